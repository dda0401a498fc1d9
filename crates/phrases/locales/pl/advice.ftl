### Advice: what a move does and what for, as a player at the table would say it of another: "wydobywa
### dwie zielone w 2R1 na zamówienie za 13 groszy, Bruno dostaje 2 grosze opłaty". Without a full stop,
### so that it can stand behind the move.
###
### A sentence is made from the inside out: a deed such as `advice-dig` comes as `$deed` into the frames
### that say how, what for and at what price. `$piece` is one of the piece- phrases below, `$cubes` a list
### of cubes- phrases, `$salt` the letters of the notation. A number comes as a word in `$number` and as
### itself in `$number-id`. Pieces, miners and cubes are always in the accusative, so that they fit into
### every deed; players' names stay in the nominative.


## Parts

number-1 = jeden
number-2 = dwa
number-3 = trzy
number-4 = cztery
number-5 = pięć
number-6 = sześć

cubes =
    { $kind-id ->
        [b] { $number-id ->
            [2] dwie brązowe
            [one] jedną brązową
            [few] { $number } brązowe
            [many] { $number } brązowych
           *[other] { $number } brązowej
        }
        [g] { $number-id ->
            [2] dwie zielone
            [one] jedną zieloną
            [few] { $number } zielone
            [many] { $number } zielonych
           *[other] { $number } zielonej
        }
        [w] { $number-id ->
            [2] dwie białe
            [one] jedną białą
            [few] { $number } białe
            [many] { $number } białych
           *[other] { $number } białej
        }
       *[u] { $number-id ->
            [2] dwie kostki solanki
            [one] jedną kostkę solanki
            [few] { $number } kostki solanki
            [many] { $number } kostek solanki
           *[other] { $number } kostki solanki
        }
    }

list-and = { $first } i { $second }
list-comma = { $first }, { $second }

piece-supply = górnika
piece-supply-foreman = sztygara
piece-post =
    pomocnika { $post-id ->
        [castle] z zamku
        [workshop] z warsztatu
        [pump] od pompy
        [market] z targu
        [saltworks] z warzelni
       *[entrance] sprzed wejścia do kopalni
    }
piece-post-foreman =
    sztygara { $post-id ->
        [castle] z zamku
        [workshop] z warsztatu
        [pump] od pompy
        [market] z targu
        [saltworks] z warzelni
       *[entrance] sprzed wejścia do kopalni
    }
piece-space = górnika z { $space }
piece-space-foreman = sztygara z { $space }


## Frames

advice-by-rope = { $deed } z pomocą liny
advice-with-pickaxes =
    { $pickaxes ->
        [one] { $deed } z pomocą kilofa
        [few] { $deed } z pomocą { $number-id ->
            [2] dwóch
            [3] trzech
            [4] czterech
           *[other] { $number }
        } kilofów
        [many] { $deed } z pomocą { $number-id ->
            [5] pięciu
            [6] sześciu
           *[other] { $number }
        } kilofów
       *[other] { $deed } z pomocą { $number } kilofa
    }
advice-with-commercial = { $deed } z glejtem handlowym


## The castle

advice-deliver =
    dostarcza { $salt } za { $price ->
        [one] { $price } grosz
        [few] { $price } grosze
        [many] { $price } groszy
       *[other] { $price } grosza
    }
advice-forfeit-coins =
    { $amount ->
        [0] staje przed królem z pustymi rękami
        [one] płaci { $amount } grosz kary
        [few] płaci { $amount } grosze kary
        [many] płaci { $amount } groszy kary
       *[other] płaci { $amount } grosza kary
    }
advice-forfeit-salt = oddaje { $cubes } jako karę
advice-castle = wysyła { $piece } na zamek
advice-far = { $deed }, na miejscu za dwie tury
advice-near = { $deed }, dzięki glejtowi królewskiemu na miejscu już w następnej turze


## Pieces in the mine and on posts

advice-place = wysyła { $piece } na { $space }
advice-open = odkrywa { $space }, wysyłając tam { $piece }
advice-join =
    { $crew ->
        [one] dołącza { $piece } do innego pionka w { $space }
        [few] dołącza { $piece } do ekipy { $number-id ->
            [2] dwóch
            [3] trzech
            [4] czterech
           *[other] { $number }
        } pionków w { $space }
        [many] dołącza { $piece } do ekipy { $number-id ->
            [5] pięciu
            [6] sześciu
           *[other] { $number }
        } pionków w { $space }
       *[other] dołącza { $piece } do ekipy { $number } pionka w { $space }
    }
advice-lay =
    { $side ->
        [left] kładzie ostatni żeton po lewej, na { $space }
       *[right] kładzie ostatni żeton po prawej, na { $space }
    }
advice-assist =
    { $post-id ->
        [castle] ustawia { $piece } do pomocy na zamku, po groszu za każde zamówienie
        [workshop] ustawia { $piece } do pomocy w warsztacie, po groszu za każdą wizytę
        [pump] ustawia { $piece } do pomocy przy pompie, po groszu za każdą wizytę
        [market] ustawia { $piece } do pomocy na targu, po groszu za każdą wizytę
        [saltworks] ustawia { $piece } do pomocy w warzelni, po groszu za każdy powrót pionków z solanką
        [entrance] ustawia { $piece } do pomocy przy wejściu do kopalni, po groszu za każde wydobycie
       *[other] ustawia { $piece } do pomocy, po groszu za każdą wizytę: { $post }
    }


## Salt and the way up

advice-dig = wydobywa { $cubes } w { $space }
advice-mill = wyciąga kieratem { $cubes } z { $space }
advice-route = niesie sól w górę przez { $spaces }
advice-cart = używa wózka na { $space }
advice-cart-two = używa wózka na { $space } i { $second }
advice-haul = niesie sól w górę bez kolejnego wózka
# $tolls is a list of advice-share.
advice-share-toll = dzieli opłatę za { $space }: { $tolls }
advice-share =
    { $name } dostaje { $amount ->
        [one] { $amount } grosz
        [few] { $amount } grosze
        [many] { $amount } groszy
       *[other] { $amount } grosza
    }


## The town

advice-hire =
    najmuje górnika za { $price ->
        [one] { $price } grosz
        [few] { $price } grosze
        [many] { $price } groszy
       *[other] { $price } grosza
    } i ma ich odtąd { $number-id ->
        [1] jednego
        [2] dwóch
        [3] trzech
        [4] czterech
        [5] pięciu
        [6] sześciu
       *[other] { $number }
    }
advice-buy =
    kupuje { $tool-id ->
        [rope] linę
        [food] prowiant
       *[other] { $tool }
    } za { $price ->
        [one] { $price } grosz
        [few] { $price } grosze
        [many] { $price } groszy
       *[other] { $price } grosza
    }
advice-pump =
    wypompowuje { $number-id ->
        [2] dwie kostki wody
        [one] jedną kostkę wody
        [few] { $number } kostki wody
        [many] { $number } kostek wody
       *[other] { $number } kostki wody
    } z { $space } { $price ->
        [0] za darmo
        [one] za { $price } grosz
        [few] za { $price } grosze
        [many] za { $price } groszy
       *[other] za { $price } grosza
    }
advice-square = bierze grosz na placu miejskim
advice-sell-cube =
    sprzedaje kostkę { $kind-id ->
        [b] brązowej soli
        [g] zielonej soli
        [w] białej soli
       *[u] solanki
    } za { $price }
advice-buy-cube =
    kupuje kostkę { $kind-id ->
        [b] brązowej soli
        [g] zielonej soli
        [w] białej soli
       *[u] solanki
    } za { $price }


## Saltworks, brine and shafts

advice-boil = wysyła { $piece } do warzelni po solankę
advice-boil-more = dosyła { $piece } do warzelni
advice-recall = odwołuje z warzelni { $pieces }, zabierając { $cubes }
advice-miners =
    { $miners ->
        [one] jednego górnika
        [few] { $number-id ->
            [2] dwóch
            [3] trzech
            [4] czterech
           *[other] { $number }
        } górników
        [many] { $number-id ->
            [5] pięciu
            [6] sześciu
           *[other] { $number }
        } górników
       *[other] { $number } górnika
    }
advice-foreman = sztygara
advice-shaft =
    buduje szyb pod { $space } za { $price ->
        [one] { $price } grosz
        [few] { $price } grosze
        [many] { $price } groszy
       *[other] { $price } grosza
    } i dostaje kostkę solanki
advice-exchange = wymienia { $brine } na { $cubes }


## Tools outside actions, passing, ending

advice-bucket = przenosi kostkę wody z { $space } do { $to }
advice-feed = karmi zmęczonego górnika w { $space }
advice-feed-two = karmi dwóch zmęczonych górników w { $space }
advice-feed-both = karmi zmęczonych górników w { $space } i { $second }
advice-feed-foreman = karmi zmęczonego sztygara w { $space }
advice-pass = pasuje zamiast akcji
# $pieces is a list of advice-miners and advice-foreman.
advice-rest =
    odpoczywa i stawia na nogi { $pieces }, { $count ->
        [one] dotąd zmęczonego
        [few] dotąd zmęczonych
        [many] dotąd zmęczonych
       *[other] dotąd zmęczonych
    }
advice-end = kończy turę
advice-end-rested =
    kończy turę i stawia na nogi { $pieces }, { $count ->
        [one] już wypoczętego
        [few] już wypoczętych
        [many] już wypoczętych
       *[other] już wypoczętych
    }


## What the numbers of hints and reviews mean

hint-meaning =
    Pieniądze to kwota, jaką każdy gracz będzie prawdopodobnie miał przy wycenie na koniec gry (T7). Wszystkie
    liczby są oszacowaniami bota.
review-meaning =
    Oczekiwane to kwota (T7), jaką bot dawał każdemu graczowi na początku zapisu, w groszach. Los mówi, jak bardzo
    wyłożone żetony, zamówienia i narzędzia ją zmieniły; decyzje mówią, o ile mniej obiecywały własne ruchy gracza
    niż najlepsze znalezione, o ile wykracza to poza błąd oszacowań; reszta to to, co zrobili inni, i to, czego bot nie
    przewidział. Razem dają kasę na koniec zapisu. Opłaty to monety, które naprawdę zapłacono.
