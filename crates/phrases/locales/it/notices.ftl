### Notices of one's turn outside the browser: at the table, and where their links lead.


## At the table

notices-title = Avvisi quando tocca a te
notices-help = Per le partite che durano giorni: mezzo minuto dopo l’inizio del tuo turno il server ti avvisa. Prima chiede all’indirizzo se lo vuoi.
notices-kind = Come
notices-kind-email = Per e-mail
notices-kind-ntfy = Con ntfy sul telefono
notices-kind-webhook = Con un webhook
notices-address-email = Indirizzo e-mail
notices-address-ntfy = Argomento (topic)
notices-address-webhook = Indirizzo del webhook
notices-ask = Avvisami
notices-ask-again = Invia di nuovo
notices-stop = Termina gli avvisi
notices-on = { $kind ->
    [email] Ricevi un’e-mail quando tocca a te.
    [ntfy] Ricevi un messaggio con ntfy quando tocca a te.
   *[webhook] Il tuo webhook viene chiamato quando tocca a te.
}
notices-sent = { $kind ->
    [email] Ti abbiamo mandato un’e-mail con un link. Aprilo e conferma.
    [ntfy] Abbiamo mandato all’argomento un messaggio con un link. Aprilo e conferma.
   *[webhook] Abbiamo chiamato il webhook con un link. Aprilo e conferma.
}
notices-sent-help = Il link vale un giorno. Se non arriva nulla, guarda nella posta indesiderata. Non arriva nulla nemmeno se per l’indirizzo è stato terminato ogni invio da questo server; un link in un messaggio precedente lo permette di nuovo.


## Where links lead

notices-confirm = Avvisi quando tocca a te
notices-confirm-help = Qualcuno vuole essere avvisato al tuo indirizzo quando tocca a lui a un tavolo di questo server. Conferma solo se eri tu.
notices-confirm-do = Sì, avvisami
notices-confirmed = Confermato. D’ora in poi vieni avvisato quando tocca a te a questo tavolo.
notices-end-table = Termina gli avvisi di questo tavolo
notices-end-table-help = Non sarai più avvisato dei tuoi turni a questo tavolo. Il posto resta tuo.
notices-ended-table = Da questo tavolo non arriveranno più avvisi.
notices-end-all = Termina ogni invio da questo server
notices-end-all-help = Questo server non manderà più nulla a questo indirizzo, né avvisi né domande, chiunque li chieda.
notices-ended-all = Da questo server non arriverà più nulla.
notices-end-do = Termina
notices-allow = Permetti di nuovo
notices-allowed = Gli avvisi possono arrivare di nuovo.
