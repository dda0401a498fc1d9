### Die anderen am Tisch: wessen Nachrichten man sieht, und was der Gastgeber tun kann.

moderation-title = Mitspieler
moderation-hide = Nachrichten ausblenden
moderation-show = Nachrichten wieder zeigen
moderation-hide-help = Ausblenden gilt nur für dich, in diesem Browser: sonst merkt es niemand.
moderation-muted = kann nicht schreiben
moderation-mute = Nicht mehr schreiben lassen
moderation-unmute = Wieder schreiben lassen
moderation-remove = Wegschicken …
moderation-remove-open = Der Platz ist wieder frei, und der Schlüssel dazu gilt nicht mehr. Du kannst jemand anderen einladen.
moderation-remove-playing = Ein Bot spielt weiter, und der Schlüssel zum Platz gilt nicht mehr. Du kannst jemand anderen einladen.
moderation-remove-do = Wegschicken
moderation-vacant = Von Platz { $seat } wurde jemand weggeschickt. Ein Bot spielt, bis jemand den Platz einnimmt.
moderation-report = Melden …
moderation-report-about = Worum geht es?
moderation-report-player = Um die Person überhaupt
moderation-report-text = Was ist nicht in Ordnung? Das liest, wer diesen Server betreibt, und sonst niemand am Tisch.
moderation-report-send = Meldung abschicken
moderation-reported = Danke. Die Meldung ist angekommen.
