### The rules of Magnum Sal and Muria as this program plays them, in German.
###
### A chapter has a title and, where needed, an .intro. A rule has its text, a .title and, where
### sources differ or a setting changes it, a .note.
### An unofficial fan project; the wording is the project's own.


## G

chapter-g = Der Spielplan
    .intro =
        Geld wird in Groschen gezählt. Salz ist braun, grün oder weiß; mit der Erweiterung Muria kommt
        die blaue Sole als weitere Sorte hinzu. Eine Figur ist ein Bergmann oder, mit Muria, ein
        Steiger; im Bergwerk ist sie entweder ausgeruht und steht, oder sie ist müde. Ein Feld ist ein
        Schachtabschnitt oder eine Kammer. Der Vorrat eines Spielers enthält die Figuren, die er zur Hand
        hat, und ein Posten ist der Platz eines Gehilfen. Was eine Regel über Muria sagt, gilt nur, wenn
        die Einstellung `expansion` den Wert `muria` hat.

rule-g1 =
    Der Name eines Feldes besteht aus seiner Tiefe und seiner Spalte. Die Tiefe wird in
    Schachtabschnitten von der Oberfläche nach unten gezählt, der oberste Abschnitt hat also Tiefe 1.
    Die mittlere Spalte ist `C`; jede andere ist `L` für links oder `R` für rechts mit ihrem Abstand von
    der Mitte, wie in `1C`, `2L3`, `4R1` und `6L2`. Mit Muria kann ein Abstand zwei Ziffern haben, `4C`
    und `6C` können Kammern sein, `5C` kann ein Schacht sein, den jemand gebaut hat, und ein `3C` gibt es
    nie.
    .title = Namen der Felder

rule-g2 =
    Das Bergwerk des Grundspiels hat sechs Abschnitte des Förderschachts, `1C` bis `6C`. Sohle I liegt in
    Tiefe 2 und hat die acht Kammern `2L1` bis `2L4` und `2R1` bis `2R4`. Sohle II liegt in Tiefe 4 und
    hat die sechs Kammern `4L1` bis `4L3` und `4R1` bis `4R3`. Sohle III liegt in Tiefe 6 und hat die vier
    Kammern `6L1`, `6L2`, `6R1` und `6R2`.
    .title = Das Bergwerk des Grundspiels

rule-g3 =
    Zwei Felder einer Spalte, deren Tiefen sich um 1 unterscheiden, sind benachbart, wenn beide
    Schachtabschnitte sind oder wenn, mit Muria, eines ein Schachtabschnitt und das andere eine Kammer
    ist. Zwei Felder gleicher Tiefe in nebeneinanderliegenden Spalten sind benachbart, wenn eines von
    ihnen eine Kammer ist oder beide Kammern sind. Eine Kammer ist nie mit einer anderen Kammer über oder
    unter ihr benachbart. Die Oberfläche erreicht man von `1C` aus.
    .title = Benachbarte Felder

rule-g4 =
    Alle dürfen jederzeit alles Geld und Salz, alle Werkzeuge, alle Figuren und alle offenen Plättchen
    sehen. Zweierlei ist verborgen: was auf Plättchen ist, die noch nicht erkundet sind, außer im Bergwerk
    mit Lageplan (V1), und in welcher Reihenfolge Plättchen, Aufträge und Werkzeuge in ihren Stapeln
    liegen.
    .title = Was alle sehen
    .note =
        Mit der Einstellung `mapped = true` liegen Plättchen offen, bevor jemand sie betritt; auch ihr
        Inhalt ist dann für alle sichtbar.

rule-g5 =
    Im allgemeinen Vorrat sind immer genug Münzen und Würfel. Figuren sind begrenzt: Jede Farbe hat 10
    Bergleute und, mit Muria, 1 Steiger.
    .title = Allgemeiner Vorrat und Figuren


## S

chapter-s = Spielvorbereitung

rule-s1 =
    Das Spiel ist für 2 bis 4 Spieler, mit Muria auch für 5. Der Startspieler wird ausgelost, sofern die
    Spieler nicht selbst einen bestimmen.
    .title = Anzahl der Spieler

rule-s2 =
    Im Grundspiel beginnt jeder Spieler mit 4 Bergleuten, zu zweit mit 5. Mit Muria beginnt jeder mit 2
    Bergleuten und 1 Steiger, zu zweit mit 3 Bergleuten und 1 Steiger. Alle diese Figuren sind zu Beginn
    im Vorrat ihres Besitzers.
    .title = Figuren zu Beginn

rule-s3 =
    Jeder Spieler erhält 1 braunes Salz. Der Startspieler erhält 10 Groschen, die anderen erhalten von
    dort aus im Uhrzeigersinn 12, 14 und 16; ein fünfter Spieler erhält 18.
    .title = Geld und Salz zu Beginn

rule-s4 =
    Auf dem Markt liegt zu Beginn ein brauner Würfel auf dem Feld mit Wert 5, ein brauner auf dem Feld mit
    Wert 4 und ein grüner auf dem Feld mit Wert 6. Weiß fehlt zu Beginn.
    .title = Der Markt zu Beginn

rule-s5 =
    Die Plättchen jeder Sohle werden getrennt gemischt. Im Grundspiel wird auf jede Kammer verdeckt ein
    Plättchen ihrer Sohle gelegt; mit Muria werden die Plättchen gezogen, während das Bergwerk wächst (M1,
    M2, M5). Im Bergwerk mit Lageplan wird ein Plättchen offen gelegt, aber noch ohne Würfel (V1).
    .title = Auslegen der Plättchen
    .note =
        Die Einstellung `mapped = true` wählt das Bergwerk mit Lageplan.

rule-s6 =
    Gespielt wird mit 21 Werkzeugkarten, je 3 von 7 Arten. Mit Muria gibt es 9 Arten, und die Spieler
    wählen die 7, mit denen gespielt wird, oder losen sie aus. Die 21 Karten werden ein einziges Mal
    gemischt, vor Phase I. Welche Arten im Spiel sind, wissen alle: die anderen liegen offen neben dem Plan.
    .title = Werkzeugkarten

rule-s7 =
    Jede Phase beginnt mit denselben Vorbereitungen. Die Aufträge der Phase werden gemischt und einige
    aufgedeckt, 3 bei 2 oder 3 Spielern und 4 bei 4 oder 5 Spielern, und die Zahl der erfüllten Aufträge
    wird auf 0 zurückgesetzt. Die nächsten 7 Werkzeuge bilden den Stapel der Werkstatt, und 3 davon werden
    aufgedeckt. Der Marker im Wirtshaus kommt bei 4 oder 5 Spielern auf das erste Feld, bei 3 auf das
    dritte und bei 2 auf das fünfte, so dass 7, 5 oder 3 Bergleute angeworben werden können. Mit Muria
    kommt in Phase I 1 Schachtplättchen zu den noch nicht verbauten, in Phase II kommen 2 dazu und in
    Phase III 3; in früheren Phasen nicht verbaute bleiben verfügbar.
    .title = Vorbereitung einer Phase
    .note =
        Die Texte zu Muria sprechen von 1, 2 und den übrigen 3 Schachtplättchen, eine Zahl für jede Phase.
        Man kann sie so lesen, dass so viele zu den übrigen hinzukommen, oder so, dass genau so viele
        verfügbar sind. In diesem Spiel kommen sie hinzu, und nicht verbaute bleiben erhalten.


## T

chapter-t = Spielverlauf

rule-t1 =
    Das Spiel hat drei Phasen, und eine Phase ist eine Folge von Runden. In einer Runde hat jeder einen
    Spielzug, im Uhrzeigersinn ab dem Startspieler. Ein Spielzug hat in der ersten Runde einer Phase 1
    Aktion und in allen späteren Runden 2 Aktionen.
    .title = Phasen, Runden, Spielzüge

rule-t2 =
    Ein Spielzug beginnt in der Burg: Jede eigene Figur im vorderen Kreis kommt an, und jede eigene Figur
    im hinteren Kreis rückt in den vorderen vor. Dann werden die Ankünfte einzeln nacheinander abgehandelt
    (K3 bis K6), und jede Figur kehrt dabei in den Vorrat zurück. Mit Muria kommen danach die eigenen
    Figuren aus der Saline heim (W2). Erst dann führt der Spieler seine Aktionen aus und benutzt
    Werkzeuge, und schließlich endet der Spielzug.
    .title = Ablauf eines Spielzugs

rule-t3 =
    Eine Aktion ist eine von diesen: eine Figur im Bergwerk einsetzen oder bewegen (P), Salz abbauen (E),
    einen Gehilfen postieren (A), ein Gebäude besuchen (B, K, W, M) oder passen. Beide Aktionen eines
    Spielzugs dürfen von derselben Art sein. Zwei Besuche desselben Gebäudes in einem Spielzug sind
    verboten.
    .title = Die Aktionen

rule-t4 =
    Wer bei beiden Aktionen eines Spielzugs passt, gönnt seinen Leuten eine Pause: Am Ende dieses
    Spielzugs stehen alle müden Figuren des Spielers wieder auf. Was außerhalb von Aktionen geschieht,
    etwa der Einsatz von Schöpfkelle oder Proviant, verdirbt die Pause nicht.
    .title = Eine Pause machen
    .note =
        In der deutschen Spielregel ist die Pause eine eigene Aktion, die den ganzen Spielzug braucht; nach
        den anderen Texten macht man Pause, indem man zweimal passt. Das Ergebnis ist dasselbe, deshalb
        besteht die Pause in diesem Spiel aus zweimaligem Passen.

rule-t5 =
    Eine Phase ist entschieden, sobald die Zahl der in ihr erfüllten Aufträge eine Schwelle erreicht. Die
    laufende Runde wird dann noch zu Ende gespielt, wobei weitere Aufträge erlaubt sind, und die Phase
    endet zusammen mit der Runde. Die Schwelle liegt bei 5 Aufträgen, zu zweit bei 4. In Phase III einer
    Partie mit Muria liegt sie bei 6, zu zweit bei 5.
    .title = Wann eine Phase endet

rule-t6 =
    Am Ende einer Phase kehrt jede Figur ausgeruht in den Vorrat ihres Besitzers zurück. Nicht erfüllte
    Aufträge und nicht gekaufte Werkzeuge kommen aus dem Spiel, benutzte Werkzeuge werden wieder
    benutzbar, und der Startspielermarker geht an den linken Nachbarn. Liegt auf dem Markt kein Braun,
    kommt ein brauner Würfel auf die 5; liegt dort kein Grün, kommt ein grüner auf die 6; Weiß wird nie
    ergänzt. Mit Muria behält die Saline höchstens 2 Sole, der Rest kommt in den allgemeinen Vorrat.
    Kammern, die Würfel darin und Schächte bleiben, wie sie sind, und S7 bereitet die nächste Phase vor.
    .title = Zwischen zwei Phasen

rule-t7 =
    Nach Phase III geschieht nichts von T6; gewertet wird die Lage, wie sie ist. Das Ergebnis eines
    Spielers ist sein Geld, dazu 3 Groschen für jeden braunen, grünen oder weißen Würfel, 3 für je zwei
    Sole und ein Betrag für seine Werkzeuge, ob benutzt oder nicht: 0 für keines, 2 für 1 oder 2, 6 für 3
    oder 4, 10 für 5 oder 6, 14 für 7 oder 8 und 20 für 9 oder mehr. Das höchste Ergebnis gewinnt. Bei
    Gleichstand gewinnt, wer mehr Aufträge erfüllt hat, dann, wer weniger Bergleute hat (Steiger zählen
    nicht), dann, wer weniger Werkzeuge hat, benutzte eingeschlossen; entscheidet auch das nicht, teilen
    sich die gleichauf liegenden Spieler den Sieg.
    .title = Endwertung und Sieger

rule-t8 =
    Eine Phase endet auch mit ihrer 60. Runde, selbst wenn zu wenige Aufträge erfüllt wurden.
    Normalerweise dauern Phasen 8 bis 20 Runden.
    .title = Die Rundengrenze
    .note =
        Keine Spielregel kennt diese Grenze. Ein Programm braucht sie, weil die Spieler eine Phase sonst
        endlos fortsetzen könnten. Die Einstellung `round_limit` enthält die Zahl der Runden, 60, wenn sie
        nicht geändert wird.


## C

chapter-c = Die Kettenregel
    .intro =
        O ist die Menge aller Felder, auf denen mindestens eine Figur ist, egal von welchem Spieler und ob
        ausgeruht oder müde, oder der Besitzermarker eines Schachts. Ein Feld von O ist angeschlossen, wenn
        von ihm ein Weg über benachbarte Felder, die alle zu O gehören, nach `1C` führt und auch `1C` zu O
        gehört. Eine Figur ist angeschlossen, wenn ihr Feld es ist; sonst ist sie abgeschnitten.

rule-c1 =
    Eine Figur darf nur auf ein Feld gehen, das `1C` ist oder neben einem angeschlossenen Feld liegt. Was
    angeschlossen ist, wird ohne die Figur selbst beurteilt, also nachdem sie den Ort verlassen hat, von dem
    sie kommt.
    .title = Wohin eine Figur gehen darf

rule-c2 =
    Eine Figur darf ein Feld des Bergwerks nur verlassen, wenn sie ausgeruht ist. Außerdem muss jede andere
    Figur, die vorher angeschlossen war, auch in dem Augenblick noch angeschlossen sein, in dem die Figur
    weg und noch nirgends angekommen ist. Eine ausgeruhte Figur, die selbst abgeschnitten ist, darf also
    weggehen.
    .title = Wann eine Figur weggehen darf

rule-c3 =
    Eine ausgeruhte Figur darf durch das Verlassen eines Feldes Y Anschlüsse unterbrechen, wenn drei
    Bedingungen erfüllt sind: Y ist eine Kammer; Y und alle Kammern hinter Y sind erkundet und enthalten
    kein Salz; und jede Figur, die den Anschluss verliert, ob ausgeruht oder müde, ist hinter Y. Ein Feld
    ist hinter Y, wenn jeder Weg von ihm nach `1C` über vorhandene Felder, ob besetzt oder nicht, durch Y
    führt. Im Bergwerk des Grundspiels ist das der Rest des Ganges hinter Y.
    .title = Einen ausgebeuteten Gang verlassen
    .note =
        Die englische und die französische Spielregel verlangen, dass die Kammern erkundet und ohne Salz
        sind; die deutsche verlangt nur, dass dort keine Salzwürfel liegen. Dieses Spiel folgt dem
        englischen und dem französischen Text.

rule-c4 =
    Mit Muria zählt der Besitzermarker eines Schachts für O und verbindet so die Felder, an die er grenzt;
    er selbst darf abgeschnitten werden. Eine abgeschnittene Figur ist vom Abbau ausgeschlossen (E1), sonst
    von nichts.
    .title = Marker und abgeschnittene Figuren


## P

chapter-p = Einsetzen und Bewegen

rule-p1 =
    Mit dieser Aktion setzt ein Spieler eine eigene Figur auf ein Feld des Bergwerks. Sie kommt aus dem
    Vorrat, von einem anderen Feld des Bergwerks oder vom Posten eines Gehilfen, nie aus der Warteschlange
    der Burg oder aus der Saline. Das Ziel kann nicht das Feld sein, auf dem die Figur schon ist, und eine
    müde Figur kann nicht bewegt werden.
    .title = Eine Figur einsetzen

rule-p2 =
    Das Ziel muss C1 erfüllen, und eine Figur, die aus dem Bergwerk kommt, muss nach C2 oder C3 weggehen
    dürfen. Auf einem Feld haben beliebig viele Figuren beliebig vieler Spieler Platz.
    .title = Ziel und Herkunft

rule-p3 =
    Die erste Figur, die eine Kammer betritt, erkundet sie. Das Salz und das Wasser, die das Plättchen
    zeigt, werden daraufgelegt, zusätzlich zu Wasser, das eine Schöpfkelle vorher gebracht hat. Die Kammer
    bleibt für den Rest der Partie erkundet.
    .title = Eine Kammer erkunden

rule-p4 =
    Unmittelbar nach einer Einsetzaktion oder nach einem früheren Seil in dieser Aktion erlaubt ein Seil,
    nach denselben Regeln eine weitere Figur einzusetzen oder zu bewegen. Es dürfen so viele Seile folgen,
    wie der Spieler unbenutzt hat. Ein Seil kann keinen Gehilfen postieren. Eine Schöpfkelle oder Proviant
    dazwischen schließt die Aktion ab, ebenso ein Tausch von Sole (W5), und danach kann kein Seil folgen.
    .title = Das Seil in einer Aktion
    .note =
        Nach der englischen und der französischen Spielregel werden Schöpfkelle und Proviant außerhalb von
        Aktionen benutzt, während die deutsche sie jederzeit im eigenen Spielzug erlaubt. Dieses Spiel folgt
        dem englischen und dem französischen Text; zwischen ein Einsetzen und sein Seil passt also keines
        von beiden.


## E

chapter-e = Salzabbau

rule-e1 =
    Salz wird in einer erkundeten Kammer X abgebaut. X muss angeschlossen sein, und der Spieler muss dort
    mindestens eine ausgeruhte Figur haben.
    .title = Wo Salz abgebaut wird

rule-e2 =
    Die Arbeitskraft ist 1 für jeden beteiligten ausgeruhten Bergmann, 2 für einen Steiger und 1 für jede
    Spitzhacke, abzüglich der Zahl der Wasserwürfel in der Kammer, in der abgebaut wird. Der Spieler nimmt
    mindestens 1 Würfel und höchstens so viele, wie die Arbeitskraft beträgt, von beliebigen Sorten, die
    dort liegen.
    .title = Arbeitskraft und Zahl der Würfel
    .note =
        Die einseitige Übersicht sagt, dass genau so viele Würfel genommen werden, wie die Arbeitskraft
        beträgt. In den Spielregeln ist sie eine Obergrenze, und dieses Spiel folgt ihnen.

rule-e3 =
    Nur beteiligte Figuren werden müde, und Figuren, die Wasser zurückhalten, sind auch beteiligt. Der
    Bedarf ist die Zahl der genommenen Würfel plus das Wasser in der Kammer, in der abgebaut wird. Ein
    Trupp besteht aus mindestens einer ausgeruhten Figur des Spielers in X; seine Arbeitskraft (1
    für einen Bergmann, 2 für einen Steiger) plus die benutzten Spitzhacken muss den Bedarf erreichen, und
    die Summe muss darunter fallen, sobald irgendeine Figur, sofern sie nicht die einzige ist, oder irgendeine
    Spitzhacke weggenommen wird. Unter allen passenden Trupps wählt der Spieler.
    .title = Wer müde wird
    .note =
        Nach der englischen und der deutschen Spielregel und der Übersicht werden nur die Bergleute müde,
        die gearbeitet haben. In der französischen fehlt dieser Satz, und man kann sie so lesen, dass alle
        Bergleute des Spielers in der Kammer müde werden. In diesem Spiel wird der Trupp müde. Mit der
        Einstellung `fatigue = all` besteht der Trupp immer aus allen eigenen ausgeruhten Figuren in X, mit
        so wenigen Spitzhacken, wie für den Bedarf nötig sind.

rule-e4 =
    Das Salz wird sofort, in derselben Aktion, von X nach `1C` gebracht, über benachbarte Felder, die alle
    zu O gehören. Im Bergwerk des Grundspiels gibt es genau einen solchen Förderweg. Mit Muria kann es
    mehrere geben, und der Spieler sucht sich einen aus, der durch kein Feld zweimal führt.
    .title = Der Förderweg
    .note =
        Die Spielregeln beschreiben den einzigen Weg im Bergwerk des Grundspiels und sagen nicht, wer wählt,
        wenn durch die Schächte von Muria Schleifen entstehen. Die freie Wahl ist eine Festlegung dieses
        Spiels.

rule-e5 =
    Jedes Feld des Förderwegs außer X, auf dem der Spieler weder eine Figur noch einen eigenen Marker hat,
    kostet 1 Groschen für jeden Würfel. Das Geld geht an die Besitzer der Figuren und des Markers auf diesem
    Feld; sind es mehrere, teilt der Spieler es in ganzen Groschen beliebig unter ihnen auf. Der Besitzer
    eines Markers ist ein Empfänger wie die anderen und zählt einmal, auch wenn er dort außerdem Figuren
    hat. Sind Steiger auf dem Feld, werden nur Besitzer von Steigern dort bezahlt.
    .title = Gebühren auf dem Förderweg

rule-e6 =
    Ein Karren befreit ein Feld des Förderwegs, für das eine Gebühr fällig ist, oder zwei solche Felder, die
    auf dem Förderweg aufeinanderfolgen. Im Grundspiel tut er das für beliebig viele Würfel. Mit Muria oder
    mit der Einstellung `cart_capacity = 2` deckt ein Karren nur zwei Würfel ab; auf dieselben Felder dürfen
    weitere Karren gelegt werden, jeder für zwei weitere Würfel, und für Würfel, die kein Karren abdeckt,
    wird wie üblich gezahlt.
    .title = Der Karren auf dem Förderweg
    .note =
        In der italienischen Spielregel von Muria fehlt ein „nicht“, so dass sie mehr als zwei Würfel zu
        erlauben scheint; in der französischen steht das Wort, und der Satz, der im italienischen Text
        folgt, ergibt nur damit Sinn. Beide empfehlen die Grenze auch für das Grundspiel, was die
        Einstellung `cart_capacity = 2` möglich macht. Die deutsche Spielregel des Grundspiels spricht nur
        von Kammern, die englische und die französische auch von Schachtabschnitten; hier wirkt ein Karren
        auf beiden.

rule-e7 =
    Wer nicht alle Gebühren eines Abbaus bezahlen kann, darf ihn nicht ausführen. Unbenutzte Karren zählen
    mit: Sind die Gebühren mit ihrer Hilfe bezahlbar, ist der Abbau erlaubt, und der Spieler muss Karren so
    legen, dass die restlichen Gebühren bezahlt werden können. Wasser bleibt in der Kammer. Müde Figuren
    helfen beim Fördern genau wie ausgeruhte.
    .title = Bezahlen können

rule-e8 =
    Mit Muria bringt der Posten am Bergwerkseingang nach jedem Abbau Geld ein (A5).
    .title = Der Bergwerkseingang nach dem Abbau

rule-e9 =
    Mit dem Pferdegöpel (Muria) nimmt ein Trupp in Kammer X Salz aus der erkundeten Kammer direkt darunter,
    in derselben Spalte und 2 tiefer, ob ein Schacht die beiden verbindet oder nicht. Wasser in der unteren
    Kammer verringert die Arbeitskraft, Wasser in X nicht; Figuren in der unteren Kammer helfen nicht. Der
    Förderweg beginnt bei X. X muss eine Kammer sein, kein Schachtabschnitt, und muss selbst kein Salz
    enthalten.
    .title = Abbau mit dem Pferdegöpel


## A

chapter-a = Gehilfen

rule-a1 =
    Mit dieser Aktion stellt ein Spieler eine eigene ausgeruhte Figur auf den freien Posten der Burg, der
    Werkstatt, der Pumpe oder des Marktes, mit Muria auch der Saline. Die Figur kommt aus dem Vorrat, von
    einem anderen Posten oder aus dem Bergwerk, wenn die Kettenregel sie weggehen lässt (C2, C3). Das
    Wirtshaus, der Rathausplatz und das Steigerhaus haben keinen Posten. Auf einem Posten ist Platz für
    einen Gehilfen; er bleibt, bis sein Besitzer ihn bewegt oder die Phase endet.
    .title = Einen Gehilfen postieren

rule-a2 =
    Jedes Mal, wenn irgendjemand, auch der Besitzer selbst, das Gebäude besucht hat, erhält der Besitzer des
    Gehilfen 1 Groschen aus dem allgemeinen Vorrat. Der kommt erst, nachdem der Besucher gezahlt hat, kann
    also nicht helfen, diesen Besuch zu bezahlen. In der Burg bringt der Gehilfe nicht für Besuche, sondern
    für jeden erfüllten Auftrag 1 Groschen ein. In der Saline bringt er nicht für Besuche 1 Groschen ein,
    sondern immer dann, wenn Figuren mit mindestens einer Sole heimkommen.
    .title = Was ein Gehilfe einbringt

rule-a3 =
    Ein Steiger auf einem Posten ist nicht mehr wert als ein Bergmann. Nur am Bergwerkseingang ersetzt er
    zwei (A4).
    .title = Steiger als Gehilfen

rule-a4 =
    Mit Muria hat der Bergwerkseingang einen Posten für 2 Bergleute, die in einer Aktion gemeinsam von
    überall geschickt werden, wo A1 es erlaubt, oder für 1 Steiger. Die zwei Bergleute gehen nacheinander
    weg, und die Aktion ist erlaubt, wenn die Kettenregel mindestens eine der beiden Reihenfolgen zulässt.
    Geht einer der beiden später fort, kommt der andere sofort in den Vorrat. Der Posten am
    Bergwerkseingang ist kein Feld: Er gehört nie zu O und liegt auf keinem Förderweg.
    .title = Der Posten am Bergwerkseingang
    .note =
        Die Spielregeln von Muria sagen nicht, was aus einem einzelnen Bergmann wird, der am Eingang
        zurückbleibt. Da der Posten zwei braucht, gilt als Festlegung dieses Spiels, dass der zweite
        heimgeht.

rule-a5 =
    Nach jedem Abbau von mindestens einem Würfel, egal durch wen, erhält der Besitzer des Postens am
    Bergwerkseingang 1 Groschen aus dem allgemeinen Vorrat.
    .title = Was der Bergwerkseingang einbringt


## B

chapter-b = Gebäude

rule-b1 =
    Ein Gebäude zu besuchen heißt, seine Aktion vollständig auszuführen; wer das nicht kann, darf es nicht
    besuchen. In einem Spielzug darf jedes Gebäude nur einmal besucht werden. Das Abhandeln von Aufträgen zu
    Beginn eines Spielzugs ist kein Besuch der Burg.
    .title = Ein Gebäude besuchen

rule-b2 =
    Im Wirtshaus zahlt ein Spieler den Preis beim Marker, nimmt einen Bergmann der eigenen Farbe aus dem
    allgemeinen Vorrat in seinen Vorrat und schiebt den Marker ein Feld weiter. Die Preise auf der Leiste
    sind 5, 5, 5, 6, 6, 7 und 8 Groschen. Sobald der Marker über den letzten hinaus ist, ist das Wirtshaus
    bis zum Ende der Phase geschlossen. Wer 10 Bergleute besitzt, kann keinen anwerben.
    .title = Das Wirtshaus

rule-b3 =
    In der Werkstatt kauft ein Spieler eines der aufgedeckten Werkzeuge, die von links nach rechts 3, 4 und 5
    Groschen kosten. Die Werkzeuge rechts davon rücken dann einen Platz nach links, und ein neues Werkzeug
    vom Stapel kommt auf den Platz ganz rechts. Sobald der Stapel leer ist, sind weniger Werkzeuge im
    Angebot.
    .title = Die Werkstatt

rule-b4 =
    An der Pumpe entfernt ein Spieler 1 oder mehr Wasserwürfel aus einer einzigen Kammer, in der eine eigene
    ausgeruhte Figur ist. Der erste Würfel ist kostenlos, der zweite kostet 2 Groschen, der dritte 3, der
    vierte 4 und so weiter: insgesamt 0, 2, 5, 9 und so fort. Das Wasser kommt in den allgemeinen Vorrat, mit
    Muria in die Saline.
    .title = Die Pumpe
    .note =
        Der Absatz zur Pumpe selbst verlangt nur einen Bergmann des Spielers in der Kammer. Die englische und
        die französische Spielregel sagen aber auch, dass ein müder Bergmann nur noch beim Fördern hilft,
        deshalb verlangt dieses Spiel eine ausgeruhte Figur. Mit der Einstellung `pump_with_tired = true`
        genügt eine müde.

rule-b5 =
    Auf dem Markt macht ein Spieler 1 oder 2 Geschäfte mit je einem Würfel. Verkauft wird ein Würfel auf das
    teuerste freie Feld seiner Sorte, zum Preis dieses Feldes; gekauft wird er vom billigsten besetzten Feld
    seiner Sorte, zu dessen Preis. Braun hat Felder zu 3, 3, 4 und 5, Grün zu 4, 5 und 6, Weiß zu 7 und 8.
    Was das erste Geschäft einbringt, darf im zweiten ausgegeben werden.
    .title = Der Markt

rule-b6 =
    Kein Würfel wird bei einem Besuch zweimal gehandelt. Wer eine Sorte gekauft hat, darf sie nur dann
    verkaufen, wenn er schon zu Beginn des Besuchs einen Würfel davon hatte. Wer eine Sorte verkauft hat,
    darf sie nicht kaufen, außer wenn der verkaufte Würfel in den allgemeinen Vorrat gekommen ist (U6).
    .title = Nie zweimal derselbe Würfel

rule-b7 =
    Auf dem Rathausplatz nimmt sich ein Spieler 1 Groschen aus dem allgemeinen Vorrat.
    .title = Der Rathausplatz

rule-b8 =
    Auf dem Markt wird Sole weder gekauft noch verkauft.
    .title = Keine Sole auf dem Markt


## K

chapter-k = Die Burg

rule-k1 =
    Ein Besuch der Burg stellt eine eigene ausgeruhte Figur in den hinteren Kreis der Warteschlange. Sie
    kommt aus dem Vorrat, von einem Posten oder aus dem Bergwerk, wenn die Kettenregel sie weggehen lässt (C2,
    C3). Mit einem Geleitbrief geht sie gleich in den vorderen Kreis.
    .title = Sich anstellen
    .note =
        Die Spielregeln sagen nicht, woher die Figur kommt, die die Burg besucht. Als Festlegung dieses Spiels
        darf sie außer aus dem Vorrat auch aus dem Bergwerk oder von einem Posten kommen.

rule-k2 =
    Eine Figur in der Warteschlange bleibt dort, bis sie ankommt oder die Phase endet. In einem Kreis ist
    Platz für beliebig viele Figuren beliebig vieler Spieler.
    .title = Warten in der Warteschlange

rule-k3 =
    Wenn eine Figur ankommt und ihr Besitzer alles Salz für einen oder mehrere offene Aufträge hat, muss einer
    dieser Aufträge erfüllt werden; welcher, wählt der Besitzer. Das Salz kommt in den allgemeinen Vorrat, der
    Spieler erhält den Preis des Auftrags und behält das Plättchen, und die Zahl der erfüllten Aufträge steigt
    um 1. Ein neuer Auftrag kommt auf den leeren Platz, wenn der Stapel noch einen hat. Dann wird der Gehilfe
    der Burg bezahlt.
    .title = Einen Auftrag erfüllen

rule-k4 =
    Wessen ankommende Figur keinen Auftrag erfüllen kann, der gibt 3 Groschen oder 1 Salz beliebiger Sorte ab,
    auch Sole. Wer weniger als 3 Groschen, aber Salz hat, muss Salz abgeben; wer gar kein Salz hat, gibt alles
    Geld ab, das da ist, höchstens aber 3 Groschen. Es ist nie beides, und wer nichts hat, verliert nichts.
    .title = Die Strafe

rule-k5 =
    Kommen zwei oder mehr Figuren an, werden sie nacheinander abgehandelt. Ein Auftrag, der nach der ersten
    aufgedeckt wurde, darf von der nächsten erfüllt werden.
    .title = Mehrere Ankünfte

rule-k6 =
    Mit Muria darf ein Spieler vor dem Abhandeln jeder Ankunft Sole tauschen (W5). Niemand muss Sole tauschen,
    um einen Auftrag erfüllen zu können.
    .title = Sole vor einer Ankunft


## U

chapter-u = Werkzeuge
    .intro =
        Jede Werkzeugkarte darf einmal pro Phase benutzt werden. In einem Spielzug dürfen beliebig viele
        Karten benutzt werden, und eine gerade gekaufte Karte darf sofort benutzt werden.

rule-u1 =
    Ein Seil wird in einer Einsetzaktion benutzt: Mit ihm wird eine weitere Figur eingesetzt oder bewegt, wie
    P4 sagt.
    .title = Das Seil

rule-u2 =
    Eine Spitzhacke wird beim Abbau benutzt und erhöht die Arbeitskraft um 1 (E2). Der Trupp braucht immer
    mindestens eine Figur, und eine Spitzhacke darf nicht überflüssig sein (E3).
    .title = Die Spitzhacke

rule-u3 =
    Eine Schöpfkelle wird außerhalb von Aktionen im eigenen Spielzug benutzt. Sie bringt 1 Wasserwürfel aus
    einer Kammer, in der der Spieler eine ausgeruhte Figur hat, in die Kammer direkt links oder rechts davon,
    nie in einen Schacht. Diese Kammer darf auch eine sein, die noch nicht erkundet ist.
    .title = Die Schöpfkelle
    .note =
        Dass die Figur ausgeruht sein muss, steht in den Fragen und Antworten von Muria. Die deutsche und die
        englische Spielregel erlauben, Wasser in eine noch nicht erkundete Kammer zu schütten, die
        französische verbietet es. Dieses Spiel erlaubt es; die Einstellung `bucket_into_unrevealed = false`
        verbietet es.

rule-u4 =
    Ein Karren wird beim Abbau benutzt und befreit ein oder zwei Felder des Förderwegs von ihren Gebühren, wie
    E6 sagt.
    .title = Der Karren
    .note =
        Wie viele Würfel ein Karren abdeckt, hängt von Muria und von der Einstellung `cart_capacity` ab; siehe
        E6.

rule-u5 =
    Proviant wird außerhalb von Aktionen im eigenen Spielzug benutzt. Er lässt 1 oder 2 müde Bergleute des
    Spielers wieder aufstehen, wo immer sie sind, auch auf verschiedenen Feldern, oder stattdessen allein den
    müden Steiger des Spielers.
    .title = Der Proviant

rule-u6 =
    Ein Handelsbrief wird bei einem Besuch des Marktes benutzt und gilt für beide Geschäfte: Jeder Kauf kostet
    1 Groschen weniger, und jeder Verkauf bringt 1 Groschen mehr. Ein Würfel darf auch verkauft werden, wenn
    alle Felder seiner Sorte besetzt sind. Er bringt dann den niedrigsten Preis seiner Sorte, ohne den
    zusätzlichen Groschen, und kommt in den allgemeinen Vorrat.
    .title = Der Handelsbrief
    .note =
        Für einen Verkauf in eine volle Spalte sagt die deutsche Spielregel, dass der Erlös der kleinste Wert
        der Sorte ist und der Würfel in den allgemeinen Vorrat kommt; die französische nennt den Preis, aber
        nicht, wohin der Würfel kommt. Dieses Spiel folgt dem deutschen Text, ohne den zusätzlichen Groschen.

rule-u7 =
    Ein Geleitbrief wird bei einem Besuch der Burg benutzt: Die Figur kommt in den vorderen Kreis statt in den
    hinteren (K1).
    .title = Der Geleitbrief

rule-u8 =
    Ein Salinenbrief (Muria) wird bei einem Besuch der Saline benutzt und holt 1 oder 2 der gerade geschickten
    Figuren zurück, jede mit 1 Sole, wie W4 sagt.
    .title = Der Salinenbrief

rule-u9 =
    Ein Pferdegöpel (Muria) wird beim Abbau benutzt: Der Trupp nimmt das Salz aus der Kammer direkt darunter
    statt aus der eigenen, wie E9 sagt.
    .title = Der Pferdegöpel


## W

chapter-w = Saline und Sole (Muria)
    .intro =
        Dieses Kapitel gilt nur, wenn die Einstellung `expansion` den Wert `muria` hat. Die neun Aufträge von
        Muria sind rekonstruiert: Was die gedruckten Plättchen zeigen, steht in keiner Quelle dieses Projekts,
        deshalb folgen ihre Werte dem Muster der Aufträge des Grundspiels. Wer die Schachtel besitzt, kann die
        gedruckten Werte an ihre Stelle setzen.

rule-w1 =
    Ein Besuch der Saline schickt eine oder mehrere eigene ausgeruhte Figuren in einer einzigen Aktion dorthin.
    Sie kommen aus dem Vorrat, von Posten oder aus dem Bergwerk, wenn die Kettenregel sie weggehen lässt (C2,
    C3). Der Besuch ist auch erlaubt, wenn in der Saline keine Sole liegt.
    .title = Die Saline besuchen

rule-w2 =
    Zu Beginn des nächsten Spielzugs ihres Besitzers, nach dem Abhandeln der Aufträge, kommen alle seine
    Figuren aus der Saline heim in den Vorrat. Jede bringt 1 Sole mit, solange noch welche da ist. Kam
    dabei mindestens 1 Sole heim, bringt der Posten der Saline Geld ein.
    .title = Heimkehr mit Sole
    .note =
        Die Spielregeln von Muria sagen, dass ein Spieler für jeden Bergmann einen Würfel nehmen „darf“. Als
        Festlegung dieses Spiels ist das Nehmen der Sole nicht freiwillig.

rule-w3 =
    Immer wenn eine Kammer erkundet wird, kommt 1 Sole aus dem allgemeinen Vorrat in die Saline. Auch Wasser,
    das an der Pumpe entfernt wird, kommt dorthin.
    .title = Woher Sole kommt

rule-w4 =
    Ein Salinenbrief, während des Besuchs benutzt, holt sofort 1 oder 2 der gerade geschickten Figuren in den
    Vorrat zurück, jede mit 1 Sole; mindestens so viel Sole muss in der Saline liegen. Danach kann beim selben
    Besuch keine weitere Figur geschickt werden, aber ein weiterer Salinenbrief darf noch mehr zurückholen.
    Der Posten der Saline bringt bei jeder Benutzung Geld ein.
    .title = Figuren sofort zurückrufen

rule-w5 =
    Jederzeit im eigenen Spielzug, solange keine andere Wahl erst halb getroffen ist, darf ein Spieler 2 Sole
    in den allgemeinen Vorrat geben und dafür 1 Braun nehmen, 4 Sole für 1 Grün oder 6 Sole für 1 Weiß. Anderes
    Salz wird nie gegen Sole getauscht.
    .title = Sole tauschen

rule-w6 =
    Figuren, die am Ende einer Phase in der Saline sind, gehen ohne Sole heim.
    .title = Die Saline am Ende der Phase
    .note =
        Die Spielregeln behandeln diesen Fall nicht. Es ist eine Festlegung dieses Spiels: Sole wird zu Beginn
        des nächsten Spielzugs des Besitzers heimgebracht, und den gibt es in dieser Phase nicht.


## M

chapter-m = Ausbau des Bergwerks (Muria)
    .intro =
        Dieses Kapitel gilt nur, wenn die Einstellung `expansion` den Wert `muria` hat. Der Förderschacht ist
        kurz, und der Rest des Bergwerks entsteht, während es erkundet und ausgebaut wird. Die sechs Plättchen
        von Muria sind rekonstruiert, ebenso wie die neun Aufträge: Die gedruckten Werte stehen in keiner
        Quelle dieses Projekts, deshalb folgen sie dem Muster des Grundspiels. Wer die Schachtel besitzt, kann
        die gedruckten Werte an ihre Stelle setzen.

rule-m1 =
    Der Förderschacht hat nur die Abschnitte `1C` und `2C`. Zu Beginn liegen daneben verdeckt die Kammern
    `2L1` und `2R1`. Die Plättchen des Grundspiels und von Muria werden Sohle für Sohle zusammengemischt.
    .title = Das Bergwerk zu Beginn

rule-m2 =
    Als Letztes beim Erkunden einer Kammer wird auf jede leere Stelle neben ihr in derselben Reihe ein verdecktes
    Plättchen derselben Sohle gelegt, auf die linke zuerst. Sind zwei Stellen leer und nur noch ein
    einziges Plättchen übrig, wählt der Spieler die Seite. Ist keines mehr übrig, wird keines gelegt.
    .title = Neue Plättchen links und rechts
    .note =
        Nach der italienischen Spielregel wird links und rechts ein verdecktes Plättchen gelegt. In der
        französischen steht links „oder“ rechts und „offen“, doch in ihrem eigenen Beispiel 6 liegen Plättchen
        auf beiden Seiten. Dieses Spiel folgt dem italienischen Text; im Bergwerk mit Lageplan (Einstellung
        `mapped = true`) liegen die Plättchen offen.

rule-m3 =
    Bei einem Besuch des Steigerhauses wird ein Schacht gebaut. Der Spieler zahlt 5 Groschen in den allgemeinen
    Vorrat und erhält von dort 1 Sole. Es muss ein noch nicht verbautes Schachtplättchen geben, der Spieler muss
    weniger als 3 eigene Marker im Bergwerk haben, und eine seiner ausgeruhten Figuren muss in der Kammer über
    dem neuen Schacht sein.
    .title = Einen Schacht bauen

rule-m4 =
    Ein Schacht wird unter einer Kammer gebaut, die noch keinen hat: in Tiefe 3 unter einer Kammer von Sohle I,
    in Tiefe 5 unter einer Kammer von Sohle II. In einer Nachbarspalte darf kein Schacht derselben Tiefe liegen
    und in derselben Spalte keiner der anderen Tiefe. Abschnitte des Förderschachts zählen bei beidem nicht.
    .title = Wo ein Schacht liegen darf

rule-m5 =
    Unter den neuen Schacht wird ein verdecktes Plättchen der nächsten Sohle gelegt, sofern dort nicht schon
    eine Kammer ist. Ist die Stelle leer und kein Plättchen dieser Sohle mehr übrig, darf der Schacht nicht
    gebaut werden.
    .title = Die Kammer darunter
    .note =
        Die Spielregeln sagen nicht, was geschieht, wenn die Plättchen ausgegangen sind. Als Festlegung dieses
        Spiels führt kein Schacht ins Nichts. Im Bergwerk mit Lageplan (Einstellung `mapped = true`) liegt das
        Plättchen offen.

rule-m6 =
    Der Marker des Erbauers bleibt für den Rest der Partie im Schacht. Er zählt für O, für C4 und für Gebühren
    (E5) als Figur des Erbauers, arbeitet aber nie in einem Trupp mit.
    .title = Der Besitzermarker


## V

chapter-v = Varianten

rule-v1 =
    Im Bergwerk mit Lageplan liegt jedes Plättchen von Anfang an oder, mit Muria, ab dem Moment, in dem es gelegt
    wird, offen, und seine Würfel werden daraufgelegt, wenn die erste Figur es betritt. Eine Kammer, deren Salz ganz weg
    ist, wird umgedreht und liegt dann verdeckt: Sie ist ausgebeutet. Erkundet heißt immer, dass eine Figur die
    Kammer betreten hat (P3). Ein offenes Plättchen, das noch niemand betreten hat, ist also für C3, E1, E9, U3,
    W3 und M2 nicht erkundet, während eine ausgebeutete Kammer erkundet bleibt.
    .title = Das Bergwerk mit Lageplan
    .note =
        Die Einstellung `mapped = true` schaltet diese Variante ein.

rule-v2 =
    Fünf Spieler, nur mit Muria möglich, spielen wie vier. Der fünfte Spieler beginnt mit 18 Groschen.
    .title = Fünf Spieler
    .note =
        Die Schachtel von Muria enthält das Material für einen fünften Spieler, aber keinen Text dazu. Dieses
        Spiel nimmt deshalb die Zahlen für vier und setzt die Reihe des Startgelds fort.
