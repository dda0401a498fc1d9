### The frame of the page in the browser, the start page, and what stands at a table before a game.


## Everywhere

web-skip = Vai al contenuto
web-nav = Menu principale
web-nav-start = Gioca
web-nav-learn = Impara
web-nav-rules = Regole
web-settings = Impostazioni
web-language = Lingua
web-theme = Aspetto
web-theme-auto = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-pace = Animazione di pedine, cubi e monete
web-pace-off = Disattivata
web-pace-fast = Veloce
web-pace-normal = Normale
web-pace-slow = Lento
web-notify = Inviami una notifica quando tocca a me
web-notify-denied = Questo browser non mostra notifiche da qui. Puoi permetterle nelle sue impostazioni per questa pagina.
web-cautions = { $count ->
    [0] Prima delle mosse che possono danneggiarti ricevi un avviso.
    [one] { $count } avviso prima di una mossa è disattivato.
   *[other] { $count } avvisi prima di una mossa sono disattivati.
}
web-cautions-again = Avvisami di nuovo
web-settings-kept = Le impostazioni sono salvate in questo browser.
web-close = Chiudi
web-cancel = Annulla
web-loading = Un momento…
web-load-failed = Impossibile caricare questa pagina
web-load-failed-help = La connessione si è interrotta, oppure il server ha una versione più nuova del gioco. Le tue partite sono al sicuro.
web-part-failed = Impossibile caricare questa parte.
web-late = Il gioco non è ancora partito. La connessione è lenta, oppure il server ha appena cambiato versione. Se continua così, ricarica la pagina.
web-again = Riprova
web-outdated-reloading = Il server ha un'altra versione del gioco rispetto a questa pagina. La pagina viene ricaricata.
web-outdated-stays = Il server ha un'altra versione del gioco rispetto a questa pagina. Ricaricala tra un momento.
web-reload = Ricarica
web-no-new-tables = Ora non si aprono nuovi tavoli. Le partite cominciate continuano.
web-copy = Copia il link
web-copied = Copiato
web-share = Condividi…
web-not-found = Qui non c'è nulla
web-not-found-help = L'indirizzo non porta a nessuna pagina di questo gioco. Controlla il link o riparti dalla prima pagina.
web-unreachable = Il server non risponde. Controlla la connessione e riprova.


## Titles of the tab

web-title = Magnum Sal, la miniera di sale di Wieliczka
web-title-table = Un tavolo · Magnum Sal
web-title-replay = Una partita da rivedere · Magnum Sal
web-title-rules = Regole · Magnum Sal
web-title-learn = Impara a giocare · Magnum Sal
web-title-notices = Avvisi · Magnum Sal
web-title-unknown = Qui non c'è nulla · Magnum Sal
web-title-waiting = In attesa di giocatori · Magnum Sal


## Start page

# "Magnum Sal" itself is a name and is not translated.
web-start-invitation = Manda i tuoi minatori giù nella miniera di sale reale di Wieliczka, porta su sale marrone, verde e bianco e consegna ciò che il re ha ordinato.
web-start-learn = Non conosci il gioco?
web-start-learn-help = Una prima partita di dieci minuti mostra come si gioca. Non devi leggere nulla prima.
web-start-learn-go = Impara giocando
web-start-waiting = { $games ->
    [one] Tocca a te in { $games } partita
   *[other] Tocca a te in { $games } partite
}


## A new game

web-new = Nuova partita
web-new-mode = Chi gioca?
web-mode-bots = Contro i bot
web-mode-screen = A un solo schermo
web-mode-friends = Con amici
web-mode-watch = Guarda i bot
web-mode-help-bots = Solo tu contro avversari guidati dal computer.
web-mode-help-screen = Da due a cinque giocatori si alternano a questo schermo.
web-mode-help-friends = Ricevi un link da mandare a ogni amico. Si gioca subito, o nell'arco di più giorni.
web-mode-help-watch = Giocano solo bot, e tu stai a guardare.
web-new-expansion = Quale gioco?
web-expansion-none = Gioco base
web-expansion-muria = Con Muria
web-expansion-help-none = La miniera sotto la città. Da due a quattro giocatori.
web-expansion-help-muria = L'espansione: scavate voi stessi la miniera, fate bollire l'acqua salata e mandate i capisquadra. Da due a cinque giocatori.
web-new-opponents = Quanti avversari?
web-new-bots = Quanti bot?
web-new-bots-too = Giocano anche dei bot?
web-new-open = Quanti amici?
web-count = { $count }
web-count-none = Nessuno
web-new-level = Quanto sono forti i bot?
web-new-more-levels = Altri due, per confronto
web-level-apprentice = Apprendista
web-level-journeyman = Lavorante
web-level-master = Maestro
web-level-grandmaster = Gran maestro
web-level-random = Sognatore
web-level-uct = Calcolatore
web-level-help-apprentice = Amichevole. Gioca con buon senso; adatto alle prime partite.
web-level-help-journeyman = Un avversario alla pari. Pensa già alla prossima consegna.
web-level-help-master = Temibile. Riflette circa un secondo per mossa.
web-level-help-grandmaster = Il più forte. Ha imparato da migliaia di partite.
web-level-help-random = Gioca una qualsiasi mossa permessa, a caso.
web-level-help-uct = Riflette quanto il maestro, ma conosce solo le regole.
# A bot by its level; with several of one level they are numbered.
web-bot = { $number ->
    [1] { $level }
   *[other] { $level } { $number }
}
web-new-name = Il tuo nome
web-new-name-help = Lo vedono i tuoi amici. Al massimo 40 caratteri.
# What a player is called who has given no name; log sentences begin with it.
web-guest = Ospite
web-new-players = Chi siede a questo schermo?
web-new-player = Nome del giocatore { $number }
web-player = Giocatore { $number }
web-new-add = Aggiungi giocatore
web-new-remove = Togli il giocatore { $number }
web-new-public = Tavolo pubblico: chiunque sia nella lobby può sedersi
# What a table is called that has no name of its own, while players are missing; $name is a list of those who sit there.
web-table-of = Tavolo di { $name }
web-new-play = Gioca
web-new-start-screen = Inizia
web-new-invite = Crea il tavolo
web-new-watch = Guarda
web-new-summary-bots = { $expansion ->
    [muria] Con Muria
   *[none] Gioco base
}, { $bots ->
    [one] { $bots } avversario
   *[other] { $bots } avversari
}, { $level }
web-new-summary-screen = { $expansion ->
    [muria] Con Muria
   *[none] Gioco base
}, { $people } giocatori a questo schermo{ $bots ->
    [0] { "" }
    [one] , { $bots } bot
   *[other] , { $bots } bot
}
web-new-summary-friends = { $expansion ->
    [muria] Con Muria
   *[none] Gioco base
}, tu e { $people ->
    [one] { $people } amico
   *[other] { $people } amici
}{ $bots ->
    [0] { "" }
    [one] , { $bots } bot
   *[other] , { $bots } bot
}
web-new-summary-watch = { $expansion ->
    [muria] Con Muria
   *[none] Gioco base
}, { $bots } bot, { $level }


## Options of a new game

web-options = Opzioni
web-options-help = Nome, ordine, orologio, consigli e regole del tavolo
web-clock-none = Senza orologio
web-clock-turn = Per ogni turno
web-clock-game = Per tutta la partita
web-patience = Per una mossa si aspetta al massimo { $time }
web-length-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
web-length-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
web-length-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
web-length-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
web-clock-per-turn = { $time } per ogni turno
web-clock-per-game = { $time } per la partita, più { $increment } dopo ogni turno
web-clock-per-game-flat = { $time } per la partita
web-variant-mapped = Miniera mappata
web-variant-fatigue = Si stancano tutti
web-variant-cart_capacity = Carrelli piccoli
web-variant-bucket_into_unrevealed = Niente secchio al buio
web-variant-pump_with_tired = Anche gli stanchi pompano
web-variant-help-mapped = Le tessere della miniera sono scoperte: sottoterra nulla è lasciato al caso.
web-variant-help-fatigue = Tutti i tuoi minatori in una camera scavano e si stancano, non solo quelli necessari.
web-variant-help-cart_capacity = Un carrello copre solo due cubi, come sempre con Muria.
web-variant-help-bucket_into_unrevealed = L'acqua si può versare solo in camere in cui qualcuno è già entrato.
web-variant-help-pump_with_tired = Si può pompare acqua anche da una camera in cui tutti i tuoi minatori sono stanchi.
web-variant-round_limit = Round per fase, al massimo
web-variant-help-round_limit = Allora la fase finisce anche se sono stati consegnati troppo pochi ordini. Non ci si arriva quasi mai.


## Lists of tables

web-mine = Le mie partite
web-mine-help = Partite in cui questo browser ha un posto. Nessun altro può vedere questo elenco.
web-mine-none = Qui trovi le partite che hai iniziato o a cui partecipi, per continuarle quando vuoi.
web-mine-finished = Finite
web-lobby = Lobby
web-lobby-open = Tavoli con posti liberi
web-lobby-open-none = Nessun tavolo pubblico aspetta giocatori in questo momento. Creane uno: scegli «Con amici» e spunta «Tavolo pubblico».
web-lobby-playing = In corso
web-lobby-playing-none = Nessuna partita pubblica è in corso in questo momento.
web-your-turn = Tocca a te
web-their-turn = Tocca a { $player }
web-over = Finita
web-adjourned = Sospesa
web-ended = Terminata prima della fine
web-won = Vittoria di { $winners } con { $groszy ->
    [one] { $groszy } grosso
   *[other] { $groszy } grossi
}
web-go-on = Continua
web-look = Vedi
web-watch = Guarda
web-join = Siediti
web-replay = Rivedi
web-forget = Elimina
web-forget-sure = Eliminare questa partita dall'elenco?
web-forget-help = Questo browser rinuncia per sempre al suo posto al tavolo { $table }: la chiave non si può recuperare.
web-forget-finished = { $table } sparisce da questo elenco. La partita stessa resta sul server.
web-forget-do = Elimina
web-free-seats = { $seats ->
    [one] { $seats } posto libero
   *[other] { $seats } posti liberi
}
web-lost = In questo momento il server non risponde; questo elenco potrebbe essere vecchio.


## Bringing in a record

web-import = Apri una registrazione
web-import-help = Una partita salvata come file, da qui o dalla riga di comando, si apre per essere rivista.
web-import-file = Scegli un file
web-import-drop = o trascinane uno qui
web-import-paste = o incolla il suo testo
web-import-text = Testo della registrazione
web-import-open = Apri


## Foot of the start page

web-about-fan = Questo è un progetto amatoriale non ufficiale. Non è legato agli autori né all'editore, e i suoi testi e le sue immagini sono originali.
web-about-credits = Magnum Sal (2010) e Magnum Sal: Muria sono stati ideati da Marcin Krupiński e Filip Miłuński e pubblicati da Leonardo Games.
web-about-muria = Le tessere e gli ordini di Muria sono ricostruiti: le fonti non mostrano quelli stampati.
web-about-licence = Il programma è libero: con licenza MIT o Apache 2.0, a tua scelta.


## Before a game

web-room-title = { $table }: in attesa di giocatori
web-room-help = La partita comincia da sola quando tutti i posti sono occupati.
web-room-seats = Posti
web-room-order = I posti sono in ordine di gioco.
web-room-open = In attesa di un giocatore
web-room-you = tu
web-room-bot = bot
web-room-link = Invito al posto { $seat }
web-room-link-help = Manda ogni link a un solo amico: il posto è di chi lo usa per primo.
web-room-new-link = Crea un nuovo link
web-room-link-gone = Il link è stato creato in un altro browser. Creane uno nuovo.
web-room-fill = Metti un bot
web-room-fill-level = Livello del bot per il posto { $seat }
web-room-watch = Stai guardando. Se hai ricevuto un invito, apri il link che ti è stato mandato.
web-room-public = Questo è un tavolo pubblico: puoi prendere un posto libero.
web-room-rules = Che cosa si gioca
web-room-leave = Lascia il posto
web-room-leave-sure = Sì, lascialo
web-join-title = C'è un invito per te a una partita di Magnum Sal
web-join-with = { $count ->
    [one] { $players } ti aspetta.
   *[other] { $players } ti aspettano.
}
web-join-alone = A questo tavolo non siede ancora nessuno.
web-join-do = Siediti
web-join-look = Guarda soltanto
web-join-mine = Hai già un posto a questo tavolo
web-join-mine-help = Il link è per qualcun altro. Mandalo a un amico o aprilo in un altro browser.
web-join-late = Questa partita è cominciata senza di te
web-join-late-help = Tutti i posti sono occupati. Puoi stare a guardare.
web-to-table = Al tavolo
web-refused = Questo tavolo non si può aprire
web-to-start = Alla pagina iniziale
web-without-key = Guarda senza un posto
web-connecting = Verso il tavolo…


## At a table: its menu

web-menu = Menu del tavolo
web-menu-link = Link per guardare
web-menu-link-help = Chi ce l'ha vede la partita, ma non può giocare.
web-menu-title = Nome del tavolo
web-menu-rename = Salva
web-menu-seats = I tuoi posti
web-menu-name = Nome del posto { $seat }
web-menu-leave = Lascia la partita
web-menu-leave-help = Un bot di livello lavorante ti sostituisce. Puoi tornare in ogni momento.
web-menu-leave-sure = Sì, lascia
web-menu-over = La partita è finita
web-menu-save = Salva la partita
web-menu-rules = Che cosa si gioca
web-menu-seal = Sigillo della distribuzione
web-menu-seal-help = Dimostra, a partita finita, che la distribuzione era stabilita già prima.
web-played-hints = { $hints ->
    [0] Nessun consiglio
    [one] { $hints } consiglio per giocatore
   *[other] { $hints } consigli per giocatore
}
web-played-hints-any = Consigli a volontà
web-played-no-chat = Nessuna chat
web-played-clock-none = Senza orologio
web-played-usual = Le regole solite


## Inside sentences, for those who cannot see the pictures

web-groszy = { $amount ->
    [one] { $amount } grosso
   *[other] { $amount } grossi
}
web-water = { $count ->
    [one] { $count } cubo d'acqua
   *[other] { $count } cubi d'acqua
}
web-rule = Regola { $rule }
