### Reasons: what speaks for or against a move. They stand behind the move, one after another, joined by
### `why-and`; so they begin with a small letter, have no full stop, and do not say the move again. Who
### moves is never named: a player reads them as advice, and others in a review.
###
### `$coins` is an amount (`why-groszy`), `$name` a player, `$deed` a sentence of advice.ftl without its
### subject. `$occasion` is `hint`, where the best moves are listed, or `review`, where the better move is
### compared with the one that was played. Numbers stand as digits, and mostly behind a colon, so that no word has to agree with them.


## Parts

why-groszy =
    { $amount ->
        [one] { $amount } grosz
        [few] { $amount } grosze
        [many] { $amount } groszy
       *[other] { $amount } grosza
    }
why-and = { $first }; { $second }
why-but = ale { $reason }


## Orders

why-only-move = jedyny dozwolony ruch
why-order = dość soli na zamówienie za { $coins }
why-short = na zamówienie za { $coins } trzeba już tylko zdobyć { $cubes }
why-salable = na targu za taką kostkę można dostać nawet { $coins }
why-ready = sól na zamówienie za { $coins } jest gotowa
why-unready = na zamówienie za { $coins } trzeba do tego czasu zdobyć jeszcze { $cubes }, inaczej będzie kara
why-no-order = do tego czasu nie zostanie żadne zamówienie: będzie kara
why-rival = { $name } przybywa wcześniej i też ma sól na zamówienie za { $coins }
why-taken = { $name } czeka z solą na zamówienie za { $coins } i już go nie dostanie
why-kept = zostaje też sól na zamówienie za { $coins }
why-best-paid = żadne inne możliwe zamówienie nie daje więcej
why-phase-ends = faza kończy się wraz z tą rundą
why-game-ends = gra kończy się wraz z tą rundą
why-stuck = na próżno w kolejce: { $names }


## Digging

why-dig =
    { $after ->
        [1] w { $space } można wydobyć kostkę{ $before ->
            [0] { "" }
           *[other] { " " }zamiast { $before }
        }
       *[other] w { $space } można wydobyć do { $after } kostek{ $before ->
            [0] { "" }
           *[other] { " " }zamiast { $before }
        }
    }
why-dig-next-turn =
    { $after ->
        [1] w następnej turze w { $space } można wydobyć kostkę{ $before ->
            [0] { "" }
           *[other] { " " }zamiast { $before }
        }
       *[other] w następnej turze w { $space } można wydobyć do { $after } kostek{ $before ->
            [0] { "" }
           *[other] { " " }zamiast { $before }
        }
    }
why-strength = siła w { $space }: { $strength } z { $need } potrzebnych na kostkę
why-reach = otwiera drogę do { $spaces }
why-unseen =
    { $wet ->
        [0] odkrywa jeden z { $tiles } nieznanych żetonów, kostek na każdym: { $cubes }, żaden z wodą
       *[other] odkrywa jeden z { $tiles } nieznanych żetonów, kostek na każdym: { $cubes }, z wodą: { $wet }
    }
why-denies =
    { $after ->
        [0] { $name } w następnej turze zamiast { $before } nie wydobędzie w { $space } niczego
       *[other] { $name } w następnej turze wydobędzie w { $space } tylko { $after } zamiast { $before }
    }


## Tolls

why-toll = { $name } dostaje { $coins } opłaty
why-tolls-open = opłaty jeszcze do podziału
why-saves = oszczędza { $coins } opłat
why-income = { $name } płaci { $after } zamiast { $before } opłaty za każdą kostkę z { $space }
why-carrying = własna sól z { $space } kosztuje { $after } zamiast { $before } opłaty za kostkę
why-poorest = nikt inny, kto mógłby ją dostać, nie ma mniej niż { $name }
why-tool =
    raz na fazę { $tool-id ->
        [rope] idzie jeszcze jeden pionek
        [pickaxe] o jeden większa siła przy wydobyciu
        [bucket] woda przechodzi do sąsiedniej komory
        [cart] o jedną lub dwie opłaty mniej
        [food] dwaj zmęczeni górnicy od razu wstają
        [commercial] lepsze ceny na targu
        [royal] pionek jest na zamku o turę wcześniej
        [saltworks] pionki od razu wracają z solanką
       *[mill] wydobycie w komorze poniżej
    }
why-uses-tool = narzędzie zużyte do końca fazy: { $tool }


## The town

why-tools = wartość narzędzi na koniec: { $after } zamiast { $before }
why-no-supply = w zasobach nie ma już górnika
why-dearer-miner = następny górnik kosztuje { $coins }
why-last-miner = ostatni górnik do najęcia w tej fazie
why-most-miners = nikt inny nie ma wtedy więcej górników
why-fewer-miners =
    { $name } ma { $count ->
        [one] { $count } górnika
        [few] { $count } górników
        [many] { $count } górników
       *[other] { $count } górnika
    }
why-held = zachowuje pionki i narzędzia na później
why-square = pewny grosz, a każdy pionek zostaje na swoim miejscu
why-cash = wtedy do wydania jest { $coins }
why-sale = o { $coins } więcej, niż ta sól jest warta na koniec
why-unneeded =
    żadne odkryte zamówienie nie wymaga kostki { $kind-id ->
        [b] brązowej
        [g] zielonej
        [w] białej
       *[u] solanki
    }
why-undercut =
    { $name } dostanie { $after } zamiast { $before } za następną kostkę { $kind-id ->
        [b] brązową
        [g] zieloną
        [w] białą
       *[u] solanki
    }
why-wages =
    można liczyć na zapłatę – { $post-id ->
        [castle] pionki w kolejce
        [market] gracze z solą na handel
        [workshop] narzędzia do kupienia w tej fazie
        [pump] komory z wodą i pionkami
        [saltworks] pionki wysłane po solankę
        [entrance] komory, w których ktoś stoi przy soli
       *[other] { $post }
    }: { $count }
why-gives-up =
    oddaje stanowisko { $post-id ->
        [castle] na zamku
        [workshop] w warsztacie
        [pump] przy pompie
        [market] na targu
        [saltworks] w warzelni
       *[other] przy wejściu do kopalni
    }
why-rest =
    { $count ->
        [one] wstaje { $count } zmęczony pionek
        [few] wstają { $count } zmęczone pionki
        [many] wstaje { $count } zmęczonych pionków
       *[other] wstaje { $count } zmęczonego pionka
    }
why-brine =
    { $brine ->
        [0] nie ma tam jeszcze solanki: przyniesie ją to, co do następnej tury zostanie odkryte lub wypompowane
       *[other] solanka w warzelni: { $brine }, inne pionki, które na nią czekają: { $pieces }
    }


## What follows, and how the next best move compares

why-next = potem: { $deed }
why-next-new = umożliwia to: { $deed }
why-lacking =
    { $occasion ->
        [review] zagrany ruch tego nie daje
       *[hint] drugi najlepszy ruch tego nie daje
    }
why-lacking-money =
    { $occasion ->
        [review] zagrany ruch tego nie daje i obiecuje około { $coins } mniej
       *[hint] drugi najlepszy ruch tego nie daje i obiecuje około { $coins } mniej
    }
why-next-best =
    { $occasion ->
        [review] w porównaniu z zagranym ruchem: { $reasons }
       *[hint] w porównaniu z drugim najlepszym ruchem: { $reasons }
    }
why-ahead =
    { $occasion ->
        [review] około { $coins } więcej niż przy zagranym ruchu
       *[hint] około { $coins } więcej niż przy drugim najlepszym ruchu
    }
why-ahead-alone =
    { $occasion ->
        [review] licząc same spodziewane pieniądze: około { $coins } więcej niż przy zagranym ruchu
       *[hint] licząc same spodziewane pieniądze: około { $coins } więcej niż przy drugim najlepszym ruchu
    }
why-behind =
    { $occasion ->
        [review] około { $coins } mniej niż przy lepszym ruchu
       *[hint] około { $coins } mniej niż przy pierwszym
    }
why-richer =
    { $occasion ->
        [review] około { $coins } więcej niż przy lepszym ruchu, ale szansa na wygraną nie jest większa
       *[hint] około { $coins } więcej niż przy pierwszym, ale szansa na wygraną nie jest większa
    }
why-safer =
    { $points ->
        [one] { $occasion ->
            [review] szansa na wygraną jest o { $points } punkt procentowy większa niż przy zagranym ruchu
           *[hint] szansa na wygraną jest o { $points } punkt procentowy większa niż przy drugim najlepszym ruchu
        }
        [few] { $occasion ->
            [review] szansa na wygraną jest o { $points } punkty procentowe większa niż przy zagranym ruchu
           *[hint] szansa na wygraną jest o { $points } punkty procentowe większa niż przy drugim najlepszym ruchu
        }
        [many] { $occasion ->
            [review] szansa na wygraną jest o { $points } punktów procentowych większa niż przy zagranym ruchu
           *[hint] szansa na wygraną jest o { $points } punktów procentowych większa niż przy drugim najlepszym ruchu
        }
       *[other] { $occasion ->
            [review] szansa na wygraną jest o { $points } punktu procentowego większa niż przy zagranym ruchu
           *[hint] szansa na wygraną jest o { $points } punktu procentowego większa niż przy drugim najlepszym ruchu
        }
    }
why-riskier =
    { $points ->
        [one] { $occasion ->
            [review] szansa na wygraną jest o { $points } punkt procentowy mniejsza niż przy lepszym ruchu
           *[hint] szansa na wygraną jest o { $points } punkt procentowy mniejsza niż przy pierwszym
        }
        [few] { $occasion ->
            [review] szansa na wygraną jest o { $points } punkty procentowe mniejsza niż przy lepszym ruchu
           *[hint] szansa na wygraną jest o { $points } punkty procentowe mniejsza niż przy pierwszym
        }
        [many] { $occasion ->
            [review] szansa na wygraną jest o { $points } punktów procentowych mniejsza niż przy lepszym ruchu
           *[hint] szansa na wygraną jest o { $points } punktów procentowych mniejsza niż przy pierwszym
        }
       *[other] { $occasion ->
            [review] szansa na wygraną jest o { $points } punktu procentowego mniejsza niż przy lepszym ruchu
           *[hint] szansa na wygraną jest o { $points } punktu procentowego mniejsza niż przy pierwszym
        }
    }
why-same =
    { $occasion ->
        [review] cała tura daje to samo co tura bota
       *[hint] cała tura daje to samo co przy pierwszym
    }
why-even =
    { $occasion ->
        [review] tak samo dobry jak wybór bota, o ile potrafi to ocenić
       *[hint] tak samo dobry jak pierwszy, o ile bot potrafi to ocenić
    }
why-even-best =
    { $occasion ->
        [review] zagrany ruch jest tak samo dobry, o ile bot potrafi to ocenić
       *[hint] drugi jest tak samo dobry, o ile bot potrafi to ocenić
    }
why-unrivalled = nie rozważano żadnego innego ruchu
