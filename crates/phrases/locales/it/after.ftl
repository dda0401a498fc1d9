### Replays, the end of a game, the review.
###
### $player, $players, $first, $second, $coins and $rule are pictures or links inside a sentence, as
### in log.ftl: they stay as they are.


## A game looked at again

after-loading = Sto recuperando la partita…
after-again = Riprova
after-title = Replay
after-title-of = Replay: { $name }
# $name is the player whose turn it is.
after-moment = Fase { $phase }, round { $round }, turno di { $name } · mossa { $move } di { $moves }
after-moment-end = La fine della partita · mossa { $move } di { $moves }
after-slider = Momento della partita
after-to-table = Torna al tavolo
after-turn = Questo turno
after-controls = Scorri la partita
after-go-start = All'inizio (Home)
after-go-turn-back = Un turno indietro (Pag su)
after-go-back = Una mossa indietro (←)
after-go-play = Avvia (spazio)
after-pause = Pausa (spazio)
after-go-on = Una mossa avanti (→)
after-go-turn-on = Un turno avanti (Pag giù)
after-go-end = Alla fine (Fine)
after-speed = Velocità
after-speed-slow = Lenta
after-speed-normal = Normale
after-speed-fast = Veloce


## Playing on

after-play-on = Gioca da qui
after-play-on-help = Una nuova partita comincia da questo momento, contro i bot. Quella vecchia resta com'è.
after-play-on-seat = Quale posto prendi?
after-play-on-turn = { $name } (di turno)
after-play-on-level = Gli altri sono
after-play-on-go = Gioca


## The end of a game

after-over = La partita è finita
after-views = Che cosa guardare
after-view-result = Risultato
after-view-review = Analisi
after-view-share = Condividi
after-board = Torna al tabellone
after-replay = Replay
after-rematch = Rivincita
after-show-result = Mostra il risultato
after-win = { $count ->
    [one] { $players } vince con { $coins }
   *[other] { $players } condividono la vittoria con { $coins }
}
after-you-win = { $count ->
    [one] Hai vinto, { $players }, con { $coins }
   *[other] Condividete la vittoria: { $players }, con { $coins }
}


## The score

after-scores = Punteggi
after-place-number = { $place }º
after-player = Giocatore
after-part-coins = Denaro
after-part-tools = Strumenti
after-total = Totale
# So many of something, and what they are worth together.
after-worth = { $count } → { $value }
after-values = Un cubo di sale vale { $coins }. Più strumenti si hanno, più valgono insieme. { $rule }
after-values-brine = Un cubo di sale vale { $coins }, e così una coppia di cubi di acqua salata. Più strumenti si hanno, più valgono insieme. { $rule }
after-tie-orders = { $first } e { $second } hanno { $total }: { $first } ha completato più ordini.
after-tie-miners = { $first } e { $second } hanno { $total } e altrettanti ordini: { $first } ha meno minatori.
after-tie-tools = { $first } e { $second } hanno { $total }, altrettanti ordini e altrettanti minatori: { $first } ha meno strumenti.
after-tie-shared = { $first } e { $second } hanno { $total } e nulla decide tra loro: condividono il posto.


## Money

after-money = Il denaro nei round
after-money-description = Una linea per ogni giocatore in { $rounds ->
    [one] un round
   *[other] { $rounds } round
}: { $players }.
after-money-from-to = { $name } da { $from } a { $to } grossi
after-axis-rounds = round
after-axis-moves = mosse
after-axis-groszy = grossi
after-chart-table = Come tabella
after-column-round = Round
after-column-move = Mossa
after-round = { $phase }, { $round }
after-start = All'inizio
after-end = Alla fine
after-accounts = Entrate e uscite di denaro
after-sign-plus = { $value ->
    [0] –
   *[other] +{ $value }
}
after-sign-minus = { $value ->
    [0] –
   *[other] −{ $value }
}
after-book-orders = Ordini
after-book-sales = Vendite al mercato
after-book-tolls_received = Pedaggi ricevuti
after-book-wages = Assistenti
after-book-square = Piazza
after-book-hiring = Minatori assunti
after-book-tools = Strumenti
after-book-pumping = Pompa
after-book-shafts = Pozzi
after-book-purchases = Acquisti al mercato
after-book-tolls_paid = Pedaggi pagati
after-book-penalties = Penalità al castello


## Orders, tools and honours

after-belongings = Ordini e strumenti
after-column-orders = Ordini
after-column-tools = Strumenti
after-none = Nessuno
after-honours = Onorificenze
after-honour-tolls = Guardia del pozzo
after-why-tolls = { $player } ha incassato { $coins } di pedaggi.
after-honour-wages = Guida degli assistenti
after-why-wages = Gli assistenti di { $player } hanno guadagnato { $coins }.
after-honour-order = Al servizio del re
after-why-order = { $player } ha ricevuto { $coins } per un solo ordine.
after-honour-explorer = Spirito d'avventura
after-why-explorer = { $player } ha aperto { $amount ->
    [one] una camera
   *[other] { $amount } camere
}.
after-honour-digger = Gran piccone
after-why-digger = { $player } ha portato su { $amount ->
    [one] un cubo
   *[other] { $amount } cubi
} di sale.
after-honour-pump = Piedi asciutti
after-why-pump = { $player } ha pompato { $amount ->
    [one] un cubo d'acqua
   *[other] { $amount } cubi d'acqua
} dalla miniera.
after-honour-trader = Fiuto per gli affari
after-why-trader = { $player } ha venduto per { $coins } al mercato.
after-honour-shafts = Sempre più giù
after-why-shafts = { $player } ha costruito { $amount ->
    [one] un pozzo
   *[other] { $amount } pozzi
}.
after-honour-generous = Borsa aperta
after-why-generous = { $player } ha pagato agli altri { $coins } di pedaggi.


## The review
## $deed says what somebody does, without a subject: "hires a miner for 6 groszy, then has six".

after-review-help = Un bot esamina ogni decisione della partita e dice che cosa avrebbe fatto. Può richiedere fino a due minuti.
after-review-ask = Analizza la partita
after-review-busy = Il bot sta riflettendo su ogni decisione. Può richiedere fino a due minuti…
after-review-tally = { $player }: { $best } decisioni su { $decisions } erano buone quanto le migliori; le altre sono costate { $coins } secondo la stima del bot.
# What a result is made of: numbers with their signs, which add up to the last one.
after-review-sum = { $expected } attesi all'inizio, { $draws } di fortuna, { $decisions } per le proprie decisioni, { $rest } per gli altri e per ciò che il bot ha stimato male = { $money }
after-review-meaning = Che cosa significano i numeri
after-review-meaning-help = La fortuna è ciò che è stato rivelato: tessere, ordini e strumenti. Le proprie decisioni sono quanto sono costate le mosse più deboli secondo il bot. Il resto è ciò che hanno fatto gli altri e ciò che il bot non ha previsto: guarda solo poco avanti.
after-expected = Risultato atteso
after-expected-description = Il risultato che il bot si aspetta per ogni giocatore dopo ogni decisione: { $players }.
after-review-slips = Le mosse più costose
after-review-whose = Mosse di chi
after-review-all = Tutte
after-review-when = { $player } · fase { $phase }, round { $round }
after-review-cost = −{ $cost }
after-review-played = Mossa fatta: { $deed }
after-review-better = Meglio: { $deed }
after-review-expects = Risultato atteso { $played } invece di { $better }
after-review-none = Secondo la stima del bot, nulla poteva andare meglio.
after-review-more = { $count ->
    [one] Mostrane un'altra
   *[other] Mostrane altre { $count }
}


## Share and export

after-share-replay = Link al replay
after-share-watch = Link per guardare la partita
after-share-moment = Link a questo momento
after-share-files = La partita come file
after-share-record = Salva la partita
after-share-sealed = Salva la partita sigillata
after-share-verify = La registrazione sigillata dimostra che la distribuzione non è stata cambiata e che ogni mossa era permessa. Chi ha il programma può verificarla con questo comando:
after-share-here = Solo questo browser ha questa partita: nessun altro può aprire un link. Quando è finita, la sua registrazione si può inviare come file.
after-share-later = La registrazione si può salvare a partita finita.
after-share-text = Il risultato come testo
after-share-copy = Copia il testo
after-summary = Magnum Sal
after-summary-line = { $place }. { $name }: { $total } (denaro { $coins }, sale { $salt }, strumenti { $tools })
