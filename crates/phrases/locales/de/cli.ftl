### What only the command line says: the board as text, what happened, hints, reviews, notes, errors.
###
### Words of the notation (`place`, `haul`, `castle`), options (`--edition`) and levels of bots are the
### same in every language: they are what people type. `$problem` is a sentence of another file or, from
### the system, in English. Where something goes is shown by an arrow, so that places need no cases.


## Frames

cli-error = Fehler: { $message }
cli-note = Hinweis: { $message }


## Files and records

cli-standard-input = Standardeingabe
cli-new-record = die neue Aufzeichnung
cli-cannot-read = { $file } lässt sich nicht lesen: { $problem }
cli-cannot-write = { $file } lässt sich nicht schreiben: { $problem }
cli-cannot-print = die Ausgabe lässt sich nicht schreiben: { $problem }
cli-file-too-large = { $file } ist größer als { $most } MB, also keine Datei dieses Spiels
cli-byte-order-mark = { $file } beginnt mit einer Byte-Reihenfolge-Markierung; speichere die Datei als UTF-8 ohne diese
cli-file-empty = { $file } ist leer
cli-not-utf8 = { $file } ist kein Text in UTF-8: Byte { $byte } lässt sich nicht lesen; Aufzeichnungen und Editionen sind Text
cli-in-file = { $file }: { $problem }
# $problem is the sentence about the record, without its full stop.
cli-other-edition = { $problem }; wenn die Partie mit --edition ausgeteilt wurde, gib diese Datei wieder an


## Moves; $which is the move in backticks or cli-move-number.

cli-move-number = Schritt { $number }, `{ $move }`,
cli-no-move = { $which } ist kein gültiger Schritt: { $problem } `magnumsal moves RECORD` zeigt, was erlaubt ist.
cli-illegal-move = { $which } ist nicht erlaubt: { $problem }
cli-bot-draws = { $name } würde `{ $move }` spielen. Führen Sie den Zug auf dem Brett aus und geben Sie ihn mit dem ein, was er aufdeckt: `{ $move } -> …`
cli-legal = erlaubt
cli-illegal = nicht erlaubt: { $problem }
# $question is one of cli-asked- and cli-actions-.
cli-next = als Nächstes: { $question }
cli-next-of = als Nächstes { $name }: { $question }
cli-embedded-numbers = Zahlen im Text einer Regel sind die der eingebauten Edition.


## Options

cli-no-such-player = { $option }: { $name } spielt nicht mit; die Spieler sind { $players }
cli-who-are-you = --bots: Sag ohne Schritt mit --me NAME, wer du bist, damit die anderen spielen können


## A new game

cli-out-exists = --out: { $file } gibt es schon; --force ersetzt die Datei
cli-name-empty = --players: Name { $number } ist leer; schreib die Namen mit Kommas, wie in Ada,Bruno
cli-name-twice = --players: { $name } kommt zweimal vor; gib jedem Spieler einen anderen Namen
cli-no-tool = --tools: { $name } ist kein Werkzeug; die Arten sind { $tools }
cli-wrote = { $file } geschrieben; sieh sie dir mit magnumsal moves { $file } an
cli-dealt = ausgeteilt mit --seed { $seed }; derselbe Startwert teilt dieselbe Partie aus
cli-muria-reconstructed = die Werte der Plättchen und Aufträge von Muria sind rekonstruiert, nicht die gedruckten; wer die Schachtel besitzt, kann diese mit --edition FILE angeben
cli-idle-edition = die angegebene Edition ändert hier nichts
cli-idle-edition-muria = die angegebene Edition ändert hier nichts; eine Datei von Muria braucht `--expansion muria`


## Seals

cli-no-seal = { $file }: Eine einfache Aufzeichnung hat kein Siegel; gib --commitment und --salt an oder die versiegelte Aufzeichnung, die der Server anbietet
cli-bad-salt = { $file }: Ein Salt besteht aus 64 hexadezimalen Ziffern
cli-other-deal = { $file }: Es ist nicht ausgeteilt worden, was versiegelt wurde: Das Siegel ist { $found }, nicht { $told }
cli-sealed = Ausgeteilt wurde, was mit { $seal } versiegelt war.
cli-all-legal =
    { $count ->
        [one] Der einzige Schritt ist erlaubt
       *[other] Alle { $count } Schritte sind erlaubt
    }; { $over ->
        [true] die Partie ist zu Ende
       *[false] die Partie ist noch nicht zu Ende
    }.


## The head of the board

cli-phase = Phase { $phase }
cli-round = Runde { $round } (höchstens { $limit })
cli-plies =
    { $count ->
        [one] { $count } Schritt gespielt
       *[other] { $count } Schritte gespielt
    }
cli-with-muria = mit Muria
cli-mapped = Bergwerk mit Lageplan
cli-phase-round = Phase { $phase }, Runde { $round }
cli-and = und
cli-over =
    Die Partie ist zu Ende: { $count ->
        [one] { $winners } gewinnt
       *[other] { $winners } teilen sich den Sieg
    } mit { $money }.


## What is asked

cli-asked-deliver = eine Figur steht vor dem König: erfülle einen Auftrag
cli-asked-forfeit = eine Figur steht vor dem König und kann keinen Auftrag erfüllen: nimm die Strafe hin
cli-asked-route = wähle den Weg des Salzes nach oben
cli-asked-cart = lege einen Karren auf den Weg nach oben, oder fördere mit haul
cli-asked-cart-only = lege einen Karren auf den Weg nach oben: Ohne ihn sind die Gebühren nicht zu bezahlen
cli-asked-toll = teile die Gebühr für { $space } auf, insgesamt { $amount }
cli-asked-dig = wähle die Seite für das letzte Plättchen
cli-actions-left =
    { $count ->
        [one] noch { $count } Aktion
       *[other] noch { $count } Aktionen
    }
cli-no-action = keine Aktion mehr, beende den Spielzug
cli-no-action-or = keine Aktion mehr: beende den Spielzug, oder vorher { $verbs }


## The town; a line begins with the name of a building.

cli-town-castle = Burg
cli-town-queue = Schlange
cli-town-market = Markt
cli-town-inn = Wirtshaus
cli-town-workshop = Werkstatt
cli-town-saltworks = Saline
cli-town-foremen = Steiger
cli-town-assistants = Gehilfen
cli-no-order = keiner
cli-to-come = { $count } kommen noch
cli-orders-done = { $count } von { $most } erfüllt
cli-queue-near = vorn beim König
cli-queue-far = hinten
cli-prices = Verkauf { $sell } Kauf { $buy }
cli-inn-now = ein Bergmann für { $price }
cli-inn-then = dann { $prices }
cli-inn-last = der letzte
cli-inn-closed = geschlossen bis zur nächsten Phase
cli-tool-price = { $tool } für { $price }
cli-sold-out = ausverkauft bis zur nächsten Phase
cli-brine = { $count } Sole
cli-at-work = bei der Arbeit
cli-trade = Tausch { $prices }
cli-brine-price = { $price }u für { $letter }
cli-shafts-left =
    { $count ->
        [0] kein Schacht mehr zu bauen
        [one] noch { $count } Schacht zu bauen
       *[other] noch { $count } Schächte zu bauen
    }
cli-shafts-built = gebaut
cli-reconstructed = * rekonstruiert: Plättchen und Aufträge von Muria haben hier nicht ihre gedruckten Werte


## Tools on the board, at most eleven letters

cli-tool-rope = Seil
cli-tool-pickaxe = Spitzhacke
cli-tool-bucket = Schöpfkelle
cli-tool-cart = Karren
cli-tool-food = Proviant
cli-tool-commercial = Handelsbr.
cli-tool-royal = Geleitbrief
cli-tool-saltworks = Salinenbr.
cli-tool-mill = Pferdegöpel


## Heads of columns; those of the players' table, as far as the tools, share a line of 80 letters.

cli-head-seat = Nr.
cli-head-player = Spieler
cli-head-money = Geld
cli-head-worth = Wert
cli-head-salt = Salz
cli-head-supply = Vorrat
cli-head-orders = Auftr.
cli-head-tools = Karten (benutzt)
cli-supply = { $count } von { $all }
cli-head-cost = Kosten
cli-head-move = Schritt
cli-head-played = gespielt
cli-head-better = besser
cli-head-expected = erwartet
cli-head-draws = Ziehglück
cli-head-received = Gebühr ein
cli-head-paid = Gebühr aus
cli-head-decisions = Entscheidungen
cli-head-rest = Rest


## The mine and the list of moves; an emptied chamber has room for six letters.

cli-columns = Spalten { $from } bis { $to }
cli-spent = leer
cli-sign-water = ~ Wasser
cli-sign-hidden = ??? verdeckt
cli-sign-mapped = ?bg/1 noch nicht betreten: Salz/Wasser
cli-sign-miners = { $letter }2 zwei Bergleute, { $letter }2z müde
cli-sign-foreman = { $letter }! Steiger
cli-sign-marker = #{ $letter } Besitzer des Schachts
cli-unseen = Was noch kommt
cli-unseen-tiles = Plättchen { $level }
cli-unseen-orders = Aufträge
cli-unseen-tools = Werkzeuge
cli-unseen-kinds = Im Spiel
cli-unseen-of = { $count } von diesen:
cli-unseen-in-phase = { $count } in dieser Phase
cli-unseen-possible = und { $count } von diesen:
cli-legal-moves =
    { $count ->
        [one] { $count } erlaubter Schritt
       *[other] { $count } erlaubte Schritte
    }
cli-no-legal-moves = Kein Schritt ist erlaubt: Die Partie ist zu Ende
cli-alone = allein


## What happened, or would happen; parts of one sentence.

cli-times = { $deed } ({ $count }-mal)
cli-phase-over =
    Phase { $phase } ist zu Ende: { $why ->
        [orders] Genug Aufträge sind erfüllt
       *[limit] Die Rundengrenze ist erreicht
    }; alle gehen heim, benutzte Werkzeuge sind wieder bereit; Phase { $next } beginnt, { $name } fängt an
cli-turn = { $name } ist am Zug in Runde { $round }
cli-moved =
    { $piece ->
        [foreman] { $name }: Steiger { $from } → { $to }
       *[miner] { $name }: Bergmann { $from } → { $to }
    }
cli-tired =
    { $name }: { $miners ->
        [0] der Steiger
        [one] { $miners } Bergmann
       *[other] { $miners } Bergleute
    } müde auf { $space }
cli-tired-with-foreman =
    { $name }: { $miners ->
        [one] { $miners } Bergmann
       *[other] { $miners } Bergleute
    } und der Steiger müde auf { $space }
cli-stood-up =
    { $piece ->
        [foreman] { $name }: Steiger auf { $space } steht auf
       *[miner] { $name }: Bergmann auf { $space } steht auf
    }
cli-rested = { $name }: alle Figuren sind ausgeruht
cli-turned-up = { $space } wird aufgedeckt
cli-turned-up-as = { $space } wird aufgedeckt: { $tile }
cli-tile-laid = ein Plättchen wird auf { $space } gelegt
cli-shaft-built = { $name } baut einen Schacht auf { $space }
cli-paid = { $from } → { $to }: { $amount } Groschen ({ $rule })
cli-gives = { $name } → { $to }: { $salt }
cli-takes = { $from } → { $name }: { $salt }
cli-salt-moved = { $from } → { $to }: { $salt }
cli-brine-comes = { $count } Sole → { $to }
cli-water-moved =
    { $what ->
        [brine] { $from } → { $to }: { $count } Sole
       *[water] { $from } → { $to }: { $count } Wasser
    }
cli-tool-bought = { $name } erhält: { $tool }
cli-tool-used = { $name } dreht um: { $tool }
cli-tool-new = ein neues Werkzeug kommt in die Werkstatt
cli-tool-new-as = neu in der Werkstatt: { $tool }
cli-order-done = { $name } erfüllt den Auftrag { $order }
cli-order-new = ein neuer Auftrag kommt auf Platz { $slot }
cli-order-new-as = Auftrag { $order } kommt auf Platz { $slot }
cli-game-over = die Partie ist zu Ende


## Where something comes from and goes to, beside the arrows above

cli-place-bank = allgemeiner Vorrat
cli-place-supply = Vorrat
cli-place-post = Posten { $post }
cli-place-far = hinterer Kreis
cli-place-near = vorderer Kreis
cli-place-king = König
cli-place-saltworks = Saline
cli-place-market = Markt


## Hints

cli-only-move = Nur ein Schritt ist erlaubt.
cli-hint-what = was
cli-hint-why = warum
cli-hint-money = Geld
cli-hint-chance = Chance
cli-hint-line = Verlauf
cli-chance = { $percent } % Siegchance


## Reviews

cli-review-by = Analyse von { $level }, Startwert { $seed }
# $budget is a time or cli-iterations.
cli-review-by-budget = Analyse von { $level }, { $budget } je Entscheidung, Startwert { $seed }
cli-iterations =
    { $count ->
        [one] { $count } Durchlauf
       *[other] { $count } Durchläufe
    }
cli-review-unfinished = Die Partie ist noch nicht zu Ende; die Analyse umfasst, was gespielt wurde.
cli-review-lost = { $cost } verloren:
# $advice is a move and its reason.
cli-review-better = { $move }; besser { $advice }
cli-review-no-cost = Keine Entscheidung von { $name } hat etwas gekostet
cli-review-costliest = Die teuersten Entscheidungen von { $name }
