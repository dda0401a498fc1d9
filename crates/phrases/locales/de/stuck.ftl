### Was aus einer festgefahrenen Partie wird: ein Bot für jemanden, der fort ist, eine Pause, ein frühes Ende.
###
### $player und $awaited sind Bilder, Zeichen und Name; sie bleiben, wie sie sind.

stuck-menu = Partie vertagen oder beenden
stuck-adjourn = Vertagen
stuck-adjourn-help = Uhren und Bots stehen still, bis jemand die Partie fortsetzt.
stuck-end = Partie beenden
stuck-end-help = Sie ist dann für alle zu Ende und hat kein Ergebnis. Die Aufzeichnung lässt sich speichern.
stuck-end-sure = Ja, beenden
stuck-replace = Einen Bot einspringen lassen
stuck-resume = Partie fortsetzen
stuck-needs-all = Alle müssen zustimmen.
stuck-needs-most = Die meisten der Anwesenden müssen zustimmen.
stuck-needs-none = Das entscheidest du allein.
stuck-overdue = { $player } hat lange nicht gezogen. Niemand muss länger warten.
# $time ist ein Tag mit Uhrzeit.
stuck-from = Ab { $time } muss niemand mehr auf { $player } warten.
stuck-adjourned = Es geschieht nichts, bis jemand die Partie fortsetzt.
stuck-ended = Die Partie wurde vorzeitig beendet und hat kein Ergebnis.
stuck-vote-replace = { $player } schlägt vor, dass für { $awaited } ein Bot einspringt.
stuck-vote-adjourn = { $player } schlägt vor, die Partie zu vertagen.
stuck-vote-end = { $player } schlägt vor, die Partie zu beenden.
stuck-count = Zugestimmt: { $agreed } von { $needed }.
