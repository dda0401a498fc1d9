### Playing: what is asked, what can be done, what it costs and what is warned of.
###
### `$piece` is one of the play-piece- phrases, always the object of the sentence, in the accusative.
### `$coins`, `$price`, `$salt`, `$water`, `$tool`, `$space`, `$player` and the like are pictures and
### stand for themselves. `$post` comes without its code here, so it stands behind "Posten".


## What is asked now

play-region = Dein Spielzug
play-tab = Zug
play-over = Die Partie ist zu Ende.
play-waiting = { $player } überlegt.
play-ask =
    { $actions ->
        [0] Du hast keine Aktion mehr: Beende den Spielzug.
        [one] Du bist am Zug: noch { $actions } Aktion.
       *[other] Du bist am Zug: noch { $actions } Aktionen.
    }
play-ask-rope =
    { $actions ->
        [0] Du kannst mit einem Seil noch eine Figur bewegen: Wähle sie oder beende den Spielzug.
        [one] Du kannst mit einem Seil noch eine Figur bewegen oder weitermachen: noch { $actions } Aktion.
       *[other] Du kannst mit einem Seil noch eine Figur bewegen oder weitermachen: noch { $actions } Aktionen.
    }
play-ask-saltworks =
    { $actions ->
        [0] In der Saline: Schick weitere Figuren mit oder beende den Spielzug.
        [one] In der Saline: Schick weitere Figuren mit oder mach weiter: noch { $actions } Aktion.
       *[other] In der Saline: Schick weitere Figuren mit oder mach weiter: noch { $actions } Aktionen.
    }
play-due-delivery = Deine Figur ist in der Burg angekommen. Welchen Auftrag erfüllst du?
play-penalty = Deine Figur ist in der Burg angekommen, und du hast für keinen Auftrag das Salz. Was gibst du ab?
play-due-route = Welchen Weg nimmt das Salz nach oben?
play-due-cart = Legst du einen Karren auf den Weg nach oben?
play-due-toll = Wer bekommt wie viel von der Gebühr für { $space }?
play-due-dig = Für diese Sohle ist nur noch ein Plättchen übrig. Auf welche Seite der Kammer kommt es?


## Pieces, as the object of a sentence

play-piece-supply = einen Bergmann aus deinem Vorrat
play-piece-supply-foreman = deinen Steiger aus dem Vorrat
play-piece-post = deinen Gehilfen vom Posten { $post }
play-piece-post-foreman = deinen Steiger vom Posten { $post }
play-piece-space = einen Bergmann von { $space }
play-piece-space-foreman = deinen Steiger von { $space }


## Moves, as invitations on buttons and in the list of moves

play-move-deliver = Liefere { $salt } für { $price }
play-move-forfeit-coins = Zahle { $coins } Strafe
play-move-forfeit-salt = Gib zur Strafe { $salt } ab
play-move-place = Schick { $piece } nach { $space }
play-move-rope = Schick mit einem Seil auch { $piece } nach { $space }
play-move-extract =
    Bau { $salt } in { $space } ab, mit { $foreman ->
        [true] { $miners ->
            [0] deinem Steiger
            [one] { $miners } Bergmann und deinem Steiger
           *[other] { $miners } Bergleuten und deinem Steiger
        }
       *[false] { $miners ->
            [one] { $miners } Bergmann
           *[other] { $miners } Bergleuten
        }
    }{ $picks ->
        [0] {""}
        [one] {" "}und { $picks } Spitzhacke
       *[other] {" "}und { $picks } Spitzhacken
    }
play-move-extract-mill =
    Bau per Pferdegöpel { $salt } unter { $space } ab, mit { $foreman ->
        [true] { $miners ->
            [0] deinem Steiger
            [one] { $miners } Bergmann und deinem Steiger
           *[other] { $miners } Bergleuten und deinem Steiger
        }
       *[false] { $miners ->
            [one] { $miners } Bergmann
           *[other] { $miners } Bergleuten
        }
    }{ $picks ->
        [0] {""}
        [one] {" "}und { $picks } Spitzhacke
       *[other] {" "}und { $picks } Spitzhacken
    }
play-move-route = Bring das Salz nach oben über { $spaces }
play-move-cart = Leg einen Karren auf { $spaces }
play-move-haul = Leg keinen weiteren Karren
play-move-toll = Teil die Gebühr für { $space } auf: { $shares }
play-move-assist = Stell { $piece } auf den Posten { $post }
play-move-assist-two = Stell { $piece } und { $second } auf den Posten { $post }
play-move-hire = Wirb einen Bergmann an für { $price }
play-move-buy = Kauf { $tool } für { $price }
play-move-pump = Pumpe { $count } Wasser aus { $space }
play-move-square = Nimm dir { $coins } auf dem Rathausplatz
play-move-market = Auf dem Markt: { $trades }
play-move-market-commercial = Auf dem Markt, mit dem Handelsbrief: { $trades }
play-trade-sell = { $salt } verkaufen
play-trade-buy = { $salt } kaufen
play-move-castle = Schick { $piece } zur Burg
play-move-castle-royal = Schick { $piece } mit dem Geleitbrief in den vorderen Kreis der Burg
play-move-boil = Schick { $piece } in die Saline
play-move-boil-more = Schick auch { $piece } in die Saline
play-move-recall =
    Ruf mit dem Salinenbrief { $foreman ->
        [true] { $miners ->
            [0] deinen Steiger
            [one] einen Bergmann und deinen Steiger
           *[other] { $miners } Bergleute und deinen Steiger
        }
       *[false] { $miners ->
            [one] einen Bergmann
           *[other] { $miners } Bergleute
        }
    } zurück
play-move-shaft = Bau einen Schacht unter { $space }
play-move-dig-left = Leg das Plättchen links an
play-move-dig-right = Leg das Plättchen rechts an
play-move-bucket = Schöpf mit der Kelle einen Wasserwürfel von { $space } nach { $to }
play-move-feed = Verpflege einen müden Bergmann in { $space }
play-move-feed-both = Verpflege zwei müde Bergleute in { $space }
play-move-feed-two = Verpflege einen müden Bergmann in { $space } und einen in { $second }
play-move-feed-foreman = Verpflege deinen müden Steiger in { $space }
play-move-trade = Tausch Sole gegen { $salt }
play-move-pass = Passe bei einer Aktion
play-move-end = Beende den Spielzug


## What a move would do, each a line of its own below the button

play-outcome-pay = Du zahlst { $coins } an { $player }
play-outcome-free = Das kostet nichts
play-outcome-pay-bank = Du zahlst { $coins }
play-outcome-get = Du bekommst { $coins }
play-outcome-earns = { $player } bekommt { $coins }
play-outcome-salt-get = Du bekommst { $salt }
play-outcome-salt-give = Du gibst { $salt } ab
play-outcome-water = { $water } weniger in { $space }
play-outcome-tool-used = Benutzt: { $tool }
play-outcome-tool-bought = Neues Werkzeug: { $tool }
play-outcome-tired =
    { $count ->
        [one] { $count } Figur wird müde
       *[other] { $count } Figuren werden müde
    }
play-outcome-tile-laid = Neue Kammer: { $space }
play-outcome-shaft-built = Schacht mit deinem Marker: { $space }
play-outcome-unknown =
    { $what ->
        [order] Deckt einen neuen Auftrag auf und lässt sich deshalb nicht zurücknehmen
        [chamber] Deckt eine Kammer auf und lässt sich deshalb nicht zurücknehmen
        [tool] Deckt ein neues Werkzeug auf und lässt sich deshalb nicht zurücknehmen
       *[other] Deckt etwas auf und lässt sich deshalb nicht zurücknehmen
    }
# Below several choices that all do so.
play-outcome-unknown-each = Jede Wahl deckt etwas auf und lässt sich deshalb nicht zurücknehmen.


## The panel of whatever is in hand

play-panel = Auswahl
play-panel-piece = Du hast { $piece } in der Hand. Wähle das Ziel.
play-panel-goal = Wie?
play-panel-space = Was soll in { $space } geschehen?
play-option-extract = Hier Salz abbauen …
play-option-pump = Hier Wasser abpumpen …
play-option-take = Nimm { $piece }
play-option-send = Jemanden hierher schicken …
play-option-send-more = Noch mehr Figuren mitschicken …
play-send-building = Eine Figur schicken …
play-send-post = Einen Gehilfen aufstellen …
play-who-space = Wer geht nach { $space }? Wähle auf dem Spielplan oder hier.
play-who-castle = Wer geht zur Burg? Wähle auf dem Spielplan oder hier.
play-who-saltworks = Wer geht in die Saline? Wähle auf dem Spielplan oder hier.
play-who-post = Wer übernimmt den Posten? Wähle auf dem Spielplan oder hier.
# The first of the two who go to the mine entrance is chosen.
play-who-second = Du schickst { $piece }. Wer geht mit?
# On a button with a picture of the piece: where it is.
play-at-supply = Vorrat
play-castle-royal = Mit dem Geleitbrief: gleich in den vorderen Kreis


## The turn: back, pass, rest, end

play-cancel-action = Aktion abbrechen
play-back = Zurücknehmen
play-undo = Rückgängig
play-redo = Wiederholen
play-restart = Zug von vorn
play-undo-ask = Um Rücknahme des Zugs bitten
play-pass = Einmal passen
play-rest = Ausruhen
play-rest-note =
    { $count ->
        [one] Passt du mit allen Aktionen dieses Spielzugs, steht deine müde Figur wieder auf.
       *[other] Passt du mit allen Aktionen dieses Spielzugs, stehen deine { $count } müden Figuren wieder auf.
    }
play-rests =
    { $count ->
        [one] Der Trupp ruht sich aus: Deine müde Figur steht am Ende des Spielzugs auf.
       *[other] Der Trupp ruht sich aus: Deine { $count } müden Figuren stehen am Ende des Spielzugs auf.
    }
play-end = Zug beenden
play-remind = Bevor du den Spielzug beendest
play-remind-tool = Noch benutzbar: { $tool }.
play-remind-tired =
    { $count ->
        [one] { $count } deiner Figuren bleibt müde.
       *[other] { $count } deiner Figuren bleiben müde.
    }
play-remind-arrival =
    { $count ->
        [one] Deine Figur kommt im nächsten Spielzug in der Burg an, und du hast für keinen Auftrag das Salz.
       *[other] { $count } deiner Figuren kommen im nächsten Spielzug in der Burg an, und du hast für keinen Auftrag das Salz.
    }


## Cautions

play-caution = Wirklich?
play-caution-never = Davor nicht mehr warnen
play-caution-no = Lieber nicht
play-caution-yes = Trotzdem
play-beware-castle = Du hast für keinen der offenen Aufträge das Salz. Eine Figur, die ankommt und nichts liefern kann, kostet dich { $penalty } oder einen Würfel.
play-beware-queue = Du hast eine Figur in der Warteschlange der Burg. Nach diesem Geschäft hast du für keinen der offenen Aufträge mehr das Salz.
play-beware-rest = Deine müden Figuren bleiben müde: Der Trupp ruht sich nur aus, wenn du mit allen Aktionen eines Spielzugs passt.
play-beware-brine = In der Saline liegt keine Sole. Wenn bis zu deinem nächsten Spielzug keine hinzukommt, kehrt die Figur mit leeren Händen heim.


## Buildings: names as headings, and what a visit is good for

play-building-castle = Burg
play-building-inn = Wirtshaus
play-building-workshop = Werkstatt
play-building-pump = Pumpe
play-building-market = Markt
play-building-square = Rathausplatz
play-building-saltworks = Saline
play-building-foremen = Steigerhaus
play-visit-castle = Schick eine Figur zur Burg. Sie wartet im hinteren Kreis, rückt in deinem nächsten Spielzug in den vorderen vor und kommt im Spielzug danach an; dann erfüllt sie einen Auftrag, für den du das Salz hast. Mit dem Geleitbrief beginnt sie im vorderen Kreis.
play-visit-inn = Wirb noch einen Bergmann an. Der Preis steigt mit jedem Bergmann, den irgendjemand in dieser Phase anwirbt.
play-visit-workshop = Kauf ein Werkzeug. Jede Karte kann einmal pro Phase benutzt werden, und am Ende sind Werkzeuge Geld wert.
play-visit-pump = Pumpe Wasser aus einer Kammer, in der eine deiner Figuren steht. Ein Wasserwürfel nach dem anderen kostet { $pump } und so weiter.
play-visit-square = Nimm dir { $square }.
play-visit-saltworks = Schick eine oder mehrere Figuren. Sie kommen zu Beginn deines nächsten Spielzugs heim, jede mit einer Sole, solange noch welche da ist.
play-visit-foremen = Bau einen Schacht unter einer Kammer, in der eine deiner Figuren steht. Er kostet { $shaft }, dein Marker bleibt darin, und du bekommst eine Sole.
play-inn-miners =
    { $miners ->
        [one] Du hast { $miners } Bergmann und danach { $after }.
       *[other] Du hast { $miners } Bergleute und danach { $after }.
    }
play-inn-next = Die nächsten kosten { $prices }
play-workshop-kinds = Arten im Spiel: { $tools }
play-workshop-tool = { $tool } für { $price }
play-workshop-left =
    { $count ->
        [0] Der Stapel ist leer.
        [one] Im Stapel ist noch { $count } Karte.
       *[other] Im Stapel sind noch { $count } Karten.
    }
play-pump-where = Welche Kammer
play-pump-chamber = { $space }: { $water }
play-pump-count = Wie viel Wasser
play-less = Weniger
play-more = Mehr
play-castle-order = Auftrag { $number }: { $salt } für { $price }
play-castle-enough = Du hast das Salz
play-castle-missing = Es fehlt: { $salt }
play-castle-queue =
    { $near ->
        [0] { $far ->
            [one] { $far } deiner Figuren wartet im hinteren Kreis.
           *[other] { $far } deiner Figuren warten im hinteren Kreis.
        }
        [one] { $far ->
            [0] { $near } deiner Figuren kommt im nächsten Spielzug an.
           *[other] { $near } deiner Figuren kommt im nächsten Spielzug an, { $far } weitere danach.
        }
       *[other] { $far ->
            [0] { $near } deiner Figuren kommen im nächsten Spielzug an.
           *[other] { $near } deiner Figuren kommen im nächsten Spielzug an, { $far } weitere danach.
        }
    }
play-saltworks-brine =
    { $brine ->
        [0] In der Saline liegt keine Sole.
        [one] In der Saline liegt { $brine } Sole.
       *[other] In der Saline liegen { $brine } Sole.
    }
play-saltworks-own =
    { $count ->
        [one] { $count } deiner Figuren ist hier.
       *[other] { $count } deiner Figuren sind hier.
    }
play-shafts =
    { $shafts ->
        [0] In dieser Phase kann kein Schacht mehr gebaut werden.
        [one] { $shafts } Schacht kann noch gebaut werden. Du hast { $markers } von { $most } Markern im Bergwerk.
       *[other] { $shafts } Schächte können noch gebaut werden. Du hast { $markers } von { $most } Markern im Bergwerk.
    }
play-assistant = Gehilfe
play-assistant-is = Der Posten ist von { $player } besetzt.
play-earns-castle = Ein Gehilfe in der Burg bringt einen Groschen für jeden Auftrag ein, den irgendjemand erfüllt.
play-earns-workshop = Ein Gehilfe in der Werkstatt bringt einen Groschen für jeden Besuch ein, egal von wem.
play-earns-pump = Ein Gehilfe an der Pumpe bringt einen Groschen für jeden Besuch ein, egal von wem.
play-earns-market = Ein Gehilfe auf dem Markt bringt einen Groschen für jeden Besuch ein, egal von wem.
play-earns-saltworks = Ein Gehilfe in der Saline bringt immer dann einen Groschen ein, wenn Figuren mit Sole heimkommen.
play-earns-entrance = Der Bergwerkseingang bringt einen Groschen für jeden Abbau ein, egal von wem. Er braucht zwei Bergleute oder deinen Steiger.


## Tools

play-tools = Werkzeuge
play-tools-of = Werkzeuge von { $player }
play-tools-none = Du hast kein unbenutztes Werkzeug. In der Werkstatt gibt es welche zu kaufen.
play-tool-used = { $tool }: benutzt, in der nächsten Phase wieder bereit.
play-brine = Sole tauschen
play-use-rope = Direkt nachdem du eine Figur ins Bergwerk geschickt hast: Schick in derselben Aktion noch eine.
play-use-pickaxe = Beim Abbau: 1 Arbeitskraft mehr.
play-use-bucket = Außerhalb von Aktionen: Bring einen Wasserwürfel aus einer Kammer, in der deine Figur steht, in die Kammer daneben.
play-use-cart = Beim Abbau: Befrei ein oder zwei Felder des Wegs nach oben von ihren Gebühren.
play-use-food = Außerhalb von Aktionen: Zwei deiner müden Bergleute stehen auf, oder dein Steiger.
play-use-commercial = Auf dem Markt: Jeder Würfel kostet beim Kauf einen Groschen weniger und bringt beim Verkauf einen mehr.
play-use-royal = Deine Figur stellt sich an der Burg gleich in den vorderen Kreis, einen Spielzug früher.
play-use-saltworks = In der Saline: Eine oder zwei der gerade geschickten Figuren kommen sofort mit Sole zurück.
play-use-mill = Ein Trupp baut in der Kammer direkt unter seiner eigenen ab.


## The list of moves, keys and hints

play-moves = Alle Züge
play-moves-find = Schreib, worum es geht, und drücke Enter
play-moves-count =
    { $count ->
        [0] So ein Zug ist jetzt nicht möglich.
        [one] { $count } Zug
       *[other] { $count } Züge
    }
play-lookup = Nachsehen: was noch kommt, Zeichen, Tasten
play-unseen = Was noch kommt
play-keys-help = Diese Tasten wirken überall am Tisch, außer während du schreibst oder ein Fenster offen ist.
play-key-escape = Esc
play-key-enter = Enter
play-key-hint = Tipp
play-key-help = Diese Liste
play-key-cancel = Auswahl aufheben
play-key-option = Die Möglichkeit mit dieser Nummer
play-key-board = Zum Spielplan, und weiter zum nächsten Teil der Seite
play-key-go = Auf dem Spielplan: zu dem, was auf dieser Seite liegt
play-key-choose = Auf dem Spielplan: auswählen
play-hint =
    { $left ->
        [0] Kein Tipp mehr
       *[other] Tipp ({ $left })
    }
play-hint-any = Tipp
play-hint-thinking = Überlegt …
play-hints = Tipps
play-hint-reason = { $reason } ({ $chance } % Siegchance)
play-hint-hurried = Gerade denken viele Bots nach: Dieser Tipp ist in { $percent } % der üblichen Zeit entstanden.
play-hint-show = Zeigen
play-hint-play = Spielen
