# Refusals of a table, by their code.

table-no-table = Questo tavolo non esiste; controlla il link.
table-no-seat = Questo posto non esiste: il tavolo ha { $seats } posti.
table-no-key = Per questo serve la chiave di un posto.
table-not-seated = Questa chiave non apre nessun posto a questo tavolo.
table-not-host = Può farlo solo chi ospita il tavolo.
table-bad-invitation = Questo invito non è più valido; chiedine uno nuovo a chi ha creato il tavolo.
table-no-open-seat = Tutti i posti a questo tavolo sono occupati.
table-seat-taken = Il posto di { $seat } è occupato.
table-bad-name = Un nome ha da 1 a { $most } caratteri visibili, su una sola riga.
table-name-taken = Un altro giocatore al tavolo ha già questo nome.
table-bad-message = Un messaggio ha da 1 a { $most } caratteri.
table-muted = Chi ospita ti ha tolto la parola: puoi continuare a giocare, ma non scrivere.
table-no-chat = Qui non c’è una chat.
table-nobody-there = Nessun giocatore siede al posto di { $seat }.
table-blocked-word = C’è una parola che il server non permette.
table-blocked-address = Il server non accetta nulla dal tuo indirizzo.
table-no-new-tables = Il server ora non apre nuovi tavoli; le partite cominciate continuano.
table-clock-range = Un orologio ha tra { $least } e { $most } secondi.
table-pause-too-long = Un bot aspetta al massimo { $most } millisecondi.
table-too-many-hints = Un tavolo concede a ogni giocatore al massimo { $most } suggerimenti.
table-thinks-too-long = Un bot pensa a una mossa al massimo { $seconds } secondi o { $iterations } iterazioni.
table-not-started = La partita comincia quando tutti i posti sono occupati.
table-over = La partita è finita.
table-not-over = Questo è possibile solo a partita finita.
table-not-your-turn = È il turno di { $seat }.
table-stale = La partita è andata avanti: ora { $ply ->
    [one] contiene 1 mossa.
   *[other] contiene { $ply } mosse.
}
table-nothing-to-undo = In questo turno non hai fatto mosse che si possano ritirare.
table-turned-up = Da allora è stato scoperto qualcosa: per ritirarlo serve l'accordo di tutti i giocatori.
table-nothing-to-redo = Non è stata ritirata nessuna mossa che si possa rifare.
table-no-ply = Questa mossa non esiste: la partita ne ha { $plies }.
table-no-line = Questa riga non c’è: il diario ne ha { $lines }.
table-nothing-drawn = `{ $found }` non è né una tessera come bbg/1, né un ordine come bb=9, né uno strumento come rope.
table-bots-need-stacks = Nessuno conosce i mazzi di questa partita: i bot non possono giocarla, perché qualcuno deve dire che cosa scoprono le loro mosse.
table-seat-count = Al tavolo servono { $expected } posti, uno per ogni giocatore della registrazione.
table-nothing-asked = Nessuno aspetta una tua risposta.
table-asked-already = { $seat } ha già chiesto qualcosa e aspetta le risposte.
table-adjourned = La partita è sospesa: prima qualcuno deve riprenderla.
table-not-adjourned = La partita non è sospesa.
table-not-overdue = Nessuno ha ancora fatto aspettare gli altri abbastanza a lungo.
table-nothing-to-claim = Nessun bot sostituisce { $seat }.
table-no-hints = { $allowed ->
    [0] Questo tavolo non permette suggerimenti.
    [one] Hai usato il suggerimento che questo tavolo permette.
   *[other] Hai usato i { $allowed } suggerimenti che questo tavolo permette.
}
table-no-review = Questo tavolo non permette l'analisi.
table-no-notices = Questo server non invia avvisi via { $kind }.
table-bad-address = A questo indirizzo non si può inviare nulla.
table-bad-link = Questo link non è più valido. Chiedi di nuovo gli avvisi al tavolo.
table-asked-too-often = Gli avvisi sono stati chiesti troppo spesso. Riprova domani.
table-full = Il diario del tavolo non ne accetta altre: contiene { $most } righe di questo tipo.
table-other-edition = La partita è stata preparata con valori dei componenti diversi da quelli con cui gioca questo server.
table-busy = Il server è occupato; riprova tra un momento.
table-too-fast = Troppe richieste; aspetta un momento.
table-bad-form = La richiesta non si può leggere: { $message }.
table-too-long = La richiesta è troppo lunga: al massimo { $most } kB.
table-not-json = La richiesta deve essere in JSON, con Content-Type: application/json.
table-no-page = A questo indirizzo non c'è nulla; /api/docs/ dice che cosa c'è.
table-no-method = Questo indirizzo non accetta richieste di questo tipo; /api/docs/ dice quali accetta.
table-no-socket = Questo indirizzo apre un WebSocket, e la richiesta non ne chiede uno.
table-store-failed = Non è stato possibile salvare la mossa; riprova tra un momento.
table-damaged = Questo tavolo non si può leggere; chi gestisce il server guardi nel log.
table-newer-table = Questo tavolo è stato scritto da una versione più nuova del programma; chi gestisce il server dovrebbe installarla.
table-newer-record = Questa registrazione è nel formato { $found }, che solo una versione più nuova del programma sa leggere.
table-other-protocol = Questo server usa la versione { $spoken } del protocollo e il client la versione { $asked }: aggiorna il più vecchio dei due.

# Notices to players who are not at the table.

# Subjects have no names in them: whoever writes a name must not write a subject.
notice-subject = Magnum Sal: tocca a te
notice-text = { $name }, tocca a te al tavolo “{ $table }”: fase { $phase }, round { $round }.
notice-confirm-subject = Magnum Sal: conferma il tuo indirizzo
notice-confirm-text = Qualcuno vuole essere avvisato a questo indirizzo quando tocca a lui in una partita di Magnum Sal su { $host }. Se eri tu, apri questo link entro un giorno e conferma. Se non eri tu, non devi fare nulla: non arriverà alcun avviso.
notice-end = Niente più avvisi da questo tavolo:
notice-end-all = Niente più da questo server a questo indirizzo:
# On a button of a phone.
notice-end-short = Termina gli avvisi
