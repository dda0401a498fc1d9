### Was sich jederzeit nachsehen lässt: was noch kommt, was Zeichen bedeuten, was Tasten tun.
###
### $tools sind Bilder mit ihren Namen; sie bleiben, wie sie sind.

lookup-title = Nachsehen
lookup-unseen = Was noch kommt
lookup-signs = Zeichen
lookup-keys = Tasten


## Was noch niemand gesehen hat. Unter jedem Satz folgt die Liste, von der er spricht.

lookup-tiles = Plättchen der Sohle { $level }
lookup-orders = Aufträge dieser Phase
lookup-tools = Werkzeugkarten
lookup-left =
    { $count ->
        [0] Es kommt nichts mehr.
        [one] { $count } kommt noch:
       *[other] { $count } kommen noch:
    }
# Wo mehr möglich ist, als kommen kann.
lookup-of =
    { $count ->
        [0] Es kommt nichts mehr.
        [one] { $count } kommt noch, eines von diesen:
       *[other] { $count } kommen noch, und zwar von diesen:
    }
lookup-in-phase =
    { $count ->
        [0] Keine davon kommt in dieser Phase.
        [one] { $count } davon kommt in dieser Phase.
       *[other] { $count } davon kommen in dieser Phase.
    }
lookup-kinds = Werkzeugarten im Spiel
lookup-kinds-absent = Nicht im Spiel: { $tools }
# Wo die Stapel unbekannt sind: $count Arten müssen sich noch zeigen.
lookup-kinds-possible =
    { $count ->
        [one] und { $count } von diesen: { $tools }
       *[other] und { $count } von diesen: { $tools }
    }


## Zeichen; neben jedem steht sein Bild.

lookup-signs-mine = Im Bergwerk
lookup-signs-town = In der Stadt und bei den Spielern
lookup-signs-marks = Rahmen
lookup-sign-miners = Bergleute eines Spielers, an Farbe und Form zu erkennen; die Zahl sagt, wie viele dort stehen.
lookup-sign-tired = Eine müde Figur. Sie hilft nur beim Tragen, bis Proviant, eine Rast oder das Ende der Phase sie weckt.
lookup-sign-foreman = Ein Steiger. Beim Abbau zählt er wie zwei Bergleute.
lookup-sign-salt-b = Braunes Salz
lookup-sign-salt-g = Grünes Salz
lookup-sign-salt-w = Weißes Salz
lookup-sign-salt-u = Sole, für manche Aufträge und zum Tauschen gegen Salz
lookup-sign-water = Wasser. Jedes kostet beim Abbau in seiner Kammer eine Stärke mehr.
lookup-sign-closed = Eine Kammer, die noch niemand betreten hat, mit ihrer Sohle
lookup-sign-spent = Eine Kammer ohne Salz
lookup-sign-marker = Ein Schacht mit dem Marker seines Besitzers. Andere zahlen dort wie für einen Bergmann.
lookup-sign-coins = Geld in Groschen: ein Preis, oder was jemand hat
lookup-sign-post = Der Posten eines Gehilfen; gestrichelt, solange er frei ist
lookup-sign-stack = Karten, die noch kommen, und wie viele es sind
lookup-sign-orders = Aufträge, die ein Spieler erfüllt hat
lookup-sign-first = Dieser Spieler beginnt jede Runde
lookup-mark-can = Lässt sich wählen
lookup-mark-chosen = Ist gewählt
lookup-mark-goal = Dorthin kann die gewählte Figur gehen
lookup-mark-cannot = Jetzt nicht möglich; ein Klick sagt, warum
lookup-mark-way = Auf dem Weg des Salzes nach oben
