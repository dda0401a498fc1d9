### The board: what is read out of the town, the mine and the areas of the players. Where several
### of these facts are told of one thing, they follow each other with commas.
###
### Names of players, tools and kinds of salt stay in the nominative. `$post` comes in the wording
### of names.ftl, by which its case is chosen: zamek, warsztat, pompa, targ, warzelnia, and the rest is
### the entrance of the mine.

board-label = Plansza
board-town = Miasto Wieliczka
board-mine = Kopalnia
board-players = Gracze


## Signs on the houses: with a capital, and at most 13 letters.

board-house-castle = Zamek
board-house-inn = Karczma
board-house-workshop = Warsztat
board-house-pump = Pompa
board-house-market = Targ
board-house-square = Plac
board-house-saltworks = Warzelnia
board-house-foremen = Sztygarzy
# A very short sign beside the circles of the castle's queue, at most seven letters.
board-sign-far = dalszy
board-sign-near = bliższy
# What the castle has completed in this phase, out of what ends the phase.
board-sign-done = { $done } z { $needed }


## Houses and what they offer; $name is the sign on the house.

board-castle =
    { $name }: zrealizowane zamówienia tej fazy: { $done } z { $needed }, { $left ->
        [0] w stosie nie ma już żadnego
        [one] w stosie zostało 1
        [few] w stosie zostały { $left }
        [many] w stosie zostało { $left }
       *[other] w stosie zostało { $left }
    }
board-inn =
    { $name }: górnik kosztuje { $price ->
        [one] 1 grosz
        [few] { $price } grosze
        [many] { $price } groszy
       *[other] { $price } grosza
    }, { $left ->
        [one] można nająć jeszcze 1
        [few] można nająć jeszcze { $left }
        [many] można nająć jeszcze { $left }
       *[other] można nająć jeszcze { $left }
    }
board-inn-closed = { $name }: zamknięta do końca fazy
board-workshop =
    { $name }: { $left ->
        [0] w stosie nie ma już narzędzi
        [one] w stosie zostało 1 narzędzie
        [few] w stosie zostały { $left } narzędzia
        [many] w stosie zostało { $left } narzędzi
       *[other] w stosie zostało { $left } narzędzia
    }
board-pump = { $name }: kolejne kostki wody kosztują w groszach { $costs } i tak dalej
board-market = { $name }: { $columns }
# What lies in one column of the market; a price of 0 means that there is none.
board-column =
    { $kind }: { $count ->
        [0] nie ma czego kupić
       *[other] leży { $count }, kupno za { $buy }
    }, { $sell ->
        [0] nie ma miejsca na sprzedaż
       *[other] sprzedaż za { $sell }
    }
board-square =
    { $name }: { $amount ->
        [one] 1 grosz
        [few] { $amount } grosze
        [many] { $amount } groszy
       *[other] { $amount } grosza
    } z banku
board-saltworks =
    { $name }: { $brine ->
        [0] bez solanki
        [one] { $brine } kostka solanki
        [few] { $brine } kostki solanki
        [many] { $brine } kostek solanki
       *[other] { $brine } kostki solanki
    }, { $pieces }
board-foremen =
    { $name }: szyb kosztuje { $price ->
        [one] { $price } grosz
        [few] { $price } grosze
        [many] { $price } groszy
       *[other] { $price } grosza
    }, { $left ->
        [0] nie ma już żetonów
        [one] można zbudować 1 żeton
        [few] można zbudować { $left } żetony
        [many] można zbudować { $left } żetonów
       *[other] można zbudować { $left } żetonu
    }
board-order =
    Zamówienie { $slot }: { $salt } za { $price ->
        [one] 1 grosz
        [few] { $price } grosze
        [many] { $price } groszy
       *[other] { $price } grosza
    }
board-no-order = Zamówienie { $slot }: brak
board-tool =
    { $tool } za { $price ->
        [one] 1 grosz
        [few] { $price } grosze
        [many] { $price } groszy
       *[other] { $price } grosza
    }
board-no-tool = Brak narzędzia
board-post =
    Pomocnik { $post-id ->
        [castle] na zamku
        [workshop] w warsztacie
        [pump] przy pompie
        [market] na targu
        [saltworks] w warzelni
       *[other] przy wejściu do kopalni
    }: { $player }
board-foreman-of = sztygar gracza { $player }
board-post-free =
    Pomocnik { $post-id ->
        [castle] na zamku
        [workshop] w warsztacie
        [pump] przy pompie
        [market] na targu
        [saltworks] w warzelni
       *[other] przy wejściu do kopalni
    }: nikt
board-circle-far = Dalszy krąg zamku: { $pieces }
board-circle-near = Bliższy krąg zamku: { $pieces }
board-arrived = Na zamek dotarli: { $pieces }
board-stack-orders = Zamówienia tej fazy, które jeszcze przyjdą: { $left }
board-stack-tools = Narzędzia tej fazy, które jeszcze przyjdą: { $left }
board-tip-unseen = Nikt jeszcze nie widział: { $list }
board-tip-order = Kto dotrze na zamek z tą solą, oddaje ją i dostaje zapłatę.
board-tip-far = Na początku następnej tury właściciela pionek przechodzi stąd do bliższego kręgu.
board-tip-near = Na początku następnej tury właściciela pionek staje stąd przed królem.
board-tip-arrived =
    Każdy realizuje zamówienie; bez potrzebnej soli traci się { $penalty ->
        [one] { $penalty } grosz
        [few] { $penalty } grosze
        [many] { $penalty } groszy
       *[other] { $penalty } grosza
    } albo kostkę soli.
board-tip-brine = Solankę można wymieniać we własnej turze: { $b } za kostkę brązową, { $g } za zieloną, { $w } za białą.


## Spaces of the mine and what is there.

board-shaft = { $space }, szyb
board-built = { $space }, szyb ze znacznikiem, właściciel: { $player }
board-chamber = { $space }, { $level }
board-empty-rock = { $space }, skała
board-unrevealed = nieodkryta
board-face-up =
    nieodkryta, na żetonie { $salt } i { $water ->
        [one] { $water } kostka wody
        [few] { $water } kostki wody
        [many] { $water } kostek wody
       *[other] { $water } kostki wody
    }
board-spent = sól wyczerpana
board-no-salt = brak soli
board-salt = { $count } × { $kind }
board-water =
    { $count ->
        [one] { $count } kostka wody
        [few] { $count } kostki wody
        [many] { $count } kostek wody
       *[other] { $count } kostki wody
    }
board-miners-standing =
    { $player }: { $count ->
        [one] 1 stojący górnik
        [few] { $count } stojących górników
        [many] { $count } stojących górników
       *[other] { $count } stojącego górnika
    }
board-miners-tired =
    { $player }: { $count ->
        [one] 1 zmęczony górnik
        [few] { $count } zmęczonych górników
        [many] { $count } zmęczonych górników
       *[other] { $count } zmęczonego górnika
    }
board-foreman-standing = { $player }: stojący sztygar
board-foreman-tired = { $player }: zmęczony sztygar
board-miners =
    { $player }: { $count ->
        [one] 1 górnik
        [few] { $count } górników
        [many] { $count } górników
       *[other] { $count } górnika
    }
board-foreman = { $player }: sztygar
board-nobody = nikogo tam nie ma


## Pieces of whoever is to move.

board-own-miner-supply = Górnik w zasobach
board-own-foreman-supply = Sztygar w zasobach
board-own-miner-post =
    Górnik, pomocnik { $post-id ->
        [castle] na zamku
        [workshop] w warsztacie
        [pump] przy pompie
        [market] na targu
        [saltworks] w warzelni
       *[other] przy wejściu do kopalni
    }
board-own-foreman-post =
    Sztygar, pomocnik { $post-id ->
        [castle] na zamku
        [workshop] w warsztacie
        [pump] przy pompie
        [market] na targu
        [saltworks] w warzelni
       *[other] przy wejściu do kopalni
    }
board-own-miner-space = Górnicy na { $space }
board-own-foreman-space = Sztygar na { $space }


## Marks: $what is what carries the mark, $note a short note or nothing.

board-mark-can = { $what }; do wyboru { $note }
board-mark-chosen = { $what }; wybrane { $note }
board-mark-goal = { $what }; możliwy cel { $note }
board-mark-cannot = { $what }; teraz niemożliwe { $note }
board-mark-way = { $what }; na drodze w górę { $note }


# Buttons that scroll to what can be chosen, or is spoken of, outside the window.
board-above = Wyżej
board-below = Niżej

## Areas of the players.

board-own-area = Co masz
board-purse =
    { $player } ma { $coins ->
        [one] 1 grosz
        [few] { $coins } grosze
        [many] { $coins } groszy
       *[other] { $coins } grosza
    }
board-own-salt = Sól: { $salt }
board-supply =
    { $miners ->
        [one] 1 górnik
        [few] { $miners } górników
        [many] { $miners } górników
       *[other] { $miners } górnika
    } w zasobach
board-supply-foreman =
    { $miners ->
        [one] 1 górnik
        [few] { $miners } górników
        [many] { $miners } górników
       *[other] { $miners } górnika
    } i sztygar w zasobach
board-owned =
    { $miners ->
        [one] razem 1 górnik
        [few] razem { $miners } górników
        [many] razem { $miners } górników
       *[other] razem { $miners } górnika
    }
board-no-tools = Bez narzędzi
board-tool-used = { $tool }, po użyciu
board-orders-done =
    { $orders ->
        [0] brak zrealizowanych zamówień
        [one] 1 zrealizowane zamówienie
        [few] { $orders } zrealizowane zamówienia
        [many] { $orders } zrealizowanych zamówień
       *[other] { $orders } zrealizowanego zamówienia
    }
board-markers =
    { $markers ->
        [one] 1 znacznik w szybie
        [few] { $markers } znaczniki w szybach
        [many] { $markers } znaczników w szybach
       *[other] { $markers } znacznika w szybach
    }
board-turn = Tura: { $player }
board-bot = Bot: { $level }
board-away = poza stołem
board-hurried = { $percent }% czasu
board-hurried-help = W tej chwili myśli wiele botów: ten miał na ostatni ruch { $percent }% zwykłego czasu.
board-first = { $player } zaczyna każdą rundę
