### Following a game: the log, the recap, whose turn it is.
###
### In the log's sentences these are pictures: $player (sign and name), $coins, $salt and the like
### (cubes), $water, $tool and $tools (cards), $space, $from, $to and the like (spaces of the mine).
### They can stand anywhere in a sentence, and stay as they are: no article, ending or case.


## Headings and separators

log-title = Verlauf
log-phase = Phase { $phase }
log-turn = { $player } · Runde { $round }
log-turn-first = { $player }
log-over = Die Partie ist zu Ende.


## Deeds
## $piece is "miner" or "foreman", $crew is "miners", "foreman" or "both" with $miners for their number.

log-deliver = { $player } liefert { $salt } für { $coins } an die Burg.
log-forfeit-salt = { $player } kann in der Burg keinen Auftrag erfüllen und verliert { $salt }.
log-forfeit-coins = { $player } kann in der Burg keinen Auftrag erfüllen und verliert { $coins }.
log-forfeit-nothing = { $player } kann in der Burg keinen Auftrag erfüllen und hat nichts zu verlieren.
log-place = { $piece ->
    [foreman] { $player } setzt den Steiger auf { $to }.
   *[miner] { $player } setzt einen Bergmann auf { $to }.
}
log-move = { $piece ->
    [foreman] { $player } bewegt den Steiger von { $from } nach { $to }.
   *[miner] { $player } bewegt einen Bergmann von { $from } nach { $to }.
}
log-extract = { $crew ->
    [foreman] { $player } baut mit dem Steiger { $salt } in { $space } ab.
    [both] { $miners ->
        [one] { $player } baut mit dem Steiger und einem Bergmann { $salt } in { $space } ab.
       *[other] { $player } baut mit dem Steiger und { $miners } Bergleuten { $salt } in { $space } ab.
    }
   *[miners] { $miners ->
        [one] { $player } baut mit einem Bergmann { $salt } in { $space } ab.
       *[other] { $player } baut mit { $miners } Bergleuten { $salt } in { $space } ab.
    }
}
# The crew stands at $space, the salt comes from the chamber below it, $from.
log-extract-mill = { $crew ->
    [foreman] { $player } holt mit dem Steiger { $salt } von { $from } herauf nach { $space }.
    [both] { $miners ->
        [one] { $player } holt mit dem Steiger und einem Bergmann { $salt } von { $from } herauf nach { $space }.
       *[other] { $player } holt mit dem Steiger und { $miners } Bergleuten { $salt } von { $from } herauf nach { $space }.
    }
   *[miners] { $miners ->
        [one] { $player } holt mit einem Bergmann { $salt } von { $from } herauf nach { $space }.
       *[other] { $player } holt mit { $miners } Bergleuten { $salt } von { $from } herauf nach { $space }.
    }
}
# $piece can be "two" as well: two miners at the mine entrance. $post is a name from names.ftl,
# $post-id its code.
log-assist = { $player } postiert { $piece ->
    [foreman] den Steiger
    [two] zwei Bergleute
   *[miner] einen Bergmann
} { $post-id ->
    [pump] an der { $post }
    [market] auf dem { $post }
    [entrance] am { $post }
   *[other] in der { $post }
}.
log-hire = { $player } wirbt für { $coins } einen Bergmann an.
log-buy = { $player } kauft { $tool } für { $coins }.
log-pump = { $player } pumpt für { $coins } { $water } aus { $space }.
log-pump-free = { $player } pumpt { $water } aus { $space }.
log-square = { $player } nimmt auf dem Rathausplatz { $coins }.
log-market-sell = { $player } verkauft { $sold } für { $income }.
log-market-buy = { $player } kauft { $bought } für { $cost }.
log-market-both = { $player } verkauft { $sold } für { $income } und kauft { $bought } für { $cost }.
log-castle-far = { $piece ->
    [foreman] { $player } schickt den Steiger zur Burg.
   *[miner] { $player } schickt einen Bergmann zur Burg.
}
log-castle-near = { $piece ->
    [foreman] { $player } schickt den Steiger gleich in den vorderen Kreis der Burg.
   *[miner] { $player } schickt einen Bergmann gleich in den vorderen Kreis der Burg.
}
log-boil = { $crew ->
    [foreman] { $player } schickt den Steiger in die Saline.
    [both] { $miners ->
        [one] { $player } schickt den Steiger und einen Bergmann in die Saline.
       *[other] { $player } schickt den Steiger und { $miners } Bergleute in die Saline.
    }
   *[miners] { $miners ->
        [one] { $player } schickt einen Bergmann in die Saline.
       *[other] { $player } schickt { $miners } Bergleute in die Saline.
    }
}
log-shaft = { $player } baut für { $coins } den Schacht { $space } und bekommt { $salt }.
log-bucket = { $player } schöpft { $water } von { $from } nach { $to }.
# $where is a list of spaces.
log-feed = { $crew ->
    [foreman] { $player } verpflegt den Steiger in { $where }.
   *[miners] { $miners ->
        [one] { $player } verpflegt einen Bergmann in { $where }.
       *[other] { $player } verpflegt { $miners } Bergleute in { $where }.
    }
}
log-trade = { $player } tauscht { $given } gegen { $salt }.
log-pass = { $count ->
    [one] { $player } passt.
   *[other] { $player } passt bei beiden Aktionen.
}
log-rest = { $player } hat Pause gemacht: Alle müden Figuren stehen wieder auf.
log-move-unknown = { $player } macht einen Zug, den diese Version der Seite nicht kennt: { $move }


## What comes of a deed; short sentences that follow it

log-revealed = { $space } wird erkundet: { $salt } und { $water }.
log-revealed-dry = { $space } wird erkundet: { $salt } und kein Wasser.
# $spaces is a list.
log-tiles = { $count ->
    [one] Eine neue Kammer liegt auf { $spaces }.
   *[other] Neue Kammern liegen auf { $spaces }.
}
log-brine = Die Saline bekommt { $salt }.
log-used = Benutzt: { $tools }.
log-toll = { $player } bekommt { $coins } Gebühr.
log-wage = { $player } verdient { $coins } mit einem Gehilfen.
log-gone = Verlassen: { $spaces }.
log-post-left = Der Posten { $post-id ->
    [pump] an der { $post }
    [market] auf dem { $post }
    [entrance] am { $post }
   *[other] in der { $post }
} ist frei.
log-tool-up = Neu in der Werkstatt: { $tool }.
log-order-up = Neuer Auftrag: { $order }.
log-order = { $salt } für { $coins }
log-queue = { $count ->
    [one] Eine Figur rückt in den vorderen Kreis vor.
   *[other] { $count } Figuren rücken in den vorderen Kreis vor.
}
log-arrived = { $count ->
    [one] Eine Figur kommt in der Burg an.
   *[other] { $count } Figuren kommen in der Burg an.
}
log-home = { $count ->
    [one] Eine Figur kommt mit { $salt } aus der Saline heim.
   *[other] { $count } Figuren kommen mit { $salt } aus der Saline heim.
}
log-home-empty = { $count ->
    [one] Eine Figur kommt ohne Sole aus der Saline heim.
   *[other] { $count } Figuren kommen ohne Sole aus der Saline heim.
}
log-orders-up = Aufträge: { $orders }.
log-tools-up = Werkstatt: { $tools }.
log-market-refill = Der Markt bekommt { $salt }.
log-brine-lost = Die Saline verliert { $salt }.


## What people do at the table

log-note-joined = { $name } nimmt Platz.
log-note-left = { $player } verlässt den Tisch.
log-note-filled = { $player } ist ein Bot.
log-note-said = { $player }: { $text }
log-note-said-host = Gastgeber: { $text }
log-host = Gastgeber
log-note-renamed = { $player } heißt jetzt { $name }.
log-note-titled = Der Tisch heißt jetzt „{ $name }“.
log-note-asked = { $player } bittet darum, Schritte zurückzunehmen.
log-note-declined = { $player } lehnt ab.
log-note-agreed = { $player } ist einverstanden.
log-note-hinted = { $player } holt sich einen Tipp.
log-note-replaced-left = { $player } geht; ein Bot springt ein.
log-note-replaced-time = { $player } hat keine Zeit mehr; ein Bot springt ein.
log-note-replaced-gone = { $player } ist zu lange fort; ein Bot springt ein.
log-note-proposed-replace = { $player } schlägt vor, dass ein Bot einspringt.
log-note-proposed-adjourn = { $player } schlägt vor, die Partie zu vertagen.
log-note-proposed-end = { $player } schlägt vor, die Partie zu beenden.
log-note-adjourned = { $player } vertagt die Partie.
log-note-adjourned-host = Der Gastgeber vertagt die Partie.
log-note-resumed = { $player } setzt die Partie fort.
log-note-resumed-host = Der Gastgeber setzt die Partie fort.
log-note-ended = { $player } beendet die Partie vorzeitig; sie hat kein Ergebnis.
log-note-ended-host = Der Gastgeber beendet die Partie vorzeitig; sie hat kein Ergebnis.
log-note-hosted = { $player } ist jetzt Gastgeber.
log-note-returned = { $player } ist zurück.
log-note-muted = { $player } kann nichts mehr schreiben.
log-note-unmuted = { $player } kann wieder schreiben.
log-note-removed = Der Gastgeber hat jemanden vom Tisch gewiesen.
log-note-unknown = Am Tisch ist etwas geschehen, das diese Version der Seite nicht kennt.
log-note-undone = { $count ->
    [one] { $player } hat einen Schritt zurückgenommen.
   *[other] { $player } hat { $count } Schritte zurückgenommen.
}
log-note-rewound = { $count ->
    [0] Die Partie bleibt, wo sie ist.
    [one] Ein Schritt wird einvernehmlich zurückgenommen.
   *[other] { $count } Schritte werden einvernehmlich zurückgenommen.
}


## Reading the log

log-empty = Noch ist nichts geschehen.
log-earlier = Frühere Schritte
log-newest = Zum Neuesten
# For those who cannot see that the entry can be clicked.
log-look = Diesen Moment zeigen
log-unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
log-say = Sag etwas
log-send = Senden


## Looking at a moment of the past

log-past = Du siehst Phase { $phase }, Runde { $round }, den Spielzug von { $player }.
log-past-over = Du siehst das Ende der Partie.
log-past-before = Ein Schritt zurück
log-past-after = Ein Schritt vor
# Beside the state of the game, which is that of the present.
log-now = Jetzt
log-back = Zur Gegenwart
log-ask = Um Rücknahme bis hierher bitten
log-ask-bots = Bis hierher zurücknehmen
log-ask-sure = Bis hierher zurücknehmen?
log-ask-sure-text = { $count ->
    [one] Ein Schritt wird endgültig zurückgenommen. Er lässt sich nicht von selbst wiederholen.
   *[other] { $count } Schritte werden endgültig zurückgenommen. Sie lassen sich nicht von selbst wiederholen.
}
log-ask-cancel = Nein, weiter


## A question to take the game back

log-question = { $count ->
    [one] { $player } bittet darum, den letzten Schritt zurückzunehmen.
   *[other] { $player } bittet darum, die letzten { $count } Schritte zurückzunehmen.
}
# $players is a list of those who have not answered.
log-question-waits = Noch keine Antwort von { $players }.
log-agree = Zustimmen
log-decline = Ablehnen
log-withdraw = Zurückziehen
log-question-look = Moment zeigen


## The recap

log-recap = Seit deinem letzten Spielzug
log-recap-of = Seit dem letzten Spielzug von { $player }
# Tolls from the others, and what own assistants brought in.
log-recap-earned = Du hast { $coins } eingenommen.
log-recap-orders = { $count ->
    [one] Ein Auftrag ist weg.
   *[other] { $count } Aufträge sind weg.
}
log-recap-money = Geld
log-recap-close = Rückblick schließen
log-gain = plus { $amount }
log-loss = minus { $amount }


## The status

log-status = Stand der Partie
# The name of the live region that tells what happens.
log-live = Was geschieht
log-status-phase = Phase { $phase } von III
log-status-round = Runde { $round }
log-status-orders = Aufträge { $done } von { $threshold }
log-status-last-round =
    { $of ->
        [game] Letzte Runde der Partie
       *[phase] Letzte Runde der Phase
    }
log-status-help = Eine Phase endet mit der Runde, in der { $threshold } Aufträge erfüllt sind. In ihrer ersten Runde hat ein Spielzug eine Aktion, in allen weiteren zwei.
log-your-turn = Du bist dran
log-turn-of = { $player } ist am Zug
log-bot-thinks = { $player } überlegt …
log-adjourned = Die Partie ist vertagt
log-ended = Die Partie wurde vorzeitig beendet
log-actions = { $count ->
    [0] Keine Aktion mehr
    [one] Noch { $count } Aktion
   *[other] Noch { $count } Aktionen
}
log-asked-action = Wähle eine Aktion
log-asked-end = Beende deinen Spielzug
log-asked-delivery = Entscheide über die Ankunft in der Burg
log-asked-route = Wähle den Weg nach oben
log-asked-cart = Leg einen Karren oder fördere
log-asked-toll = Teil die Gebühr auf
log-asked-dig = Wähle die Seite für das letzte Plättchen
# $players is a list.
log-won = { $count ->
    [one] Die Partie ist zu Ende. { $players } gewinnt mit { $coins }.
   *[other] Die Partie ist zu Ende. { $players } teilen sich mit { $coins } den Sieg.
}
log-clock = Restzeit für { $player }: { $time }
log-link-connecting = Verbinde …
log-link-lost = Die Verbindung ist abgebrochen. Neuer Versuch …
log-watching = Du schaust zu
log-away = Ein Bot spielt für dich. Du kannst jederzeit zurückkommen.
# Of several players at one screen.
log-away-player = Ein Bot spielt für { $player }.
log-come-back = Zurückkommen
log-title-yours = ● Du bist dran – Magnum Sal
log-title-theirs = { $name } – Magnum Sal
log-title-over = Ende – Magnum Sal
log-notice = Du bist am Zug, { $name }.
