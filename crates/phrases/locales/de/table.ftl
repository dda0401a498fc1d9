# Refusals of a table, by their code.

table-no-table = Diesen Tisch gibt es nicht; prüfe den Link.
table-no-seat = Diesen Platz gibt es nicht: Der Tisch hat { $seats } Plätze.
table-no-key = Dafür braucht es den Schlüssel zu einem Platz.
table-not-seated = Dieser Schlüssel gehört zu keinem Platz an diesem Tisch.
table-not-host = Das darf nur, wer Gastgeber des Tisches ist.
table-bad-invitation = Diese Einladung gilt nicht mehr; wer den Tisch eröffnet hat, kann dir eine neue geben.
table-no-open-seat = An diesem Tisch sind alle Plätze besetzt.
table-seat-taken = Der Platz von { $seat } ist besetzt.
table-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen in einer Zeile.
table-name-taken = So heißt schon ein anderer Spieler am Tisch.
table-bad-message = Eine Nachricht hat 1 bis { $most } Zeichen.
table-muted = Der Gastgeber hat dich stummgeschaltet: du kannst weiterspielen, aber nichts schreiben.
table-no-chat = Hier gibt es keinen Chat.
table-nobody-there = Auf dem Platz von { $seat } sitzt kein Mensch.
table-blocked-word = Das enthält ein Wort, das der Server nicht erlaubt.
table-blocked-address = Der Server nimmt von deiner Adresse nichts an.
table-no-new-tables = Der Server macht gerade keine neuen Tische auf; begonnene Spiele gehen weiter.
table-clock-range = Eine Uhr hat zwischen { $least } und { $most } Sekunden.
table-pause-too-long = Ein Bot wartet höchstens { $most } Millisekunden.
table-too-many-hints = Ein Tisch erlaubt jedem höchstens { $most } Tipps.
table-thinks-too-long = Ein Bot denkt über einen Zug höchstens { $seconds } Sekunden oder { $iterations } Durchläufe nach.
table-not-started = Die Partie beginnt, sobald alle Plätze besetzt sind.
table-over = Die Partie ist zu Ende.
table-not-over = Das ist möglich, sobald die Partie zu Ende ist.
table-not-your-turn = { $seat } ist am Zug.
table-stale = Die Partie ist weitergegangen: Sie hat jetzt { $ply ->
    [one] { $ply } Schritt
   *[other] { $ply } Schritte
}.
table-nothing-to-undo = Du hast in diesem Spielzug keinen Schritt gemacht, der sich zurücknehmen ließe.
table-turned-up = Seither wurde etwas aufgedeckt: Das wird nur zurückgenommen, wenn alle Spieler einverstanden sind.
table-nothing-to-redo = Es wurde kein Schritt zurückgenommen, der sich wiederholen ließe.
table-no-ply = Diesen Schritt gibt es nicht: Die Partie hat { $plies }.
table-no-line = Diese Zeile gibt es nicht: das Protokoll hat { $lines }.
table-nothing-drawn = `{ $found }` ist weder ein Plättchen wie bbg/1 noch ein Auftrag wie bb=9 noch ein Werkzeug wie rope.
table-bots-need-stacks = Niemand kennt die Stapel dieser Partie: Bots können sie nicht spielen, denn jemand muss sagen, was ihre Züge aufdecken.
table-seat-count = Der Tisch braucht { $expected } Plätze, einen für jeden Spieler der Aufzeichnung.
table-nothing-asked = Niemand wartet auf eine Antwort von dir.
table-asked-already = { $seat } hat schon etwas gefragt und wartet auf Antworten.
table-adjourned = Die Partie ist vertagt: Erst muss sie jemand fortsetzen.
table-not-adjourned = Die Partie ist nicht vertagt.
table-not-overdue = Noch hat niemand die anderen lange genug warten lassen.
table-nothing-to-claim = Für { $seat } ist kein Bot eingesprungen.
table-no-hints = { $allowed ->
    [0] Dieser Tisch erlaubt keine Tipps.
    [one] Du hast den Tipp, den dieser Tisch erlaubt, schon genutzt.
   *[other] Du hast die { $allowed } Tipps, die dieser Tisch erlaubt, schon genutzt.
}
table-no-review = Dieser Tisch erlaubt keine Analyse.
table-no-notices = Dieser Server verschickt keine Benachrichtigungen per { $kind }.
table-bad-address = An diese Adresse lässt sich nichts schicken.
table-bad-link = Dieser Link gilt nicht mehr. Bitte am Tisch noch einmal um Benachrichtigungen.
table-asked-too-often = Benachrichtigungen wurden zu oft angefordert. Versuch es bitte morgen wieder.
table-full = Das Journal des Tisches nimmt davon nichts mehr auf: Es fasst { $most } solche Zeilen.
table-other-edition = Diese Partie wurde mit anderen Werten des Spielmaterials begonnen als denen, mit denen dieser Server spielt.
table-busy = Der Server ist ausgelastet; bitte versuch es gleich noch einmal.
table-too-fast = Zu viele Anfragen; bitte warte einen Moment.
table-bad-form = Die Anfrage lässt sich nicht lesen: { $message }.
table-too-long = Die Anfrage ist zu lang: Erlaubt sind höchstens { $most } kB.
table-not-json = Die Anfrage muss JSON sein, mit Content-Type: application/json.
table-no-page = Unter dieser Adresse gibt es nichts; /api/docs/ sagt, was es gibt.
table-no-method = Diese Adresse nimmt keine Anfragen dieser Art an; /api/docs/ sagt, welche sie annimmt.
table-no-socket = Diese Adresse öffnet einen WebSocket, und die Anfrage verlangt keinen.
table-store-failed = Der Schritt konnte nicht gespeichert werden; bitte versuch es gleich noch einmal.
table-damaged = Dieser Tisch lässt sich nicht lesen; der Gastgeber sollte ins Log schauen.
table-newer-table = Diesen Tisch hat eine neuere Version des Programms geschrieben; wer den Server betreibt, sollte sie installieren.
table-newer-record = Diese Aufzeichnung hat das Format { $found }, das nur eine neuere Version des Programms lesen kann.
table-other-protocol = Dieser Server spricht Version { $spoken } des Protokolls und das Gegenüber Version { $asked }: Was älter ist, braucht ein Update.

# Notices to players who are not at the table.

# Subjects have no names in them: whoever writes a name must not write a subject.
notice-subject = Magnum Sal: Du bist am Zug
notice-text = { $name }, du bist am Zug am Tisch „{ $table }“: Phase { $phase }, Runde { $round }.
notice-confirm-subject = Magnum Sal: Bestätige deine Adresse
notice-confirm-text = Jemand möchte unter dieser Adresse erfahren, wann er bei einer Partie Magnum Sal auf { $host } am Zug ist. Wenn du das warst, öffne innerhalb eines Tages diesen Link und bestätige es. Wenn nicht, musst du nichts tun: Es kommen keine Benachrichtigungen.
notice-end = Keine Benachrichtigungen mehr von diesem Tisch:
notice-end-all = Gar nichts mehr von diesem Server an diese Adresse:
# On a button of a phone.
notice-end-short = Benachrichtigungen beenden
