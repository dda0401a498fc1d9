### Replays, the end of a game, the review.
###
### $player, $players, $first, $second, $coins and $rule are pictures or links inside a sentence, as
### in log.ftl: they stay as they are.


## A game looked at again

after-loading = Wczytywanie gry…
after-again = Ponów próbę
after-title = Powtórka
after-title-of = Powtórka: { $name }
# $name is the player whose turn it is.
after-moment = Faza { $phase }, runda { $round }, tura: { $name } · ruch { $move } z { $moves }
after-moment-end = Koniec gry · ruch { $move } z { $moves }
after-slider = Moment gry
after-to-table = Do stołu
after-turn = Ta tura
after-controls = Przeglądaj grę
after-go-start = Na początek (Home)
after-go-turn-back = Turę wstecz (Page Up)
after-go-back = Ruch wstecz (←)
after-go-play = Odtwarzaj (spacja)
after-pause = Pauza (spacja)
after-go-on = Ruch dalej (→)
after-go-turn-on = Turę dalej (Page Down)
after-go-end = Na koniec (End)
after-speed = Tempo
after-speed-slow = Wolne
after-speed-normal = Zwykłe
after-speed-fast = Szybkie


## Playing on

after-play-on = Graj dalej od tego miejsca
after-play-on-help = W tym miejscu zaczyna się nowa gra, przeciw botom. Stara pozostaje bez zmian.
after-play-on-seat = Które miejsce zajmujesz?
after-play-on-turn = { $name } (teraz ma turę)
after-play-on-level = Pozostali to
after-play-on-go = Graj dalej


## The end of a game

after-over = Gra jest skończona
after-views = Co obejrzeć
after-view-result = Wynik
after-view-review = Analiza
after-view-share = Udostępnij
after-board = Do planszy
after-replay = Powtórka
after-rematch = Rewanż
after-show-result = Pokaż wynik
after-win = { $count ->
    [one] Wygrywa { $players }, wynik: { $coins }
    [few] Zwycięstwem dzielą się { $players }, wynik: { $coins }
    [many] Zwycięstwem dzielą się { $players }, wynik: { $coins }
   *[other] Zwycięstwem dzielą się { $players }, wynik: { $coins }
}
after-you-win = { $count ->
    [one] Wygrywasz! { $players }, wynik: { $coins }
    [few] Wspólne zwycięstwo: { $players }, wynik: { $coins }
    [many] Wspólne zwycięstwo: { $players }, wynik: { $coins }
   *[other] Wspólne zwycięstwo: { $players }, wynik: { $coins }
}


## The score

after-scores = Wyniki
after-place-number = { $place }.
after-player = Gracz
after-part-coins = Pieniądze
after-part-tools = Narzędzia
after-total = Razem
# So many of something, and what they are worth together.
after-worth = { $count } → { $value }
after-values = Kostka soli jest warta { $coins }. Im więcej narzędzi, tym więcej są razem warte. { $rule }
after-values-brine = Kostka soli jest warta { $coins }, tak samo para kostek solanki. Im więcej narzędzi, tym więcej są razem warte. { $rule }
after-tie-orders = { $first } i { $second } mają po { $total }: { $first } ma więcej zrealizowanych zamówień.
after-tie-miners = { $first } i { $second } mają po { $total } i tyle samo zamówień: { $first } ma mniej górników.
after-tie-tools = { $first } i { $second } mają po { $total }, tyle samo zamówień i tylu samo górników: { $first } ma mniej narzędzi.
after-tie-shared = { $first } i { $second } mają po { $total } i nic ich nie różni: dzielą się miejscem.


## Money

after-money = Pieniądze w kolejnych rundach
after-money-description = Linia dla każdego gracza przez { $rounds ->
    [one] jedną rundę
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}: { $players }.
after-money-from-to = { $name }: od { $from } do { $to } groszy
after-axis-rounds = rundy
after-axis-moves = ruchy
after-axis-groszy = grosze
after-chart-table = Jako tabela
after-column-round = Runda
after-column-move = Ruch
after-round = { $phase }, { $round }
after-start = Na początku
after-end = Na końcu
after-accounts = Skąd były pieniądze i na co poszły
after-sign-plus = { $value ->
    [0] –
   *[other] +{ $value }
}
after-sign-minus = { $value ->
    [0] –
   *[other] −{ $value }
}
after-book-orders = Zamówienia
after-book-sales = Sprzedaż na targu
after-book-tolls_received = Opłaty otrzymane
after-book-wages = Pomocnicy
after-book-square = Plac miejski
after-book-hiring = Najęci górnicy
after-book-tools = Narzędzia
after-book-pumping = Pompa
after-book-shafts = Szyby
after-book-purchases = Kupno na targu
after-book-tolls_paid = Opłaty zapłacone
after-book-penalties = Kary na zamku


## Orders, tools and honours

after-belongings = Zamówienia i narzędzia
after-column-orders = Zamówienia
after-column-tools = Narzędzia
after-none = Brak
after-honours = Wyróżnienia
after-honour-tolls = Strażnik szybu
after-why-tolls = { $player } zarabia na opłatach { $coins }.
after-honour-wages = Mistrz pomocników
after-why-wages = Pomocnicy gracza { $player } zarabiają { $coins }.
after-honour-order = Królewski dostawca
after-why-order = { $player } dostaje { $coins } za jedno zamówienie.
after-honour-explorer = Odkrywca
after-why-explorer = { $player } odkrywa { $amount ->
    [one] komorę
    [few] { $amount } komory
    [many] { $amount } komór
   *[other] { $amount } komory
}.
after-honour-digger = Kopacz
after-why-digger = { $player } wydobywa { $amount ->
    [one] kostkę
    [few] { $amount } kostki
    [many] { $amount } kostek
   *[other] { $amount } kostki
} soli.
after-honour-pump = Suche stopy
after-why-pump = { $player } wypompowuje z kopalni { $amount ->
    [one] kostkę
    [few] { $amount } kostki
    [many] { $amount } kostek
   *[other] { $amount } kostki
} wody.
after-honour-trader = Kupiec
after-why-trader = { $player } dostaje na targu { $coins } za sprzedaną sól.
after-honour-shafts = Budowniczy szybów
after-why-shafts = { $player } buduje { $amount ->
    [one] szyb
    [few] { $amount } szyby
    [many] { $amount } szybów
   *[other] { $amount } szybu
}.
after-honour-generous = Otwarta sakiewka
after-why-generous = { $player } płaci innym { $coins } opłat.


## The review
## $deed says what somebody does, without a subject: "najmuje górnika za 6 groszy, ma ich wtedy sześciu".

after-review-help = Bot przygląda się każdej decyzji w grze i mówi, co zrobiłby na miejscu gracza. To może potrwać do dwóch minut.
after-review-ask = Przeanalizuj grę
after-review-busy = Bot zastanawia się nad każdą decyzją. To może potrwać do dwóch minut…
after-review-tally = { $player }: najlepsze z możliwych decyzji: { $best } z { $decisions }; pozostałe kosztowały według bota { $coins }.
# What a result is made of: numbers with their signs, which add up to the last one.
after-review-sum = { $expected } oczekiwane na początku, { $draws } los, { $decisions } własne decyzje, { $rest } inni gracze i to, co bot źle ocenił = { $money }
after-review-meaning = Co znaczą te liczby
after-review-meaning-help = Los to odkryte żetony, zamówienia i narzędzia. Własne decyzje to koszt słabszych ruchów według oceny bota. Reszta to działania innych graczy i to, czego bot nie przewidział: patrzy tylko trochę naprzód.
after-expected = Spodziewany wynik
after-expected-description = Wynik, jakiego bot spodziewa się dla każdego gracza po każdej decyzji: { $players }.
after-review-slips = Najkosztowniejsze ruchy
after-review-whose = Czyje ruchy
after-review-all = Wszystkie
after-review-when = { $player } · faza { $phase }, runda { $round }
after-review-cost = −{ $cost }
after-review-played = Zagrane: { $deed }
after-review-better = Lepiej: { $deed }
after-review-expects = Spodziewany wynik { $played } zamiast { $better }
after-review-none = Według bota nic nie mogło pójść lepiej.
after-review-more = { $count ->
    [one] Pokaż jeszcze jeden
    [few] Pokaż jeszcze { $count }
    [many] Pokaż jeszcze { $count }
   *[other] Pokaż jeszcze { $count }
}


## Share and export

after-share-replay = Link do powtórki
after-share-watch = Link do oglądania gry
after-share-moment = Link do tego momentu
after-share-files = Gra jako plik
after-share-record = Zapisz partię
after-share-sealed = Zapisz z pieczęcią
after-share-verify = Zapis z pieczęcią dowodzi, że rozdania nie zmieniono i że każdy ruch był dozwolony. Kto ma program, sprawdzi to tym poleceniem:
after-share-here = Tę grę ma tylko ta przeglądarka: nikt inny nie otworzy linku do niej. Gdy się skończy, jej zapis można wysłać jako plik.
after-share-later = Partię można zapisać, gdy gra się skończy.
after-share-text = Wynik jako tekst
after-share-copy = Skopiuj tekst
after-summary = Magnum Sal
after-summary-line = { $place }. { $name }: { $total } (pieniądze { $coins }, sól { $salt }, narzędzia { $tools })
