### Replays, the end of a game, the review.
###
### $player, $players, $first, $second, $coins and $rule are pictures or links inside a sentence, as
### in log.ftl: they stay as they are.


## A game looked at again

after-loading = Die Partie wird geholt …
after-again = Noch einmal
after-title = Replay
after-title-of = Replay: { $name }
# $name is the player whose turn it is.
after-moment = Phase { $phase }, Runde { $round }, Spielzug von { $name } · Schritt { $move } von { $moves }
after-moment-end = Ende der Partie · Schritt { $move } von { $moves }
after-slider = Moment der Partie
after-to-table = Zum Tisch
after-turn = Dieser Spielzug
after-controls = Durch die Partie gehen
after-go-start = Zum Anfang (Pos1)
after-go-turn-back = Ein Spielzug zurück (Bild auf)
after-go-back = Ein Schritt zurück (←)
after-go-play = Abspielen (Leertaste)
after-pause = Anhalten (Leertaste)
after-go-on = Ein Schritt vor (→)
after-go-turn-on = Ein Spielzug vor (Bild ab)
after-go-end = Zum Ende (Ende)
after-speed = Tempo
after-speed-slow = Langsam
after-speed-normal = Normal
after-speed-fast = Schnell


## Playing on

after-play-on = Von hier weiterspielen
after-play-on-help = In diesem Moment beginnt eine neue Partie gegen Bots. Die alte bleibt, wie sie ist.
after-play-on-seat = Welchen Platz nimmst du?
after-play-on-turn = { $name } (am Zug)
after-play-on-level = Die anderen sind
after-play-on-go = Weiterspielen


## The end of a game

after-over = Die Partie ist zu Ende
after-views = Was zu sehen ist
after-view-result = Ergebnis
after-view-review = Analyse
after-view-share = Teilen
after-board = Zum Spielplan
after-replay = Replay
after-rematch = Revanche
after-show-result = Ergebnis zeigen
after-win = { $count ->
    [one] { $players } gewinnt mit { $coins }
   *[other] { $players } teilen sich mit { $coins } den Sieg
}
after-you-win = { $count ->
    [one] Du gewinnst, { $players }, mit { $coins }
   *[other] Geteilter Sieg: { $players }, mit { $coins }
}


## The score

after-scores = Wertung
after-place-number = { $place }.
after-player = Spieler
after-part-coins = Geld
after-part-tools = Werkzeuge
after-total = Gesamt
# So many of something, and what they are worth together.
after-worth = { $count } → { $value }
after-values = Ein Salzwürfel ist { $coins } wert. Je mehr Werkzeuge, desto mehr sind sie zusammen wert. { $rule }
after-values-brine = Ein Salzwürfel ist { $coins } wert, zwei Sole ebenso. Je mehr Werkzeuge, desto mehr sind sie zusammen wert. { $rule }
after-tie-orders = { $first } und { $second } haben beide { $total }: { $first } hat mehr Aufträge erfüllt.
after-tie-miners = { $first } und { $second } haben beide { $total } und gleich viele Aufträge: { $first } hat weniger Bergleute.
after-tie-tools = { $first } und { $second } haben beide { $total }, gleich viele Aufträge und gleich viele Bergleute: { $first } hat weniger Werkzeuge.
after-tie-shared = { $first } und { $second } haben beide { $total }, und nichts entscheidet zwischen ihnen: Sie teilen sich den Rang.


## Money

after-money = Geld im Lauf der Runden
after-money-description = Eine Linie für jeden Spieler über { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}: { $players }.
after-money-from-to = { $name } von { $from } auf { $to } Groschen
after-axis-rounds = Runden
after-axis-moves = Schritte
after-axis-groszy = Groschen
after-chart-table = Als Tabelle
after-column-round = Runde
after-column-move = Schritt
after-round = { $phase }, { $round }
after-start = Zu Beginn
after-end = Am Ende
after-accounts = Woher das Geld kam und wohin es ging
after-sign-plus = { $value ->
    [0] –
   *[other] +{ $value }
}
after-sign-minus = { $value ->
    [0] –
   *[other] −{ $value }
}
after-book-orders = Aufträge
after-book-sales = Auf dem Markt verkauft
after-book-tolls_received = Gebühren erhalten
after-book-wages = Gehilfen
after-book-square = Rathausplatz
after-book-hiring = Bergleute angeworben
after-book-tools = Werkzeuge
after-book-pumping = Pumpe
after-book-shafts = Schächte
after-book-purchases = Auf dem Markt gekauft
after-book-tolls_paid = Gebühren gezahlt
after-book-penalties = Strafen in der Burg


## Orders, tools and honours

after-belongings = Aufträge und Werkzeuge
after-column-orders = Aufträge
after-column-tools = Werkzeuge
after-none = Keine
after-honours = Ehrentitel
after-honour-tolls = Hüter des Schachts
after-why-tolls = { $player } hat { $coins } an Gebühren eingenommen.
after-honour-wages = Herr der Gehilfen
after-why-wages = Die Gehilfen von { $player } haben { $coins } verdient.
after-honour-order = Hoflieferant
after-why-order = { $player } hat für einen einzigen Auftrag { $coins } bekommen.
after-honour-explorer = Entdecker
after-why-explorer = { $player } hat { $amount ->
    [one] eine Kammer
   *[other] { $amount } Kammern
} erkundet.
after-honour-digger = Wühler
after-why-digger = { $player } hat { $amount ->
    [one] einen Salzwürfel
   *[other] { $amount } Salzwürfel
} zu Tage gefördert.
after-honour-pump = Trockene Füße
after-why-pump = { $player } hat { $amount } Wasser aus dem Bergwerk gepumpt.
after-honour-trader = Kaufmann
after-why-trader = { $player } hat auf dem Markt für { $coins } verkauft.
after-honour-shafts = Schachtbauer
after-why-shafts = { $player } hat { $amount ->
    [one] einen Schacht
   *[other] { $amount } Schächte
} gebaut.
after-honour-generous = Offene Börse
after-why-generous = { $player } hat { $coins } an Gebühren an die anderen gezahlt.


## The review
## $deed says what somebody does, without a subject: "wirbt für 6 Groschen einen Bergmann an und hat dann sechs".

after-review-help = Ein Bot sieht sich jede Entscheidung der Partie an und sagt, was er getan hätte. Das kann bis zu zwei Minuten dauern.
after-review-ask = Partie analysieren
after-review-busy = Der Bot denkt über jede Entscheidung nach. Das kann bis zu zwei Minuten dauern …
after-review-tally = { $player }: { $best } von { $decisions } Entscheidungen waren so gut wie nur möglich; die anderen haben nach Schätzung des Bots { $coins } gekostet.
# What a result is made of: numbers with their signs, which add up to the last one.
after-review-sum = { $expected } zu Beginn erwartet, { $draws } Glück, { $decisions } eigene Entscheidungen, { $rest } die anderen und was der Bot falsch eingeschätzt hat = { $money }
after-review-meaning = Was die Zahlen bedeuten
after-review-meaning-help = Glück ist, was aufgedeckt wurde: Plättchen, Aufträge und Werkzeuge. Eigene Entscheidungen ist, was schwächere Züge nach Schätzung des Bots gekostet haben. Der Rest ist, was die anderen getan haben und was der Bot nicht vorausgesehen hat: Er denkt nur wenig voraus.
after-expected = Erwartetes Ergebnis
after-expected-description = Das Ergebnis, das der Bot nach jeder Entscheidung für jeden Spieler erwartet: { $players }.
after-review-slips = Die teuersten Schritte
after-review-whose = Wessen Schritte
after-review-all = Alle
after-review-when = { $player } · Phase { $phase }, Runde { $round }
after-review-cost = −{ $cost }
after-review-played = Gespielt: { $deed }
after-review-better = Besser: { $deed }
after-review-expects = Erwartetes Ergebnis { $played } statt { $better }
after-review-none = Nach Schätzung des Bots hätte nichts besser sein können.
after-review-more = { $count ->
    [one] Noch einen zeigen
   *[other] Noch { $count } zeigen
}


## Share and export

after-share-replay = Link zum Replay
after-share-watch = Link zum Zusehen
after-share-moment = Link zu diesem Moment
after-share-files = Die Partie als Datei
after-share-record = Aufzeichnung speichern
after-share-sealed = Mit Siegel speichern
after-share-verify = Die versiegelte Aufzeichnung beweist, dass am Ausgeteilten nichts geändert wurde und jeder Schritt regelgerecht war. Wer das Programm hat, kann sie mit diesem Befehl prüfen:
after-share-here = Nur dieser Browser hat diese Partie: Niemand sonst kann einen Link zu ihr öffnen. Ist sie vorbei, lässt sich ihre Aufzeichnung als Datei verschicken.
after-share-later = Die Aufzeichnung lässt sich speichern, sobald die Partie zu Ende ist.
after-share-text = Das Ergebnis als Text
after-share-copy = Text kopieren
after-summary = Magnum Sal
after-summary-line = { $place }. { $name }: { $total } (Geld { $coins }, Salz { $salt }, Werkzeuge { $tools })
