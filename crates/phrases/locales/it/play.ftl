### Playing: what is asked, what can be done, what it costs and what is warned of.
###
### `$piece` is one of the play-piece- phrases, always the object of the sentence. `$coins`, `$price`,
### `$salt`, `$water`, `$tool`, `$space`, `$player` and the like are pictures and stand for themselves.


## What is asked now

play-region = La tua mossa
play-tab = Turno
play-over = La partita è finita.
play-waiting = { $player } sta pensando.
play-ask =
    { $actions ->
        [0] Non hai più azioni: termina il turno.
        [one] Tocca a te: hai ancora { $actions } azione.
       *[other] Tocca a te: hai ancora { $actions } azioni.
    }
play-ask-rope =
    { $actions ->
        [0] Con una corda puoi muovere un'altra pedina: sceglila, o termina il turno.
        [one] Con una corda puoi muovere un'altra pedina, o continuare: hai ancora { $actions } azione.
       *[other] Con una corda puoi muovere un'altra pedina, o continuare: hai ancora { $actions } azioni.
    }
play-ask-saltworks =
    { $actions ->
        [0] Alle saline: manda altre pedine, o termina il turno.
        [one] Alle saline: manda altre pedine, o continua: hai ancora { $actions } azione.
       *[other] Alle saline: manda altre pedine, o continua: hai ancora { $actions } azioni.
    }
play-due-delivery = La tua pedina è arrivata al castello. Quale ordine completi?
play-penalty = La tua pedina è arrivata al castello, e non hai il sale per nessuno degli ordini. A che cosa rinunci?
play-due-route = Quale percorso prende il sale?
play-due-cart = Metti un carrello sul percorso?
play-due-toll = Chi riceve quanto del pedaggio di { $space }?
play-due-dig = Per questo livello resta una sola tessera. Da che lato della camera si posa?


## Pieces, as the object of a sentence

play-piece-supply = un minatore dalla tua riserva
play-piece-supply-foreman = il tuo caposquadra dalla riserva
play-piece-post =
    { $post-id ->
        [castle] il tuo assistente dal { $post }
        [market] il tuo assistente dal { $post }
        [pump] il tuo assistente dalla { $post }
        [saltworks] il tuo assistente dalle { $post }
       *[other] il tuo assistente dall'{ $post }
    }
play-piece-post-foreman =
    { $post-id ->
        [castle] il tuo caposquadra dal { $post }
        [market] il tuo caposquadra dal { $post }
        [pump] il tuo caposquadra dalla { $post }
        [saltworks] il tuo caposquadra dalle { $post }
       *[other] il tuo caposquadra dall'{ $post }
    }
play-piece-space = un minatore da { $space }
play-piece-space-foreman = il tuo caposquadra da { $space }


## Moves, as invitations on buttons and in the list of moves

play-move-deliver = Consegna { $salt } per { $price }
play-move-forfeit-coins = Paga la penalità di { $coins }
play-move-forfeit-salt = Cedi { $salt } come penalità
play-move-place = Manda { $piece } in { $space }
play-move-rope = Con una corda, manda anche { $piece } in { $space }
play-move-extract =
    Scava { $salt } in { $space } con { $foreman ->
        [true] { $miners ->
            [0] il tuo caposquadra
            [one] { $miners } minatore e il tuo caposquadra
           *[other] { $miners } minatori e il tuo caposquadra
        }
       *[false] { $miners ->
            [one] { $miners } minatore
           *[other] { $miners } minatori
        }
    }{ $picks ->
        [0] {""}
        [one] {" "}e { $picks } piccone
       *[other] {" "}e { $picks } picconi
    }
play-move-extract-mill =
    Con il mulino a cavalli, scava { $salt } sotto { $space } con { $foreman ->
        [true] { $miners ->
            [0] il tuo caposquadra
            [one] { $miners } minatore e il tuo caposquadra
           *[other] { $miners } minatori e il tuo caposquadra
        }
       *[false] { $miners ->
            [one] { $miners } minatore
           *[other] { $miners } minatori
        }
    }{ $picks ->
        [0] {""}
        [one] {" "}e { $picks } piccone
       *[other] {" "}e { $picks } picconi
    }
play-move-route = Porta su il sale passando per { $spaces }
play-move-cart = Metti un carrello su { $spaces }
play-move-haul = Non mettere altri carrelli
play-move-toll = Dividi il pedaggio di { $space }: { $shares }
play-move-assist =
    { $post-id ->
        [castle] Assegna { $piece } al { $post }
        [market] Assegna { $piece } al { $post }
        [pump] Assegna { $piece } alla { $post }
        [saltworks] Assegna { $piece } alle { $post }
       *[other] Assegna { $piece } all'{ $post }
    }
play-move-assist-two =
    { $post-id ->
        [castle] Assegna { $piece } e { $second } al { $post }
        [market] Assegna { $piece } e { $second } al { $post }
        [pump] Assegna { $piece } e { $second } alla { $post }
        [saltworks] Assegna { $piece } e { $second } alle { $post }
       *[other] Assegna { $piece } e { $second } all'{ $post }
    }
play-move-hire = Assumi un minatore per { $price }
play-move-buy = Compra { $tool } per { $price }
play-move-pump =
    { $count ->
        [one] Pompa { $count } cubo d'acqua da { $space }
       *[other] Pompa { $count } cubi d'acqua da { $space }
    }
play-move-square = Prendi { $coins } in piazza
play-move-market = Al mercato: { $trades }
play-move-market-commercial = Al mercato, con il privilegio commerciale: { $trades }
play-trade-sell = vendi { $salt }
play-trade-buy = compra { $salt }
play-move-castle = Manda { $piece } al castello
play-move-castle-royal = Manda { $piece } nel cerchio vicino del castello, con il privilegio reale
play-move-boil = Manda { $piece } alle saline
play-move-boil-more = Manda anche { $piece } alle saline
play-move-recall =
    Con il privilegio delle saline, richiama { $foreman ->
        [true] { $miners ->
            [0] il tuo caposquadra
            [one] { $miners } minatore e il tuo caposquadra
           *[other] { $miners } minatori e il tuo caposquadra
        }
       *[false] { $miners ->
            [one] { $miners } minatore
           *[other] { $miners } minatori
        }
    }
play-move-shaft = Costruisci un pozzo sotto { $space }
play-move-dig-left = Posa la tessera a sinistra
play-move-dig-right = Posa la tessera a destra
play-move-bucket = Con il secchio, porta un cubo d'acqua da { $space } a { $to }
play-move-feed = Rifocilla un minatore stanco in { $space }
play-move-feed-both = Rifocilla due minatori stanchi in { $space }
play-move-feed-two = Rifocilla un minatore stanco in { $space } e uno in { $second }
play-move-feed-foreman = Rifocilla il tuo caposquadra stanco in { $space }
play-move-trade = Scambia acqua salata con { $salt }
play-move-pass = Passa un'azione
play-move-end = Termina il turno


## What a move would do, each a line of its own below the button

play-outcome-pay = Paghi { $coins } a { $player }
play-outcome-free = Non costa nulla
play-outcome-pay-bank = Paghi { $coins }
play-outcome-get = Ricevi { $coins }
play-outcome-earns = { $player } riceve { $coins }
play-outcome-salt-get = Ricevi { $salt }
play-outcome-salt-give = Dai { $salt }
play-outcome-water = { $water } in meno in { $space }
play-outcome-tool-used = Usi { $tool }
play-outcome-tool-bought = Ora possiedi { $tool }
play-outcome-tired =
    { $count ->
        [one] Si stanca { $count } pedina
       *[other] Si stancano { $count } pedine
    }
play-outcome-tile-laid = Una nuova camera in { $space }
play-outcome-shaft-built = Un pozzo con il tuo segnalino in { $space }
play-outcome-unknown =
    { $what ->
        [order] Scopre un nuovo ordine: non si può annullare
        [chamber] Scopre una camera: non si può annullare
        [tool] Scopre un nuovo strumento: non si può annullare
       *[other] Scopre qualcosa: non si può annullare
    }
# Below several choices that all do so.
play-outcome-unknown-each = Ogni scelta scopre qualcosa: non si può annullare.


## The panel of whatever is in hand

play-panel = Scelte
play-panel-piece = Hai in mano { $piece }. Scegli la meta.
play-panel-goal = Come?
play-panel-space = Che cosa vuoi fare in { $space }?
play-option-extract = Scava sale qui…
play-option-pump = Pompa acqua da qui…
play-option-take = Prendi { $piece }
play-option-send = Manda qualcuno qui…
play-option-send-more = Manda altre pedine…
play-send-building = Manda una pedina…
play-send-post = Assegna un assistente…
play-who-space = Chi va in { $space }? Scegli sul tabellone o qui.
play-who-castle = Chi va al castello? Scegli sul tabellone o qui.
play-who-saltworks = Chi va alle saline? Scegli sul tabellone o qui.
play-who-post = Chi va in questa postazione? Scegli sul tabellone o qui.
# The first of the two who go to the mine entrance is chosen.
play-who-second = Mandi { $piece }. Chi va insieme?
# On a button with a picture of the piece: where it is.
play-at-supply = riserva
play-castle-royal = Con il privilegio reale: subito nel cerchio vicino


## The turn: back, pass, rest, end

play-cancel-action = Annulla questa azione
play-back = Ritira
play-undo = Annulla
play-redo = Rifai
play-restart = Ricomincia turno
play-undo-ask = Chiedi di ritirare il turno
play-pass = Passa un'azione
play-rest = Riposa
play-rest-note =
    { $count ->
        [one] Se passi tutte le azioni di questo turno, la tua pedina stanca si rialza.
       *[other] Se passi tutte le azioni di questo turno, le tue { $count } pedine stanche si rialzano.
    }
play-rests =
    { $count ->
        [one] Riposi: la tua pedina stanca si rialza quando il turno termina.
       *[other] Riposi: le tue { $count } pedine stanche si rialzano quando il turno termina.
    }
play-end = Fine turno
play-remind = Prima di terminare il turno
play-remind-tool = Ancora utilizzabile: { $tool }.
play-remind-tired =
    { $count ->
        [one] { $count } delle tue pedine resta stanca.
       *[other] { $count } delle tue pedine restano stanche.
    }
play-remind-arrival =
    { $count ->
        [one] La tua pedina arriva al castello al prossimo turno, e non hai il sale per nessuno degli ordini.
       *[other] { $count } delle tue pedine arrivano al castello al prossimo turno, e non hai il sale per nessuno degli ordini.
    }


## Cautions

play-caution = Vuoi davvero farlo?
play-caution-never = Non avvisarmi più di questo
play-caution-no = Meglio di no
play-caution-yes = Sì, procedi
play-beware-castle = Non hai il sale per nessuno degli ordini esposti. Una pedina che arriva senza nulla da consegnare ti costa { $penalty } o un cubo.
play-beware-queue = Hai una pedina nella fila del castello. Dopo questa transazione non hai più il sale per nessuno degli ordini esposti.
play-beware-rest = Le tue pedine stanche restano stanche: la squadra riposa solo se passi tutte le azioni di un turno.
play-beware-brine = Nelle saline non c'è acqua salata. Se non ne arriva prima del tuo prossimo turno, la pedina torna a casa a mani vuote.


## Buildings: names as headings, and what a visit is good for

play-building-castle = Castello
play-building-inn = Locanda
play-building-workshop = Officina
play-building-pump = Pompa
play-building-market = Mercato
play-building-square = Piazza
play-building-saltworks = Saline
play-building-foremen = Casa dei capisquadra
play-visit-castle = Manda una pedina al castello. Aspetta nel cerchio lontano, passa in quello vicino al tuo prossimo turno e arriva al turno dopo; allora completa un ordine per cui hai il sale. Con il privilegio reale comincia nel cerchio vicino.
play-visit-inn = Assumi un altro minatore. Il prezzo sale con ogni minatore assunto, da chiunque, in questa fase.
play-visit-workshop = Compra uno strumento. Ogni carta si può usare una volta per fase, e alla fine gli strumenti valgono denaro.
play-visit-pump = Pompa acqua da una camera in cui sta una delle tue pedine. Un cubo d'acqua dopo l'altro costa { $pump } e così via.
play-visit-square = Prendi { $square }.
play-visit-saltworks = Manda una o più pedine. Tornano a casa all'inizio del tuo prossimo turno, ognuna con un cubo di acqua salata finché ce n'è.
play-visit-foremen = Costruisci un pozzo sotto una camera in cui sta una delle tue pedine. Costa { $shaft }, il tuo segnalino vi rimane, e ricevi un cubo di acqua salata.
play-inn-miners =
    { $miners ->
        [one] Hai { $miners } minatore, e { $after } dopo questo.
       *[other] Hai { $miners } minatori, e { $after } dopo questo.
    }
play-inn-next = I prossimi costano { $prices }
play-workshop-kinds = Tipi in gioco: { $tools }
play-workshop-tool = { $tool } per { $price }
play-workshop-left =
    { $count ->
        [0] La pila è vuota.
        [one] Nella pila c'è ancora { $count } carta.
       *[other] Nella pila ci sono ancora { $count } carte.
    }
play-pump-where = Quale camera
play-pump-chamber = { $space }: { $water }
play-pump-count = Quanta acqua
play-less = Meno
play-more = Più
play-castle-order = Ordine { $number }: { $salt } per { $price }
play-castle-enough = Hai il sale
play-castle-missing = Manca: { $salt }
play-castle-queue =
    { $near ->
        [0] { $far ->
            [one] { $far } delle tue pedine aspetta nel cerchio lontano.
           *[other] { $far } delle tue pedine aspettano nel cerchio lontano.
        }
        [one] { $far ->
            [0] { $near } delle tue pedine arriva al prossimo turno.
            [one] { $near } delle tue pedine arriva al prossimo turno, un'altra al turno dopo.
           *[other] { $near } delle tue pedine arriva al prossimo turno, altre { $far } al turno dopo.
        }
       *[other] { $far ->
            [0] { $near } delle tue pedine arrivano al prossimo turno.
            [one] { $near } delle tue pedine arrivano al prossimo turno, un'altra al turno dopo.
           *[other] { $near } delle tue pedine arrivano al prossimo turno, altre { $far } al turno dopo.
        }
    }
play-saltworks-brine =
    { $brine ->
        [0] Nelle saline non c'è acqua salata.
        [one] Nelle saline c'è { $brine } cubo di acqua salata.
       *[other] Nelle saline ci sono { $brine } cubi di acqua salata.
    }
play-saltworks-own =
    { $count ->
        [one] { $count } delle tue pedine è qui.
       *[other] { $count } delle tue pedine sono qui.
    }
play-shafts =
    { $shafts ->
        [0] In questa fase non si possono più costruire pozzi.
        [one] Si può costruire ancora { $shafts } pozzo. I tuoi segnalini nella miniera: { $markers } su { $most }.
       *[other] Si possono costruire ancora { $shafts } pozzi. I tuoi segnalini nella miniera: { $markers } su { $most }.
    }
play-assistant = Assistente
play-assistant-is = La postazione è occupata da { $player }.
play-earns-castle = Un assistente al castello guadagna un grosso per ogni ordine completato, da chiunque.
play-earns-workshop = Un assistente all'officina guadagna un grosso per ogni visita, di chiunque sia.
play-earns-pump = Un assistente alla pompa guadagna un grosso per ogni visita, di chiunque sia.
play-earns-market = Un assistente al mercato guadagna un grosso per ogni visita, di chiunque sia.
play-earns-saltworks = Un assistente alle saline guadagna un grosso ogni volta che delle pedine tornano a casa con acqua salata.
play-earns-entrance = L'ingresso della miniera guadagna un grosso per ogni estrazione, di chiunque sia. Servono due minatori o il tuo caposquadra.


## Tools

play-tools = Strumenti
play-tools-of = Strumenti di { $player }
play-tools-none = Non hai strumenti pronti. Li vende l'officina.
play-tool-used = Carta usata: { $tool }. Torna utilizzabile nella prossima fase.
play-brine = Scambia acqua salata
play-use-rope = Subito dopo aver mandato una pedina nella miniera, mandane un'altra nella stessa azione.
play-use-pickaxe = Un punto di forza in più in un'estrazione.
play-use-bucket = Al di fuori delle azioni: porta un cubo d'acqua da una camera in cui sta una tua pedina alla camera accanto.
play-use-cart = In un'estrazione, libera uno o due spazi del percorso dai loro pedaggi.
play-use-food = Al di fuori delle azioni: si rialzano due tuoi minatori stanchi, o il tuo caposquadra.
play-use-commercial = Al mercato ogni cubo costa un grosso in meno e, venduto, ne rende uno in più.
play-use-royal = La tua pedina entra nella fila del castello dal cerchio vicino, un turno prima.
play-use-saltworks = Alle saline, una o due delle pedine appena mandate tornano subito con acqua salata.
play-use-mill = Una squadra scava nella camera esattamente sotto la sua.


## The list of moves, keys and hints

play-moves = Tutte le mosse
play-moves-find = Scrivi di che mossa si tratta e premi Invio
play-moves-count =
    { $count ->
        [0] Ora non è possibile nessuna mossa del genere.
        [one] { $count } mossa
       *[other] { $count } mosse
    }
play-lookup = Consulta: che cosa deve ancora venire, simboli, tasti
play-unseen = Che cosa deve ancora venire
play-keys-help = Questi tasti funzionano ovunque al tavolo, tranne mentre scrivi o mentre una finestra è aperta.
play-key-escape = Esc
play-key-enter = Invio
play-key-hint = Consiglio
play-key-help = Questo elenco
play-key-cancel = Lascia ciò che è scelto
play-key-option = La scelta con questo numero
play-key-board = Alla plancia, e poi alla parte successiva della pagina
play-key-go = Sulla plancia: va a ciò che si trova da quella parte
play-key-choose = Sulla plancia: lo sceglie
play-hint =
    { $left ->
        [0] Nessun consiglio
       *[other] Consiglio ({ $left })
    }
play-hint-any = Consiglio
play-hint-thinking = Ci penso…
play-hints = Consigli
play-hint-reason = { $reason } ({ $chance }% di vittoria)
play-hint-hurried = In questo momento pensano molti bot: questo consiglio è stato trovato nel { $percent }% del tempo abituale.
play-hint-show = Mostra
play-hint-play = Gioca
