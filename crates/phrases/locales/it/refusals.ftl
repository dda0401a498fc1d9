### Refusals: why a move is illegal, one sentence for each code of the rules crate's `Illegal`.
###
### Every fact of the refusal is an argument. `$space`, `$first`, `$to` and the like are names of
### spaces; `$tool`, `$kind`, `$post`, `$building`, `$due`, `$level`, `$source` and `$seat` come
### with the wording of names.ftl and, as `$tool-id` and so on, with the bare code to choose by.
### The rule's identifier is in `$rule`; it is shown by `move-refused`, not here.


## The moment

refusal-game-over = La partita è finita e nessuno ha più mosse da fare.
refusal-another-decision =
    Prima devi decidere { $due-id ->
        [delivery] sulla { $due }.
        [route] sul { $due }.
        [cart] sui { $due }.
        [toll] sulla { $due }.
       *[dig] sul { $due }.
    }
refusal-not-asked =
    { $due-id ->
        [delivery] Ora non c'è nulla da decidere su una { $due }.
        [route] Ora non c'è nulla da decidere sul { $due }.
        [cart] Ora non c'è nulla da decidere sui { $due }.
        [toll] Ora non c'è nulla da decidere sulla { $due }.
       *[dig] Ora non c'è nulla da decidere sul { $due }.
    }
refusal-no-action-left = In questo turno non ti restano azioni.
refusal-actions-left =
    In questo turno { $left ->
        [one] ti resta ancora { $left } azione: usala o passala
       *[other] ti restano ancora { $left } azioni: usale o passale
    } prima di terminarlo.
refusal-needs-muria = Questo fa parte dell'espansione Muria, e questa partita si gioca senza.
refusal-visited-already =
    { $building-id ->
        [workshop] In questo turno hai già visitato l'{ $building }.
        [market] In questo turno hai già visitato il { $building }.
        [castle] In questo turno hai già visitato il { $building }.
        [saltworks] In questo turno hai già visitato le { $building }.
       *[other] In questo turno hai già visitato la { $building }.
    }


## Spaces and pieces

refusal-no-such-space = In questa miniera non c'è lo spazio { $space }.
refusal-not-a-chamber = { $space } è una sezione del pozzo, e questo si può fare solo in una camera.
refusal-no-piece =
    { $rule ->
        [A4] Non hai { $source } da poter mandare, oppure lì manca la seconda pedina.
       *[other] Non hai { $source }.
    }
refusal-tired = Non puoi prendere { $source }: le pedine stanche restano dove sono finché non si rialzano.
refusal-same-space = La pedina è già in { $space }.


## The chain

refusal-breaks-chain = Se la pedina lascia { $space }, le pedine in { $cut_off } perdono il collegamento con la superficie.
refusal-out-of-reach = { $space } è fuori portata: una pedina può andare solo in 1C o accanto a uno spazio collegato alla superficie.


## Tools

refusal-no-tool =
    Per questo { $wanted ->
        [one] serve una carta { $tool } non ancora usata
       *[other] servono { $wanted } carte { $tool } non ancora usate
    }, e tu { $ready ->
        [0] non ne hai.
       *[other] ne hai { $ready }.
    }
refusal-rope-not-now = Una corda si può usare solo subito dopo aver piazzato o mosso una pedina nella miniera.
refusal-not-beside = Un secchio porta l'acqua solo nella camera direttamente a sinistra o a destra di { $space }, e { $to } non lo è.
refusal-bucket-into-unrevealed = Nessuno è ancora entrato in { $space }, e in questa partita non si può portare acqua in una camera del genere.
refusal-nobody-tired =
    In { $space } { $there ->
        [0] non hai minatori stanchi
        [one] hai solo { $there } minatore stanco
       *[other] hai solo { $there } minatori stanchi
    }, quindi lì non puoi { $wanted ->
        [one] rifocillare nessuno.
       *[other] rifocillarne { $wanted }.
    }
refusal-foreman-not-tired = In { $space } il tuo caposquadra non è sdraiato stanco.


## Extraction

refusal-not-revealed =
    { $rule ->
        [E9] Nessuno è ancora entrato in { $space }, quindi il mulino a cavalli non può portare su nulla da lì.
       *[other] Nessuno è ancora entrato in { $space }, quindi lì non si può estrarre sale.
    }
refusal-cut-off = { $space } è isolato dalla superficie, quindi da lì non si può portare su sale.
refusal-nobody-standing = Non hai pedine in piedi in { $space }.
refusal-nothing-below = Non c'è una camera esattamente sotto { $space }, quindi lì il mulino a cavalli non trova nulla.
refusal-no-cubes = Un'estrazione prende almeno un cubo.
refusal-salt-not-there =
    { $there ->
        [0] In { $space } non ci sono cubi { $kind-id ->
            [b] marroni
            [g] verdi
            [w] bianchi
           *[u] di { $kind }
        }, e tu vuoi prenderne { $wanted }.
        [one] In { $space } c'è solo { $there } cubo { $kind-id ->
            [u] di { $kind }
           *[other] { $kind }
        }, e tu vuoi prenderne { $wanted }.
       *[other] In { $space } ci sono solo { $there } cubi { $kind-id ->
            [b] marroni
            [g] verdi
            [w] bianchi
           *[u] di { $kind }
        }, e tu vuoi prenderne { $wanted }.
    }
refusal-crew-not-there =
    { $there ->
        [0] Non hai minatori in piedi in { $space }, e la squadra dovrebbe averne { $wanted }.
        [one] Hai solo { $there } minatore in piedi in { $space }, e la squadra dovrebbe averne { $wanted }.
       *[other] Hai solo { $there } minatori in piedi in { $space }, e la squadra dovrebbe averne { $wanted }.
    }
refusal-foreman-not-there = Il tuo caposquadra non è in piedi in { $space }.
refusal-no-crew = Almeno una pedina deve scavare; i picconi da soli non bastano.
refusal-too-weak =
    La squadra ha forza { $strength } e gliene serve { $need }: 1 per ogni cubo{ $water ->
        [0] .
       *[other] {" "}e { $water } contro l'acqua.
    }
refusal-too-strong = La squadra ha forza { $strength }, ma basta { $need }; lascia fuori una pedina o un piccone che non serve.
refusal-everyone-digs =
    In questa partita scavano tutte le tue pedine in piedi nella camera, qui { $miners ->
        [0] nessun minatore
        [one] { $miners } minatore
       *[other] { $miners } minatori
    }{ $foreman ->
        [true] {" "}e il caposquadra
       *[other] {""}
    }, { $pickaxes ->
        [0] senza picconi.
        [one] con esattamente { $pickaxes } piccone.
       *[other] con esattamente { $pickaxes } picconi.
    }


## The way up, carts and tolls

refusal-toll-too-dear =
    Portare su il sale costa almeno { $price ->
        [one] { $price } grosso
       *[other] { $price } grossi
    } di pedaggio, anche contando i carrelli, e tu { $purse ->
        [0] non hai denaro.
       *[other] ne hai { $purse }.
    }
refusal-no-way = Il percorso si interrompe in { $space }: va dalla camera a 1C attraverso spazi occupati e adiacenti, senza passare due volte per nessuno di essi.
refusal-not-on-route = { $space } non è sul percorso che il sale fa verso la superficie.
refusal-owes-nothing = In { $space } non è dovuto alcun pedaggio, quindi lì un carrello non serve.
refusal-not-following = { $second } non viene subito dopo { $first } sul percorso verso la superficie.
refusal-cart-below = I carrelli si mettono dalla camera verso l'alto, e sul percorso { $space } viene prima di { $last }, dove è stato messo l'ultimo.
refusal-other-toll = Il pedaggio da dividere ora è quello di { $asked }, non quello di { $space }.
refusal-no-payee = Nulla del pedaggio di { $space } può andare a { $seat }.
refusal-wrong-toll =
    La somma delle quote è { $paid }, ma il pedaggio di { $space } è di { $owed ->
        [one] { $owed } grosso.
       *[other] { $owed } grossi.
    }


## Assistants

refusal-post-taken =
    { $post-id ->
        [castle] La postazione al { $post } è occupata da { $seat }.
        [market] La postazione al { $post } è occupata da { $seat }.
        [pump] La postazione alla { $post } è occupata da { $seat }.
        [saltworks] La postazione alle { $post } è occupata da { $seat }.
       *[other] La postazione all'{ $post } è occupata da { $seat }.
    }
refusal-entrance-needs-two = Per la postazione all'ingresso della miniera servono due minatori o il caposquadra.


## Buildings

refusal-too-poor =
    Questo costa { $price ->
        [one] { $price } grosso
       *[other] { $price } grossi
    }, e tu { $purse ->
        [0] non hai denaro.
       *[other] ne hai solo { $purse }.
    }
refusal-inn-closed = In questa fase alla locanda non c'è più nessuno da assumere.
refusal-all-hired = Hai già tutti e dieci i minatori del tuo colore.
refusal-no-tool-there = La casella { $slot } dell'officina è vuota.
refusal-water-not-there =
    { $wanted ->
        [0] Bisogna pompare almeno un cubo d'acqua.
       *[other] In { $space } { $there ->
            [0] non c'è acqua
            [one] c'è solo { $there } cubo d'acqua
           *[other] ci sono solo { $there } cubi d'acqua
        }, e tu vuoi toglierne { $wanted }.
    }
refusal-brine-not-traded = Il mercato non compra e non vende acqua salata.
refusal-column-full = Al mercato non c'è una casella libera per un cubo { $kind }; ora solo un privilegio commerciale permetterebbe di venderlo.
refusal-column-empty = Il mercato non ha nessun cubo { $kind } da venderti.
refusal-no-salt =
    { $kind-id ->
        [u] Non hai nessun cubo di { $kind } da dare.
       *[other] Non hai nessun cubo { $kind } da dare.
    }
refusal-same-cube = Lo stesso cubo { $kind } non si può comprare e vendere in una sola visita.


## The castle

refusal-no-order = Nella casella { $slot } del castello non c'è nessun ordine.
refusal-order-too-much =
    L'ordine { $slot } richiede { $wanted ->
        [one] { $wanted } cubo { $kind-id ->
            [u] di { $kind }
           *[other] { $kind }
        }
       *[other] { $wanted } cubi { $kind-id ->
            [b] marroni
            [g] verdi
            [w] bianchi
           *[u] di { $kind }
        }
    }, e tu { $there ->
        [0] non ne hai.
       *[other] ne hai solo { $there }.
    }
refusal-must-deliver = Hai il sale per l'ordine { $slot }, quindi devi completare un ordine invece di subire la penalità.
refusal-must-forfeit-salt =
    { $purse ->
        [0] Non hai denaro, quindi la penalità è un cubo del tuo sale.
        [one] Hai solo { $purse } grosso, quindi la penalità è un cubo del tuo sale.
       *[other] Hai solo { $purse } grossi, quindi la penalità è un cubo del tuo sale.
    }


## The saltworks

refusal-boil-not-now = Altre pedine si possono mandare solo durante una visita alle saline, e prima di richiamarne qualcuna.
refusal-recall-not-now = Si possono richiamare solo pedine appena mandate alle saline.
refusal-recall-count = Un privilegio delle saline richiama una o due pedine, non { $wanted }.
refusal-not-sent =
    { $foreman ->
        [true] { $miners ->
            [0] Hai mandato solo il caposquadra, quindi non puoi richiamare nessun altro.
            [one] Hai mandato solo { $miners } minatore e il caposquadra, quindi non puoi richiamarne di più.
           *[other] Hai mandato solo { $miners } minatori e il caposquadra, quindi non puoi richiamarne di più.
        }
       *[false] { $miners ->
            [0] Non hai mandato nessuno che si possa richiamare.
            [one] Hai mandato solo { $miners } minatore e nessun caposquadra, quindi non puoi richiamare nessun altro.
           *[other] Hai mandato solo { $miners } minatori e nessun caposquadra, quindi non puoi richiamare nessun altro.
        }
    }
refusal-brine-not-there =
    { $there ->
        [0] Nelle saline non c'è acqua salata, e il richiamo ne richiede { $wanted }.
        [one] Nelle saline c'è solo { $there } cubo di acqua salata, e il richiamo ne richiede { $wanted }.
       *[other] Nelle saline ci sono solo { $there } cubi di acqua salata, e il richiamo ne richiede { $wanted }.
    }
refusal-nothing-for-brine = L'acqua salata si scambia con un cubo marrone, verde o bianco, non con acqua salata.
refusal-too-little-brine =
    Un cubo { $kind } costa { $price ->
        [one] { $price } cubo di acqua salata
       *[other] { $price } cubi di acqua salata
    }, e tu { $there ->
        [0] non ne hai.
       *[other] ne hai solo { $there }.
    }


## Digging

refusal-no-shaft-tile = In questa fase non restano tessere pozzo.
refusal-no-marker = I tuoi tre segnalini sono già tutti nella miniera.
refusal-deepest-level = { $space } è al livello III, e sotto non c'è più nulla.
refusal-has-shaft = Sotto { $space } c'è già un pozzo.
refusal-next-to-shaft = Un pozzo sotto { $space } sarebbe proprio accanto a { $shaft }, un pozzo della stessa profondità nella colonna vicina.
refusal-shaft-in-column = Nella colonna di { $space } c'è già un pozzo all'altra profondità, { $shaft }.
refusal-no-tile-below = Non restano tessere del { $level } da posare sotto il pozzo.

refusal-wrong-order = Due pedine o due spazi sono indicati nell'ordine sbagliato: prima la riserva, poi le postazioni, poi gli spazi dalla superficie verso il basso e da sinistra a destra.
