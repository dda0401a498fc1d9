### The rules page with its small boards, and the first game that teaches by doing.


## The rules page

learn-rules-title = Die Regeln
learn-rules-search = In den Regeln suchen
learn-rules-search-help = Wörter oder eine Regel, etwa E5
learn-rules-chapter = Kapitel
learn-rules-chapters = Kapitel
learn-rules-all = Alle Kapitel
learn-rules-found =
    { $count ->
        [0] Keine Regel enthält diese Wörter. Versuch es mit weniger oder kürzeren.
        [one] 1 Regel enthält diese Wörter.
       *[other] { $count } Regeln enthalten diese Wörter.
    }
learn-rules-results = Regeln mit diesen Wörtern
learn-rules-unknown = Eine Regel { $rule } gibt es nicht. Das hier sind alle.
learn-rules-link = Link zu Regel { $rule }
learn-rules-note = Anmerkung
learn-rules-may = Hier erlaubt
learn-rules-may-not = Hier nicht erlaubt
learn-rules-reconstructed = rekonstruiert
learn-rules-values-unknown = Der Server nennt seine Preise gerade nicht. Lade die Seite neu, um es noch einmal zu versuchen.

learn-minutes-title = Das Spiel in zwei Minuten
learn-minutes-goal =
    Du leitest im Jahr 1368 einen Trupp von Bergleuten in Wieliczka. Wer nach drei Phasen das meiste Geld hat,
    gewinnt. Geld kommt vom Salz: Die Burg kauft es nach Auftrag, der Markt Würfel für Würfel.
learn-minutes-turn =
    In deinem Spielzug hast du zwei Aktionen, in der ersten Runde jeder Phase nur eine. Jede ist eins von vier Dingen:
    einen Bergmann im Bergwerk einsetzen oder bewegen, Salz abbauen, einen Gehilfen in der Stadt postieren oder ein
    Gebäude besuchen. Du darfst auch passen.
learn-minutes-chain =
    Die Bergleute bilden vom Eingang des Bergwerks an eine Kette. Du kannst überall dorthin, wo jemand aus der Kette
    ist, und auf die Felder daneben; wessen Bergleute das sind, ist egal. Niemand darf weggehen, wenn das andere
    abschneiden würde.
learn-minutes-dig =
    Der erste Bergmann in einer Kammer erkundet ihr Salz und ihr Wasser. Zum Abbauen brauchst du ausgeruhte Bergleute,
    die dort stehen: einen für jeden Würfel und einen für jedes Wasser. Danach sind sie müde und legen sich hin.
learn-minutes-toll =
    Das Salz geht sofort durch die Kette nach oben. Auf jedem Feld, auf dem du niemanden hast, zahlst du 1 Groschen pro
    Würfel an die, die dort sind. Es lohnt sich also, dort zu stehen, wo andere vorbeimüssen.
learn-minutes-castle =
    Um an die Burg zu verkaufen, schick einen Bergmann in ihre Warteschlange. Er kommt zwei Spielzüge später an; hast du
    dann das Salz für einen Auftrag, wird es gut bezahlt. Wenn nicht, zahlst du eine Strafe.
learn-minutes-town =
    Das Wirtshaus hat weitere Bergleute, die Werkstatt Werkzeuge für jeden Anlass, die Pumpe holt Wasser aus Kammern,
    der Markt handelt mit einzelnen Würfeln, und auf dem Rathausplatz bekommst du 1 Groschen. Ein Gehilfe in einem
    Gebäude bringt für jeden Besuch 1 Groschen ein.
learn-minutes-rest = Wenn du bei beiden Aktionen eines Spielzugs passt, stehen alle deine müden Bergleute wieder auf.
learn-minutes-end =
    Eine Phase endet mit der Runde, in der genug Aufträge erfüllt worden sind. Alle gehen heim, und neue Aufträge und
    Werkzeuge kommen heraus. Ganz am Ende sind auch Salz und Werkzeuge, die du noch hast, ein paar Groschen wert.
learn-minutes-try = Die erste Partie spielen


## Names on the small boards, as the sentences below have them

learn-name-a = Ada
learn-name-b = Bruno
learn-name-c = Celina
learn-name-d = Dora
learn-name-e = Emil


## What one sees on the small board of each rule: one or two sentences

learn-scene-g1 =
    2L3 liegt in Tiefe 2, drei Spalten links vom Förderschacht; 4R1 liegt in Tiefe 4, eine Spalte rechts von ihm.
learn-scene-g2 =
    Das ganze Bergwerk des Grundspiels: acht Kammern auf Sohle I, sechs auf Sohle II, vier auf Sohle III und dazwischen
    der Förderschacht.
learn-scene-g3 =
    2C berührt 1C darüber, 3C darunter und die Kammern 2L1 und 2R1 daneben. 2R1 und 4R1 berühren sich nicht: Eine Kammer
    führt nie zu der unter ihr.
learn-scene-g4 =
    Alle sehen, was Ada und Bruno besitzen und was in 2R1 liegt. Niemand weiß, was unter dem Plättchen von 2R2 ist oder
    welcher Auftrag als nächster kommt.
learn-scene-g5 =
    Alle zehn Bergleute von Ada sind schon im Spiel, also hat das Wirtshaus keinen mehr für sie. Münzen und Würfel gehen
    nie aus.

learn-scene-s1 = Vier Spieler sitzen am Tisch. Das Los ist auf Ada gefallen: Sie beginnt, und die anderen folgen im Uhrzeigersinn.
learn-scene-s2 = Eine Partie zu zweit mit Muria beginnt: Ada und Bruno haben je drei Bergleute und den Steiger im Vorrat.
learn-scene-s3 =
    Ada beginnt, also hat sie 10 Groschen. Je später jemand an die Reihe kommt, desto mehr Geld gibt es dafür: 12, 14 und
    16. Alle haben einen braunen Würfel.
learn-scene-s4 = Der Markt vor dem ersten Spielzug: Braun auf der 5 und auf der 4, Grün auf der 6 und gar kein Weiß.
learn-scene-s5 = Auf jeder Kammer liegt verdeckt ein Plättchen ihrer Sohle. Was darunter ist, zeigt sich erst, wenn jemand sie betritt.
learn-scene-s6 =
    Phase I hat sieben Werkzeuge: Drei liegen offen in der Werkstatt, vier warten im Stapel. Die übrigen vierzehn kommen
    in den beiden späteren Phasen.
learn-scene-s7 =
    Eine Phase beginnt zu dritt: Drei Aufträge und drei Werkzeuge liegen offen, und der Marker im Wirtshaus steht auf
    seinem dritten Feld, so dass fünf Bergleute angeworben werden können.

learn-scene-t1 =
    In der ersten Runde hatten Ada und Bruno je eine Aktion und sind in den Schacht gegangen. Jetzt beginnt die zweite
    Runde, und beide haben je zwei.
learn-scene-t2 =
    Adas Spielzug beginnt in der Burg: Ihr Bergmann im vorderen Kreis kommt an, und der im hinteren rückt vor. Brunos
    wartet, bis Bruno selbst am Zug ist.
learn-scene-t3 =
    Ada war mit ihrer ersten Aktion in der Werkstatt. Mit der zweiten darf sie jedes andere Gebäude besuchen, aber nicht
    noch einmal die Werkstatt.
learn-scene-t4 = Adas beide Bergleute in 2L1 sind müde. Passt sie bei beiden Aktionen, stehen sie am Ende ihres Spielzugs auf.
learn-scene-t5 = Zu zweit entscheidet der vierte Auftrag die Phase. Die Runde wird zu Ende gespielt, dann ist die Phase vorbei.
learn-scene-t6 =
    Phase II beginnt. Alle Figuren sind daheim, und da der Markt kein Braun hatte, wurde ein Würfel auf die 5 gelegt. Das
    Salz in 2R1 bleibt, wo es ist.
learn-scene-t7 =
    Ada hat 31 Groschen, 9 für drei Würfel und 6 für drei Werkzeuge: 46. Bruno hat 44 und 2 für ein Werkzeug: auch 46. Ada
    gewinnt, weil sie mehr Aufträge erfüllt hat.
learn-scene-t8 = Nur zwei Aufträge sind erfüllt, aber das ist Runde 60: Die Phase endet trotzdem.

learn-scene-c1 =
    1C und 2C sind an die Oberfläche angeschlossen. Ein Bergmann kann dorthin oder auf ein Feld daneben gehen; 2L2 und 4C
    sind noch nicht erreichbar.
learn-scene-c2 =
    Ginge Adas Bergmann von 1C weg, wären alle anderen abgeschnitten, also muss er bleiben. Der in 2L1 steht am Ende der
    Kette und darf gehen.
learn-scene-c3 =
    Von 2R1 an ist im ganzen Gang kein Salz mehr. Deshalb darf Ada 2R1 verlassen, auch wenn das Brunos müden Bergmann
    dahinter abschneidet.
learn-scene-c4 =
    Im Schacht 3R1 steht niemand, aber dort ist Brunos Marker und schließt 4R1 an die Kette an. Also kann Ada in 4R1
    abbauen.

learn-scene-p1 = Ada nimmt einen Bergmann aus ihrem Vorrat und setzt ihn auf 2R1, das neben Brunos Bergmann auf 2C liegt.
learn-scene-p2 =
    Auf einem Feld ist Platz für alle. Adas Bergmann darf von 2C hinunter auf 3C gehen, weil die beiden von Bruno den
    Anschluss auf 2C halten.
learn-scene-p3 =
    Adas Bergmann ist der erste in 2R1. Das Plättchen wird aufgedeckt: Ein brauner Würfel, zwei grüne und zwei Wasser
    kommen darauf. 2R2 bleibt verborgen.
learn-scene-p4 = Ada hat einen Bergmann auf 2R1 gesetzt, und mit ihrem Seil folgte in derselben Aktion ein zweiter. Das Seil ist jetzt benutzt.

learn-scene-e1 = Ada kann in 2L1 abbauen, wo zwei ihrer Bergleute stehen. In 2R1 kann sie es nicht: Ihr einziger Bergmann dort ist müde.
learn-scene-e2 = Drei Bergleute, abzüglich ein Wasser, ergeben eine Arbeitskraft von 2. Ada nimmt also einen oder zwei Würfel ihrer Wahl.
learn-scene-e3 =
    Ada hat einen braunen Würfel aus 2L1 genommen. Ein Würfel und ein Wasser brauchten zwei Bergleute: Diese beiden sind
    müde, und der dritte steht noch.
learn-scene-e4 =
    Von 4R2 führen zwei Wege nach oben. Ada nimmt den über ihren eigenen Schacht 3R1, auf dem sie auf jedem Feld jemanden
    hat und nichts bezahlt.
learn-scene-e5 =
    Ada bringt zwei Würfel nach oben. Auf 2C hat sie selbst einen Bergmann; auf 1C steht nur Bruno, und sie zahlt ihm
    1 Groschen pro Würfel, insgesamt 2 Groschen.
learn-scene-e6 =
    Auf 2C und 1C, die auf dem Weg nach oben aufeinanderfolgen, steht nur Bruno. Ein Karren befreit beide Felder, und Ada
    zahlt für ihre drei Würfel nichts.
learn-scene-e7 = Jeder Würfel aus 2L1 würde Ada 2 Groschen kosten. Sie hat nur 1 und keinen Karren, also darf sie dort nicht abbauen.
learn-scene-e8 = Ada baut in 2R1 ab. Bruno hält den Posten am Bergwerkseingang und bekommt dafür 1 Groschen aus dem allgemeinen Vorrat.
learn-scene-e9 =
    Adas zwei Bergleute in 2R1 drehen den Pferdegöpel und nehmen einen Würfel aus 4R1, direkt darunter. Das Wasser von 4R1
    zählt gegen sie, das von 2R1 nicht.

learn-scene-a1 = Bruno hat einen Gehilfen auf dem Markt. Die Posten der Werkstatt und der Pumpe sind für Ada noch frei.
learn-scene-a2 = Bruno hat gerade ein Werkzeug gekauft. Adas Gehilfe ist in der Werkstatt, also bekommt sie 1 Groschen aus dem allgemeinen Vorrat.
learn-scene-a3 = Bruno hat seinen Steiger an die Pumpe geschickt. Für jeden Besuch dort bekommt er 1 Groschen, genau wie für einen Bergmann.
learn-scene-a4 =
    Adas Posten am Bergwerkseingang halten zwei Bergleute oder ihr Steiger allein. Zieht einer der beiden Bergleute weiter,
    geht der andere heim.
learn-scene-a5 = Bruno hat drei Würfel aus 2L1 abgebaut. Adas Posten am Eingang bringt ihr 1 Groschen ein, egal wie viele Würfel es waren.

learn-scene-b1 = Ein Bergmann kostet 6 Groschen, und Ada hat 5: Sie kann das Wirtshaus nicht besuchen. Der Rathausplatz steht ihr offen.
learn-scene-b2 = Der Marker steht auf der 6. Ada zahlt 6 Groschen für einen Bergmann, und der Marker rückt weiter: Der nächste kostet 7.
learn-scene-b3 =
    Ada kauft den Karren in der Mitte für 4 Groschen. Der Proviant rückt an seine Stelle, und vom Stapel kommt ein neues
    Werkzeug.
learn-scene-b4 =
    Ada hat einen ausgeruhten Bergmann in 2R1, also kann sie dort pumpen: 1 Wasser umsonst, 2 für 2 Groschen oder alle 3
    für 5.
learn-scene-b5 =
    Das teuerste freie Feld für Grün ist 5 wert, also kann Ada einen grünen Würfel für 5 verkaufen. Der billigste braune
    liegt auf der 4, also kann sie einen für 4 kaufen.
learn-scene-b6 =
    Ada hat keinen grünen Würfel. Wenn sie den für 6 kauft, darf sie ihn bei demselben Besuch nicht wieder verkaufen.
learn-scene-b7 = Ada war auf dem Rathausplatz und hat 1 Groschen mehr. Das ist nicht viel, aber immer möglich.
learn-scene-b8 = Der Markt nimmt keine Sole: Ada muss sie erst gegen anderes Salz tauschen oder einen Auftrag damit erfüllen.

learn-scene-k1 =
    Ada hat einen Bergmann zur Burg geschickt. Er beginnt im hinteren Kreis, rückt im nächsten Spielzug in den vorderen vor
    und kommt im Spielzug danach an.
learn-scene-k2 = Drei Figuren warten im hinteren Kreis und zwei im vorderen. Es ist immer Platz für mehr.
learn-scene-k3 =
    Adas Bergmann ist angekommen, und sie hat zwei braune Würfel und einen grünen. Sie muss den ersten oder den zweiten
    Auftrag erfüllen; der dritte braucht zwei grüne.
learn-scene-k4 = Adas einziger Würfel ist grün, und damit lässt sich kein Auftrag erfüllen. Sie verliert 3 Groschen oder den Würfel.
learn-scene-k5 =
    Zwei von Adas Bergleuten kommen zusammen an. Der erste hat 9 Groschen eingebracht, und ein neuer Auftrag ist
    herausgekommen; mit Braun und Grün erfüllt der zweite den für 11.
learn-scene-k6 =
    Adas Bergmann ist angekommen, und sie hat vier Sole. Sie darf zwei davon gegen einen braunen Würfel tauschen und dann
    den ersten Auftrag erfüllen, aber niemand kann sie dazu zwingen.

learn-scene-u1 = Mit einem Seil kann Ada in einer Aktion zwei Figuren einsetzen: zum Beispiel eine auf 2R1 und eine auf 3C.
learn-scene-u2 = Ein Bergmann und eine Spitzhacke, abzüglich ein Wasser: Das reicht für einen Würfel.
learn-scene-u3 = Adas Schöpfkelle bringt das Wasser von 2L1 hinüber nach 2L2, das noch niemand betreten hat.
learn-scene-u4 = Mit einem Karren auf 2C kommen Adas Würfel umsonst an Brunos Bergmann vorbei. Auf 1C hat sie selbst einen Bergmann.
learn-scene-u5 = Eine Karte Proviant reicht für Adas beide müden Bergleute, obwohl sie in verschiedenen Kammern sind.
learn-scene-u6 =
    Die Spalte für Braun ist voll. Mit einem Handelsbrief kann Ada ihren braunen Würfel trotzdem verkaufen, für 3 Groschen.
learn-scene-u7 = Mit einem Geleitbrief hat Adas Bergmann im vorderen Kreis begonnen: Er kommt an, wenn ihr nächster Spielzug beginnt.
learn-scene-u8 =
    Ada hat drei Bergleute in die Saline geschickt. Mit dem Salinenbrief sind zwei sofort mit je einer Sole zurückgekommen;
    der dritte kommt im nächsten Spielzug heim.
learn-scene-u9 =
    2L1 ist ausgebeutet, aber mit einem Pferdegöpel können Adas drei Bergleute dort zwei Würfel aus 4L1 nehmen, obwohl kein
    Schacht hinunterführt.

learn-scene-w1 = Ada hat in einer Aktion zwei Bergleute in die Saline geschickt. Sie bringen die Sole heim, wenn ihr nächster Spielzug beginnt.
learn-scene-w2 =
    Brunos Spielzug beginnt, und seine zwei Bergleute kommen aus der Saline heim. Dort liegt nur eine Sole, also bringt nur
    einer von ihnen einen Würfel mit.
learn-scene-w3 =
    2R1 wurde gerade erkundet, und eine Sole ist in die Saline gekommen. Auch Wasser, das aus 2R1 gepumpt wird, kommt
    dorthin.
learn-scene-w4 = Es gibt nur eine Sole. Mit ihrem Salinenbrief kann Ada nur einen ihrer drei Bergleute sofort zurückrufen.
learn-scene-w5 = Adas sechs Sole sind einen weißen Würfel wert, oder einen grünen und einen braunen, oder drei braune.
learn-scene-w6 = Die Phase endet, während zwei von Adas Bergleuten in der Saline sind. Sie gehen ohne Sole heim.

learn-scene-m1 =
    Mit Muria beginnt das Bergwerk mit zwei Schachtabschnitten und zwei verdeckten Kammern. Alles andere muss erst entdeckt
    werden.
learn-scene-m2 = Adas Bergmann hat 2R1 erkundet. Sofort wird daneben, auf 2R2, ein neues Plättchen verdeckt gelegt.
learn-scene-m3 =
    Ada hatte einen Bergmann in 2R1 und hat im Steigerhaus 5 Groschen bezahlt. Jetzt führt von dort ihr Schacht 3R1
    hinunter, und sie hat dafür 1 Sole bekommen.
learn-scene-m4 =
    Bruno hat 3R1 gebaut. Direkt daneben, auf 3R2, darf kein Schacht gebaut werden; auf 3R3, eine Spalte weiter, kann Ada
    ihren bauen.
learn-scene-m5 = Ada hat den Schacht 3L1 gebaut. Darunter liegt verdeckt ein Plättchen von Sohle II, das nun betreten werden kann.
learn-scene-m6 =
    Bruno bringt zwei Würfel aus 4R1 nach oben. Im Schacht 3R1 ist nur Adas Marker: Er zahlt ihr 2 Groschen.

learn-scene-v1 =
    Im Bergwerk mit Lageplan liegen die Plättchen offen. Was 2L1 enthält, ist bekannt, aber die Würfel werden erst
    daraufgelegt, wenn jemand es betritt, wie in 2R1.
learn-scene-v2 = Fünf Spieler mit Muria: Emil ist der letzte, deshalb beginnt er mit 18 Groschen.


## The first game

learn-title = Deine erste Partie
learn-intro =
    Lern das Spiel, indem du es spielst: eine Phase gegen Kinga, die erklärt, was geschieht. Das dauert etwa zehn Minuten,
    und du brauchst keine Vorkenntnisse.
learn-intro-mind = Du kannst jederzeit aufhören und später weitermachen, und du kannst immer einen Schritt zurückgehen.
learn-begin = Beginnen
learn-go-on = Weiter, wo du warst
learn-again = Neu beginnen
learn-again-sure = Die Lektion beginnt wieder beim ersten Schritt, an einem neuen Tisch.
learn-or-rules = Oder lies die Regeln
# The name of the learner in the log, which speaks in the third person.
learn-you = Neuling
learn-rival = Kinga
learn-panel = Lektion
learn-progress = Schritt { $step } von { $steps }
learn-back = Zurück
learn-next = Weiter
learn-show = Mach es für mich
learn-tasks = Was zu tun ist
learn-done = erledigt
learn-waiting = Kinga ist am Zug.
learn-gone = Der Server kennt diese Partie nicht mehr. Beginne neu, es wird schnell gehen.
learn-first = Das ist erlaubt, aber mach erst, worum es in der Lektion geht: { $wanted }.
learn-not-now = Nicht in dieser Lektion. In einer richtigen Partie kannst du das tun.
learn-play-on = Gegen Bot weiterspielen
learn-new-game = Neue Partie beginnen
learn-read-rules = Regeln lesen


## What Kinga says, step by step: short and friendly, one idea each

learn-step-welcome =
    Willkommen in Wieliczka! Ich bin Kinga und grabe neben dir. Das Ziel ist einfach: am Ende das meiste Geld haben. Am
    besten zahlt die Burg: Ihre Aufträge verlangen Salz und nennen den Preis.
learn-step-purse =
    Das gehört dir: 10 Groschen, ein brauner Salzwürfel und fünf Bergleute. Ich habe 12 Groschen, weil du anfängst. Alles
    liegt offen auf dem Tisch.
learn-step-town =
    Oben ist die Stadt. Jedes Haus ist für eines gut: Das Wirtshaus hat Bergleute, die Werkstatt Werkzeuge, der Markt
    handelt mit Salz. Wir werden sie alle besuchen.
learn-step-mine =
    Unten ist das Bergwerk. Die Kammern liegen neben dem Förderschacht, verdeckt, bis jemand sie betritt. Je tiefer sie
    liegen, desto wertvoller ist das Salz.
learn-step-enter =
    Alles beginnt am Eingang. Nimm einen Bergmann aus deinem Vorrat und setz ihn auf 1C, ganz oben in den Schacht.
learn-step-end =
    In der ersten Runde einer Phase haben alle nur eine Aktion, und das war deine. Beende deinen Spielzug, dann mache ich
    meinen.
learn-step-chain =
    Ich bin weiter auf 2C gegangen. Die Bergleute bilden vom Eingang an eine Kette, und meine zählen so viel wie deine: Du
    kannst überall dorthin, wo die Kette ist, und daneben. Schick einen Bergmann nach 2L1, in die Kammer links von mir.
learn-step-reveal =
    Dein Bergmann ist als Erster dort, also wird die Kammer erkundet: zweimal Braun, einmal Grün und ein Wasser. Jetzt hast du zwei
    Aktionen, also schick einen zweiten Bergmann hinterher und beende deinen Spielzug.
learn-step-rival-reveals =
    Ich habe auf der anderen Seite 2R1 erkundet: einmal Braun, zweimal Grün, aber zwei Wasser. Wasser ist lästig: Ein
    Bergmann, der es ausschöpft, kann nicht abbauen.
learn-step-dig =
    Bau ab! Zwei Bergleute, abzüglich ein Wasser, ergeben eine Arbeitskraft von 1, und das ist ein Würfel. Wähle 2L1 und
    nimm einen braunen.
learn-step-tired =
    Deine Bergleute sind müde und legen sich hin. Und schau auf 2C: Dort hast du niemanden, also hat mein Bergmann dein Salz
    getragen, und du hast mir für den Würfel 1 Groschen bezahlt. Auf 1C stehst du selbst, das kostet nichts.
learn-step-queue =
    Jetzt hast du zwei braune, und die Burg zahlt dafür 9. Schick einen Bergmann zur Burg: Er wartet im hinteren Kreis, dann
    im vorderen, und dann wird er empfangen. Beende danach deinen Spielzug.
learn-step-toll =
    Diesmal hast du verdient: Ich habe einen grünen Würfel abgebaut, und auf 1C stehst nur du. Das war 1 Groschen für dich.
    Ein guter Platz in der Kette macht sich bezahlt.
learn-step-tool =
    Während dein Bergmann wartet, kauf ein Werkzeug. Die Spitzhacke kostet nur 3 Groschen und leistet so viel wie ein
    weiterer Bergmann. Jedes Werkzeug kann einmal pro Phase benutzt werden.
learn-step-third =
    Deine zwei Bergleute in 2L1 sind müde, aber einen hast du noch. Schick auch ihn nach 2L1 und beende deinen Spielzug.
learn-step-deliver =
    Dein Bergmann wird in der Burg empfangen! Du hast, was der erste Auftrag verlangt: Liefere zwei braune Würfel und nimm
    9 Groschen ein.
learn-step-pump =
    Wer ankommt und für keinen Auftrag das Salz hat, zahlt eine Strafe, also plane voraus. Ein neuer Auftrag ist da: zweimal
    Braun und einmal Grün für 17! Erst muss das Wasser weg. Besuch die Pumpe für 2L1: Das erste Wasser ist umsonst.
learn-step-pick =
    Ohne Wasser haben ein Bergmann und deine Spitzhacke eine Arbeitskraft von 2. Bau den braunen und den grünen Würfel
    zusammen ab und beende deinen Spielzug. Mein Bergmann auf 2C bekommt wieder 1 Groschen pro Würfel.
learn-step-rival-rests =
    2L1 ist jetzt leer. Ich habe bei beiden Aktionen meines Spielzugs gepasst, und so sind alle meine müden Bergleute
    aufgestanden. Bald machst du das auch.
learn-step-market =
    Du hast einen braunen und einen grünen Würfel. Die sind in der Burg 11 wert, aber mit einem braunen mehr sind es 17! Kauf
    einen braunen auf dem Markt: Der billigste kostet 4.
learn-step-again =
    Schick jetzt wieder einen Bergmann zur Burg. Ich habe alles für den Auftrag für 11, es war also gut, dass du höher
    gezielt hast. Beende deinen Spielzug.
learn-step-rest =
    Ich habe geliefert und wieder abgebaut; du hast auf 1C 2 Groschen verdient. Dein Trupp in 2L1 ist müde, und dein
    Bergmann an der Burg braucht sowieso noch Zeit. Gönn ihnen eine Pause: Passe bei beiden Aktionen und beende deinen
    Spielzug.
learn-step-seventeen = Deine Bergleute stehen wieder, und in der Burg bist du an der Reihe. Liefere für 17 Groschen!
learn-step-hire =
    Mehr Bergleute bedeuten mehr Arbeitskraft. Wirb im Wirtshaus einen an: Der Preis steigt mit jedem, und zu zweit beginnt
    er bei 6.
learn-step-assist =
    Ein Bergmann kann auch in der Stadt verdienen. Postiere einen als Gehilfen auf dem Markt: Von jetzt an bekommst du
    1 Groschen aus dem allgemeinen Vorrat, wann immer jemand dort handelt, auch ich. Beende dann deinen Spielzug.
learn-step-wage =
    Siehst du, ich habe auf dem Markt einen Würfel gekauft, und dein Gehilfe hat 1 Groschen verdient. Auch in der Burg, in
    der Werkstatt und an der Pumpe gibt es einen Posten.
learn-step-move =
    2L1 ist ausgebeutet, also auf zur nächsten Kammer. Bergleute, die stehen, können sich bewegen: Schick einen von 2L1 nach
    2L2. Die anderen halten die Kette.
learn-step-second =
    Dreimal Braun! Niemand darf weggehen, wenn das andere abschneiden würde, deshalb muss der letzte in 2L1 bleiben. Schick
    noch einen nach 2L2 und beende deinen Spielzug.
learn-step-phase =
    Mit meiner Lieferung sind vier Aufträge erfüllt: Zu zweit endet damit die Phase. Alle Figuren sind heimgekehrt und
    stehen, benutzte Werkzeuge sind wieder bereit, und neue Aufträge und Werkzeuge sind herausgekommen. Das Bergwerk bleibt,
    wie es ist.
learn-step-deeper =
    In Phase II verlangt die Burg weißes Salz. Es liegt tiefer, ab Sohle II. Auch wer beginnt, hat gewechselt: Jetzt bin
    ich es.
learn-step-score =
    Nach Phase III wird alles gezählt: dein Geld, 3 Groschen für jeden übrigen Würfel und etwas für deine Werkzeuge, je mehr,
    desto besser. Wer am meisten hat, gewinnt.
learn-step-finish =
    Mehr musst du nicht wissen. Spiel von hier aus weiter, und ein Bot übernimmt meinen Platz. Was du nicht tun kannst, ist
    auf dem Spielplan abgedunkelt: Zeig darauf oder tippe es an, und es sagt dir, warum. Viel Glück!
