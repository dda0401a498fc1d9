### The board: what is read out of the town, the mine and the areas of the players. Where several
### of these facts are told of one thing, they follow each other with commas.

board-label = La plancia
board-town = La città di Wieliczka
board-mine = La miniera
board-players = Giocatori


## Signs on the houses: with a capital, and at most 13 letters.

board-house-castle = Castello
board-house-inn = Locanda
board-house-workshop = Officina
board-house-pump = Pompa
board-house-market = Mercato
board-house-square = Piazza
board-house-saltworks = Saline
board-house-foremen = Capisquadra
# A very short sign beside the circles of the castle's queue, at most seven letters.
board-sign-far = lontano
board-sign-near = vicino
# What the castle has completed in this phase, out of what ends the phase.
board-sign-done = { $done } di { $needed }


## Houses and what they offer; $name is the sign on the house.

board-castle =
    { $name }: { $done } su { $needed } ordini completati in questa fase, { $left ->
        [0] nessuno rimasto nella pila
        [one] 1 rimasto nella pila
       *[other] { $left } rimasti nella pila
    }
board-inn =
    { $name }: un minatore costa { $price ->
        [one] 1 grosso
       *[other] { $price } grossi
    }, { $left ->
        [one] se ne può assumere ancora 1
       *[other] se ne possono assumere ancora { $left }
    }
board-inn-closed = { $name }: chiusa fino alla fine della fase
board-workshop =
    { $name }: { $left ->
        [0] nessuno strumento rimasto nella pila
        [one] 1 strumento rimasto nella pila
       *[other] { $left } strumenti rimasti nella pila
    }
board-pump = { $name }: un cubo d'acqua dopo l'altro costa { $costs } grossi, e così via
board-market = { $name }: { $columns }
# What lies in one column of the market; a price of 0 means that there is none.
board-column =
    { $kind }: { $count ->
        [0] niente da comprare
        [one] { $count } cubo, si compra a { $buy }
       *[other] { $count } cubi, si compra a { $buy }
    }, { $sell ->
        [0] niente spazio per vendere
       *[other] si vende a { $sell }
    }
board-square =
    { $name }: { $amount ->
        [one] 1 grosso
       *[other] { $amount } grossi
    } dalla banca
board-saltworks =
    { $name }: { $brine ->
        [0] niente acqua salata
        [one] { $brine } cubo di acqua salata
       *[other] { $brine } cubi di acqua salata
    }, { $pieces }
board-foremen =
    { $name }: un pozzo costa { $price } grossi, { $left ->
        [0] nessuna tessera rimasta
        [one] si può costruire 1 tessera
       *[other] si possono costruire { $left } tessere
    }
board-order =
    Ordine { $slot }: { $salt } per { $price ->
        [one] 1 grosso
       *[other] { $price } grossi
    }
board-no-order = Ordine { $slot }: nessuno
board-tool =
    { $tool } per { $price ->
        [one] 1 grosso
       *[other] { $price } grossi
    }
board-no-tool = Nessuno strumento
board-post =
    { $post-id ->
        [castle] Assistente al { $post }: { $player }
        [market] Assistente al { $post }: { $player }
        [pump] Assistente alla { $post }: { $player }
        [saltworks] Assistente alle { $post }: { $player }
       *[other] Assistente all'{ $post }: { $player }
    }
board-foreman-of = caposquadra di { $player }
board-post-free =
    { $post-id ->
        [castle] Assistente al { $post }: nessuno
        [market] Assistente al { $post }: nessuno
        [pump] Assistente alla { $post }: nessuno
        [saltworks] Assistente alle { $post }: nessuno
       *[other] Assistente all'{ $post }: nessuno
    }
board-circle-far = Cerchio lontano del castello: { $pieces }
board-circle-near = Cerchio vicino del castello: { $pieces }
board-arrived = Arrivati al castello: { $pieces }
board-stack-orders = Ordini di questa fase ancora da venire: { $left }
board-stack-tools = Strumenti di questa fase ancora da venire: { $left }
board-tip-unseen = Nessuno ha ancora visto: { $list }
board-tip-order = Chi arriva al castello con questo sale lo consegna e riceve il prezzo.
board-tip-far = All'inizio del prossimo turno del proprietario, una pedina passa da qui al cerchio vicino.
board-tip-near = All'inizio del prossimo turno del proprietario, una pedina arriva da qui davanti al re.
board-tip-arrived = Ognuna completa un ordine; senza il sale necessario si perdono { $penalty } grossi o un cubo di sale.
board-tip-brine = L'acqua salata si scambia nel proprio turno: { $b } per un cubo marrone, { $g } per uno verde, { $w } per uno bianco.


## Spaces of the mine and what is there.

board-shaft = { $space }, pozzo
board-built = { $space }, pozzo con il segnalino di { $player }
board-chamber = { $space }, { $level }
board-empty-rock = { $space }, roccia
board-unrevealed = non rivelata
board-face-up =
    non rivelata, la tessera mostra { $salt } e { $water ->
        [0] niente acqua
        [one] { $water } cubo d'acqua
       *[other] { $water } cubi d'acqua
    }
board-spent = sale esaurito
board-no-salt = niente sale
board-salt = { $count } × { $kind }
board-water =
    { $count ->
        [one] { $count } cubo d'acqua
       *[other] { $count } cubi d'acqua
    }
board-miners-standing =
    { $player }: { $count ->
        [one] 1 minatore in piedi
       *[other] { $count } minatori in piedi
    }
board-miners-tired =
    { $player }: { $count ->
        [one] 1 minatore stanco
       *[other] { $count } minatori stanchi
    }
board-foreman-standing = { $player }: caposquadra in piedi
board-foreman-tired = { $player }: caposquadra stanco
board-miners =
    { $player }: { $count ->
        [one] 1 minatore
       *[other] { $count } minatori
    }
board-foreman = { $player }: caposquadra
board-nobody = non c'è nessuno


## Pieces of whoever is to move.

board-own-miner-supply = Minatore nella riserva
board-own-foreman-supply = Caposquadra nella riserva
board-own-miner-post =
    { $post-id ->
        [castle] Minatore, assistente al { $post }
        [market] Minatore, assistente al { $post }
        [pump] Minatore, assistente alla { $post }
        [saltworks] Minatore, assistente alle { $post }
       *[other] Minatore, assistente all'{ $post }
    }
board-own-foreman-post =
    { $post-id ->
        [castle] Caposquadra, assistente al { $post }
        [market] Caposquadra, assistente al { $post }
        [pump] Caposquadra, assistente alla { $post }
        [saltworks] Caposquadra, assistente alle { $post }
       *[other] Caposquadra, assistente all'{ $post }
    }
board-own-miner-space = Minatori in { $space }
board-own-foreman-space = Caposquadra in { $space }


## Marks: $what is what carries the mark, $note a short note or nothing.

board-mark-can = { $what }; si può scegliere { $note }
board-mark-chosen = { $what }; scelta attuale { $note }
board-mark-goal = { $what }; meta possibile { $note }
board-mark-cannot = { $what }; ora non è possibile { $note }
board-mark-way = { $what }; sul percorso { $note }


# Buttons that scroll to what can be chosen, or is spoken of, outside the window.
board-above = Più in alto
board-below = Più in basso

## Areas of the players.

board-own-area = Che cosa hai
board-purse =
    { $player } ha { $coins ->
        [one] 1 grosso
       *[other] { $coins } grossi
    }
board-own-salt = Sale: { $salt }
board-supply =
    { $miners ->
        [one] 1 minatore
       *[other] { $miners } minatori
    } nella riserva
board-supply-foreman =
    { $miners ->
        [one] 1 minatore
       *[other] { $miners } minatori
    } e il caposquadra nella riserva
board-owned =
    { $miners ->
        [one] 1 minatore in tutto
       *[other] { $miners } minatori in tutto
    }
board-no-tools = Nessuno strumento
board-tool-used = { $tool } (carta usata)
board-orders-done =
    { $orders ->
        [0] nessun ordine completato
        [one] 1 ordine completato
       *[other] { $orders } ordini completati
    }
board-markers =
    { $markers ->
        [one] 1 segnalino proprietà
       *[other] { $markers } segnalini proprietà
    }
board-turn = Tocca a { $player }
board-bot = Bot: { $level }
board-away = assente
board-hurried = { $percent }% del tempo
board-hurried-help = In questo momento pensano molti bot: per la sua ultima mossa questo ha avuto il { $percent }% del tempo abituale.
board-first = { $player } comincia ogni round
