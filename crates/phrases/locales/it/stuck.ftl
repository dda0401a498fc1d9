### Che cosa succede a una partita bloccata: un bot per chi manca, una pausa, una fine anticipata.
###
### $player e $awaited sono immagini, segno e nome; restano come sono.

stuck-menu = Sospendere o terminare la partita
stuck-adjourn = Sospendi
stuck-adjourn-help = Orologi e bot restano fermi finché qualcuno non riprende.
stuck-end = Termina la partita
stuck-end-help = Finisce per tutti e non ha un risultato. La partita si può salvare.
stuck-end-sure = Sì, termina
stuck-replace = Fai giocare un bot
stuck-resume = Riprendi la partita
stuck-needs-all = Devono accettare tutti.
stuck-needs-most = Deve accettare la maggior parte dei presenti.
stuck-needs-none = Lo decidi senza gli altri.
stuck-overdue = { $player } non gioca da molto tempo. Nessuno deve più aspettare.
# $time è un giorno con un'ora.
stuck-from = Da { $time } nessuno deve più aspettare { $player }.
stuck-adjourned = Non succede nulla finché qualcuno non riprende la partita.
stuck-ended = La partita è stata terminata prima della fine e non ha un risultato.
stuck-vote-replace = { $player } propone che un bot sostituisca { $awaited }.
stuck-vote-adjourn = { $player } propone di sospendere la partita.
stuck-vote-end = { $player } propone di terminare la partita.
stuck-count = A favore: { $agreed } su { $needed }.
