### Games without a server: they are kept and played in the browser alone.

local-place = Wo ist das Spiel?
local-place-server = Auf dem Server
local-place-help-server = Andere können über den Link zusehen, und der Server denkt für die Bots.
local-place-here = In diesem Browser
local-place-help-here = Es geht auch ohne Netz weiter. Nur dieser Browser hat es.
local-friends = Freunde an anderen Geräten brauchen einen Server, den ihr alle erreicht, und diese Seiten kommen ohne einen. Wenn dir jemand die Adresse eines Servers genannt hat, geh dorthin und eröffne den Tisch.
local-friends-address = Adresse des Servers
local-friends-go = Zum Server
local-kept = Partien in diesem Browser
local-kept-help = Partien ohne Server liegen nur in diesem Browser. Als Datei kommen sie auf ein anderes Gerät oder sind gesichert.
local-export = Alle Partien als Datei sichern
local-import = Partien aus einer Datei holen
local-import-none = In dieser Datei sind keine solchen Partien.
# $taken games were brought in, $known were here already, $refused could not be taken.
local-imported = { $taken ->
    [0] Keine Partie wurde übernommen.
    [one] { $taken } Partie wurde übernommen.
   *[other] { $taken } Partien wurden übernommen.
} { $known ->
    [0] { "" }
    [one] { $known } war schon da.
   *[other] { $known } waren schon da.
} { $refused ->
    [0] { "" }
    [one] { $refused } ist nicht lesbar oder hier eine andere Partie.
   *[other] { $refused } sind nicht lesbar oder hier andere Partien.
}
local-delete-sure = Diese Partie löschen?
local-delete-help = Nur dieser Browser hat { $table }. Gelöscht ist sie für immer weg.
local-delete = Löschen
local-memory = Dieser Browser speichert gerade keine Partien: Er hat keinen Platz oder darf es nicht. Du kannst weiterspielen, aber was du spielst, ist weg, wenn diese Seite geschlossen wird.
local-failed = Das Spiel ist ausgefallen und wurde neu gestartet. Jeder bestätigte Zug ist noch da.
local-no-net = Gerade gibt es kein Netz. Partien in diesem Browser gehen auch so weiter.
local-install-help = Als App hat das Spiel ein eigenes Symbol und ein eigenes Fenster.
local-install = Spiel installieren
