### The frame of the page in the browser, the start page, and what stands at a table before a game.


## Everywhere

web-skip = Zum Inhalt springen
web-nav = Hauptmenü
web-nav-start = Spielen
web-nav-learn = Lernen
web-nav-rules = Regeln
web-settings = Einstellungen
web-language = Sprache
web-theme = Darstellung
web-theme-auto = Wie im System
web-theme-light = Hell
web-theme-dark = Dunkel
web-pace = Animation von Figuren, Würfeln und Münzen
web-pace-off = Aus
web-pace-fast = Schnell
web-pace-normal = Normal
web-pace-slow = Langsam
web-notify = Benachrichtige mich, wenn ich am Zug bin
web-notify-denied = Dieser Browser zeigt von hier keine Benachrichtigungen. In seinen Einstellungen für diese Seite kannst du sie erlauben.
web-cautions = { $count ->
    [0] Vor Zügen, die dir wohl schaden, wirst du gewarnt.
    [one] { $count } Warnung vor Zügen ist ausgeschaltet.
   *[other] { $count } Warnungen vor Zügen sind ausgeschaltet.
}
web-cautions-again = Wieder warnen
web-settings-kept = Die Einstellungen sind in diesem Browser gespeichert.
web-close = Schließen
web-cancel = Abbrechen
web-loading = Einen Moment …
web-load-failed = Diese Seite konnte nicht geladen werden
web-load-failed-help = Die Verbindung ist abgebrochen, oder der Server hat eine neuere Version des Spiels. Deine Partien sind sicher.
web-part-failed = Das konnte nicht geladen werden.
web-late = Das Spiel ist noch nicht gestartet. Die Verbindung ist langsam, oder der Server hat gerade eine andere Version bekommen. Wenn es dabei bleibt, lade die Seite neu.
web-again = Noch einmal
web-outdated-reloading = Der Server hat eine andere Version des Spiels als diese Seite. Die Seite wird neu geladen.
web-outdated-stays = Der Server hat eine andere Version des Spiels als diese Seite. Lade sie gleich noch einmal neu.
web-reload = Neu laden
web-no-new-tables = Gerade werden keine neuen Tische eröffnet. Begonnene Spiele gehen weiter.
web-copy = Link kopieren
web-copied = Kopiert
web-share = Teilen …
web-not-found = Hier ist nichts
web-not-found-help = Die Adresse führt zu keiner Seite dieses Spiels. Prüfe den Link oder beginne auf der Startseite.
web-unreachable = Der Server antwortet nicht. Prüfe die Verbindung und versuch es noch einmal.


## Titles of the tab

web-title = Magnum Sal, das Salzbergwerk von Wieliczka
web-title-table = Ein Tisch · Magnum Sal
web-title-replay = Replay einer Partie · Magnum Sal
web-title-rules = Regeln · Magnum Sal
web-title-learn = Spielen lernen · Magnum Sal
web-title-notices = Nachrichten · Magnum Sal
web-title-unknown = Hier ist nichts · Magnum Sal
web-title-waiting = Warten auf Spieler · Magnum Sal


## Start page

# "Magnum Sal" itself is a name and is not translated.
web-start-invitation = Schick deine Bergleute hinab ins königliche Salzbergwerk von Wieliczka, fördere braunes, grünes und weißes Salz zu Tage und liefere, was der König bestellt hat.
web-start-learn = Neu hier?
web-start-learn-help = Eine erste Partie von zehn Minuten zeigt, wie es geht. Du musst vorher nichts lesen.
web-start-learn-go = Spielend lernen
web-start-waiting = { $games ->
    [one] Du bist in { $games } Partie am Zug
   *[other] Du bist in { $games } Partien am Zug
}


## A new game

web-new = Neue Partie
web-new-mode = Wer spielt?
web-mode-bots = Gegen Bots
web-mode-screen = An einem Bildschirm
web-mode-friends = Mit Freunden
web-mode-watch = Bots zusehen
web-mode-help-bots = Du allein gegen Gegner, die der Computer spielt.
web-mode-help-screen = Zwei bis fünf Spieler wechseln sich an diesem Bildschirm ab.
web-mode-help-friends = Du bekommst für jeden Freund einen Link zum Verschicken. Spielt gleich oder über Tage verteilt.
web-mode-help-watch = Nur Bots spielen, und du schaust zu.
web-new-expansion = Welches Spiel?
web-expansion-none = Grundspiel
web-expansion-muria = Mit Muria
web-expansion-help-none = Das Bergwerk unter der Stadt. Zwei bis vier Spieler.
web-expansion-help-muria = Die Erweiterung: Ihr baut das Bergwerk selbst aus, siedet Sole und schickt Steiger los. Zwei bis fünf Spieler.
web-new-opponents = Wie viele Gegner?
web-new-bots = Wie viele Bots?
web-new-bots-too = Sollen Bots mitspielen?
web-new-open = Wie viele Freunde?
web-count = { $count }
web-count-none = Keine
web-new-level = Wie stark sind die Bots?
web-new-more-levels = Zwei weitere, zum Vergleich
web-level-apprentice = Lehrling
web-level-journeyman = Geselle
web-level-master = Meister
web-level-grandmaster = Großmeister
web-level-random = Tagträumer
web-level-uct = Rechner
web-level-help-apprentice = Freundlich. Spielt nach Faustregeln; gut für erste Partien.
web-level-help-journeyman = Ein fairer Gegner. Denkt bis zur nächsten Lieferung voraus.
web-level-help-master = Ein harter Gegner. Überlegt etwa eine Sekunde pro Schritt.
web-level-help-grandmaster = Der stärkste Gegner. Hat aus Tausenden von Partien gelernt.
web-level-help-random = Macht irgendeinen erlaubten Zug, ganz zufällig.
web-level-help-uct = Überlegt so lange wie der Meister, kennt aber nur die Regeln.
# A bot by its level; with several of one level they are numbered.
web-bot = { $number ->
    [1] { $level }
   *[other] { $level } { $number }
}
web-new-name = Dein Name
web-new-name-help = Freunde sehen ihn. Höchstens 40 Zeichen.
# What a player is called who has given no name; log sentences begin with it.
web-guest = Gast
web-new-players = Wer sitzt an diesem Bildschirm?
web-new-player = Name von Spieler { $number }
web-player = Spieler { $number }
web-new-add = Noch ein Spieler
web-new-remove = Spieler { $number } entfernen
web-new-public = Öffentlicher Tisch: Wer in der Lobby ist, darf Platz nehmen
# What a table is called that has no name of its own, while players are missing; $name is a list of those who sit there.
web-table-of = Tisch von { $name }
web-new-play = Spielen
web-new-start-screen = Beginnen
web-new-invite = Tisch eröffnen
web-new-watch = Zusehen
web-new-summary-bots = { $expansion ->
    [muria] Mit Muria
   *[none] Grundspiel
}, { $bots } Gegner, { $level }
web-new-summary-screen = { $expansion ->
    [muria] Mit Muria
   *[none] Grundspiel
}, { $people } Spieler an diesem Bildschirm{ $bots ->
    [0] { "" }
    [one] , { $bots } Bot
   *[other] , { $bots } Bots
}
web-new-summary-friends = { $expansion ->
    [muria] Mit Muria
   *[none] Grundspiel
}, du und { $people ->
    [one] { $people } Freund
   *[other] { $people } Freunde
}{ $bots ->
    [0] { "" }
    [one] , { $bots } Bot
   *[other] , { $bots } Bots
}
web-new-summary-watch = { $expansion ->
    [muria] Mit Muria
   *[none] Grundspiel
}, { $bots } Bots, { $level }


## Options of a new game

web-options = Optionen
web-options-help = Name, Reihenfolge, Uhr, Tipps und Regelvarianten
web-clock-none = Keine Uhr
web-clock-turn = Pro Spielzug
web-clock-game = Für die ganze Partie
web-patience = Auf einen Zug muss niemand länger warten als { $time }
web-length-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
web-length-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
web-length-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
web-length-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
web-clock-per-turn = { $time } pro Spielzug
web-clock-per-game = { $time } für die Partie, dazu { $increment } nach jedem Spielzug
web-clock-per-game-flat = { $time } für die Partie
web-variant-mapped = Bergwerk mit Lageplan
web-variant-fatigue = Alle werden müde
web-variant-cart_capacity = Kleine Karren
web-variant-bucket_into_unrevealed = Keine Kelle ins Dunkle
web-variant-pump_with_tired = Müde dürfen pumpen
web-variant-help-mapped = Die Plättchen des Bergwerks liegen offen: Unter Tage bleibt nichts dem Glück überlassen.
web-variant-help-fatigue = Alle deine Bergleute in einer Kammer bauen mit ab und werden müde, nicht nur die, die gebraucht werden.
web-variant-help-cart_capacity = Ein Karren deckt nur zwei Würfel ab, wie immer mit Muria.
web-variant-help-bucket_into_unrevealed = Wasser darf nur in Kammern geschüttet werden, die schon jemand betreten hat.
web-variant-help-pump_with_tired = Auch aus einer Kammer, in der alle deine Bergleute müde sind, kann Wasser gepumpt werden.
web-variant-round_limit = Runden einer Phase höchstens
web-variant-help-round_limit = Dann endet die Phase, auch wenn zu wenige Aufträge erfüllt sind. Dazu kommt es fast nie.


## Lists of tables

web-mine = Meine Partien
web-mine-help = Partien, bei denen dieser Browser einen Platz hat. Niemand sonst sieht diese Liste.
web-mine-none = Hier stehen Partien, die du begonnen oder bei denen du Platz genommen hast, damit du jederzeit weiterspielen kannst.
web-mine-finished = Beendet
web-lobby = Lobby
web-lobby-open = Tische mit freien Plätzen
web-lobby-open-none = Gerade wartet kein öffentlicher Tisch auf Spieler. Eröffne einen: Wähle „Mit Freunden“ und hake „Öffentlicher Tisch“ an.
web-lobby-playing = Laufende Partien
web-lobby-playing-none = Gerade läuft keine öffentliche Partie.
web-your-turn = Du bist dran
web-their-turn = { $player } ist am Zug
web-over = Zu Ende
web-adjourned = Vertagt
web-ended = Vorzeitig beendet
web-won = Sieg für { $winners } mit { $groszy } Groschen
web-go-on = Weiter
web-look = Ansehen
web-watch = Zusehen
web-join = Mitspielen
web-replay = Nochmal ansehen
web-forget = Vergessen
web-forget-sure = Diese Partie vergessen?
web-forget-help = Dieser Browser gibt seinen Platz bei „{ $table }“ endgültig auf: Der Schlüssel dazu ist nicht zurückzubekommen.
web-forget-finished = „{ $table }“ verschwindet aus dieser Liste. Die Partie selbst bleibt auf dem Server.
web-forget-do = Vergessen
web-free-seats = { $seats ->
    [one] { $seats } freier Platz
   *[other] { $seats } freie Plätze
}
web-lost = Der Server antwortet gerade nicht; diese Liste ist vielleicht veraltet.


## Bringing in a record

web-import = Aufzeichnung ansehen
web-import-help = Eine Partie, die hier oder auf der Kommandozeile als Datei gespeichert wurde, öffnet sich als Replay.
web-import-file = Datei wählen
web-import-drop = oder hier ablegen
web-import-paste = oder als Text einfügen
web-import-text = Text der Aufzeichnung
web-import-open = Öffnen


## Foot of the start page

web-about-fan = Dies ist ein inoffizielles Fanprojekt. Es hat mit den Autoren und dem Verlag nichts zu tun, und seine Texte und Bilder sind seine eigenen.
web-about-credits = Magnum Sal (2010) und Magnum Sal: Muria wurden von Marcin Krupiński und Filip Miłuński entworfen und von Leonardo Games verlegt.
web-about-muria = Die Plättchen und Aufträge von Muria sind rekonstruiert: Die Quellen zeigen die gedruckten nicht.
web-about-licence = Das Programm ist frei: lizenziert nach MIT oder Apache 2.0, ganz wie du willst.


## Before a game

web-room-title = { $table }: Warten auf Spieler
web-room-help = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
web-room-seats = Plätze
web-room-order = Die Plätze stehen in der Spielreihenfolge.
web-room-open = Wartet auf einen Spieler
web-room-you = du
web-room-bot = Bot
web-room-link = Einladung für Platz { $seat }
web-room-link-help = Schick jeden Link an einen Freund: Wer damit zuerst Platz nimmt, hat den Platz.
web-room-new-link = Neuer Link
web-room-link-gone = Der Link wurde in einem anderen Browser gemacht. Mach einen neuen.
web-room-fill = Bot hinsetzen
web-room-fill-level = Stufe des Bots für Platz { $seat }
web-room-watch = Du schaust zu. Wenn du eingeladen bist, öffne den Link, den du bekommen hast.
web-room-public = Das ist ein öffentlicher Tisch: Du darfst einen freien Platz nehmen.
web-room-rules = Was gespielt wird
web-room-leave = Platz aufgeben
web-room-leave-sure = Ja, aufgeben
web-join-title = Du bist zu einer Partie Magnum Sal eingeladen
web-join-with = { $count ->
    [one] { $players } wartet auf dich.
   *[other] { $players } warten auf dich.
}
web-join-alone = An diesem Tisch sitzt noch niemand.
web-join-do = Mitspielen
web-join-look = Nur zusehen
web-join-mine = Du hast an diesem Tisch schon einen Platz
web-join-mine-help = Der Link ist für jemand anderen. Schick ihn einem Freund oder öffne ihn in einem anderen Browser.
web-join-late = Diese Partie hat ohne dich begonnen
web-join-late-help = Alle Plätze sind besetzt. Du darfst zusehen.
web-to-table = Zum Tisch
web-refused = Dieser Tisch lässt sich nicht öffnen
web-to-start = Zur Startseite
web-without-key = Ohne Platz zusehen
web-connecting = Auf dem Weg zum Tisch …


## At a table: its menu

web-menu = Tischmenü
web-menu-link = Link zum Zusehen
web-menu-link-help = Wer ihn hat, sieht die Partie, kann aber nicht mitspielen.
web-menu-title = Name des Tisches
web-menu-rename = Speichern
web-menu-seats = Deine Plätze
web-menu-name = Name für Platz { $seat }
web-menu-leave = Partie verlassen
web-menu-leave-help = Ein Geselle springt für dich ein. Du kannst jederzeit zurückkommen.
web-menu-leave-sure = Ja, verlassen
web-menu-over = Die Partie ist zu Ende
web-menu-save = Aufzeichnung speichern
web-menu-rules = Was gespielt wird
web-menu-seal = Siegel des Aufbaus
web-menu-seal-help = Beweist nach der Partie, dass alles Ausgeteilte schon vorher feststand.
web-played-hints = { $hints ->
    [0] Keine Tipps
    [one] { $hints } Tipp pro Spieler
   *[other] { $hints } Tipps pro Spieler
}
web-played-hints-any = Beliebig viele Tipps
web-played-no-chat = Kein Chat
web-played-clock-none = Keine Uhr
web-played-usual = Die üblichen Regeln


## Inside sentences, for those who cannot see the pictures

web-groszy = { $amount } Groschen
web-water = { $count } Wasser
web-rule = Regel { $rule }
