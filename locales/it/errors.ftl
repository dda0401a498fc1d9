### What is wrong with a text: a move, an edition file, a set-up, a record. One sentence for each code.


## Frames for other sentences

# $problem is one of the edition- sentences.
file-line = { $file }, riga { $line }: { $problem }
# $refusal is one of the sentences of refusals.ftl.
move-refused = { $refusal } (regola { $rule })
# $message comes from the reader of JSON and is always English.
record-form = Questa non è la registrazione di una partita: { $message }
record-format = Questa registrazione è nel formato { $found }, e questo programma legge il formato 1.
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
edition-bad-order = `{ $found }` non è un ordine; scrivi da 1 a 6 cubi, con le lettere nell'ordine b, g, w, u, e un prezzo da 1 a 100 centesimi, nella forma `bb=9`, con acqua salata solo in Muria.
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
