### Games without a server: they are kept and played in the browser alone.

local-place = Dov'è la partita?
local-place-server = Sul server
local-place-help-server = Altri possono guardarla con il link, e il server pensa per i bot.
local-place-here = In questo browser
local-place-help-here = Continua anche senza rete. Ce l'ha solo questo browser.
local-friends = Per giocare con amici su altri dispositivi serve un server che tutti possiate raggiungere, e queste pagine ne fanno a meno. Se qualcuno ti ha dato l'indirizzo di un server, vai lì e apri il tavolo.
local-friends-address = Indirizzo del server
local-friends-go = Vai al server
local-kept = Partite in questo browser
local-kept-help = Le partite senza server si trovano solo in questo browser. Con un file puoi portarle su un altro dispositivo o metterle al sicuro.
local-export = Salva tutte le partite in un file
local-import = Carica partite da un file
local-import-none = In questo file non ci sono partite di questo tipo.
# $taken games were brought in, $known were here already, $refused could not be taken.
local-imported = { $taken ->
    [0] Nessuna partita è stata caricata.
    [one] È stata caricata { $taken } partita.
   *[other] Sono state caricate { $taken } partite.
} { $known ->
    [0] { "" }
    [one] { $known } c'era già.
   *[other] { $known } c'erano già.
} { $refused ->
    [0] { "" }
    [one] { $refused } non è leggibile o qui è un'altra partita.
   *[other] { $refused } non sono leggibili o qui sono altre partite.
}
local-delete-sure = Eliminare questa partita?
local-delete-help = Solo questo browser ha { $table }. Una volta eliminata, è persa per sempre.
local-delete = Elimina
local-memory = Questo browser ora non salva le partite: non ha spazio o non gli è permesso. Puoi continuare a giocare, ma ciò che giochi va perso quando chiudi questa pagina.
local-failed = Il gioco si è bloccato ed è stato riavviato. Tutte le mosse confermate ci sono ancora.
local-no-net = In questo momento non c’è rete. Le partite in questo browser continuano anche così.
local-install-help = Come app, il gioco ha un’icona e una finestra proprie.
local-install = Installa il gioco
