### Gli altri giocatori del tavolo: quali messaggi si vedono, e che cosa può fare chi ospita.

moderation-title = Altri giocatori
moderation-hide = Nascondi i messaggi
moderation-show = Mostra di nuovo i messaggi
moderation-hide-help = Vale solo per te, in questo browser: nessun altro se ne accorge.
moderation-muted = non può scrivere
moderation-mute = Non lasciare più scrivere
moderation-unmute = Lascia di nuovo scrivere
moderation-remove = Allontana …
moderation-remove-open = Il posto torna libero e la sua chiave non vale più. Puoi invitare qualcun altro.
moderation-remove-playing = Un bot continua a giocare e la chiave del posto non vale più. Puoi invitare qualcun altro.
moderation-remove-do = Allontana
moderation-vacant = Qualcuno è stato allontanato dal posto { $seat }. Gioca un bot finché il posto non viene preso.
moderation-report = Segnala …
moderation-report-about = Di che cosa si tratta?
moderation-report-player = Della persona in generale
moderation-report-text = Che cosa non va? Lo legge chi gestisce questo server, e nessuno al tavolo.
moderation-report-send = Invia la segnalazione
moderation-reported = Grazie. La segnalazione è arrivata a chi gestisce il server.
