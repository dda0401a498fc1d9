### Inni gracze przy stole: czyje wiadomości widać i co może zrobić gospodarz.

moderation-title = Inni gracze
moderation-hide = Ukryj wiadomości
moderation-show = Pokaż znów wiadomości
moderation-hide-help = Ukrywasz tylko u siebie, w tej przeglądarce: nikt inny tego nie zauważy.
moderation-muted = nie może pisać
moderation-mute = Nie pozwalaj pisać
moderation-unmute = Pozwól znów pisać
moderation-remove = Odeślij od stołu …
moderation-remove-open = Miejsce znów będzie wolne, a klucz do niego straci ważność. Możesz zaprosić kogoś innego.
moderation-remove-playing = Dalej zagra bot, a klucz do miejsca straci ważność. Możesz zaprosić na nie kogoś innego.
moderation-remove-do = Odeślij
moderation-vacant = Gracz z miejsca { $seat } został odesłany. Gra bot, dopóki ktoś nie zajmie miejsca.
moderation-report = Zgłoś …
moderation-report-about = O co chodzi?
moderation-report-player = O gracza w ogóle
moderation-report-text = Co jest nie w porządku? Przeczyta to operator tego serwera i nikt przy stole.
moderation-report-send = Wyślij zgłoszenie
moderation-reported = Dziękujemy. Operator ma twoje zgłoszenie.
