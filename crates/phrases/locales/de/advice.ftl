### Advice: what a move does and what for, as a player at the table would say it of another: "fördert
### zweimal Grün aus 2R1 für den 13-Groschen-Auftrag, 2 Groschen Gebühr an Bruno". Without a full stop,
### so that it can stand behind the move.
###
### A sentence is made from the inside out: a deed such as `advice-dig` comes as `$deed` into the frames
### that say how, what for and at what price. `$piece` is one of the piece- phrases below, `$cubes` a list
### of cubes- phrases, `$salt` the letters of the notation. Where a number is written as a word it is in
### `$number`, and the fact beside it chooses the plural form.
###
### Pieces stand in the accusative everywhere, so deeds are worded with verbs that take it.


## Parts

number-1 = ein
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs

cubes = { $number }mal { $kind }

list-and = { $first } und { $second }
list-comma = { $first }, { $second }

piece-supply = einen Bergmann
piece-supply-foreman = den Steiger
piece-post =
    den Gehilfen { $post-id ->
        [pump] von der { $post }
        [market] vom { $post }
        [entrance] vom { $post }
       *[other] aus der { $post }
    }
piece-post-foreman =
    den Steiger { $post-id ->
        [pump] von der { $post }
        [market] vom { $post }
        [entrance] vom { $post }
       *[other] aus der { $post }
    }
piece-space = einen Bergmann von { $space }
piece-space-foreman = den Steiger von { $space }


## Frames

advice-by-rope = nutzt ein Seil und { $deed }
advice-with-pickaxes =
    { $pickaxes ->
        [one] { $deed } mit einer Spitzhacke
       *[other] { $deed } mit { $number } Spitzhacken
    }
advice-with-commercial = nutzt den Handelsbrief und { $deed }


## The castle

advice-deliver = liefert { $salt } für { $price } Groschen
advice-forfeit-coins =
    { $amount ->
        [0] steht mit leeren Händen vor dem König
       *[other] zahlt { $amount } Groschen Strafe
    }
advice-forfeit-salt = gibt zur Strafe { $cubes } ab
advice-castle = schickt { $piece } zur Burg
advice-far = { $deed }, Ankunft in zwei Spielzügen
advice-near = { $deed }, Ankunft dank Geleitbrief schon im nächsten Spielzug


## Pieces in the mine and on posts

advice-place = schickt { $piece } nach { $space }
advice-open = schickt { $piece } zum Erkunden nach { $space }
advice-join =
    { $crew ->
        [one] stellt { $piece } in { $space } zu einer anderen eigenen Figur
       *[other] stellt { $piece } in { $space } zu einem eigenen Trupp von { $number }
    }
advice-lay =
    { $side ->
        [left] legt das letzte Plättchen links an, auf { $space }
       *[right] legt das letzte Plättchen rechts an, auf { $space }
    }
advice-assist =
    { $post-id ->
        [castle] postiert { $piece } in der { $post }, ein Groschen für jeden Auftrag
        [saltworks] postiert { $piece } in der { $post }, ein Groschen, wann immer Figuren Sole heimbringen
        [entrance] postiert { $piece } am { $post }, ein Groschen für jeden Abbau
        [market] postiert { $piece } auf dem { $post }, ein Groschen für jeden Besuch
        [pump] postiert { $piece } an der { $post }, ein Groschen für jeden Besuch
       *[other] postiert { $piece } in der { $post }, ein Groschen für jeden Besuch
    }


## Salt and the way up

advice-dig = fördert { $cubes } aus { $space }
advice-mill = fördert per Pferdegöpel { $cubes } aus { $space }
advice-route = bringt das Salz über { $spaces } nach oben
advice-cart = legt einen Karren auf { $space }
advice-cart-two = legt einen Karren auf { $space } und { $second }
advice-haul = bringt das Salz ohne weiteren Karren nach oben
# $tolls is a list of advice-share.
advice-share-toll = teilt die Gebühr für { $space } auf: { $tolls }
advice-share = { $amount } Groschen an { $name }


## The town

advice-hire = wirbt für { $price } Groschen einen Bergmann an und hat dann { $number }
advice-buy =
    { $tool-id ->
        [rope] kauft ein { $tool } für { $price } Groschen
        [pickaxe] kauft eine { $tool } für { $price } Groschen
        [bucket] kauft eine { $tool } für { $price } Groschen
        [food] kauft { $tool } für { $price } Groschen
       *[other] kauft einen { $tool } für { $price } Groschen
    }
advice-pump =
    pumpt { $price ->
        [0] kostenlos
       *[other] für { $price } Groschen
    } { $number-id ->
        [one] einen Wasserwürfel
       *[other] { $number } Wasserwürfel
    } aus { $space }
advice-square = nimmt sich auf dem Rathausplatz einen Groschen
advice-sell-cube =
    verkauft einen { $kind-id ->
        [b] braunen Würfel
        [g] grünen Würfel
        [w] weißen Würfel
       *[u] { $kind }würfel
    } für { $price }
advice-buy-cube =
    kauft einen { $kind-id ->
        [b] braunen Würfel
        [g] grünen Würfel
        [w] weißen Würfel
       *[u] { $kind }würfel
    } für { $price }


## Saltworks, brine and shafts

advice-boil = schickt { $piece } in die Saline, um Sole zu holen
advice-boil-more = schickt auch { $piece } in die Saline
advice-recall = ruft { $pieces } aus der Saline zurück und erhält { $cubes }
advice-miners =
    { $miners ->
        [one] einen Bergmann
       *[other] { $number } Bergleute
    }
advice-foreman = den Steiger
advice-shaft = baut für { $price } Groschen einen Schacht unter { $space } und erhält einmal Sole
advice-exchange = tauscht { $brine } gegen { $cubes }


## Tools outside actions, passing, ending

advice-bucket = schöpft einen Wasserwürfel von { $space } nach { $to }
advice-feed = verpflegt einen müden Bergmann in { $space }
advice-feed-two = verpflegt zwei müde Bergleute in { $space }
advice-feed-both = verpflegt müde Bergleute in { $space } und { $second }
advice-feed-foreman = verpflegt den müden Steiger in { $space }
advice-pass = passt bei einer Aktion
# $pieces is a list of advice-miners and advice-foreman.
advice-rest =
    { $count ->
        [one] macht Pause und stellt { $pieces } wieder auf
       *[other] macht Pause und stellt { $pieces } wieder auf
    }
advice-end = beendet den Spielzug
advice-end-rested =
    { $count ->
        [one] beendet den Spielzug und stellt { $pieces } ausgeruht wieder auf
       *[other] beendet den Spielzug und stellt { $pieces } ausgeruht wieder auf
    }


## What the numbers of hints and reviews mean

hint-meaning =
    Geld ist das, was jeder Spieler bei der Wertung der Partie (T7) voraussichtlich haben wird. Alle Zahlen
    sind Schätzungen des Bots.
review-meaning =
    Erwartet ist das Geld (T7), das der Bot jedem Spieler zu Beginn der Aufzeichnung gab, in Groschen. Ziehglück sagt,
    wie sehr die aufgedeckten Plättchen, Aufträge und Werkzeuge es verändert haben; Entscheidungen sagt, wie viel
    weniger die eigenen Züge eines Spielers versprachen als die besten, die gefunden wurden, soweit das über
    den Fehler der Schätzungen hinausgeht; der Rest ist, was die anderen taten und was der Bot nicht voraussah.
    Zusammen ergibt das das Geld am Ende der Aufzeichnung. Gebühren sind tatsächlich gezahlte Münzen.
