### Playing: what is asked, what can be done, what it costs and what is warned of.
###
### `$piece` is one of the play-piece- phrases, always the object of the sentence: in the accusative.
### `$coins`, `$price`, `$salt`, `$water`, `$tool`, `$space`, `$player` and the like are pictures and
### stand for themselves. `$post` comes in the wording of names.ftl, by which its case is chosen: zamek,
### warsztat, pompa, targ, warzelnia, and the rest is the entrance of the mine.


## What is asked now

play-region = Twój ruch
play-tab = Tura
play-over = Gra jest skończona.
play-waiting = { $player } się zastanawia.
play-ask =
    { $actions ->
        [0] Nie masz już akcji: zakończ turę.
        [one] Twoja tura: została { $actions } akcja.
        [few] Twoja tura: zostały { $actions } akcje.
        [many] Twoja tura: zostało { $actions } akcji.
       *[other] Twoja tura: zostało { $actions } akcji.
    }
play-ask-rope =
    { $actions ->
        [0] Dzięki linie możesz ruszyć jeszcze jeden pionek: wybierz go albo zakończ turę.
        [one] Dzięki linie możesz ruszyć jeszcze jeden pionek albo grać dalej: została { $actions } akcja.
        [few] Dzięki linie możesz ruszyć jeszcze jeden pionek albo grać dalej: zostały { $actions } akcje.
        [many] Dzięki linie możesz ruszyć jeszcze jeden pionek albo grać dalej: zostało { $actions } akcji.
       *[other] Dzięki linie możesz ruszyć jeszcze jeden pionek albo grać dalej: zostało { $actions } akcji.
    }
play-ask-saltworks =
    { $actions ->
        [0] W warzelni: wyślij więcej pionków albo zakończ turę.
        [one] W warzelni: wyślij więcej pionków albo graj dalej: została { $actions } akcja.
        [few] W warzelni: wyślij więcej pionków albo graj dalej: zostały { $actions } akcje.
        [many] W warzelni: wyślij więcej pionków albo graj dalej: zostało { $actions } akcji.
       *[other] W warzelni: wyślij więcej pionków albo graj dalej: zostało { $actions } akcji.
    }
play-due-delivery = Twój pionek dotarł na zamek. Które zamówienie realizujesz?
play-penalty = Twój pionek dotarł na zamek, a nie masz soli na żadne zamówienie. Co oddajesz?
play-due-route = Którą drogą sól trafi na powierzchnię?
play-due-cart = Czy używasz wózka na drodze w górę?
play-due-toll = Kto dostaje ile z opłaty za { $space }?
play-due-dig = Dla tego poziomu został jeden żeton. Po której stronie komory go położyć?


## Pieces, as the object of a sentence

play-piece-supply = górnika z zasobów
play-piece-supply-foreman = sztygara z zasobów
play-piece-post =
    pomocnika { $post-id ->
        [castle] z zamku
        [workshop] z warsztatu
        [pump] od pompy
        [market] z targu
        [saltworks] z warzelni
       *[other] sprzed wejścia do kopalni
    }
play-piece-post-foreman =
    sztygara { $post-id ->
        [castle] z zamku
        [workshop] z warsztatu
        [pump] od pompy
        [market] z targu
        [saltworks] z warzelni
       *[other] sprzed wejścia do kopalni
    }
play-piece-space = górnika z { $space }
play-piece-space-foreman = sztygara z { $space }


## Moves, as invitations on buttons and in the list of moves

play-move-deliver = Dostarcz { $salt } za { $price }
play-move-forfeit-coins = Zapłać karę: { $coins }
play-move-forfeit-salt = Oddaj jako karę: { $salt }
play-move-place = Wyślij { $piece } na { $space }
play-move-rope = Liną: wyślij też { $piece } na { $space }
play-move-extract =
    Wydobądź { $salt } w { $space }: { $foreman ->
        [true] { $miners ->
            [0] sztygar
            [one] { $miners } górnik i sztygar
            [few] { $miners } górników i sztygar
            [many] { $miners } górników i sztygar
           *[other] { $miners } górnika i sztygar
        }
       *[false] { $miners ->
            [one] { $miners } górnik
            [few] { $miners } górników
            [many] { $miners } górników
           *[other] { $miners } górnika
        }
    }{ $picks ->
        [0] {""}
        [one] , { $picks } kilof
        [few] , { $picks } kilofy
        [many] , { $picks } kilofów
       *[other] , { $picks } kilofa
    }
play-move-extract-mill =
    Kieratem wydobądź { $salt } pod { $space }: { $foreman ->
        [true] { $miners ->
            [0] sztygar
            [one] { $miners } górnik i sztygar
            [few] { $miners } górników i sztygar
            [many] { $miners } górników i sztygar
           *[other] { $miners } górnika i sztygar
        }
       *[false] { $miners ->
            [one] { $miners } górnik
            [few] { $miners } górników
            [many] { $miners } górników
           *[other] { $miners } górnika
        }
    }{ $picks ->
        [0] {""}
        [one] , { $picks } kilof
        [few] , { $picks } kilofy
        [many] , { $picks } kilofów
       *[other] , { $picks } kilofa
    }
play-move-route = Wynieś sól przez { $spaces }
play-move-cart = Użyj wózka na { $spaces }
play-move-haul = Nie używaj więcej wózków
play-move-toll = Podziel opłatę za { $space }: { $shares }
play-move-assist =
    Ustaw { $piece } na stanowisku { $post-id ->
        [castle] na zamku
        [workshop] w warsztacie
        [pump] przy pompie
        [market] na targu
        [saltworks] w warzelni
       *[other] przy wejściu do kopalni
    }
play-move-assist-two =
    Ustaw { $piece } i { $second } na stanowisku { $post-id ->
        [castle] na zamku
        [workshop] w warsztacie
        [pump] przy pompie
        [market] na targu
        [saltworks] w warzelni
       *[other] przy wejściu do kopalni
    }
play-move-hire = Najmij górnika za { $price }
play-move-buy = Kup za { $price }: { $tool }
play-move-pump =
    Wypompuj { $count ->
        [one] { $count } kostkę wody
        [few] { $count } kostki wody
        [many] { $count } kostek wody
       *[other] { $count } kostki wody
    } z { $space }
play-move-square = Weź { $coins } na placu miejskim
play-move-market = Na targu: { $trades }
play-move-market-commercial = Na targu, z glejtem handlowym: { $trades }
play-trade-sell = sprzedaj { $salt }
play-trade-buy = kup { $salt }
play-move-castle = Wyślij { $piece } na zamek
play-move-castle-royal = Wyślij { $piece } do bliższego kręgu zamku, z glejtem królewskim
play-move-boil = Wyślij { $piece } do warzelni
play-move-boil-more = Wyślij też { $piece } do warzelni
play-move-recall =
    Z glejtem warzelniczym odwołaj { $foreman ->
        [true] { $miners ->
            [0] sztygara
            [one] { $miners } górnika i sztygara
            [few] { $miners } górników i sztygara
            [many] { $miners } górników i sztygara
           *[other] { $miners } górnika i sztygara
        }
       *[false] { $miners ->
            [one] { $miners } górnika
            [few] { $miners } górników
            [many] { $miners } górników
           *[other] { $miners } górnika
        }
    }
play-move-shaft = Zbuduj szyb pod { $space }
play-move-dig-left = Połóż żeton po lewej
play-move-dig-right = Połóż żeton po prawej
play-move-bucket = Przenieś czerpakiem kostkę wody z { $space } do { $to }
play-move-feed = Nakarm zmęczonego górnika w { $space }
play-move-feed-both = Nakarm dwóch zmęczonych górników w { $space }
play-move-feed-two = Nakarm zmęczonego górnika w { $space } i drugiego w { $second }
play-move-feed-foreman = Nakarm zmęczonego sztygara w { $space }
play-move-trade = Wymień solankę na { $salt }
play-move-pass = Spasuj raz
play-move-end = Zakończ turę


## What a move would do, each a line of its own below the button

play-outcome-pay = { $player } dostaje od ciebie { $coins }
play-outcome-free = To nic nie kosztuje
play-outcome-pay-bank = Płacisz { $coins }
play-outcome-get = Dostajesz { $coins }
play-outcome-earns = { $player } dostaje { $coins }
play-outcome-salt-get = Dostajesz { $salt }
play-outcome-salt-give = Oddajesz { $salt }
play-outcome-water = { $water } mniej w { $space }
play-outcome-tool-used = Użyte: { $tool }
play-outcome-tool-bought = Nowe narzędzie: { $tool }
play-outcome-tired =
    { $count ->
        [one] { $count } pionek się męczy
        [few] { $count } pionki się męczą
        [many] { $count } pionków się męczy
       *[other] { $count } pionka się męczy
    }
play-outcome-tile-laid = Nowa komora { $space }
play-outcome-shaft-built = Szyb { $space } z twoim znacznikiem
play-outcome-unknown =
    { $what ->
        [order] Zostanie odkryte nowe zamówienie, więc nie da się cofnąć
        [chamber] Zostanie odkryta komora, więc nie da się cofnąć
        [tool] Zostanie odkryte nowe narzędzie, więc nie da się cofnąć
       *[other] Coś zostanie odkryte, więc nie da się cofnąć
    }
# Below several choices that all do so.
play-outcome-unknown-each = Każdy z tych wyborów coś odkryje, więc nie da się go cofnąć.


## The panel of whatever is in hand

play-panel = Wybór
play-panel-piece = Trzymasz { $piece }. Wybierz cel.
play-panel-goal = Jak?
play-panel-space = Co zrobić w { $space }?
play-option-extract = Wydobądź tu sól…
play-option-pump = Wypompuj stąd wodę…
play-option-take = Weź { $piece }
play-option-send = Wyślij tu kogoś…
play-option-send-more = Wyślij kolejne pionki…
play-send-building = Wyślij pionek…
play-send-post = Ustaw pomocnika…
play-who-space = Kto idzie na { $space }? Wybierz na planszy albo tutaj.
play-who-castle = Kto idzie na zamek? Wybierz na planszy albo tutaj.
play-who-saltworks = Kto idzie do warzelni? Wybierz na planszy albo tutaj.
play-who-post = Kto obejmie to stanowisko? Wybierz na planszy albo tutaj.
# The first of the two who go to the mine entrance is chosen.
play-who-second = Wysyłasz { $piece }. Kto idzie razem?
# On a button with a picture of the piece: where it is.
play-at-supply = zasoby
play-castle-royal = Z glejtem królewskim: od razu do bliższego kręgu


## The turn: back, pass, rest, end

play-cancel-action = Anuluj tę akcję
play-back = Cofanie
play-undo = Cofnij
play-redo = Ponów
play-restart = Tura od nowa
play-undo-ask = Poproś o cofnięcie tury
play-pass = Spasuj raz
play-rest = Odpocznij
play-rest-note =
    { $count ->
        [one] Jeśli spasujesz we wszystkich akcjach tej tury, twój zmęczony pionek znów wstanie.
        [few] Jeśli spasujesz we wszystkich akcjach tej tury, twoje { $count } zmęczone pionki znów wstaną.
        [many] Jeśli spasujesz we wszystkich akcjach tej tury, twoich { $count } zmęczonych pionków znów wstanie.
       *[other] Jeśli spasujesz we wszystkich akcjach tej tury, twoje zmęczone pionki ({ $count }) znów wstaną.
    }
play-rests =
    { $count ->
        [one] Odpoczywasz: twój zmęczony pionek wstanie na koniec tury.
        [few] Odpoczywasz: twoje { $count } zmęczone pionki wstaną na koniec tury.
        [many] Odpoczywasz: twoich { $count } zmęczonych pionków wstanie na koniec tury.
       *[other] Odpoczywasz: twoje zmęczone pionki ({ $count }) wstaną na koniec tury.
    }
play-end = Koniec tury
play-remind = Zanim zakończysz turę
play-remind-tool = Jeszcze do użycia: { $tool }.
play-remind-tired =
    { $count ->
        [one] { $count } twój pionek pozostaje zmęczony.
        [few] { $count } twoje pionki pozostają zmęczone.
        [many] { $count } twoich pionków pozostaje zmęczonych.
       *[other] { $count } twojego pionka pozostaje zmęczone.
    }
play-remind-arrival =
    { $count ->
        [one] W następnej turze twój pionek dotrze na zamek, a nie masz soli na żadne zamówienie.
        [few] W następnej turze { $count } twoje pionki dotrą na zamek, a nie masz soli na żadne zamówienie.
        [many] W następnej turze { $count } twoich pionków dotrze na zamek, a nie masz soli na żadne zamówienie.
       *[other] W następnej turze { $count } twojego pionka dotrze na zamek, a nie masz soli na żadne zamówienie.
    }


## Cautions

play-caution = Na pewno?
play-caution-never = Nie ostrzegaj mnie więcej przed tym
play-caution-no = Lepiej nie
play-caution-yes = Zrób to i tak
play-beware-castle = Nie masz soli na żadne wyłożone zamówienie. Pionek, który dotrze z pustymi rękami, kosztuje cię { $penalty } albo kostkę.
play-beware-queue = Masz pionek w kolejce na zamku. Po tej transakcji nie będziesz już mieć soli na żadne wyłożone zamówienie.
play-beware-rest = Twoje zmęczone pionki pozostaną zmęczone: ekipa odpoczywa tylko wtedy, gdy spasujesz we wszystkich akcjach tury.
play-beware-brine = W warzelni nie ma solanki. Jeśli nie trafi tam przed twoją następną turą, pionek wróci z niczym.


## Buildings: names as headings, and what a visit is good for

play-building-castle = Zamek
play-building-inn = Karczma
play-building-workshop = Warsztat
play-building-pump = Pompa
play-building-market = Targ
play-building-square = Plac miejski
play-building-saltworks = Warzelnia
play-building-foremen = Dom sztygarów
play-visit-castle = Wyślij pionek na zamek. Czeka w dalszym kręgu, w twojej następnej turze przechodzi do bliższego, a turę później dociera do celu i realizuje zamówienie, na które masz sól. Z glejtem królewskim zaczyna w bliższym kręgu.
play-visit-inn = Najmij jeszcze jednego górnika. Cena rośnie z każdym górnikiem, którego ktokolwiek najmie w tej fazie.
play-visit-workshop = Kup narzędzie. Każdej karty można użyć raz w każdej fazie, a na koniec narzędzia są warte pieniądze.
play-visit-pump = Wypompuj wodę z komory, w której stoi twój pionek. Kolejne kostki wody kosztują { $pump } i tak dalej.
play-visit-square = Weź { $square }.
play-visit-saltworks = Wyślij jeden lub więcej pionków. Wracają na początku twojej następnej tury, każdy z kostką solanki, dopóki jej starcza.
play-visit-foremen = Zbuduj szyb pod komorą, w której stoi twój pionek. Kosztuje to { $shaft }, w szybie zostaje twój znacznik, a ty dostajesz kostkę solanki.
play-inn-miners =
    { $miners ->
        [one] Masz { $miners } górnika, a potem będzie ich { $after }.
        [few] Masz { $miners } górników, a potem będzie ich { $after }.
        [many] Masz { $miners } górników, a potem będzie ich { $after }.
       *[other] Masz { $miners } górnika, a potem będzie ich { $after }.
    }
play-inn-next = Następni kosztują { $prices }
play-workshop-kinds = Rodzaje w grze: { $tools }
play-workshop-tool = { $tool } za { $price }
play-workshop-left =
    { $count ->
        [0] Stos jest pusty.
        [one] W stosie jest jeszcze { $count } karta.
        [few] W stosie są jeszcze { $count } karty.
        [many] W stosie jest jeszcze { $count } kart.
       *[other] W stosie jest jeszcze { $count } karty.
    }
play-pump-where = Z której komory
play-pump-chamber = { $space }: { $water }
play-pump-count = Ile wody
play-less = Mniej
play-more = Więcej
play-castle-order = Zamówienie { $number }: { $salt } za { $price }
play-castle-enough = Masz tę sól
play-castle-missing = Brakuje: { $salt }
play-castle-queue =
    { $near ->
        [0] { $far ->
            [one] { $far } twój pionek czeka w dalszym kręgu.
            [few] { $far } twoje pionki czekają w dalszym kręgu.
            [many] { $far } twoich pionków czeka w dalszym kręgu.
           *[other] { $far } twojego pionka czeka w dalszym kręgu.
        }
        [one] { $far ->
            [0] { $near } twój pionek dotrze w następnej turze.
           *[other] { $near } twój pionek dotrze w następnej turze, a turę później jeszcze { $far }.
        }
        [few] { $far ->
            [0] { $near } twoje pionki dotrą w następnej turze.
           *[other] { $near } twoje pionki dotrą w następnej turze, a turę później jeszcze { $far }.
        }
        [many] { $far ->
            [0] { $near } twoich pionków dotrze w następnej turze.
           *[other] { $near } twoich pionków dotrze w następnej turze, a turę później jeszcze { $far }.
        }
       *[other] { $far ->
            [0] { $near } twojego pionka dotrze w następnej turze.
           *[other] { $near } twojego pionka dotrze w następnej turze, a turę później jeszcze { $far }.
        }
    }
play-saltworks-brine =
    { $brine ->
        [0] W warzelni nie ma solanki.
        [one] W warzelni jest { $brine } kostka solanki.
        [few] W warzelni są { $brine } kostki solanki.
        [many] W warzelni jest { $brine } kostek solanki.
       *[other] W warzelni jest { $brine } kostki solanki.
    }
play-saltworks-own =
    { $count ->
        [one] Jest tu { $count } twój pionek.
        [few] Są tu { $count } twoje pionki.
        [many] Jest tu { $count } twoich pionków.
       *[other] Jest tu { $count } twojego pionka.
    }
play-shafts =
    { $shafts ->
        [0] W tej fazie nie można już zbudować szybu.
        [one] Można zbudować jeszcze { $shafts } szyb. Twoje znaczniki w kopalni: { $markers } z { $most }.
        [few] Można zbudować jeszcze { $shafts } szyby. Twoje znaczniki w kopalni: { $markers } z { $most }.
        [many] Można zbudować jeszcze { $shafts } szybów. Twoje znaczniki w kopalni: { $markers } z { $most }.
       *[other] Można zbudować jeszcze { $shafts } szybu. Twoje znaczniki w kopalni: { $markers } z { $most }.
    }
play-assistant = Pomocnik
play-assistant-is = Stanowisko zajmuje { $player }.
play-earns-castle = Pomocnik na zamku zarabia grosz za każde zamówienie, które ktokolwiek zrealizuje.
play-earns-workshop = Pomocnik w warsztacie zarabia grosz za każdą wizytę kogokolwiek.
play-earns-pump = Pomocnik przy pompie zarabia grosz za każdą wizytę kogokolwiek.
play-earns-market = Pomocnik na targu zarabia grosz za każdą wizytę kogokolwiek.
play-earns-saltworks = Pomocnik w warzelni zarabia grosz, gdy pionki wracają z solanką.
play-earns-entrance = Wejście do kopalni przynosi grosz za każde wydobycie kogokolwiek. Potrzeba tu dwóch górników albo sztygara.


## Tools

play-tools = Narzędzia
play-tools-of = Narzędzia gracza { $player }
play-tools-none = Nie masz narzędzia gotowego do użycia. Sprzedaje je warsztat.
play-tool-used = { $tool }: użyte, gotowe znów w następnej fazie.
play-brine = Wymień solankę
play-use-rope = Zaraz po wysłaniu pionka do kopalni wyślij w tej samej akcji jeszcze jeden.
play-use-pickaxe = O jeden większa siła przy wydobyciu.
play-use-bucket = Poza akcjami: przenieś kostkę wody z komory, w której stoi twój pionek, do komory obok.
play-use-cart = Przy wydobyciu zwolnij od opłat jedno lub dwa pola drogi w górę.
play-use-food = Poza akcjami: wstaje dwóch twoich zmęczonych górników albo twój sztygar.
play-use-commercial = Na targu każda kostka jest o grosz tańsza w kupnie, a w sprzedaży przynosi o grosz więcej.
play-use-royal = Twój pionek staje w kolejce na zamku od razu w bliższym kręgu, o turę wcześniej.
play-use-saltworks = W warzelni jeden lub dwa z właśnie wysłanych pionków wracają od razu z solanką.
play-use-mill = Ekipa wydobywa w komorze wprost pod swoją.


## The list of moves, keys and hints

play-moves = Lista ruchów
play-moves-find = Napisz, o jaki ruch chodzi, i naciśnij Enter
play-moves-count =
    { $count ->
        [0] Takiego ruchu nie można teraz wykonać.
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
play-lookup = Sprawdź: co jeszcze przyjdzie, symbole, klawisze
play-unseen = Co jeszcze przyjdzie
play-keys-help = Te klawisze działają wszędzie przy stole, chyba że właśnie coś piszesz albo jest otwarte okno.
play-key-escape = Esc
play-key-enter = Enter
play-key-hint = Podpowiedź
play-key-help = Ta lista
play-key-cancel = Zrezygnuj z tego, co wybrane
play-key-option = Wybór z tym numerem
play-key-board = Do planszy i dalej, do następnej części strony
play-key-go = Na planszy: przejdź do tego, co leży z tej strony
play-key-choose = Na planszy: wybierz to
play-hint =
    { $left ->
        [0] Brak podpowiedzi
       *[other] Podpowiedź ({ $left })
    }
play-hint-any = Podpowiedź
play-hint-thinking = Namysł…
play-hints = Podpowiedzi
play-hint-reason = { $reason } (szansa na wygraną { $chance }%)
play-hint-hurried = W tej chwili myśli wiele botów: ta podpowiedź powstała w { $percent }% zwykłego czasu.
play-hint-show = Pokaż
play-hint-play = Zagraj
