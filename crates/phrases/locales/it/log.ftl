### Following a game: the log, the recap, whose turn it is.
###
### In the log's sentences these are pictures: $player (sign and name), $coins, $salt and the like
### (cubes), $water, $tool and $tools (cards), $space, $from, $to and the like (spaces of the mine).
### They can stand anywhere in a sentence, and stay as they are: no article, ending or case.


## Headings and separators

log-title = Diario
log-phase = Fase { $phase }
log-turn = { $player } · round { $round }
log-turn-first = { $player }
log-over = La partita è finita.


## Deeds
## $piece is "miner" or "foreman", $crew is "miners", "foreman" or "both" with $miners for their number.

log-deliver = { $player } consegna { $salt } al castello per { $coins }.
log-forfeit-salt = { $player } arriva al castello senza poter completare un ordine e perde { $salt }.
log-forfeit-coins = { $player } arriva al castello senza poter completare un ordine e perde { $coins }.
log-forfeit-nothing = { $player } arriva al castello senza poter completare un ordine e senza nulla da perdere.
log-place = { $piece ->
    [foreman] { $player } piazza il caposquadra in { $to }.
   *[miner] { $player } piazza un minatore in { $to }.
}
log-move = { $piece ->
    [foreman] { $player } muove il caposquadra da { $from } a { $to }.
   *[miner] { $player } muove un minatore da { $from } a { $to }.
}
log-extract = { $crew ->
    [foreman] { $player } scava { $salt } in { $space } con il caposquadra.
    [both] { $miners ->
        [one] { $player } scava { $salt } in { $space } con il caposquadra e un minatore.
       *[other] { $player } scava { $salt } in { $space } con il caposquadra e { $miners } minatori.
    }
   *[miners] { $miners ->
        [one] { $player } scava { $salt } in { $space } con un minatore.
       *[other] { $player } scava { $salt } in { $space } con { $miners } minatori.
    }
}
# The crew stands at $space, the salt comes from the chamber below it, $from.
log-extract-mill = { $crew ->
    [foreman] { $player } solleva { $salt } da { $from } a { $space } con il caposquadra.
    [both] { $miners ->
        [one] { $player } solleva { $salt } da { $from } a { $space } con il caposquadra e un minatore.
       *[other] { $player } solleva { $salt } da { $from } a { $space } con il caposquadra e { $miners } minatori.
    }
   *[miners] { $miners ->
        [one] { $player } solleva { $salt } da { $from } a { $space } con un minatore.
       *[other] { $player } solleva { $salt } da { $from } a { $space } con { $miners } minatori.
    }
}
# $piece can be "two" as well: two miners at the mine entrance. $post is a name from names.ftl,
# $post-id its code.
log-assist = { $piece ->
    [foreman] { $player } assegna il caposquadra { $post-id ->
        [castle] al { $post }.
        [market] al { $post }.
        [pump] alla { $post }.
        [saltworks] alle { $post }.
       *[other] all'{ $post }.
    }
    [two] { $player } assegna due minatori { $post-id ->
        [castle] al { $post }.
        [market] al { $post }.
        [pump] alla { $post }.
        [saltworks] alle { $post }.
       *[other] all'{ $post }.
    }
   *[miner] { $player } assegna un minatore { $post-id ->
        [castle] al { $post }.
        [market] al { $post }.
        [pump] alla { $post }.
        [saltworks] alle { $post }.
       *[other] all'{ $post }.
    }
}
log-hire = { $player } assume un minatore per { $coins }.
log-buy = { $player } compra { $tool } per { $coins }.
log-pump = { $player } pompa { $water } da { $space } per { $coins }.
log-pump-free = { $player } pompa { $water } da { $space }.
log-square = { $player } prende { $coins } in piazza.
log-market-sell = { $player } vende { $sold } per { $income }.
log-market-buy = { $player } compra { $bought } per { $cost }.
log-market-both = { $player } vende { $sold } per { $income } e compra { $bought } per { $cost }.
log-castle-far = { $piece ->
    [foreman] { $player } manda il caposquadra al castello.
   *[miner] { $player } manda un minatore al castello.
}
log-castle-near = { $piece ->
    [foreman] { $player } manda il caposquadra direttamente nel cerchio vicino del castello.
   *[miner] { $player } manda un minatore direttamente nel cerchio vicino del castello.
}
log-boil = { $crew ->
    [foreman] { $player } manda il caposquadra alle saline.
    [both] { $miners ->
        [one] { $player } manda il caposquadra e un minatore alle saline.
       *[other] { $player } manda il caposquadra e { $miners } minatori alle saline.
    }
   *[miners] { $miners ->
        [one] { $player } manda un minatore alle saline.
       *[other] { $player } manda { $miners } minatori alle saline.
    }
}
log-shaft = { $player } costruisce un pozzo in { $space } per { $coins } e riceve { $salt }.
log-bucket = { $player } porta { $water } da { $from } a { $to }.
# $where is a list of spaces.
log-feed = { $crew ->
    [foreman] { $player } rifocilla il caposquadra in { $where }.
   *[miners] { $miners ->
        [one] { $player } rifocilla un minatore in { $where }.
       *[other] { $player } rifocilla { $miners } minatori in { $where }.
    }
}
log-trade = { $player } scambia { $given } con { $salt }.
log-pass = { $count ->
    [one] { $player } passa.
   *[other] { $player } passa entrambe le azioni.
}
log-rest = La squadra di { $player } ha riposato.
log-move-unknown = { $player } fa una mossa che questa versione della pagina non conosce: { $move }


## What comes of a deed; short sentences that follow it

log-revealed = { $space } si apre: { $salt } e { $water }.
log-revealed-dry = { $space } si apre: { $salt } e niente acqua.
# $spaces is a list.
log-tiles = { $count ->
    [one] C'è una nuova camera in { $spaces }.
   *[other] Ci sono nuove camere in { $spaces }.
}
log-brine = Le saline ricevono { $salt }.
log-used = Strumenti usati: { $tools }.
log-toll = { $player } riceve { $coins } di pedaggio.
log-wage = { $player } guadagna { $coins } con un assistente.
log-gone = Partenza da { $spaces }.
log-post-left = { $post-id ->
    [castle] La postazione al { $post } è libera.
    [market] La postazione al { $post } è libera.
    [pump] La postazione alla { $post } è libera.
    [saltworks] La postazione alle { $post } è libera.
   *[other] La postazione all'{ $post } è libera.
}
log-tool-up = Nuovo nell'officina: { $tool }.
log-order-up = Nuovo ordine: { $order }.
log-order = { $salt } per { $coins }
log-queue = { $count ->
    [one] Una pedina avanza nel cerchio vicino.
   *[other] { $count } pedine avanzano nel cerchio vicino.
}
log-arrived = { $count ->
    [one] Una pedina arriva al castello.
   *[other] { $count } pedine arrivano al castello.
}
log-home = { $count ->
    [one] Una pedina torna a casa dalle saline con { $salt }.
   *[other] { $count } pedine tornano a casa dalle saline con { $salt }.
}
log-home-empty = { $count ->
    [one] Una pedina torna a casa dalle saline senza acqua salata.
   *[other] { $count } pedine tornano a casa dalle saline senza acqua salata.
}
log-orders-up = Ordini: { $orders }.
log-tools-up = Officina: { $tools }.
log-market-refill = Il mercato riceve { $salt }.
log-brine-lost = Le saline perdono { $salt }.


## What people do at the table

log-note-joined = { $name } si siede.
log-note-left = { $player } si alza dal tavolo.
log-note-filled = { $player } è un bot.
log-note-said = { $player }: { $text }
log-note-said-host = Chi ospita: { $text }
log-host = Chi ospita
log-note-renamed = { $player } ora si chiama { $name }.
log-note-titled = Il tavolo ora si chiama «{ $name }».
log-note-asked = { $player } chiede di far tornare indietro la partita.
log-note-declined = { $player } rifiuta.
log-note-agreed = { $player } accetta.
log-note-hinted = { $player } chiede un consiglio.
log-note-replaced-left = { $player } lascia il tavolo; gioca un bot al suo posto.
log-note-replaced-time = { $player } non ha più tempo; gioca un bot al suo posto.
log-note-replaced-gone = { $player } manca da troppo tempo; gioca un bot al suo posto.
log-note-proposed-replace = { $player } propone che giochi un bot.
log-note-proposed-adjourn = { $player } propone di sospendere la partita.
log-note-proposed-end = { $player } propone di terminare la partita.
log-note-adjourned = { $player } sospende la partita.
log-note-adjourned-host = Chi ospita sospende la partita.
log-note-resumed = { $player } riprende la partita.
log-note-resumed-host = Chi ospita riprende la partita.
log-note-ended = { $player } termina la partita prima della fine; non c'è un risultato.
log-note-ended-host = Chi ospita termina la partita prima della fine; non c'è un risultato.
log-note-hosted = Ora ospita { $player }.
log-note-returned = { $player } torna al tavolo.
log-note-muted = { $player } non può più scrivere.
log-note-unmuted = { $player } può di nuovo scrivere.
log-note-removed = Chi ospita ha allontanato un giocatore dal tavolo.
log-note-unknown = Al tavolo è successo qualcosa che questa versione della pagina non conosce.
log-note-undone = { $count ->
    [one] { $player } ritira una mossa.
   *[other] { $player } ritira { $count } mosse.
}
log-note-rewound = { $count ->
    [0] La partita resta dov'è.
    [one] Una mossa è ritirata di comune accordo.
   *[other] { $count } mosse sono ritirate di comune accordo.
}


## Reading the log

log-empty = Non è ancora successo nulla.
log-earlier = Mosse precedenti
log-newest = Alle ultime mosse
# For those who cannot see that the entry can be clicked.
log-look = Mostra questo momento
log-unread = { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
}
log-say = Di' qualcosa
log-send = Invia


## Looking at a moment of the past

log-past = Stai guardando la fase { $phase }, round { $round }, turno di { $player }.
log-past-over = Stai guardando la fine della partita.
log-past-before = Una mossa indietro
log-past-after = Una mossa avanti
# Beside the state of the game, which is that of the present.
log-now = Adesso
log-back = Al presente
log-ask = Chiedi di tornare a questo punto
log-ask-bots = Torna a questo punto
log-ask-sure = Far tornare indietro la partita?
log-ask-sure-text = { $count ->
    [one] Una mossa è ritirata per sempre. Non si rifà da sola.
   *[other] { $count } mosse sono ritirate per sempre. Non si rifanno da sole.
}
log-ask-cancel = No, continua


## A question to take the game back

log-question = { $count ->
    [one] { $player } chiede di ritirare l'ultima mossa.
   *[other] { $player } chiede di ritirare le ultime { $count } mosse.
}
# $players is a list of those who have not answered.
log-question-waits = Si aspetta la risposta di { $players }.
log-agree = Accetta
log-decline = Rifiuta
log-withdraw = Ritira la richiesta
log-question-look = Mostra il momento


## The recap

log-recap = Dal tuo ultimo turno
log-recap-of = Dall'ultimo turno di { $player }
# Tolls from the others, and what own assistants brought in.
log-recap-earned = Hai guadagnato { $coins }.
log-recap-orders = { $count ->
    [one] Un ordine non c'è più.
   *[other] { $count } ordini non ci sono più.
}
log-recap-money = Denaro
log-recap-close = Nascondi il riepilogo
log-gain = più { $amount }
log-loss = meno { $amount }


## The status

log-status = Lo stato della partita
# The name of the live region that tells what happens.
log-live = Che cosa succede
log-status-phase = Fase { $phase } di III
log-status-round = Round { $round }
log-status-orders = Ordini { $done } di { $threshold }
log-status-last-round =
    { $of ->
        [game] Ultimo round della partita
       *[phase] Ultimo round della fase
    }
log-status-help = Una fase finisce con il round in cui { $threshold } ordini sono completati. Nel suo primo round un turno ha un'azione, poi due.
log-your-turn = Tocca a te
log-turn-of = Tocca a { $player }
log-bot-thinks = { $player } sta pensando…
log-adjourned = La partita è sospesa
log-ended = La partita è stata terminata prima della fine
log-actions = { $count ->
    [0] Nessuna azione rimasta
    [one] { $count } azione rimasta
   *[other] { $count } azioni rimaste
}
log-asked-action = Scegli un'azione
log-asked-end = Termina il turno
log-asked-delivery = Risolvi l'arrivo al castello
log-asked-route = Scegli il percorso
log-asked-cart = Metti un carrello o porta su
log-asked-toll = Dividi il pedaggio
log-asked-dig = Scegli il lato per l'ultima tessera
# $players is a list.
log-won = { $count ->
    [one] La partita è finita. { $players } vince con { $coins }.
   *[other] La partita è finita. { $players } condividono la vittoria con { $coins }.
}
log-clock = Tempo rimasto per { $player }: { $time }
log-link-connecting = Connessione…
log-link-lost = Connessione persa. Nuovo tentativo…
log-watching = Stai guardando
log-away = Un bot gioca per te. Puoi tornare in ogni momento.
# Of several players at one screen.
log-away-player = Un bot gioca per { $player }.
log-come-back = Torna
log-title-yours = ● Tocca a te – Magnum Sal
log-title-theirs = { $name } – Magnum Sal
log-title-over = La fine – Magnum Sal
log-notice = Tocca a te, { $name }.
