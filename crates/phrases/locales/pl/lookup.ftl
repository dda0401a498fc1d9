### Co można sprawdzić w każdej chwili: co jeszcze przyjdzie, co znaczą symbole, co robią klawisze.
###
### $tools to obrazki z nazwami; zostają w mianowniku.

lookup-title = Sprawdź
lookup-unseen = Co jeszcze przyjdzie
lookup-signs = Symbole
lookup-keys = Klawisze


## Czego nikt jeszcze nie widział. Pod każdym zdaniem jest lista, o której mówi.

lookup-tiles = Żetony poziomu { $level }
lookup-orders = Zamówienia tej fazy
lookup-tools = Karty narzędzi
lookup-left =
    { $count ->
        [0] Nic więcej nie przyjdzie.
        [one] Przyjdzie jeszcze { $count }:
        [few] Przyjdą jeszcze { $count }:
        [many] Przyjdzie jeszcze { $count }:
       *[other] Przyjdzie jeszcze { $count }:
    }
# Gdy możliwości jest więcej, niż może przyjść.
lookup-of =
    { $count ->
        [0] Nic więcej nie przyjdzie.
        [one] Przyjdzie jeszcze { $count } spośród:
        [few] Przyjdą jeszcze { $count } spośród:
        [many] Przyjdzie jeszcze { $count } spośród:
       *[other] Przyjdzie jeszcze { $count } spośród:
    }
lookup-in-phase =
    { $count ->
        [0] W tej fazie żadna z nich.
        [one] Z tego { $count } w tej fazie.
        [few] Z tego { $count } w tej fazie.
        [many] Z tego { $count } w tej fazie.
       *[other] Z tego { $count } w tej fazie.
    }
lookup-kinds = Rodzaje narzędzi w grze
lookup-kinds-absent = Poza grą: { $tools }
# Gdy stosy są nieznane: $count rodzajów trzeba dopiero poznać.
lookup-kinds-possible =
    { $count ->
        [one] oraz { $count } spośród: { $tools }
        [few] oraz { $count } spośród: { $tools }
        [many] oraz { $count } spośród: { $tools }
       *[other] oraz { $count } spośród: { $tools }
    }


## Symbole; obok każdego jest jego obrazek.

lookup-signs-mine = W kopalni
lookup-signs-town = W mieście i przy graczach
lookup-signs-marks = Ramki
lookup-sign-miners = Górnicy gracza, rozpoznawani po kolorze i kształcie; liczba mówi, ilu ich tam stoi.
lookup-sign-tired = Zmęczony pionek. Pomaga tylko nosić, aż do prowiantu, odpoczynku lub końca fazy.
lookup-sign-foreman = Sztygar. Przy wydobyciu liczy się jak dwóch górników.
lookup-sign-salt-b = Brązowa sól
lookup-sign-salt-g = Zielona sól
lookup-sign-salt-w = Biała sól
lookup-sign-salt-u = Solanka, do niektórych zamówień i do wymiany na sól
lookup-sign-water = Woda. Każda wymaga o jedną siłę więcej przy wydobyciu w swojej komorze.
lookup-sign-closed = Komora, do której nikt jeszcze nie wszedł, i jej poziom
lookup-sign-spent = Komora bez soli
lookup-sign-marker = Szyb ze znacznikiem właściciela. Inni płacą tam jak za górnika.
lookup-sign-coins = Pieniądze w groszach: cena albo to, co ktoś ma
lookup-sign-post = Stanowisko pomocnika; przerywana linia, dopóki jest wolne
lookup-sign-stack = Karty, które jeszcze przyjdą, i ich liczba
lookup-sign-orders = Zamówienia, które gracz zrealizował
lookup-sign-first = Ten gracz zaczyna każdą rundę
lookup-mark-can = Można wybrać
lookup-mark-chosen = Wybrane
lookup-mark-goal = Tam może pójść wybrany pionek
lookup-mark-cannot = Teraz niemożliwe; kliknięcie mówi dlaczego
lookup-mark-way = Na drodze soli w górę
