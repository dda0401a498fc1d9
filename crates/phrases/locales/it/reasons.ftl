### Reasons: what speaks for or against a move. They stand behind the move, one after another, joined by
### `why-and`; so they begin with a small letter, have no full stop, and do not say the move again. Who
### moves is never named: a player reads them as advice, and others in a review.
###
### `$coins` is an amount (`why-groszy`), `$name` a player, `$deed` a sentence of advice.ftl without its
### subject. `$occasion` is `hint`, where the best moves are listed, or `review`, where the better move is
### compared with the one that was played. Numbers stand as digits, and mostly behind a colon, so that no word has to agree with them.


## Parts

why-groszy =
    { $amount ->
        [one] { $amount } grosso
       *[other] { $amount } grossi
    }
why-and = { $first }; { $second }
why-but = ma { $reason }


## Orders

why-only-move = l'unica mossa consentita
why-order = sale sufficiente per l'ordine da { $coins }
why-short = all'ordine da { $coins } manca poi solo questo: { $cubes }
why-salable = il mercato paga fino a { $coins } per un cubo così
why-ready = il sale per l'ordine da { $coins } è pronto
why-unready = per l'ordine da { $coins } c'è ancora bisogno di { $cubes }, altrimenti c'è una penalità
why-no-order = per allora non resterà alcun ordine: c'è una penalità da pagare
why-rival = { $name } arriva prima e ha anche il sale per l'ordine da { $coins }
why-taken = { $name } aspetta con il sale per l'ordine da { $coins } e se lo vede portar via
why-kept = resta sale anche per l'ordine da { $coins }
why-best-paid = nessun altro ordine possibile paga di più
why-phase-ends = la fase finisce con questo round
why-game-ends = la partita finisce con questo round
why-stuck = in fila per niente: { $names }


## Digging

why-dig =
    { $after ->
        [1] un cubo da scavare in { $space }{ $before ->
            [0] { "" }
           *[other] { " " }invece di { $before }
        }
       *[other] fino a { $after } cubi da scavare in { $space }{ $before ->
            [0] { "" }
           *[other] { " " }invece di { $before }
        }
    }
why-dig-next-turn =
    { $after ->
        [1] un cubo da scavare in { $space } al prossimo turno{ $before ->
            [0] { "" }
           *[other] { " " }invece di { $before }
        }
       *[other] fino a { $after } cubi da scavare in { $space } al prossimo turno{ $before ->
            [0] { "" }
           *[other] { " " }invece di { $before }
        }
    }
why-strength = forza in { $space }: { $strength } delle { $need } che servono per un cubo
why-reach = apre la strada verso { $spaces }
why-unseen =
    { $wet ->
        [0] scopre una delle { $tiles } tessere mai viste, con { $cubes } cubi ciascuna, tutte asciutte
       *[other] scopre una delle { $tiles } tessere mai viste, con { $cubes } cubi ciascuna, { $wet } con acqua
    }
why-denies =
    { $after ->
        [0] { $name } al prossimo turno non può scavare nulla in { $space } invece di { $before }
       *[other] { $name } al prossimo turno può scavare solo { $after } in { $space } invece di { $before }
    }


## Tolls

why-toll = { $coins } di pedaggio a { $name }
why-tolls-open = pedaggi ancora da ripartire
why-saves = risparmia { $coins } di pedaggio
why-income = { $name } deve un pedaggio di { $after } invece di { $before } per ogni cubo da { $space }
why-carrying = il proprio sale da { $space } costa { $after } invece di { $before } di pedaggio al cubo
why-poorest = nessun altro che potrebbe averlo ha meno di { $name }
why-tool =
    una volta per fase { $tool-id ->
        [rope] una pedina in più va con le altre
        [pickaxe] una forza in più per scavare
        [bucket] un'acqua passa nella camera vicina
        [cart] uno o due pedaggi in meno
        [food] due minatori stanchi si rialzano subito
        [commercial] prezzi migliori al mercato
        [royal] una pedina è al castello un turno prima
        [saltworks] l'acqua salata arriva subito
       *[mill] si scava nella camera sottostante
    }
why-uses-tool = niente { $tool } fino alla fine della fase


## The town

why-tools = valore degli strumenti alla fine: { $after } invece di { $before }
why-no-supply = nella riserva non ci sono più minatori
why-dearer-miner = il prossimo minatore costa { $coins }
why-last-miner = l'ultimo minatore da assumere in questa fase
why-most-miners = nessun altro avrà più minatori
why-fewer-miners = { $name } ha { $count } minatori
why-held = tiene pedine e strumenti per dopo
why-square = un grosso sicuro, e ogni pedina resta dov’è
why-cash = allora { $coins } per pagare
why-sale = { $coins } in più di quanto il sale conta alla fine
why-unneeded =
    nessun ordine scoperto chiede un cubo { $kind-id ->
        [u] di { $kind }
       *[other] { $kind }
    }
why-undercut =
    { $name } riceve { $after } invece di { $before } per il prossimo cubo { $kind-id ->
        [u] di { $kind }
       *[other] { $kind }
    }
why-wages =
    paga in vista – { $post-id ->
        [castle] pedine in fila
        [market] giocatori con sale da commerciare
        [workshop] strumenti ancora in vendita in questa fase
        [pump] camere con acqua e pedine
        [saltworks] pedine che prendono acqua salata
        [entrance] camere in cui qualcuno sta davanti al sale
       *[other] { $post }
    }: { $count }
why-gives-up =
    lascia il posto { $post-id ->
        [castle] al { $post }
        [market] al { $post }
        [pump] alla { $post }
        [saltworks] alle { $post }
       *[other] all'{ $post }
    }
why-rest =
    { $count ->
        [one] una pedina stanca si rialza
       *[other] { $count } pedine stanche si rialzano
    }
why-brine =
    { $brine ->
        [0] non c'è ancora acqua salata: la porterà ciò che si apre o si pompa entro il prossimo turno
       *[other] acqua salata nelle saline: { $brine }, altre pedine che la aspettano: { $pieces }
    }


## What follows, and how the next best move compares

why-next = poi: { $deed }
why-next-new = rende possibile questo: { $deed }
why-lacking =
    { $occasion ->
        [review] la mossa giocata non lo offre
       *[hint] la seconda scelta non lo offre
    }
why-lacking-money =
    { $occasion ->
        [review] la mossa giocata non lo offre, e promette circa { $coins } in meno
       *[hint] la seconda scelta non lo offre, e promette circa { $coins } in meno
    }
why-next-best =
    { $occasion ->
        [review] rispetto alla mossa giocata: { $reasons }
       *[hint] rispetto alla seconda scelta: { $reasons }
    }
why-ahead =
    { $occasion ->
        [review] circa { $coins } in più che con la mossa giocata
       *[hint] circa { $coins } in più che con la seconda scelta
    }
why-ahead-alone =
    { $occasion ->
        [review] solo in base al denaro atteso: circa { $coins } in più che con la mossa giocata
       *[hint] solo in base al denaro atteso: circa { $coins } in più che con la seconda scelta
    }
why-behind =
    { $occasion ->
        [review] circa { $coins } in meno che con la mossa migliore
       *[hint] circa { $coins } in meno che con la prima
    }
why-richer =
    { $occasion ->
        [review] circa { $coins } in più che con la mossa migliore, ma la probabilità di vittoria non è più alta
       *[hint] circa { $coins } in più che con la prima, ma la probabilità di vittoria non è più alta
    }
why-safer =
    { $points ->
        [one] { $occasion ->
            [review] probabilità di vittoria: { $points } punto in più che con la mossa giocata
           *[hint] probabilità di vittoria: { $points } punto in più che con la seconda scelta
        }
       *[other] { $occasion ->
            [review] probabilità di vittoria: { $points } punti in più che con la mossa giocata
           *[hint] probabilità di vittoria: { $points } punti in più che con la seconda scelta
        }
    }
why-riskier =
    { $points ->
        [one] { $occasion ->
            [review] probabilità di vittoria: { $points } punto in meno che con la mossa migliore
           *[hint] probabilità di vittoria: { $points } punto in meno che con la prima
        }
       *[other] { $occasion ->
            [review] probabilità di vittoria: { $points } punti in meno che con la mossa migliore
           *[hint] probabilità di vittoria: { $points } punti in meno che con la prima
        }
    }
why-same =
    { $occasion ->
        [review] il turno porta allo stesso risultato di quello del bot
       *[hint] il turno porta allo stesso risultato della prima
    }
why-even =
    { $occasion ->
        [review] buona quanto la scelta del bot, per quanto possa giudicarne
       *[hint] buona quanto la prima, per quanto il bot possa giudicarne
    }
why-even-best =
    { $occasion ->
        [review] la mossa giocata è altrettanto buona, per quanto il bot possa giudicarne
       *[hint] la seconda scelta è altrettanto buona, per quanto il bot possa giudicarne
    }
why-unrivalled = nessun'altra mossa è stata esaminata
