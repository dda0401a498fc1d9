### Refusals: why a move is illegal, one sentence for each code of the rules crate's `Illegal`.
###
### Every fact of the refusal is an argument. `$space`, `$first`, `$to` and the like are names of
### spaces; `$tool`, `$kind`, `$post`, `$building`, `$due`, `$level`, `$source` and `$seat` come
### with the wording of names.ftl and, as `$tool-id` and so on, with the bare code to choose by.
### The rule's identifier is in `$rule`; it is shown by `move-refused`, not here.


## The moment

refusal-game-over = Gra jest skończona i nikt nie ma już ruchu.
refusal-another-decision = Najpierw zdecyduj, { $due }.
refusal-not-asked = Nie ma teraz pytania o to, { $due }.
refusal-no-action-left = W tej turze nie masz już żadnej akcji.
refusal-actions-left =
    W tej turze masz jeszcze { $left ->
        [one] { $left } akcję; wykonaj ją albo spasuj
        [few] { $left } akcje; wykonaj je albo spasuj
        [many] { $left } akcji; wykonaj je albo spasuj
       *[other] { $left } akcji; wykonaj je albo spasuj
    }, zanim zakończysz turę.
refusal-needs-muria = To należy do dodatku Muria, a ta gra toczy się bez niego.
refusal-visited-already =
    W tej turze masz już za sobą wizytę { $building-id ->
        [inn] w karczmie
        [workshop] w warsztacie
        [pump] przy pompie
        [market] na targu
        [square] na placu miejskim
        [castle] na zamku
        [saltworks] w warzelni
       *[foremen] w domu sztygarów
    }.


## Spaces and pieces

refusal-no-such-space = W tej kopalni nie ma pola { $space }.
refusal-not-a-chamber = { $space } to odcinek szybu, a to można zrobić tylko w komorze.
refusal-no-piece =
    { $rule ->
        [A4] Nie masz { $source }, którego można by wysłać, albo brakuje tam drugiego.
       *[other] Nie masz { $source }.
    }
refusal-tired = Nie możesz ruszyć { $source }: zmęczone pionki zostają na miejscu, dopóki nie wstaną.
refusal-same-space = Ten pionek jest już na polu { $space }.


## The chain

refusal-breaks-chain = Jeśli pionek opuści pole { $space }, pionki na polach: { $cut_off } stracą połączenie z powierzchnią.
refusal-out-of-reach = Pole { $space } jest poza zasięgiem: pionek może wejść tylko na 1C albo na pole obok pola połączonego z powierzchnią.


## Tools

refusal-no-tool =
    Do tego potrzeba { $wanted ->
        [one] niewykorzystanej karty
        [few] { $wanted } niewykorzystanych kart
        [many] { $wanted } niewykorzystanych kart
       *[other] { $wanted } niewykorzystanej karty
    } „{ $tool }”, a { $ready ->
        [0] nie masz żadnej
       *[other] masz { $ready }
    }.
refusal-rope-not-now = Liny można użyć tylko bezpośrednio po wstawieniu lub przesunięciu pionka w kopalni.
refusal-not-beside = Czerpak przenosi wodę tylko do komory bezpośrednio na lewo lub na prawo od { $space }, a { $to } tam nie leży.
refusal-bucket-into-unrevealed = Do komory { $space } nikt jeszcze nie wszedł, a w tej grze nie wolno przenosić wody do takiej komory.
refusal-nobody-tired =
    Na polu { $space } { $there ->
        [0] nie masz zmęczonych górników
        [one] masz tylko { $there } zmęczonego górnika
        [few] masz tylko { $there } zmęczonych górników
        [many] masz tylko { $there } zmęczonych górników
       *[other] masz tylko { $there } zmęczonego górnika
    }, więc { $wanted ->
        [one] nie ma tam kogo nakarmić.
        [few] nie można tam nakarmić { $wanted }.
        [many] nie można tam nakarmić { $wanted }.
       *[other] nie można tam nakarmić { $wanted }.
    }
refusal-foreman-not-tired = Twój sztygar nie leży zmęczony na polu { $space }.


## Extraction

refusal-not-revealed =
    { $rule ->
        [E9] Do komory { $space } nikt jeszcze nie wszedł, więc kierat niczego stamtąd nie wydobędzie.
       *[other] Do komory { $space } nikt jeszcze nie wszedł, więc nie można tam wydobywać soli.
    }
refusal-cut-off = Komora { $space } jest odcięta od powierzchni, więc nie da się z niej wynieść soli.
refusal-nobody-standing = Nie masz stojącego pionka na polu { $space }.
refusal-nothing-below = Wprost pod polem { $space } nie ma komory, więc kierat nic tam nie znajdzie.
refusal-no-cubes = Przy wydobyciu trzeba wziąć co najmniej jedną kostkę.
refusal-salt-not-there =
    W komorze { $space } { $there ->
        [0] nie ma kostek
        [one] jest tylko { $there } kostka
        [few] są tylko { $there } kostki
        [many] jest tylko { $there } kostek
       *[other] jest tylko { $there } kostki
    } { $kind-id ->
        [b] brązowej soli
        [g] zielonej soli
        [w] białej soli
       *[u] solanki
    }, a chcesz wziąć { $wanted }.
refusal-crew-not-there =
    W komorze { $space } { $there ->
        [0] nie masz stojących górników
        [one] masz tylko { $there } stojącego górnika
        [few] masz tylko { $there } stojących górników
        [many] masz tylko { $there } stojących górników
       *[other] masz tylko { $there } stojącego górnika
    }, a w ekipie ma ich być { $wanted }.
refusal-foreman-not-there = Twój sztygar nie stoi w komorze { $space }.
refusal-no-crew = Wydobywać musi co najmniej jeden pionek; same kilofy nie wystarczą.
refusal-too-weak =
    Ekipa ma siłę { $strength }, a potrzebuje { $need }: po 1 na każdą kostkę{ $water ->
        [0] .
       *[other] {" "}i { $water } na wodę.
    }
refusal-too-strong = Ekipa ma siłę { $strength }, a wystarczy { $need }; pomiń pionek albo kilof, który nie jest potrzebny.
refusal-everyone-digs =
    W tej grze wydobywają wszystkie twoje stojące pionki w komorze, tutaj { $foreman ->
        [true] { $miners ->
            [0] sam sztygar
            [one] { $miners } górnik i sztygar
            [few] { $miners } górników i sztygar
            [many] { $miners } górników i sztygar
           *[other] { $miners } górnika i sztygar
        }
       *[other] { $miners ->
            [0] żaden górnik
            [one] { $miners } górnik
            [few] { $miners } górników
            [many] { $miners } górników
           *[other] { $miners } górnika
        }
    }, { $pickaxes ->
        [0] bez kilofów.
        [one] dokładnie z { $pickaxes } kilofem.
        [few] dokładnie z { $pickaxes } kilofami.
        [many] dokładnie z { $pickaxes } kilofami.
       *[other] dokładnie z { $pickaxes } kilofa.
    }


## The way up, carts and tolls

refusal-toll-too-dear =
    Wyniesienie soli kosztuje co najmniej { $price ->
        [one] { $price } grosz
        [few] { $price } grosze
        [many] { $price } groszy
       *[other] { $price } grosza
    } opłat, nawet z wózkami, a masz { $purse }.
refusal-no-way = Droga w górę urywa się na { $space }: prowadzi z komory do 1C przez zajęte pola, które się stykają, a przez żadne z nich dwa razy.
refusal-not-on-route = Pole { $space } nie leży na drodze, którą sól idzie w górę.
refusal-owes-nothing = Za pole { $space } nie ma opłaty, więc wózek nic tam nie da.
refusal-not-following = Na drodze w górę { $second } nie następuje bezpośrednio po { $first }.
refusal-cart-below = Wózków używa się od komory w górę, a na tej drodze { $space } jest przed { $last }, gdzie użyto ostatniego.
refusal-other-toll = Teraz dzielisz opłatę za pole { $asked }, nie za { $space }.
refusal-no-payee = Z opłaty za pole { $space } { $seat } nie może nic dostać.
refusal-wrong-toll =
    Udziały dają razem { $paid }, a opłata za pole { $space } wynosi { $owed ->
        [one] { $owed } grosz.
        [few] { $owed } grosze.
        [many] { $owed } groszy.
       *[other] { $owed } grosza.
    }


## Assistants

refusal-post-taken =
    Stanowisko pomocnika { $post-id ->
        [castle] na zamku
        [workshop] w warsztacie
        [pump] przy pompie
        [market] na targu
        [saltworks] w warzelni
       *[entrance] przy wejściu do kopalni
    } zajmuje { $seat }.
refusal-entrance-needs-two = Na stanowisko przy wejściu do kopalni trzeba dwóch górników albo sztygara.


## Buildings

refusal-too-poor =
    To kosztuje { $price ->
        [one] { $price } grosz
        [few] { $price } grosze
        [many] { $price } groszy
       *[other] { $price } grosza
    }, a { $purse ->
        [0] nie masz pieniędzy.
       *[other] masz tylko { $purse }.
    }
refusal-inn-closed = W tej fazie w karczmie nie ma już kogo nająć.
refusal-all-hired = Masz już wszystkich dziesięciu górników swojego koloru.
refusal-no-tool-there = Miejsce { $slot } w warsztacie jest puste.
refusal-water-not-there =
    { $wanted ->
        [0] Trzeba wypompować co najmniej jedną kostkę wody.
       *[other] W komorze { $space } { $there ->
            [0] nie ma wody
            [one] jest tylko { $there } kostka wody
            [few] są tylko { $there } kostki wody
            [many] jest tylko { $there } kostek wody
           *[other] jest tylko { $there } kostki wody
        }, a chcesz usunąć { $wanted }.
    }
refusal-brine-not-traded = Targ nie kupuje ani nie sprzedaje solanki.
refusal-column-full =
    Na targu nie ma wolnego pola na kostkę { $kind-id ->
        [b] brązowej soli
        [g] zielonej soli
        [w] białej soli
       *[u] solanki
    }; teraz można ją sprzedać tylko z glejtem handlowym.
refusal-column-empty =
    Targ nie ma na sprzedaż kostki { $kind-id ->
        [b] brązowej soli
        [g] zielonej soli
        [w] białej soli
       *[u] solanki
    }.
refusal-no-salt =
    Nie masz do oddania kostki { $kind-id ->
        [b] brązowej soli
        [g] zielonej soli
        [w] białej soli
       *[u] solanki
    }.
refusal-same-cube =
    Tej samej kostki { $kind-id ->
        [b] brązowej soli
        [g] zielonej soli
        [w] białej soli
       *[u] solanki
    } nie można podczas jednej wizyty i kupić, i sprzedać.


## The castle

refusal-no-order = Na miejscu { $slot } na zamku nie ma zamówienia.
refusal-order-too-much =
    Zamówienie { $slot } wymaga { $wanted ->
        [one] { $wanted } kostki
        [few] { $wanted } kostek
        [many] { $wanted } kostek
       *[other] { $wanted } kostki
    } { $kind-id ->
        [b] brązowej soli
        [g] zielonej soli
        [w] białej soli
       *[u] solanki
    }, a { $there ->
        [0] nie masz żadnej.
       *[other] masz tylko { $there }.
    }
refusal-must-deliver = Masz sól na zamówienie { $slot }, więc musisz zrealizować zamówienie, zamiast ponosić karę.
refusal-must-forfeit-salt =
    { $purse ->
        [0] Nie masz pieniędzy, więc karą jest kostka twojej soli.
        [one] Masz tylko { $purse } grosz, więc karą jest kostka twojej soli.
        [few] Masz tylko { $purse } grosze, więc karą jest kostka twojej soli.
        [many] Masz tylko { $purse } groszy, więc karą jest kostka twojej soli.
       *[other] Masz tylko { $purse } grosza, więc karą jest kostka twojej soli.
    }


## The saltworks

refusal-boil-not-now = Kolejne pionki można wysłać tylko podczas wizyty w warzelni i zanim któryś z nich zostanie odwołany.
refusal-recall-not-now = Odwołać można tylko pionki, które dopiero co zostały wysłane do warzelni.
refusal-recall-count = Glejt warzelniczy odwołuje jeden lub dwa pionki, a nie { $wanted }.
refusal-not-sent =
    { $foreman ->
        [true] { $miners ->
            [0] W warzelni jest tylko wysłany teraz sztygar, więc nikogo innego nie można odwołać.
            [one] Do warzelni poszedł teraz tylko { $miners } górnik i sztygar, więc nikogo więcej nie można odwołać.
            [few] Do warzelni poszło teraz tylko { $miners } górników i sztygar, więc nikogo więcej nie można odwołać.
            [many] Do warzelni poszło teraz tylko { $miners } górników i sztygar, więc nikogo więcej nie można odwołać.
           *[other] Do warzelni poszło teraz tylko { $miners } górnika i sztygar, więc nikogo więcej nie można odwołać.
        }
       *[false] { $miners ->
            [0] Nikt nie poszedł teraz do warzelni, więc nikogo nie można odwołać.
            [one] Do warzelni poszedł teraz tylko { $miners } górnik, bez sztygara, więc nikogo innego nie można odwołać.
            [few] Do warzelni poszło teraz tylko { $miners } górników, bez sztygara, więc nikogo innego nie można odwołać.
            [many] Do warzelni poszło teraz tylko { $miners } górników, bez sztygara, więc nikogo innego nie można odwołać.
           *[other] Do warzelni poszło teraz tylko { $miners } górnika, bez sztygara, więc nikogo innego nie można odwołać.
        }
    }
refusal-brine-not-there =
    W warzelni { $there ->
        [0] nie ma solanki
        [one] jest tylko { $there } kostka solanki
        [few] są tylko { $there } kostki solanki
        [many] jest tylko { $there } kostek solanki
       *[other] jest tylko { $there } kostki solanki
    }, a odwołanie wymaga { $wanted }.
refusal-nothing-for-brine = Solankę wymienia się na kostkę brązowej, zielonej lub białej soli, nie na solankę.
refusal-too-little-brine =
    Kostka { $kind-id ->
        [b] brązowej soli
        [g] zielonej soli
        [w] białej soli
       *[u] solanki
    } kosztuje { $price ->
        [one] { $price } kostkę solanki
        [few] { $price } kostki solanki
        [many] { $price } kostek solanki
       *[other] { $price } kostki solanki
    }, a { $there ->
        [0] nie masz żadnej.
       *[other] masz tylko { $there }.
    }


## Digging

refusal-no-shaft-tile = W tej fazie nie ma już żetonu szybu.
refusal-no-marker = Wszystkie trzy twoje znaczniki są już w kopalni.
refusal-deepest-level = { $space } leży na poziomie III, a niżej nic już nie ma.
refusal-has-shaft = Pod komorą { $space } jest już szyb.
refusal-next-to-shaft = Szyb pod komorą { $space } byłby tuż obok { $shaft }, szybu o tej samej głębokości w sąsiedniej kolumnie.
refusal-shaft-in-column = W kolumnie pola { $space } jest już szyb na drugiej głębokości: { $shaft }.
refusal-no-tile-below =
    Nie ma już żetonu { $level-id ->
        [I] poziomu I
        [II] poziomu II
       *[III] poziomu III
    }, który można by położyć pod szybem.

refusal-wrong-order = Dwa pionki lub pola są podane w złej kolejności: najpierw zasoby, potem stanowiska, potem pola od powierzchni w dół i od lewej do prawej.
