### The board: what is read out of the town, the mine and the areas of the players. Where several
### of these facts are told of one thing, they follow each other with commas.

board-label = Der Spielplan
board-town = Die Stadt Wieliczka
board-mine = Das Bergwerk
board-players = Spieler


## Signs on the houses: with a capital, and at most 13 letters.

board-house-castle = Burg
board-house-inn = Wirtshaus
board-house-workshop = Werkstatt
board-house-pump = Pumpe
board-house-market = Markt
board-house-square = Platz
board-house-saltworks = Saline
board-house-foremen = Steigerhaus
# A very short sign beside the circles of the castle's queue, at most seven letters.
board-sign-far = hinten
board-sign-near = vorn
# What the castle has completed in this phase, out of what ends the phase.
board-sign-done = { $done } von { $needed }


## Houses and what they offer; $name is the sign on the house.

board-castle =
    { $name }: { $done } von { $needed } Aufträgen dieser Phase erfüllt, { $left ->
        [0] keiner mehr im Stapel
        [one] noch 1 im Stapel
       *[other] noch { $left } im Stapel
    }
board-inn =
    { $name }: ein Bergmann kostet { $price } Groschen, { $left ->
        [one] noch 1 kann angeworben werden
       *[other] noch { $left } können angeworben werden
    }
board-inn-closed = { $name }: geschlossen bis zum Ende der Phase
board-workshop =
    { $name }: { $left ->
        [0] kein Werkzeug mehr im Stapel
        [one] noch 1 Werkzeug im Stapel
       *[other] noch { $left } Werkzeuge im Stapel
    }
board-pump = { $name }: ein Wasserwürfel nach dem anderen kostet { $costs } Groschen und so weiter
board-market = { $name }: { $columns }
# What lies in one column of the market; a price of 0 means that there is none.
board-column =
    { $kind }: { $count ->
        [0] nichts zu kaufen
       *[other] { $count } da, zu kaufen für { $buy }
    }, { $sell ->
        [0] kein Feld frei zum Verkaufen
       *[other] zu verkaufen für { $sell }
    }
board-square = { $name }: { $amount } Groschen aus dem allgemeinen Vorrat
board-saltworks =
    { $name }: { $brine ->
        [0] keine Sole
       *[other] { $brine } Sole
    }, { $pieces }
board-foremen =
    { $name }: ein Schacht kostet { $price } Groschen, { $left ->
        [0] kein Plättchen ist mehr übrig
        [one] 1 Plättchen kann verbaut werden
       *[other] { $left } Plättchen können verbaut werden
    }
board-order = Auftrag { $slot }: { $salt } für { $price } Groschen
board-no-order = Auftrag { $slot }: keiner
board-tool = { $tool } für { $price } Groschen
board-no-tool = Kein Werkzeug
board-post = Gehilfenposten { $post }: { $player }
board-foreman-of = Steiger von { $player }
board-post-free = Gehilfenposten { $post }: niemand
board-circle-far = Hinterer Kreis der Burg: { $pieces }
board-circle-near = Vorderer Kreis der Burg: { $pieces }
board-arrived = In der Burg angekommen: { $pieces }
board-stack-orders = Aufträge dieser Phase, die noch kommen: { $left }
board-stack-tools = Werkzeuge dieser Phase, die noch kommen: { $left }
board-tip-unseen = Noch niemand hat gesehen: { $list }
board-tip-order = Wer mit diesem Salz in der Burg ankommt, liefert es ab und bekommt den Preis.
board-tip-far = Zu Beginn des nächsten Spielzugs ihres Besitzers rückt eine Figur von hier in den vorderen Kreis vor.
board-tip-near = Zu Beginn des nächsten Spielzugs ihres Besitzers kommt eine Figur von hier beim König an.
board-tip-arrived = Jede Figur erfüllt einen Auftrag; fehlt das Salz dafür, gehen { $penalty } Groschen oder ein Salz verloren.
board-tip-brine = Sole lässt sich im eigenen Spielzug tauschen: { $b } gegen ein braunes Salz, { $g } gegen ein grünes, { $w } gegen ein weißes.


## Spaces of the mine and what is there.

board-shaft = { $space }, Schacht
board-built = { $space }, Schacht, Besitzermarker: { $player }
board-chamber = { $space }, { $level }
board-empty-rock = { $space }, Fels
board-unrevealed = nicht erkundet
board-face-up = nicht erkundet, das Plättchen zeigt { $salt } und { $water } Wasser
board-spent = kein Salz mehr
board-no-salt = kein Salz
board-salt = { $count }-mal { $kind }
board-water = { $count } Wasser
board-miners-standing =
    { $player }: { $count ->
        [one] 1 ausgeruhter Bergmann
       *[other] { $count } ausgeruhte Bergleute
    }
board-miners-tired =
    { $player }: { $count ->
        [one] 1 müder Bergmann
       *[other] { $count } müde Bergleute
    }
board-foreman-standing = { $player }: ausgeruhter Steiger
board-foreman-tired = { $player }: müder Steiger
board-miners =
    { $player }: { $count ->
        [one] 1 Bergmann
       *[other] { $count } Bergleute
    }
board-foreman = { $player }: Steiger
board-nobody = niemand da


## Pieces of whoever is to move.

board-own-miner-supply = Bergmann im Vorrat
board-own-foreman-supply = Steiger im Vorrat
board-own-miner-post = Bergmann als Gehilfe auf dem Posten { $post }
board-own-foreman-post = Steiger als Gehilfe auf dem Posten { $post }
board-own-miner-space = Bergleute auf { $space }
board-own-foreman-space = Steiger auf { $space }


## Marks: $what is what carries the mark, $note a short note or nothing.

board-mark-can = { $what }; wählbar { $note }
board-mark-chosen = { $what }; gewählt { $note }
board-mark-goal = { $what }; mögliches Ziel { $note }
board-mark-cannot = { $what }; jetzt nicht möglich { $note }
board-mark-way = { $what }; auf dem Weg nach oben { $note }


# Buttons that scroll to what can be chosen, or is spoken of, outside the window.
board-above = Weiter oben
board-below = Weiter unten

## Areas of the players.

board-own-area = Was du hast
board-purse = { $player } hat { $coins } Groschen
board-own-salt = Salz: { $salt }
board-supply =
    { $miners ->
        [one] 1 Bergmann
       *[other] { $miners } Bergleute
    } im Vorrat
board-supply-foreman =
    { $miners ->
        [one] 1 Bergmann
       *[other] { $miners } Bergleute
    } und der Steiger im Vorrat
board-owned =
    { $miners ->
        [one] insgesamt 1 Bergmann
       *[other] insgesamt { $miners } Bergleute
    }
board-no-tools = Keine Werkzeuge
board-tool-used = { $tool }, benutzt
board-orders-done =
    { $orders ->
        [0] kein Auftrag erfüllt
        [one] 1 Auftrag erfüllt
       *[other] { $orders } Aufträge erfüllt
    }
board-markers =
    { $markers ->
        [one] 1 Besitzermarker
       *[other] { $markers } Besitzermarker
    }
board-turn = { $player } ist am Zug
board-bot = Bot: { $level }
board-away = abwesend
board-hurried = { $percent } % der Zeit
board-hurried-help = Gerade denken viele Bots nach: Dieser hatte für seinen letzten Zug { $percent } % seiner üblichen Zeit.
board-first = { $player } beginnt jede Runde
