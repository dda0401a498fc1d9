### Notices of one's turn outside the browser: at the table, and where their links lead.


## At the table

notices-title = Nachricht, wenn du am Zug bist
notices-help = Für Partien über Tage: Eine halbe Minute nachdem dein Zug begonnen hat, sagt dir der Server Bescheid. Vorher fragt er unter der Adresse nach, ob du das willst.
notices-kind = Wie
notices-kind-email = Per E-Mail
notices-kind-ntfy = Mit ntfy aufs Telefon
notices-kind-webhook = Mit einem Webhook
notices-address-email = E-Mail-Adresse
notices-address-ntfy = Thema (Topic)
notices-address-webhook = Adresse des Webhooks
notices-ask = Sag mir Bescheid
notices-ask-again = Noch einmal schicken
notices-stop = Nachrichten beenden
notices-on = { $kind ->
    [email] Du bekommst eine E-Mail, wenn du am Zug bist.
    [ntfy] Du bekommst eine Nachricht mit ntfy, wenn du am Zug bist.
   *[webhook] Dein Webhook wird gerufen, wenn du am Zug bist.
}
notices-sent = { $kind ->
    [email] Wir haben dir eine E-Mail mit einem Link geschickt. Öffne ihn und bestätige.
    [ntfy] Wir haben eine Nachricht mit einem Link an das Thema geschickt. Öffne ihn und bestätige.
   *[webhook] Wir haben den Webhook mit einem Link gerufen. Öffne ihn und bestätige.
}
notices-sent-help = Der Link gilt einen Tag. Wenn nichts kommt, sieh bei den unerwünschten Mails nach. Es kommt auch nichts, wenn für die Adresse alles von diesem Server beendet wurde; ein Link in einer früheren Nachricht erlaubt es wieder.


## Where links lead

notices-confirm = Nachricht, wenn du am Zug bist
notices-confirm-help = Jemand möchte unter deiner Adresse erfahren, wann er an einem Tisch dieses Servers am Zug ist. Bestätige es nur, wenn du das warst.
notices-confirm-do = Ja, sag mir Bescheid
notices-confirmed = Bestätigt. Ab jetzt erfährst du, wann du an diesem Tisch am Zug bist.
notices-end-table = Nachrichten von diesem Tisch beenden
notices-end-table-help = Du erfährst dann nicht mehr, wann du an diesem Tisch am Zug bist. Dein Platz bleibt deiner.
notices-ended-table = Von diesem Tisch kommen keine Nachrichten mehr.
notices-end-all = Alles von diesem Server beenden
notices-end-all-help = Dieser Server schickt dann gar nichts mehr an diese Adresse, weder Nachrichten noch Rückfragen, egal wer darum bittet.
notices-ended-all = Von diesem Server kommt nichts mehr.
notices-end-do = Beenden
notices-allow = Wieder erlauben
notices-allowed = Nachrichten dürfen wieder kommen.
