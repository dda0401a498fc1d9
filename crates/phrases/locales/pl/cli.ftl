### What only the command line says: the board as text, what happened, hints, reviews, notes, errors.
###
### Words of the notation (`place`, `haul`, `castle`), options (`--edition`) and levels of bots are the
### same in every language: they are what people type. `$problem` is a sentence of another file or, from
### the system, in English. Players' names and places stay in the nominative: arrows and colons show who
### and where.


## Frames

cli-error = błąd: { $message }
cli-note = uwaga: { $message }


## Files and records

cli-standard-input = standardowe wejście
cli-new-record = nowy zapis
cli-cannot-read = nie można odczytać { $file }: { $problem }
cli-cannot-write = nie można zapisać { $file }: { $problem }
cli-cannot-print = nie można wypisać wyniku: { $problem }
cli-file-too-large = { $file } ma więcej niż { $most } MB, więc to nie jest plik tej gry
cli-byte-order-mark = { $file } zaczyna się od znacznika kolejności bajtów; zapisz plik jako UTF-8 bez niego
cli-file-empty = { $file }: nic tu nie ma
cli-not-utf8 = { $file } to nie tekst w UTF-8: nie da się odczytać bajtu { $byte }; zapisy i edycje są tekstem
cli-in-file = { $file }: { $problem }
# $problem is the sentence about the record, without its full stop.
cli-other-edition = { $problem }; jeśli grę rozdano z --edition, podaj ten plik ponownie


## Moves; $which is the move in backticks or cli-move-number.

cli-move-number = ruch { $number }, `{ $move }`,
cli-no-move = { $which } to nieprawidłowy zapis: { $problem } `magnumsal moves RECORD` pokazuje, co jest dozwolone.
cli-illegal-move = { $which } jest niedozwolony: { $problem }
cli-bot-draws = { $name } zagra `{ $move }`. Wykonaj ten ruch na planszy i dopisz go z tym, co odkrywa: `{ $move } -> …`
cli-legal = dozwolony
cli-illegal = niedozwolony: { $problem }
# $question is one of cli-asked- and cli-actions-.
cli-next = dalej: { $question }
cli-next-of = dalej { $name }: { $question }
cli-embedded-numbers = liczby w tekście zasady pochodzą z wbudowanej edycji.


## Options

cli-no-such-player = { $option }: { $name } nie gra; gracze to { $players }
cli-who-are-you = --bots: jeśli nie podajesz ruchu, powiedz przez --me NAME, kim jesteś, żeby inni mogli grać


## A new game

cli-out-exists = --out: { $file } już istnieje; --force zastępuje plik
cli-name-empty = --players: nazwa { $number } jest pusta; oddziel nazwy przecinkami, na przykład Ada,Bruno
cli-name-twice = --players: { $name } występuje dwa razy; nadaj każdemu graczowi inną nazwę
cli-no-tool = --tools: { $name } nie jest narzędziem; rodzaje to { $tools }
cli-wrote = zapisano { $file }; obejrzyj to przez magnumsal moves { $file }
cli-dealt = rozdano z --seed { $seed }; to samo ziarno rozdaje tę samą grę
cli-muria-reconstructed = wartości żetonów i zamówień dodatku Muria są odtworzone, a nie wydrukowane; kto ma pudełko, może podać wydrukowane przez --edition FILE
cli-idle-edition = podana edycja niczego tu nie zmienia
cli-idle-edition-muria = podana edycja niczego tu nie zmienia; plik dodatku Muria wymaga `--expansion muria`


## Seals

cli-no-seal = { $file }: zwykły zapis nie ma pieczęci; podaj --commitment i --salt albo zapieczętowany zapis, który udostępnia serwer
cli-bad-salt = { $file }: salt to 64 cyfry szesnastkowe
cli-other-deal = { $file }: to nie jest rozdanie, które zapieczętowano: ma pieczęć { $found }, a nie { $told }
cli-sealed = To jest rozdanie, które zapieczętowano jako { $seal }.
cli-all-legal =
    { $count ->
        [one] Jedyny ruch jest dozwolony
        [few] Wszystkie ruchy są dozwolone ({ $count })
        [many] Wszystkie ruchy są dozwolone ({ $count })
       *[other] Wszystkie ruchy są dozwolone ({ $count })
    }; { $over ->
        [true] gra jest skończona
       *[false] gra nie jest skończona
    }.


## The head of the board

cli-phase = faza { $phase }
cli-round = runda { $round } (najwyżej { $limit })
cli-plies =
    { $count ->
        [one] wykonano { $count } ruch
        [few] wykonano { $count } ruchy
        [many] wykonano { $count } ruchów
       *[other] wykonano { $count } ruchu
    }
cli-with-muria = z dodatkiem Muria
cli-mapped = kopalnia z mapą
cli-phase-round = Faza { $phase }, runda { $round }
cli-and = i
cli-over =
    Gra jest skończona: { $count ->
        [one] { $winners } wygrywa
        [few] { $winners } dzielą się zwycięstwem
        [many] { $winners } dzielą się zwycięstwem
       *[other] { $winners } dzielą się zwycięstwem
    } z wynikiem { $money }.


## What is asked

cli-asked-deliver = pionek stoi przed królem: zrealizuj zamówienie (deliver)
cli-asked-forfeit = pionek stoi przed królem i nie ma zamówienia do zrealizowania: ponieś karę (forfeit)
cli-asked-route = wybierz drogę soli na powierzchnię
cli-asked-cart = użyj wózka na drodze w górę albo nieś sól bez niego (haul)
cli-asked-cart-only = użyj wózka na drodze w górę: bez niego nie da się zapłacić opłat
cli-asked-toll = podziel opłatę za { $space }, razem { $amount }
cli-asked-dig = wybierz stronę dla ostatniego żetonu
cli-actions-left =
    { $count ->
        [one] została { $count } akcja
        [few] zostały { $count } akcje
        [many] zostało { $count } akcji
       *[other] zostało { $count } akcji
    }
cli-no-action = nie ma już akcji, zakończ turę
cli-no-action-or = nie ma już akcji: zakończ turę, a przedtem możliwe jeszcze { $verbs }


## The town; a line begins with the name of a building.

cli-town-castle = Zamek
cli-town-queue = kolejka
cli-town-market = Targ
cli-town-inn = Karczma
cli-town-workshop = Warsztat
cli-town-saltworks = Warzelnia
cli-town-foremen = Sztygarzy
cli-town-assistants = Pomocnicy
cli-no-order = brak
cli-to-come = jeszcze { $count }
cli-orders-done = zrealizowano { $count } z { $most }
cli-queue-near = blisko króla
cli-queue-far = daleko
cli-prices = sprzedaż { $sell } kupno { $buy }
cli-inn-now = górnik za { $price }
cli-inn-then = potem { $prices }
cli-inn-last = ostatni
cli-inn-closed = zamknięta do następnej fazy
cli-tool-price = { $tool } za { $price }
cli-sold-out = wyprzedane do następnej fazy
cli-brine = solanka: { $count }
cli-at-work = przy pracy
cli-trade = wymiana { $prices }
cli-brine-price = { $price }u za { $letter }
cli-shafts-left =
    { $count ->
        [0] nie ma już szybu do zbudowania
        [one] { $count } szyb do zbudowania
        [few] { $count } szyby do zbudowania
        [many] { $count } szybów do zbudowania
       *[other] { $count } szybu do zbudowania
    }
cli-shafts-built = zbudowane
cli-reconstructed = * odtworzone: żetony i zamówienia dodatku Muria nie mają tu wydrukowanych wartości


## Tools on the board, at most eleven letters

cli-tool-rope = lina
cli-tool-pickaxe = kilof
cli-tool-bucket = czerpak
cli-tool-cart = wózek
cli-tool-food = prowiant
cli-tool-commercial = handlowy
cli-tool-royal = królewski
cli-tool-saltworks = warzelniczy
cli-tool-mill = kierat


## Heads of columns; those of the players' table, as far as the tools, share a line of 80 letters.

cli-head-seat = nr
cli-head-player = gracz
cli-head-money = kasa
cli-head-worth = wart.
cli-head-salt = sól
cli-head-supply = zasoby
cli-head-orders = zamów.
cli-head-tools = karty (użyte)
cli-supply = { $count } z { $all }
cli-head-cost = koszt
cli-head-move = ruch
cli-head-played = zagrano
cli-head-better = lepiej
cli-head-expected = oczekiwane
cli-head-draws = los
cli-head-received = opłaty wzięte
cli-head-paid = zapłacone
cli-head-decisions = decyzje
cli-head-rest = reszta


## The mine and the list of moves; an emptied chamber has room for six letters.

cli-columns = kolumny od { $from } do { $to }
cli-spent = pusta
cli-sign-water = ~ woda
cli-sign-hidden = ??? rewersem do góry
cli-sign-mapped = ?bg/1 nikt jeszcze nie wszedł: sól/woda
cli-sign-miners = { $letter }2 dwóch górników, { $letter }2z zmęczeni
cli-sign-foreman = { $letter }! sztygar
cli-sign-marker = #{ $letter } właściciel szybu
cli-unseen = Co jeszcze przyjdzie
cli-unseen-tiles = Żetony { $level }
cli-unseen-orders = Zamówienia
cli-unseen-tools = Narzędzia
cli-unseen-kinds = W grze
cli-unseen-of = { $count } spośród:
cli-unseen-in-phase = { $count } w tej fazie
cli-unseen-possible = oraz { $count } spośród:
cli-legal-moves =
    { $count ->
        [one] { $count } dozwolony ruch
        [few] { $count } dozwolone ruchy
        [many] { $count } dozwolonych ruchów
       *[other] { $count } dozwolonego ruchu
    }
cli-no-legal-moves = Nie ma dozwolonych ruchów: gra jest skończona
cli-alone = nic więcej


## What happened, or would happen; parts of one sentence.

cli-times = { $deed } ({ $count } razy)
cli-phase-over =
    faza { $phase } się kończy: { $why ->
        [orders] zrealizowano dość zamówień
       *[limit] osiągnięto limit rund
    }; wszyscy wracają do domu, użyte narzędzia są znów gotowe; zaczyna się faza { $next }, rozpoczyna { $name }
cli-turn = turę w rundzie { $round } rozgrywa { $name }
cli-moved =
    { $piece ->
        [foreman] { $name }: sztygar, { $from } → { $to }
       *[miner] { $name }: górnik, { $from } → { $to }
    }
cli-tired =
    { $name }: { $miners ->
        [0] zmęczony sztygar
        [one] { $miners } zmęczony górnik
        [few] { $miners } zmęczonych górników
        [many] { $miners } zmęczonych górników
       *[other] { $miners } zmęczonego górnika
    } w { $space }
cli-tired-with-foreman =
    { $name }: { $miners ->
        [one] { $miners } zmęczony górnik
        [few] { $miners } zmęczonych górników
        [many] { $miners } zmęczonych górników
       *[other] { $miners } zmęczonego górnika
    } i zmęczony sztygar w { $space }
cli-stood-up =
    { $piece ->
        [foreman] { $name }: sztygar w { $space } wstaje
       *[miner] { $name }: górnik w { $space } wstaje
    }
cli-rested = { $name }: pionki są wypoczęte
cli-turned-up = komora { $space } zostaje odkryta
cli-turned-up-as = komora { $space } zostaje odkryta: { $tile }
cli-tile-laid = na { $space } kładzie się żeton
cli-shaft-built = { $name } buduje szyb { $space }
cli-paid = { $from } płaci { $amount }, dostaje { $to } ({ $rule })
cli-gives = { $name } oddaje { $salt } → { $to }
cli-takes = { $name } bierze { $salt } ← { $from }
cli-salt-moved = { $salt }: { $from } → { $to }
cli-brine-comes = solanka → { $to }: { $count }
cli-water-moved =
    { $what ->
        [brine] solanka, { $from } → { $to }: { $count }
       *[water] woda, { $from } → { $to }: { $count }
    }
cli-tool-bought = { $name } dostaje kartę „{ $tool }”
cli-tool-used = { $name } odwraca kartę „{ $tool }”
cli-tool-new = do warsztatu trafia nowe narzędzie
cli-tool-new-as = do warsztatu trafia karta „{ $tool }”
cli-order-done = { $name } realizuje zamówienie { $order }
cli-order-new = na miejsce { $slot } trafia nowe zamówienie
cli-order-new-as = na miejsce { $slot } trafia zamówienie { $order }
cli-game-over = gra jest skończona


## Where something comes from and goes to, in the sentences above

cli-place-bank = bank
cli-place-supply = zasoby
cli-place-post =
    { $post-id ->
        [castle] stanowisko na zamku
        [workshop] stanowisko w warsztacie
        [pump] stanowisko przy pompie
        [market] stanowisko na targu
        [saltworks] stanowisko w warzelni
       *[entrance] stanowisko przy wejściu do kopalni
    }
cli-place-far = dalszy krąg
cli-place-near = bliższy krąg
cli-place-king = król
cli-place-saltworks = warzelnia
cli-place-market = targ


## Hints

cli-only-move = Jest tylko jeden dozwolony ruch.
cli-hint-what = co
cli-hint-why = po co
cli-hint-money = pieniądze
cli-hint-chance = szansa
cli-hint-line = dalej
cli-chance = { $percent } % na wygraną


## Reviews

cli-review-by = Analiza: { $level }, ziarno { $seed }
# $budget is a time or cli-iterations.
cli-review-by-budget = Analiza: { $level }, { $budget } na decyzję, ziarno { $seed }
cli-iterations =
    { $count ->
        [one] { $count } iteracja
        [few] { $count } iteracje
        [many] { $count } iteracji
       *[other] { $count } iteracji
    }
cli-review-unfinished = Gra nie jest skończona; analiza obejmuje to, co rozegrano.
cli-review-lost = { $cost } straty:
# $advice is a move and its reason.
cli-review-better = { $move }; lepiej { $advice }
cli-review-no-cost = { $name }: żadna decyzja nic nie kosztowała
cli-review-costliest = { $name }: najdroższe decyzje
