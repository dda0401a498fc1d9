### Following a game: the log, the recap, whose turn it is.
###
### In the log's sentences these are pictures: $player (sign and name), $coins, $salt and the like
### (cubes), $water, $tool and $tools (cards), $space, $from, $to and the like (spaces of the mine).
### They stay as they are: players and things are in the nominative, so they are subjects or stand
### behind a colon; money is the same in the accusative.


## Headings and separators

log-title = Dziennik
log-phase = Faza { $phase }
log-turn = { $player } · runda { $round }
log-turn-first = { $player }
log-over = Gra jest skończona.


## Deeds
## $piece is "miner" or "foreman", $crew is "miners", "foreman" or "both" with $miners for their number.

log-deliver = { $player } dostarcza na zamek { $salt } za { $coins }.
log-forfeit-salt = { $player } nie może na zamku zrealizować zamówienia i traci { $salt }.
log-forfeit-coins = { $player } nie może na zamku zrealizować zamówienia i traci { $coins }.
log-forfeit-nothing = { $player } nie może na zamku zrealizować zamówienia i nie ma nic do stracenia.
log-place = { $piece ->
    [foreman] { $player } stawia sztygara na { $to }.
   *[miner] { $player } stawia górnika na { $to }.
}
log-move = { $piece ->
    [foreman] { $player } przesuwa sztygara z { $from } na { $to }.
   *[miner] { $player } przesuwa górnika z { $from } na { $to }.
}
log-extract = { $crew ->
    [foreman] { $player } wydobywa { $salt } w { $space } siłami sztygara.
    [both] { $miners ->
        [one] { $player } wydobywa { $salt } w { $space } siłami sztygara i górnika.
        [few] { $player } wydobywa { $salt } w { $space } siłami sztygara i { $miners } górników.
        [many] { $player } wydobywa { $salt } w { $space } siłami sztygara i { $miners } górników.
       *[other] { $player } wydobywa { $salt } w { $space } siłami sztygara i { $miners } górnika.
    }
   *[miners] { $miners ->
        [one] { $player } wydobywa { $salt } w { $space } siłami górnika.
        [few] { $player } wydobywa { $salt } w { $space } siłami { $miners } górników.
        [many] { $player } wydobywa { $salt } w { $space } siłami { $miners } górników.
       *[other] { $player } wydobywa { $salt } w { $space } siłami { $miners } górnika.
    }
}
# The crew stands at $space, the salt comes from the chamber below it, $from.
log-extract-mill = { $crew ->
    [foreman] { $player } wyciąga { $salt } z { $from } do { $space } siłami sztygara.
    [both] { $miners ->
        [one] { $player } wyciąga { $salt } z { $from } do { $space } siłami sztygara i górnika.
        [few] { $player } wyciąga { $salt } z { $from } do { $space } siłami sztygara i { $miners } górników.
        [many] { $player } wyciąga { $salt } z { $from } do { $space } siłami sztygara i { $miners } górników.
       *[other] { $player } wyciąga { $salt } z { $from } do { $space } siłami sztygara i { $miners } górnika.
    }
   *[miners] { $miners ->
        [one] { $player } wyciąga { $salt } z { $from } do { $space } siłami górnika.
        [few] { $player } wyciąga { $salt } z { $from } do { $space } siłami { $miners } górników.
        [many] { $player } wyciąga { $salt } z { $from } do { $space } siłami { $miners } górników.
       *[other] { $player } wyciąga { $salt } z { $from } do { $space } siłami { $miners } górnika.
    }
}
# $piece can be "two" as well: two miners at the mine entrance. $post is a name from names.ftl,
# $post-id its code.
log-assist = { $player } ustawia { $piece ->
    [foreman] sztygara jako pomocnika
    [two] dwóch górników jako pomocników
   *[miner] górnika jako pomocnika
} { $post-id ->
    [castle] na zamku
    [workshop] w warsztacie
    [pump] przy pompie
    [market] na targu
    [saltworks] w warzelni
   *[entrance] przy wejściu do kopalni
}.
log-hire = { $player } najmuje górnika za { $coins }.
log-buy = { $player } kupuje za { $coins } narzędzie: { $tool }.
log-pump = { $player } pompuje w { $space }: { $water } za { $coins }.
log-pump-free = { $player } pompuje w { $space }: { $water }.
log-square = { $player } bierze { $coins } na placu miejskim.
log-market-sell = { $player } sprzedaje { $sold } za { $income }.
log-market-buy = { $player } kupuje { $bought } za { $cost }.
log-market-both = { $player } sprzedaje { $sold } za { $income } i kupuje { $bought } za { $cost }.
log-castle-far = { $piece ->
    [foreman] { $player } wysyła sztygara na zamek.
   *[miner] { $player } wysyła górnika na zamek.
}
log-castle-near = { $piece ->
    [foreman] { $player } wysyła sztygara wprost do bliższego kręgu zamku.
   *[miner] { $player } wysyła górnika wprost do bliższego kręgu zamku.
}
log-boil = { $crew ->
    [foreman] { $player } wysyła do warzelni sztygara.
    [both] { $miners ->
        [one] { $player } wysyła do warzelni sztygara i górnika.
        [few] { $player } wysyła do warzelni sztygara i { $miners } górników.
        [many] { $player } wysyła do warzelni sztygara i { $miners } górników.
       *[other] { $player } wysyła do warzelni sztygara i { $miners } górnika.
    }
   *[miners] { $miners ->
        [one] { $player } wysyła do warzelni górnika.
        [few] { $player } wysyła do warzelni { $miners } górników.
        [many] { $player } wysyła do warzelni { $miners } górników.
       *[other] { $player } wysyła do warzelni { $miners } górnika.
    }
}
log-shaft = { $player } buduje szyb { $space } za { $coins } i dostaje { $salt }.
log-bucket = { $player } przenosi z { $from } do { $to }: { $water }.
# $where is a list of spaces.
log-feed = { $crew ->
    [foreman] { $player } karmi sztygara w { $where }.
   *[miners] { $miners ->
        [one] { $player } karmi górnika w { $where }.
        [few] { $player } karmi { $miners } górników w { $where }.
        [many] { $player } karmi { $miners } górników w { $where }.
       *[other] { $player } karmi { $miners } górnika w { $where }.
    }
}
log-trade = { $player } wymienia { $given } na { $salt }.
log-pass = { $count ->
    [one] { $player } pasuje.
    [few] { $player } pasuje w obu akcjach.
    [many] { $player } pasuje we wszystkich akcjach.
   *[other] { $player } pasuje we wszystkich akcjach.
}
log-rest = { $player }: ekipa odpoczęła.
log-move-unknown = { $player } wykonuje ruch, którego ta wersja strony nie zna: { $move }


## What comes of a deed; short sentences that follow it

log-revealed = Odkryta komora { $space }: { $salt } i { $water }.
log-revealed-dry = Odkryta komora { $space }: { $salt }, bez wody.
# $spaces is a list.
log-tiles = { $count ->
    [one] Nowa komora: { $spaces }.
    [few] Nowe komory: { $spaces }.
    [many] Nowe komory: { $spaces }.
   *[other] Nowe komory: { $spaces }.
}
log-brine = Do warzelni trafia { $salt }.
log-used = Użyte: { $tools }.
log-toll = { $player } dostaje { $coins } opłaty.
log-wage = { $player } zarabia { $coins } na pomocniku.
log-gone = Opuszczone: { $spaces }.
log-post-left = Stanowisko { $post-id ->
    [castle] na zamku
    [workshop] w warsztacie
    [pump] przy pompie
    [market] na targu
    [saltworks] w warzelni
   *[entrance] przy wejściu do kopalni
} jest wolne.
log-tool-up = Nowość w warsztacie: { $tool }.
log-order-up = Nowe zamówienie: { $order }.
log-order = { $salt } za { $coins }
log-queue = { $count ->
    [one] Pionek przechodzi do bliższego kręgu.
    [few] { $count } pionki przechodzą do bliższego kręgu.
    [many] { $count } pionków przechodzi do bliższego kręgu.
   *[other] { $count } pionka przechodzi do bliższego kręgu.
}
log-arrived = { $count ->
    [one] Pionek dociera na zamek.
    [few] { $count } pionki docierają na zamek.
    [many] { $count } pionków dociera na zamek.
   *[other] { $count } pionka dociera na zamek.
}
log-home = { $count ->
    [one] Pionek wraca z warzelni i przynosi { $salt }.
    [few] { $count } pionki wracają z warzelni i przynoszą { $salt }.
    [many] { $count } pionków wraca z warzelni i przynosi { $salt }.
   *[other] { $count } pionka wraca z warzelni i przynosi { $salt }.
}
log-home-empty = { $count ->
    [one] Pionek wraca z warzelni bez solanki.
    [few] { $count } pionki wracają z warzelni bez solanki.
    [many] { $count } pionków wraca z warzelni bez solanki.
   *[other] { $count } pionka wraca z warzelni bez solanki.
}
log-orders-up = Zamówienia: { $orders }.
log-tools-up = Warsztat: { $tools }.
log-market-refill = Na targ trafia { $salt }.
log-brine-lost = Z warzelni znika { $salt }.


## What people do at the table

log-note-joined = { $name } siada do stołu.
log-note-left = { $player } wstaje od stołu.
log-note-filled = { $player } to bot.
log-note-said = { $player }: { $text }
log-note-said-host = Gospodarz: { $text }
log-host = Gospodarz
log-note-renamed = { $player }: nowe imię to { $name }.
log-note-titled = Stół nazywa się teraz „{ $name }”.
log-note-asked = { $player } prosi o cofnięcie gry.
log-note-declined = { $player } odmawia.
log-note-agreed = { $player } się zgadza.
log-note-hinted = { $player } prosi o podpowiedź.
log-note-replaced-left = { $player } odchodzi; dalej gra bot.
log-note-replaced-time = { $player } nie ma już czasu; dalej gra bot.
log-note-replaced-gone = Gracza { $player } nie ma zbyt długo; dalej gra bot.
log-note-proposed-replace = { $player } proponuje, żeby dalej grał bot.
log-note-proposed-adjourn = { $player } proponuje odroczenie gry.
log-note-proposed-end = { $player } proponuje zakończenie gry.
log-note-adjourned = { $player } odracza grę.
log-note-adjourned-host = Gospodarz odracza grę.
log-note-resumed = { $player } wznawia grę.
log-note-resumed-host = Gospodarz wznawia grę.
log-note-ended = { $player } kończy grę przed czasem; wyniku nie ma.
log-note-ended-host = Gospodarz kończy grę przed czasem; wyniku nie ma.
log-note-hosted = Gospodarzem jest teraz { $player }.
log-note-returned = { $player } wraca.
log-note-muted = { $player } nie może już pisać.
log-note-unmuted = { $player } znowu może pisać.
log-note-removed = Gospodarz odesłał gracza od stołu.
log-note-unknown = Przy stole zdarzyło się coś, czego ta wersja strony nie zna.
log-note-undone = { $count ->
    [one] { $player } cofa ruch.
    [few] { $player } cofa { $count } ruchy.
    [many] { $player } cofa { $count } ruchów.
   *[other] { $player } cofa { $count } ruchu.
}
log-note-rewound = { $count ->
    [0] Gra zostaje w tym samym miejscu.
    [one] Za zgodą wszystkich cofnięto ruch.
    [few] Za zgodą wszystkich cofnięto { $count } ruchy.
    [many] Za zgodą wszystkich cofnięto { $count } ruchów.
   *[other] Za zgodą wszystkich cofnięto { $count } ruchu.
}


## Reading the log

log-empty = Nic się jeszcze nie wydarzyło.
log-earlier = Wcześniejsze ruchy
log-newest = Do najnowszych
# For those who cannot see that the entry can be clicked.
log-look = Pokaż tę chwilę
log-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}
log-say = Napisz coś
log-send = Wyślij


## Looking at a moment of the past

log-past = Oglądasz fazę { $phase }, rundę { $round }, tura: { $player }.
log-past-over = Oglądasz koniec gry.
log-past-before = Ruch wstecz
log-past-after = Ruch dalej
# Beside the state of the game, which is that of the present.
log-now = Teraz
log-back = Wróć do teraz
log-ask = Poproś o cofnięcie gry dotąd
log-ask-bots = Cofnij grę dotąd
log-ask-sure = Cofnąć grę?
log-ask-sure-text = { $count ->
    [one] Jeden ruch zostanie cofnięty na dobre. Sam się już nie powtórzy.
    [few] { $count } ruchy zostaną cofnięte na dobre. Same się już nie powtórzą.
    [many] { $count } ruchów zostanie cofniętych na dobre. Same się już nie powtórzą.
   *[other] { $count } ruchu zostanie cofnięte na dobre. Same się już nie powtórzą.
}
log-ask-cancel = Nie, graj dalej


## A question to take the game back

log-question = { $count ->
    [one] { $player } prosi o cofnięcie ostatniego ruchu.
    [few] { $player } prosi o cofnięcie ostatnich { $count } ruchów.
    [many] { $player } prosi o cofnięcie ostatnich { $count } ruchów.
   *[other] { $player } prosi o cofnięcie ostatniego { $count } ruchu.
}
# $players is a list of those who have not answered.
log-question-waits = Brakuje odpowiedzi: { $players }.
log-agree = Zgoda
log-decline = Odmów
log-withdraw = Wycofaj prośbę
log-question-look = Pokaż tę chwilę


## The recap

log-recap = Od twojej ostatniej tury
log-recap-of = Od ostatniej tury: { $player }
# Tolls from the others, and what own assistants brought in.
log-recap-earned = Twój zarobek: { $coins }.
log-recap-orders = { $count ->
    [one] Ubyło jedno zamówienie.
    [few] Ubyły { $count } zamówienia.
    [many] Ubyło { $count } zamówień.
   *[other] Ubyło { $count } zamówienia.
}
log-recap-money = Pieniądze
log-recap-close = Ukryj podsumowanie
log-gain = plus { $amount }
log-loss = minus { $amount }


## The status

log-status = Stan gry
# The name of the live region that tells what happens.
log-live = Co się dzieje
log-status-phase = Faza { $phase } z III
log-status-round = Runda { $round }
log-status-orders = Zamówienia { $done } z { $threshold }
log-status-last-round =
    { $of ->
        [game] Ostatnia runda gry
       *[phase] Ostatnia runda fazy
    }
log-status-help = Faza kończy się rundą, w której liczba zrealizowanych zamówień sięgnie { $threshold }. W jej pierwszej rundzie tura ma jedną akcję, w następnych dwie.
log-your-turn = Twoja tura
log-turn-of = Tura: { $player }
log-bot-thinks = { $player } się zastanawia…
log-adjourned = Gra jest odroczona
log-ended = Grę zakończono przed czasem
log-actions = { $count ->
    [0] Nie ma już akcji
    [one] Została { $count } akcja
    [few] Zostały { $count } akcje
    [many] Zostało { $count } akcji
   *[other] Zostało { $count } akcji
}
log-asked-action = Wybierz akcję
log-asked-end = Zakończ turę
log-asked-delivery = Rozpatrz przybycie na zamek
log-asked-route = Wybierz drogę w górę
log-asked-cart = Użyj wózka lub nieś
log-asked-toll = Podziel opłatę
log-asked-dig = Wybierz stronę dla ostatniego żetonu
# $players is a list.
log-won = { $count ->
    [one] Gra jest skończona. Wygrywa { $players }, wynik: { $coins }.
    [few] Gra jest skończona. Zwycięstwem dzielą się { $players }, wynik: { $coins }.
    [many] Gra jest skończona. Zwycięstwem dzielą się { $players }, wynik: { $coins }.
   *[other] Gra jest skończona. Zwycięstwem dzielą się { $players }, wynik: { $coins }.
}
log-clock = Pozostały czas, { $player }: { $time }
log-link-connecting = Łączenie…
log-link-lost = Połączenie zostało przerwane. Próbujemy ponownie…
log-watching = Oglądasz
log-away = Gra za ciebie bot. Możesz wrócić w każdej chwili.
# Of several players at one screen.
log-away-player = Za gracza { $player } gra bot.
log-come-back = Wróć
log-title-yours = ● Twoja tura – Magnum Sal
log-title-theirs = { $name } – Magnum Sal
log-title-over = Koniec – Magnum Sal
log-notice = { $name }, teraz twoja tura.
