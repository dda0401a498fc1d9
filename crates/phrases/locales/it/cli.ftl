### What only the command line says: the board as text, what happened, hints, reviews, notes, errors.
###
### Words of the notation (`place`, `haul`, `castle`), options (`--edition`) and levels of bots are the
### same in every language: they are what people type. `$problem` is a sentence of another file or, from
### the system, in English. Where something goes is shown by an arrow, so that places need no articles.


## Frames

cli-error = errore: { $message }
cli-note = nota: { $message }


## Files and records

cli-standard-input = standard input
cli-new-record = la nuova registrazione
cli-cannot-read = impossibile leggere { $file }: { $problem }
cli-cannot-write = impossibile scrivere { $file }: { $problem }
cli-cannot-print = impossibile scrivere l'output: { $problem }
cli-file-too-large = { $file } supera { $most } MB, quindi non è un file di questo gioco
cli-byte-order-mark = { $file } comincia con un indicatore dell'ordine dei byte; salvalo come UTF-8 senza
cli-file-empty = { $file } è vuoto
cli-not-utf8 = { $file } non è un testo in UTF-8: il byte { $byte } non si può leggere; registrazioni ed edizioni sono testo
cli-in-file = { $file }: { $problem }
# $problem is the sentence about the record, without its full stop.
cli-other-edition = { $problem }; se la partita è stata preparata con --edition, indica di nuovo quel file


## Moves; $which is the move in backticks or cli-move-number.

cli-move-number = mossa { $number }, `{ $move }`,
cli-no-move = { $which } non è una mossa: { $problem } `magnumsal moves RECORD` elenca le mosse possibili.
cli-illegal-move = { $which } non è permessa: { $problem }
cli-bot-draws = { $name } giocherebbe `{ $move }`. Eseguila sul tabellone e aggiungila con ciò che scopre: `{ $move } -> …`
cli-legal = permessa
cli-illegal = non permessa: { $problem }
# $question is one of cli-asked- and cli-actions-.
cli-next = poi: { $question }
cli-next-of = poi { $name }: { $question }
cli-embedded-numbers = i numeri nel testo di una regola sono quelli dell'edizione incorporata.


## Options

cli-no-such-player = { $option }: { $name } non gioca; i giocatori sono { $players }
cli-who-are-you = --bots: senza una mossa, di' chi sei con --me NAME, così gli altri possono giocare


## A new game

cli-out-exists = --out: { $file } esiste già; --force lo sostituisce
cli-name-empty = --players: il nome { $number } è vuoto; scrivi i nomi separati da virgole, come in Ada,Bruno
cli-name-twice = --players: { $name } compare due volte; dai a ogni giocatore un nome diverso
cli-no-tool = --tools: { $name } non è uno strumento; i tipi sono { $tools }
cli-wrote = scritto { $file }; guardalo con magnumsal moves { $file }
cli-dealt = preparata con --seed { $seed }; lo stesso seme prepara la stessa partita
cli-muria-reconstructed = i valori delle tessere e degli ordini di Muria sono ricostruiti, non quelli stampati; chi possiede la scatola può indicarli con --edition FILE
cli-idle-edition = l'edizione indicata qui non cambia nulla
cli-idle-edition-muria = l'edizione indicata qui non cambia nulla; un file di Muria richiede `--expansion muria`


## Seals

cli-no-seal = { $file }: una semplice registrazione non ha sigillo; indica --commitment e --salt, oppure la registrazione sigillata che offre il server
cli-bad-salt = { $file }: un salt è formato da 64 cifre esadecimali
cli-other-deal = { $file }: la distribuzione non è quella sigillata: il suo sigillo è { $found }, non { $told }
cli-sealed = La distribuzione è quella sigillata con { $seal }.
cli-all-legal =
    { $count ->
        [one] L'unica mossa è permessa
       *[other] Tutte le { $count } mosse sono permesse
    }; { $over ->
        [true] la partita è finita
       *[false] la partita non è finita
    }.


## The head of the board

cli-phase = fase { $phase }
cli-round = round { $round } (al massimo { $limit })
cli-plies =
    { $count ->
        [one] { $count } mossa giocata
       *[other] { $count } mosse giocate
    }
cli-with-muria = con Muria
cli-mapped = miniera mappata
cli-phase-round = Fase { $phase }, round { $round }
cli-and = e
cli-over =
    La partita è finita: { $count ->
        [one] { $winners } vince
       *[other] { $winners } condividono la vittoria
    } con { $money }.


## What is asked

cli-asked-deliver = una pedina è davanti al re: consegna un ordine (deliver)
cli-asked-forfeit = una pedina è davanti al re senza un ordine da completare: subisci la penalità (forfeit)
cli-asked-route = scegli il percorso del sale verso la superficie
cli-asked-cart = metti un carrello lungo il percorso, oppure trasporta senza (haul)
cli-asked-cart-only = metti un carrello lungo il percorso: senza non si possono pagare i pedaggi
cli-asked-toll = dividi il pedaggio di { $space }, { $amount } in tutto
cli-asked-dig = scegli il lato dell'ultima tessera
cli-actions-left =
    { $count ->
        [one] resta { $count } azione
       *[other] restano { $count } azioni
    }
cli-no-action = nessuna azione rimasta, termina il turno
cli-no-action-or = nessuna azione rimasta: termina il turno, o prima { $verbs }


## The town; a line begins with the name of a building.

cli-town-castle = Castello
cli-town-queue = fila
cli-town-market = Mercato
cli-town-inn = Locanda
cli-town-workshop = Officina
cli-town-saltworks = Saline
cli-town-foremen = Capisquadra
cli-town-assistants = Assistenti
cli-no-order = nessuno
cli-to-come = ancora { $count }
cli-orders-done = { $count } di { $most } completati
cli-queue-near = vicino al re
cli-queue-far = lontano
cli-prices = vendi { $sell } compra { $buy }
cli-inn-now = un minatore per { $price }
cli-inn-then = poi { $prices }
cli-inn-last = l'ultimo
cli-inn-closed = chiusa fino alla prossima fase
cli-tool-price = { $tool } per { $price }
cli-sold-out = tutto venduto fino alla prossima fase
cli-brine = acqua salata: { $count }
cli-at-work = al lavoro
cli-trade = scambio { $prices }
cli-brine-price = { $price }u per { $letter }
cli-shafts-left =
    { $count ->
        [0] nessun pozzo ancora da costruire
        [one] { $count } pozzo ancora da costruire
       *[other] { $count } pozzi ancora da costruire
    }
cli-shafts-built = costruiti
cli-reconstructed = * ricostruiti: le tessere e gli ordini di Muria qui non hanno i valori stampati


## Tools on the board, at most eleven letters

cli-tool-rope = corda
cli-tool-pickaxe = piccone
cli-tool-bucket = secchio
cli-tool-cart = carrello
cli-tool-food = cibo
cli-tool-commercial = commerciale
cli-tool-royal = reale
cli-tool-saltworks = saline
cli-tool-mill = mulino


## Heads of columns; those of the players' table, as far as the tools, share a line of 80 letters.

cli-head-seat = n.
cli-head-player = giocatore
cli-head-money = denaro
cli-head-worth = val.
cli-head-salt = sale
cli-head-supply = riserva
cli-head-orders = ordini
cli-head-tools = carte (usate)
cli-supply = { $count } di { $all }
cli-head-cost = costo
cli-head-move = mossa
cli-head-played = giocata
cli-head-better = meglio
cli-head-expected = atteso
cli-head-draws = pescate
cli-head-received = pedaggi avuti
cli-head-paid = pagati
cli-head-decisions = decisioni
cli-head-rest = resto


## The mine and the list of moves; an emptied chamber has room for six letters.

cli-columns = colonne da { $from } a { $to }
cli-spent = vuota
cli-sign-water = ~ acqua
cli-sign-hidden = ??? coperta
cli-sign-mapped = ?bg/1 nessuno vi è ancora entrato: sale/acqua
cli-sign-miners = { $letter }2 due minatori, { $letter }2z stanchi
cli-sign-foreman = { $letter }! caposquadra
cli-sign-marker = #{ $letter } proprietario del pozzo
cli-unseen = Ancora da venire
cli-unseen-tiles = Tessere { $level }
cli-unseen-orders = Ordini
cli-unseen-tools = Strumenti
cli-unseen-kinds = In gioco
cli-unseen-of = { $count } tra:
cli-unseen-in-phase = { $count } in questa fase
cli-unseen-possible = e { $count } tra:
cli-legal-moves =
    { $count ->
        [one] { $count } mossa permessa
       *[other] { $count } mosse permesse
    }
cli-no-legal-moves = Nessuna mossa permessa: la partita è finita
cli-alone = e basta


## What happened, or would happen; parts of one sentence.

cli-times = { $deed } ({ $count } volte)
cli-phase-over =
    la fase { $phase } è finita: { $why ->
        [orders] sono stati completati abbastanza ordini
       *[limit] è stato raggiunto il limite di round
    }; tutti tornano a casa, gli strumenti usati sono di nuovo pronti; comincia la fase { $next }, inizia { $name }
cli-turn = turno di { $name } nel round { $round }
cli-moved =
    { $piece ->
        [foreman] { $name }: caposquadra, { $from } → { $to }
       *[miner] { $name }: minatore, { $from } → { $to }
    }
cli-tired =
    { $name }: { $miners ->
        [0] caposquadra stanco
        [one] { $miners } minatore stanco
       *[other] { $miners } minatori stanchi
    } in { $space }
cli-tired-with-foreman =
    { $name }: { $miners ->
        [one] { $miners } minatore
       *[other] { $miners } minatori
    } e caposquadra stanchi in { $space }
cli-stood-up =
    { $piece ->
        [foreman] { $name }: il caposquadra in { $space } si rialza
       *[miner] { $name }: un minatore in { $space } si rialza
    }
cli-rested = { $name }: le pedine hanno riposato
cli-turned-up = { $space } viene rivelata
cli-turned-up-as = { $space } viene rivelata: { $tile }
cli-tile-laid = una tessera viene posata in { $space }
cli-shaft-built = { $name } costruisce un pozzo in { $space }
cli-paid = { $from } → { $to }: { $amount } ({ $rule })
cli-gives = { $name } dà { $salt } → { $to }
cli-takes = { $name } prende { $salt } ← { $from }
cli-salt-moved = { $salt }: { $from } → { $to }
cli-brine-comes = acqua salata → { $to }: { $count }
cli-water-moved =
    { $what ->
        [brine] acqua salata, { $from } → { $to }: { $count }
       *[water] acqua, { $from } → { $to }: { $count }
    }
cli-tool-bought = { $name } ottiene la carta «{ $tool }»
cli-tool-used = { $name } gira la carta «{ $tool }»
cli-tool-new = un nuovo strumento arriva in officina
cli-tool-new-as = la carta «{ $tool }» arriva in officina
cli-order-done = { $name } completa l'ordine { $order }
cli-order-new = un nuovo ordine arriva al posto { $slot }
cli-order-new-as = l'ordine { $order } arriva al posto { $slot }
cli-game-over = la partita è finita


## Where something comes from and goes to, in the sentences above

cli-place-bank = banca
cli-place-supply = riserva
cli-place-post =
    { $post-id ->
        [castle] postazione del castello
        [workshop] postazione dell'officina
        [pump] postazione della pompa
        [market] postazione del mercato
        [saltworks] postazione delle saline
        [entrance] postazione dell'ingresso
       *[other] postazione { $post }
    }
cli-place-far = cerchio lontano
cli-place-near = cerchio vicino
cli-place-king = re
cli-place-saltworks = saline
cli-place-market = mercato


## Hints

cli-only-move = C'è una sola mossa permessa.
cli-hint-what = cosa
cli-hint-why = perché
cli-hint-money = denaro
cli-hint-chance = vittoria
cli-hint-line = seguito
cli-chance = { $percent } % di probabilità


## Reviews

cli-review-by = Analisi di { $level }, seme { $seed }
# $budget is a time or cli-iterations.
cli-review-by-budget = Analisi di { $level }, { $budget } per decisione, seme { $seed }
cli-iterations =
    { $count ->
        [one] { $count } iterazione
       *[other] { $count } iterazioni
    }
cli-review-unfinished = La partita non è finita; l'analisi comprende ciò che è stato giocato.
cli-review-lost = { $cost } persi:
# $advice is a move and its reason.
cli-review-better = { $move }; meglio { $advice }
cli-review-no-cost = Nessuna decisione di { $name } è costata nulla
cli-review-costliest = Decisioni più costose di { $name }
