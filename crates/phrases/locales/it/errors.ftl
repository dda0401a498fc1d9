### What is wrong with a text: a move, an edition file, a set-up, a record. One sentence for each code.


## Frames for other sentences

# $problem is one of the edition- sentences.
file-line = { $file }, riga { $line }: { $problem }
# $refusal is one of the sentences of refusals.ftl.
move-refused = { $refusal } (regola { $rule })
# $message comes from the reader of JSON and is always English.
record-form = Questa non è la registrazione di una partita: { $message }
record-format = Questa è una registrazione di formato { $found }, scritta da una versione più recente del programma; questa legge i formati fino a { $newest }.
record-setup = La preparazione della partita registrata non è possibile: { $problem }
# $problem is a refusal or one of the notation- sentences.
record-move = mossa { $number }, `{ $move }`: { $problem }


## Moves; $form shows how the move is written.

notation-unknown-verb = Nessuna mossa comincia con `{ $found }`; le mosse cominciano con { $verbs }.
notation-wrong-blanks = Le parole di una mossa sono separate da un solo spazio bianco, senza spazi all'inizio e alla fine.
notation-wrong-form = Mancano parole o ce ne sono troppe; questa mossa si scrive `{ $form }`.
notation-wrong-word = `{ $found }` non va bene; questa mossa si scrive `{ $form }`.
notation-no-space = `{ $found }` non è uno spazio di nessuna miniera; gli spazi hanno nomi come 1C, 2L3 e 4R1.
notation-no-source = `{ $found }` non è un luogo da cui può venire una pedina; scrivi `supply`, una postazione come `@market` o uno spazio come `2L3`, con `!` per il caposquadra.
notation-no-salt = `{ $found }` non è sale; scrivi una lettera per ogni cubo, nell'ordine b, g, w, u, come `bbg`.
notation-broken-route = Nel percorso `{ $found }` non tutti gli spazi sono a un passo dal precedente.
notation-wrong-order = Due spazi, provenienze o posti sono nell'ordine sbagliato, oppure un posto compare due volte; questa mossa si scrive `{ $form }`.


## Edition files, after the name of the file and the line

# $message comes from the reader of TOML and is always English.
edition-syntax = non si può leggere come file di edizione: { $message }
edition-unknown-edition = non esiste l'edizione `{ $found }`; può essere `base` o `muria`.
edition-count =
    `{ $key }` ha { $found ->
        [one] { $found } voce
       *[other] { $found } voci
    }, ma ne servono { $expected }.
edition-bad-tile = `{ $found }` non è una tessera; scrivi da 1 a 6 cubi, con le lettere nell'ordine b, g, w, e fino a 6 cubi d'acqua, nella forma `bbg/1`.
edition-bad-order = `{ $found }` non è un ordine; scrivi da 1 a 6 cubi, con le lettere nell'ordine b, g, w, u, e un prezzo da 1 a 100 grossi, nella forma `bb=9`, con acqua salata solo in Muria.
edition-not-ascending = i numeri di `{ $key }` devono andare dal più piccolo al più grande.
edition-out-of-range = un numero di `{ $key }` è { $found }, ma deve essere compreso tra { $least } e { $most }.
edition-same-sort = questo è un secondo file del tipo `{ $edition }`; indicane al massimo uno per tipo.
edition-bad-tool = `{ $found }` non è uno strumento di questa scatola, oppure compare qui due volte.


## Set-ups

setup-players =
    { $found ->
        [one] { $found } giocatore non è possibile
       *[other] { $found } giocatori non sono possibili
    }; questa partita ne ammette da 2 a { $most }, e in cinque si gioca solo con Muria.
setup-stack-size =
    `{ $place }` ha { $found ->
        [one] { $found } elemento
       *[other] { $found } elementi
    }, ma nella scatola ce ne sono { $expected }.
setup-not-in-box = `{ $place }` è `{ $found }`, che nella scatola non c'è, o non così tante volte.
setup-setting = L'impostazione `{ $key }` ha un valore che non può avere. Valori ammessi: { $allowed }.
setup-tool-choice = Una partita si gioca con sette tipi diversi di strumenti: senza Muria i sette del gioco base, con Muria sette qualsiasi dei nove.


## Posizioni e ciò che si scopre; $place è un punto della registrazione.

record-position = L'inizio della registrazione non è possibile: { $problem }
record-opening = Ciò che è scoperto all'inizio della registrazione non è possibile: { $problem }
record-edition = La partita registrata è stata giocata con altri valori dei componenti: la loro impronta è `{ $found }`, quella dei valori presenti `{ $expected }`.
record-names = La registrazione ha { $names } nomi, ma { $players } giocatori.
record-no-ply = La registrazione ha solo { $plies } mosse.
move-drawn = `{ $found }` non è né una tessera come bbg/1, né un ordine come bb=9, né uno strumento come rope.
draw-draw-count = Si scoprono { $expected } elementi, e ne sono indicati { $found }.
draw-wrong-pile = `{ $found }` non viene dal mazzo da cui si pesca.
draw-not-left = `{ $found }` non è più nella scatola, o non in questo mazzo.
draw-stacks-known = I mazzi di questa partita sono noti: una mossa non dice che cosa scopre.
position-nobody-on-turn = Non è il turno di nessuno, e la partita non è finita.
position-wrong-result = Il risultato non corrisponde alla posizione.
position-turn-begun = `{ $place }` mostra che il turno è già iniziato: una partenza è l'inizio di un turno.
position-no-such-seat = `{ $place }` indica { $seat }, che non è al tavolo.
position-out-of-range = `{ $place }` è { $found }; deve andare da { $least } a { $most }.
position-list-length = `{ $place }` ha { $found } voci; devono essere { $expected }.
position-missing = `{ $place }` manca.
position-unexpected = `{ $place }` c'è, ma questo gioco non lo prevede.
position-miner-count = Minatori di { $seat }: { $owned } posseduti, ma { $found } tra riserva, miniera e città.
position-foreman-count = Il caposquadra di { $seat } è in { $found } posti; dev'essere uno con Muria, nessuno senza.
position-post-holders = Il posto { $post } è tenuto da un minatore, due all'ingresso, o dal solo caposquadra.
position-no-such-space = Questa miniera non ha lo spazio { $space }.
position-space-not-listed = Nella miniera manca lo spazio { $space }.
position-no-way-out = Da { $space } nessuna via porta in superficie.
position-wrong-sort = { $space } deve avere `open`, `salt` e `water` se è una camera, e niente di ciò se è un pozzo.
position-wrong-marker = { $space }: un segnalino sta su ogni pozzo costruito da un giocatore, e in nessun altro posto.
position-marker-count = Segnalini di { $seat }: { $said } dichiarati nella miniera, { $found } presenti.
position-shaft-count = Pozzi, costruiti e no: { $found }; le fasi finora ne hanno portati { $expected }.
position-too-many-tiles = Camere di { $level }: { $found }; ci sono solo { $most } tessere.
position-not-entered = Nessuno è entrato in { $space }, quindi non possono esserci né pedine né sale.
position-tired-in-shaft = In { $space } non scava nessuno, quindi nessuno è stanco lì.
position-no-tile-for = Nessuna tessera rimasta ha tanto sale quanto ce n'è in { $space }.
position-too-much-water = Acqua su { $level }: { $found }; le tessere ne hanno portata al massimo { $most }.
position-wrong-salt = `{ $place }` non può avere questo sale: { $kind }.
position-card-count = Carte di `{ $place }`, scoperte, possedute e nel mazzo: { $found }; devono essere { $expected }.
position-empty-place = `{ $place }` è vuoto benché nel mazzo restino carte.
position-not-in-box = `{ $place }` è `{ $found }`, che nella scatola non c'è, o non così tante volte.
position-half-made = `{ $place }` non corrisponde alla posizione.
