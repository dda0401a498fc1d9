### Plans of several parts: digging salt, carrying it up, trading at the market.


## Digging

plan-dig-title = Wydobycie w { $space }
plan-dig-mill-title = Wydobycie kieratem pod { $space }
plan-dig-cubes = Które kostki?
plan-dig-cube = { $kind-id ->
    [b] brązowa kostka
    [g] zielona kostka
    [w] biała kostka
   *[u] kostka solanki
}, { $number } z { $all }
plan-dig-water = { $water ->
    [0] Bez wody: każdy górnik wydobywa kostkę.
    [one] { $water } kostka wody: tyle siły trzeba, by ją powstrzymać.
    [few] { $water } kostki wody: tyle siły trzeba, by je powstrzymać.
    [many] { $water } kostek wody: tyle siły trzeba, by je powstrzymać.
   *[other] { $water } kostki wody: tyle siły trzeba, by je powstrzymać.
}
plan-dig-mill = Kierat: wydobądź w komorze poniżej
plan-dig-orders = Otwarte zamówienia:
plan-dig-crew = Kto wydobywa?
plan-dig-choose = Wybierz kostki, które chcesz wziąć.
plan-dig-none = Nikt nie może wydobyć dokładnie tych kostek.
plan-crew-miners = { $miners ->
    [one] { $miners } górnik
    [few] { $miners } górników
    [many] { $miners } górników
   *[other] { $miners } górnika
}
plan-crew-foreman = sztygar
plan-crew-picks = { $picks ->
    [one] { $picks } kilof
    [few] { $picks } kilofy
    [many] { $picks } kilofów
   *[other] { $picks } kilofa
}
plan-dig-commit = { $cubes ->
    [one] Wydobądź { $cubes } kostkę
    [few] Wydobądź { $cubes } kostki
    [many] Wydobądź { $cubes } kostek
   *[other] Wydobądź { $cubes } kostki
}


## Carrying it up

plan-way = Droga w górę
plan-way-surface = powierzchnia
plan-way-station = { $space }: { $toll ->
    [0] bez opłaty
   *[other] opłata { $toll }, dostaje { $payees }
}
plan-toll-none = Droga w górę nic nie kosztuje.
plan-toll = Opłaty: { $coins }, a masz { $purse }.
plan-toll-share = { $player } dostaje { $coins }
plan-toll-left = Potem masz { $coins }.
plan-asked-route = Za chwilę wybierzesz drogę; ta jest najtańsza.
plan-asked-cart = Z wózkami może być taniej; zdecydujesz za chwilę.
plan-asked-toll = Za chwilę zdecydujesz, kto dostanie jaką część opłaty.
plan-wage = { $player } dostaje z banku { $coins } za wejście do kopalni.
plan-route-toll = { $amount ->
    [0] bez opłaty
    [one] { $amount } grosz
    [few] { $amount } grosze
    [many] { $amount } groszy
   *[other] { $amount } grosza
}
plan-cart = { $spaces }: nikomu się tam nie płaci
plan-cart-none = Dość wózków


## The market

plan-market-title = Targ
plan-market-help = Jedna lub dwie transakcje. Pieniędzmi z pierwszej można zapłacić za drugą.
plan-market-commercial = Z glejtem handlowym: kupno o 1 grosz taniej, sprzedaż o 1 grosz drożej, także do pełnej kolumny
plan-market-trade = { $number ->
    [1] Pierwsza transakcja
   *[2] Druga transakcja, jeśli chcesz
}
plan-market-sell = Sprzedaj
plan-market-buy = Kup
plan-market-sell-for = Sprzedaj { $kind-id ->
    [b] brązową
    [g] zieloną
   *[w] białą
} za { $price }
plan-market-buy-for = Kup { $kind-id ->
    [b] brązową
    [g] zieloną
   *[w] białą
} za { $price }
plan-market-line-sell = Sprzedaj { $salt } za { $coins }
plan-market-line-buy = Kup { $salt } za { $coins }
plan-market-remove = Usuń tę transakcję
plan-market-empty = Wybierz transakcję.
plan-market-sum = Pieniądze po targu: { $coins }
plan-market-wage = { $player } dostaje z banku { $coins } za stanowisko.
plan-market-commit = { $trades ->
    [one] Zawrzyj transakcję
    [few] Zawrzyj obie transakcje
    [many] Zawrzyj transakcje
   *[other] Zawrzyj transakcje
}
plan-working = Sprawdzanie…
