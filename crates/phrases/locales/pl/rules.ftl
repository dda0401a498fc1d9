### The rules of Magnum Sal and Muria as this program plays them, in Polish.
###
### A chapter has a title and, where needed, an .intro. A rule has its text, a .title and, where
### sources differ or a setting changes it, a .note.
### An unofficial fan project; the wording is the project's own.


## G

chapter-g = Plansza
    .intro =
        Pieniądze liczy się w groszach. Sól jest brązowa, zielona lub biała, a z dodatkiem Muria jest też
        solanka, która jest niebieska. Pionek to górnik albo, z dodatkiem Muria, sztygar; w kopalni pionek
        stoi albo jest zmęczony. Pole to odcinek szybu albo komora. W zasobach są pionki, które gracz ma pod
        ręką, a stanowisko to miejsce pomocnika. To, co zasada mówi o dodatku Muria, obowiązuje tylko wtedy,
        gdy ustawienie `expansion` to `muria`.

rule-g1 =
    Nazwa pola to jego głębokość, a po niej kolumna. Głębokość liczy się w odcinkach szybu od powierzchni w dół,
    więc najwyższy odcinek ma głębokość 1. Środkowa kolumna to `C`; każda inna kolumna to `L` po lewej lub `R`
    po prawej stronie i odległość od środka, na przykład `1C`, `2L3`, `4R1` i `6L2`. Z dodatkiem Muria odległość
    może mieć dwie cyfry, `4C` i `6C` mogą być komorami, `5C` może być szybem, który ktoś zbudował, a `3C` nie ma
    nigdy.
    .title = Nazwy pól

rule-g2 =
    Kopalnia gry podstawowej ma sześć odcinków szybu głównego, od `1C` do `6C`. Poziom I leży na głębokości 2 i ma
    osiem komór: od `2L1` do `2L4` i od `2R1` do `2R4`. Poziom II leży na głębokości 4 i ma sześć komór: od `4L1`
    do `4L3` i od `4R1` do `4R3`. Poziom III leży na głębokości 6 i ma cztery komory: `6L1`, `6L2`, `6R1` i `6R2`.
    .title = Kopalnia gry podstawowej

rule-g3 =
    Dwa pola jednej kolumny, których głębokości różnią się o 1, sąsiadują ze sobą, jeśli oba są odcinkami szybu
    albo, z dodatkiem Muria, jeśli jedno jest odcinkiem szybu, a drugie komorą. Dwa pola o równej głębokości w
    sąsiednich kolumnach sąsiadują ze sobą, jeśli jedno z nich lub oba są komorami. Komora nigdy nie sąsiaduje z
    inną komorą nad nią lub pod nią. Na powierzchnię wychodzi się z `1C`.
    .title = Pola sąsiednie

rule-g4 =
    Każdy może w dowolnej chwili obejrzeć wszystkie pieniądze, sól, narzędzia, pionki i żetony leżące awersem do
    góry. Ukryte są dwie rzeczy: co jest na żetonach, które nie zostały jeszcze odkryte, z wyjątkiem kopalni z mapą
    (V1), oraz kolejność, w jakiej żetony, zamówienia i narzędzia leżą w swoich stosach.
    .title = Co jest jawne
    .note =
        Przy ustawieniu `mapped = true` żetony leżą awersem do góry, zanim ktokolwiek na nie wejdzie, więc ich
        zawartość też jest jawna.

rule-g5 =
    W banku jest zawsze dość monet i kostek. Liczba górników jest ograniczona: każdy kolor ma ich 10 i, z dodatkiem
    Muria, 1 sztygara.
    .title = Bank i pionki


## S

chapter-s = Przygotowanie gry

rule-s1 =
    Gra jest dla 2 do 4 graczy, a z dodatkiem Muria także dla 5. Gracza rozpoczynającego wyznacza los, chyba że
    gracze go wybiorą.
    .title = Liczba graczy

rule-s2 =
    W grze podstawowej każdy gracz zaczyna z 4 górnikami, a w grze dwuosobowej z 5. Z dodatkiem Muria każdy gracz
    zaczyna z 2 górnikami i 1 sztygarem, a w grze dwuosobowej z 3 górnikami i 1 sztygarem. Wszystkie te pionki
    zaczynają w zasobach swojego właściciela.
    .title = Pionki na początku

rule-s3 =
    Każdy gracz otrzymuje 1 kostkę brązowej soli. Gracz rozpoczynający otrzymuje 10 groszy, a następni, zgodnie z
    ruchem wskazówek zegara, 12, 14 i 16; piąty gracz otrzymuje 18.
    .title = Pieniądze i sól na początku

rule-s4 =
    Na początku na targu jest jedna brązowa kostka na polu wartym 5, jedna brązowa kostka na polu wartym 4 i jedna
    zielona kostka na polu wartym 6. Białej soli na początku nie ma.
    .title = Targ na początku

rule-s5 =
    Żetony każdego poziomu tasuje się osobno. W grze podstawowej na każdej komorze kładzie się rewersem do góry
    jeden żeton jej poziomu; z dodatkiem Muria żetony dociąga się w miarę, jak kopalnia rośnie (M1, M2, M5). W
    kopalni z mapą żeton kładzie się awersem do góry, ale jeszcze bez kostek (V1).
    .title = Rozkładanie żetonów
    .note =
        Kopalnię z mapą wybiera ustawienie `mapped = true`.

rule-s6 =
    W grze jest 21 kart narzędzi, po 3 z każdego z 7 rodzajów. Z dodatkiem Muria rodzajów jest 9, a gracze wybierają
    lub losują 7, które biorą udział w grze. Te 21 kart tasuje się tylko raz, przed fazą I. Które rodzaje są w grze,
    wiedzą wszyscy: pozostałe leżą odkryte obok planszy.
    .title = Karty narzędzi

rule-s7 =
    Każda faza zaczyna się takimi samymi przygotowaniami. Zamówienia tej fazy tasuje się i wykłada z nich 3 przy 2
    lub 3 graczach, a 4 przy 4 lub 5 graczach; licznik zrealizowanych zamówień wraca na 0. Następne 7 narzędzi
    tworzy stos warsztatu, a 3 z nich się wykłada. Znacznik karczmy trafia na pierwsze pole przy 4 lub 5 graczach,
    na trzecie przy 3, a na piąte przy 2, tak że można nająć 7, 5 lub 3 górników. Z dodatkiem Muria do
    niezbudowanych żetonów szybu dochodzi w fazie I 1 żeton, w fazie II 2, a w fazie III 3; żetony niezbudowane we
    wcześniejszych fazach pozostają dostępne.
    .title = Przygotowanie fazy
    .note =
        Teksty dodatku Muria mówią o 1, 2 i pozostałych 3 żetonach szybu, po jednej liczbie na fazę. Można je
        rozumieć tak, że tyle żetonów dochodzi do tych, które zostały, albo tak, że dokładnie tyle jest dostępnych.
        Ta gra je dodaje, a niezbudowane zachowuje.


## T

chapter-t = Przebieg gry

rule-t1 =
    Gra składa się z trzech faz, a każda faza z kolejnych rund. W rundzie gracze rozgrywają po jednej turze, zgodnie
    z ruchem wskazówek zegara, począwszy od gracza rozpoczynającego. W pierwszej rundzie każdej fazy gracz ma w swojej
    turze 1 akcję, a we wszystkich następnych rundach 2 akcje.
    .title = Fazy, rundy, tury

rule-t2 =
    Tura zaczyna się na zamku: każdy własny pionek z bliższego kręgu dociera do celu, a każdy własny pionek z
    dalszego kręgu przechodzi do bliższego. Potem rozpatruje się po kolei pionki, które dotarły (K3 do K6), a każdy
    z nich po rozpatrzeniu wraca do zasobów. Z dodatkiem Muria do domu wracają następnie własne pionki z warzelni
    (W2). Dopiero teraz gracz wykonuje akcje i używa narzędzi, a na końcu tura się kończy.
    .title = Kolejność w turze

rule-t3 =
    Jedna akcja to jedna z tych możliwości: wstawić lub przesunąć pionek w kopalni (P), wydobyć sól (E), ustawić
    pomocnika (A), odwiedzić budynek (B, K, W, M) albo spasować. Obie akcje tury mogą być tego samego rodzaju. Dwie
    wizyty w tym samym budynku w jednej turze są zabronione.
    .title = Akcje

rule-t4 =
    Gracz, który spasuje w obu akcjach tury, daje ekipie odpocząć: na koniec tej tury wszystkie jego zmęczone pionki
    wstają. To, co dzieje się poza akcjami, na przykład użycie czerpaka lub prowiantu, nie psuje odpoczynku.
    .title = Odpoczynek
    .note =
        W niemieckiej instrukcji odpoczynek to osobna akcja, która zajmuje całą turę; inne teksty pozwalają
        odpocząć, pasując dwa razy. Skutek jest ten sam, więc w tej grze są to dwa pasy.

rule-t5 =
    Koniec fazy jest przesądzony, gdy liczba zrealizowanych w niej zamówień osiągnie próg. Bieżącą rundę rozgrywa
    się wtedy do końca, przy czym wolno realizować dalsze zamówienia, a faza kończy się razem z rundą. Próg to 5
    zamówień, a w grze dwuosobowej 4. W fazie III gry z dodatkiem Muria jest to 6, a w grze dwuosobowej 5.
    .title = Kiedy kończy się faza

rule-t6 =
    Na koniec fazy każdy pionek wraca do zasobów właściciela i stoi. Niezrealizowane zamówienia i niekupione
    narzędzia wypadają z gry, użyte narzędzia znów nadają się do użytku, a znacznik gracza rozpoczynającego
    przechodzi do gracza po lewej. Na targ, na którym nie ma brązowej soli, trafia jedna brązowa kostka na pole 5, a
    na targ, na którym nie ma zielonej, jedna zielona kostka na pole 6; białej nigdy się nie dokłada. Z dodatkiem
    Muria w warzelni zostają najwyżej 2 kostki solanki, a reszta idzie do banku. Komory, leżące w nich kostki i
    szyby pozostają bez zmian, a następną fazę przygotowuje S7.
    .title = Między fazami

rule-t7 =
    Po fazie III nie robi się nic z T6, tylko wycenia stan taki, jaki jest. Wynik gracza to pieniądze, do tego 3
    grosze za każdą brązową, zieloną lub białą kostkę, 3 za każdą parę kostek solanki i wartość posiadanych
    narzędzi, użytych czy nie: 0 za żadne, 2 za 1 lub 2, 6 za 3 lub 4, 10 za 5 lub 6, 14 za 7 lub 8 i 20 za 9 lub
    więcej. Wygrywa najwyższy wynik. Przy remisie lepszy jest gracz z większą liczbą zrealizowanych zamówień, potem
    ten z mniejszą liczbą górników (sztygarów się nie liczy), potem ten z mniejszą liczbą narzędzi, wliczając użyte;
    jeśli i to nie rozstrzyga, remisujący dzielą się zwycięstwem.
    .title = Wartość końcowa i zwycięzca

rule-t8 =
    Faza kończy się też z jej 60. rundą, nawet jeśli zrealizowano za mało zamówień. Zwykle faza trwa od 8 do 20 rund.
    .title = Limit rund
    .note =
        Tego limitu nie ma w żadnej instrukcji. Program go potrzebuje, bo inaczej gracze mogliby przedłużać fazę bez
        końca. Liczbę rund określa ustawienie `round_limit`, które bez zmian wynosi 60.


## C

chapter-c = Zasada łańcucha
    .intro =
        O to zbiór wszystkich pól, na których jest co najmniej jeden pionek dowolnego gracza, stojący lub zmęczony,
        albo znacznik właściciela szybu. Pole z O jest połączone, jeśli prowadzi z niego do `1C` ścieżka sąsiednich
        pól, które wszystkie należą do O, a `1C` też należy do O. Pionek jest połączony, gdy połączone jest jego
        pole; w przeciwnym razie jest odcięty.

rule-c1 =
    Pionek może wejść na pole tylko wtedy, gdy jest to `1C` albo pole obok pola połączonego. Połączenia ocenia się
    bez przesuwanego pionka, czyli po tym, jak opuścił miejsce, z którego wyrusza.
    .title = Dokąd może iść pionek

rule-c2 =
    Pionek może opuścić pole kopalni tylko wtedy, gdy stoi. Ponadto każdy inny pionek, który był dotąd połączony,
    musi pozostać połączony w chwili, gdy pionek już odszedł, a jeszcze nigdzie nie dotarł. Stojący pionek, który
    sam jest odcięty, może więc odejść.
    .title = Kiedy pionek może odejść

rule-c3 =
    Stojący pionek może, opuszczając pole Y, zerwać połączenia, jeśli spełnione są trzy warunki: Y jest komorą; Y i
    wszystkie komory za Y są odkryte i nie ma w nich soli; a każdy pionek, który traci połączenie, stojący lub
    zmęczony, jest za Y. Pole jest za Y, jeśli każda droga z niego do `1C` przez istniejące pola, zajęte czy nie,
    prowadzi przez Y. W kopalni gry podstawowej jest to reszta korytarza za Y.
    .title = Opuszczanie wyeksploatowanego korytarza
    .note =
        Angielska i francuska instrukcja wymagają, żeby komory były odkryte i bez soli; niemiecka chce tylko, żeby
        nie leżały tam kostki soli. Gra trzyma się tekstu angielskiego i francuskiego.

rule-c4 =
    Z dodatkiem Muria znacznik właściciela szybu liczy się w O, łączy więc pola, których dotyka, a sam może zostać
    odcięty. Odciętemu pionkowi nie wolno wydobywać (E1), wszystko inne mu wolno.
    .title = Znaczniki i odcięte pionki


## P

chapter-p = Wstawianie i przesuwanie

rule-p1 =
    W tej akcji gracz stawia jeden własny pionek na polu kopalni. Pionek przychodzi z zasobów, z innego pola kopalni
    albo ze stanowiska pomocnika, nigdy z kolejki do zamku ani z warzelni. Celem nie może być pole, na którym pionek
    już jest, a zmęczonego pionka nie można przesunąć.
    .title = Wstawianie pionka

rule-p2 =
    Cel musi spełniać C1, a pionek z kopalni musi móc odejść według C2 lub C3. Na polu mieści się dowolna liczba
    pionków dowolnej liczby graczy.
    .title = Cel i pochodzenie

rule-p3 =
    Pierwszy pionek, który wchodzi do komory, odkrywa ją. Kładzie się w niej sól i wodę pokazane na żetonie, obok
    wody, którą być może wcześniej przyniósł czerpak. Komora pozostaje odkryta do końca gry.
    .title = Odkrywanie komory

rule-p4 =
    Bezpośrednio po akcji wstawiania albo po wcześniejszej linie w tej akcji lina pozwala wstawić lub przesunąć
    jeszcze jeden pionek według tych samych zasad. Lin może być tyle, ile niewykorzystanych ma gracz. Lina nie może
    ustawić pomocnika. Czerpak lub prowiant użyty w międzyczasie zamyka akcję, podobnie jak wymiana solanki (W5), i
    żadna lina nie może już po nim nastąpić.
    .title = Lina w akcji
    .note =
        Według angielskiej i francuskiej instrukcji czerpaka i prowiantu używa się poza akcjami, a niemiecka
        pozwala na to w dowolnej chwili własnej tury. Gra trzyma się tekstu angielskiego i francuskiego, więc ani
        jedno, ani drugie nie mieści się między wstawieniem a należącą do niego liną.


## E

chapter-e = Wydobycie

rule-e1 =
    Sól wydobywa się z jednej odkrytej komory X. Komora X musi być połączona, a gracz musi mieć w niej co najmniej
    jeden stojący pionek.
    .title = Gdzie wydobywa się sól

rule-e2 =
    Siła to suma 1 za każdego użytego stojącego górnika, 2 za sztygara i 1 za każdy kilof, pomniejszona o liczbę
    kostek wody w komorze, z której się wydobywa. Gracz bierze co najmniej 1 kostkę, a najwyżej tyle, ile wynosi siła, z
    dowolnych rodzajów, które tam leżą.
    .title = Siła i liczba kostek
    .note =
        Jednostronicowe streszczenie mówi, że bierze się dokładnie tyle kostek, ile wynosi siła. W instrukcjach jest
        to górna granica i gra się ich trzyma.

rule-e3 =
    Męczą się tylko użyte pionki, a pionki, które powstrzymują wodę, też są użyte. Wymagana siła to liczba branych
    kostek plus woda w komorze, z której się wydobywa. Ekipa to co najmniej jeden ze stojących pionków gracza w X;
    jej siła (1 za górnika, 2 za sztygara) plus użyte kilofy musi osiągać wymaganą siłę, a suma musi być od niej
    mniejsza, gdy tylko odejmie się dowolny jeden pionek, o ile nie jest jedyny, albo dowolny jeden kilof. Spośród
    wszystkich pasujących ekip wybiera gracz.
    .title = Kto się męczy
    .note =
        Według angielskiej i niemieckiej instrukcji oraz streszczenia męczą się tylko górnicy, którzy pracowali. We
        francuskiej instrukcji brakuje tego zdania i można ją czytać tak, że męczą się wszyscy górnicy gracza w
        komorze. W tej grze męczy się ekipa. Przy ustawieniu `fatigue = all` ekipą są zawsze wszystkie własne
        stojące pionki w X, z tak małą liczbą kilofów, jaka wystarcza do osiągnięcia wymaganej siły.

rule-e4 =
    Sól wynosi się od razu, w tej samej akcji, z X do `1C` po sąsiednich polach, które wszystkie należą do O. W
    kopalni gry podstawowej jest dokładnie jedna taka droga. Z dodatkiem Muria może ich być kilka, a gracz wybiera
    jedną, która przez żadne pole nie prowadzi dwa razy.
    .title = Droga na powierzchnię
    .note =
        Instrukcje opisują jedyną drogę kopalni gry podstawowej i nie mówią, kto wybiera, gdy szyby dodatku Muria
        tworzą pętle. Wolny wybór jest rozstrzygnięciem tej gry.

rule-e5 =
    Każde pole drogi oprócz X, na którym gracz nie ma pionka ani własnego znacznika, kosztuje 1 grosz za każdą
    kostkę. Pieniądze dostają właściciele pionków i znacznika na tym polu; jeśli jest ich kilku, gracz dzieli kwotę
    między nich dowolnie, w całych groszach. Właściciel znacznika jest odbiorcą jak inni i liczy się raz, nawet
    jeśli ma tam też pionki. Jeśli na polu są sztygarzy, płaci się tylko właścicielom sztygarów, którzy tam są.
    .title = Opłaty na drodze

rule-e6 =
    Wózek zwalnia jedno pole drogi, za które należy się opłata, albo dwa takie pola, które następują po sobie na
    drodze. W grze podstawowej działa to dla dowolnej liczby kostek. Z dodatkiem Muria albo przy ustawieniu
    `cart_capacity = 2` wózek obejmuje tylko dwie kostki; na tych samych polach można użyć kolejnych wózków, każdego
    dla dwóch dalszych kostek, a za kostki, których nie obejmuje żaden wózek, płaci się jak zwykle.
    .title = Wózek na drodze
    .note =
        We włoskiej instrukcji dodatku Muria brakuje słowa „nie”, więc wydaje się ona pozwalać na więcej niż dwie
        kostki; francuska to słowo ma, a zdanie, które w tekście włoskim następuje, ma sens tylko z nim. Obie
        polecają to ograniczenie także w grze podstawowej, co umożliwia ustawienie `cart_capacity = 2`. Niemiecka
        instrukcja gry podstawowej mówi tylko o komorach, angielska i francuska także o odcinkach szybu; tutaj wózek
        działa na jednych i drugich.

rule-e7 =
    Gracz, który nie może zapłacić wszystkich opłat za wydobycie, nie może go wykonać. Niewykorzystane wózki się
    liczą: jeśli z ich pomocą da się zapłacić opłaty, wydobycie jest dozwolone, a gracz musi użyć wózków tak, żeby
    pozostałe opłaty dało się zapłacić. Woda zostaje w komorze. Zmęczone pionki pomagają nosić tak samo jak stojące.
    .title = Czy gracza stać na opłaty

rule-e8 =
    Z dodatkiem Muria po każdym wydobyciu zarabia stanowisko przy wejściu do kopalni (A5).
    .title = Wejście po wydobyciu

rule-e9 =
    Z kieratem (Muria) ekipa w komorze X bierze sól z odkrytej komory wprost pod nią, w tej samej kolumnie i o 2
    głębiej, bez względu na to, czy łączy je szyb. Siłę zmniejsza woda w dolnej komorze, a woda w X nie; pionki w
    dolnej komorze nie pomagają. Droga zaczyna się w X. X musi być komorą, a nie odcinkiem szybu, i sama nie musi
    zawierać soli.
    .title = Wydobycie kieratem


## A

chapter-a = Pomocnicy

rule-a1 =
    W tej akcji gracz przestawia jeden własny stojący pionek na wolne stanowisko na zamku, w warsztacie, przy pompie
    lub na targu, a z dodatkiem Muria także w warzelni. Pionek przychodzi z zasobów, z innego stanowiska albo z
    kopalni, jeśli zasada łańcucha pozwala mu odejść (C2, C3). W karczmie, na placu miejskim i w domu sztygarów nie
    ma stanowiska. Stanowisko mieści jednego pomocnika, który zostaje na nim, dopóki właściciel go nie zabierze albo
    nie skończy się faza.
    .title = Ustawianie pomocnika

rule-a2 =
    Za każdym razem, gdy ktokolwiek, także właściciel, odwiedził budynek, właściciel pomocnika otrzymuje 1 grosz z
    banku. Następuje to po zapłacie odwiedzającego, więc ten grosz nie może pomóc w opłaceniu tej wizyty. Na zamku
    pomocnik nie zarabia za wizyty, lecz 1 grosz za każde zrealizowane zamówienie. W warzelni nie zarabia za wizyty,
    lecz 1 grosz, ilekroć pionki wracają do domu z co najmniej jedną kostką solanki.
    .title = Ile zarabia pomocnik

rule-a3 =
    Sztygar na stanowisku jest wart tyle co górnik. Tylko przy wejściu do kopalni zastępuje dwóch (A4).
    .title = Sztygarzy jako pomocnicy

rule-a4 =
    Z dodatkiem Muria wejście do kopalni ma stanowisko dla 2 górników, wysyłanych razem w jednej akcji skądkolwiek
    pozwala A1, albo dla 1 sztygara. Obaj górnicy odchodzą jeden po drugim, a akcja jest dozwolona, jeśli zasada
    łańcucha pozwala na co najmniej jedną z dwóch kolejności. Gdy jeden z nich później odejdzie, drugi od razu wraca
    do zasobów. Stanowisko przy wejściu nie jest polem: nigdy nie należy do O i nie leży na żadnej drodze.
    .title = Stanowisko przy wejściu
    .note =
        Instrukcje dodatku Muria nie mówią, co się dzieje z jednym górnikiem pozostawionym przy wejściu. Ponieważ
        stanowisko wymaga dwóch, rozstrzygnięcie tej gry jest takie, że drugi idzie do domu.

rule-a5 =
    Po każdym wydobyciu co najmniej jednej kostki, czyimkolwiek, właściciel stanowiska przy wejściu otrzymuje 1
    grosz z banku.
    .title = Ile zarabia wejście


## B

chapter-b = Budynki

rule-b1 =
    Odwiedzić budynek to wykonać w całości jego akcję; gracz, który nie może tego zrobić, nie może go odwiedzić. W
    jednej turze budynek można odwiedzić tylko raz. Rozpatrywanie zamówień na początku tury nie jest wizytą na
    zamku.
    .title = Wizyta w budynku

rule-b2 =
    W karczmie gracz płaci cenę wskazaną przez znacznik, bierze z banku do zasobów górnika swojego koloru i przesuwa
    znacznik o jedno pole. Ceny na torze to 5, 5, 5, 6, 6, 7 i 8 groszy. Gdy znacznik minie ostatnią, karczma jest
    zamknięta do końca fazy. Gracz, który ma 10 górników, nie może najmować.
    .title = Karczma

rule-b3 =
    W warsztacie gracz kupuje jedno z wyłożonych narzędzi, które kosztują od lewej do prawej 3, 4 i 5 groszy.
    Narzędzia na prawo od kupionego przesuwają się potem o jedno miejsce w lewo, a miejsce po prawej zajmuje nowe
    narzędzie ze stosu. Gdy stos jest pusty, do wyboru jest mniej narzędzi.
    .title = Warsztat

rule-b4 =
    Przy pompie gracz usuwa 1 lub więcej kostek wody z jednej komory, w której jest jego stojący pionek. Pierwsza
    kostka jest za darmo, druga kosztuje 2 grosze, trzecia 3, czwarta 4 i tak dalej, czyli łącznie 0, 2, 5, 9 i więcej.
    Woda idzie do banku, a z dodatkiem Muria do warzelni.
    .title = Pompa
    .note =
        Akapit o samej pompie wymaga tylko, żeby w komorze był jeden z górników gracza. Angielska i francuska
        instrukcja mówią jednak także, że zmęczony górnik jedynie nosi sól, więc gra wymaga stojącego pionka.
        Ustawienie `pump_with_tired = true` dopuszcza zmęczonego.

rule-b5 =
    Na targu gracz przeprowadza 1 lub 2 transakcje, każdą z jedną kostką. Kostkę sprzedaje się na najdroższe wolne
    pole jej rodzaju za cenę tego pola, a kupuje z najtańszego zajętego pola jej rodzaju za jego cenę. Brązowa ma
    pola warte 3, 3, 4 i 5, zielona 4, 5 i 6, biała 7 i 8. To, co przyniesie pierwsza transakcja, można wydać w
    drugiej.
    .title = Targ

rule-b6 =
    Żadną kostką nie handluje się podczas jednej wizyty dwa razy. Gracz, który kupił jakiś rodzaj, może go sprzedać
    tylko wtedy, gdy już na początku wizyty miał kostkę tego rodzaju. Gracz, który sprzedał jakiś rodzaj, nie może
    go kupić, chyba że sprzedana kostka trafiła do banku (U6).
    .title = Nigdy dwa razy ta sama kostka

rule-b7 =
    Na placu miejskim gracz bierze z banku 1 grosz.
    .title = Plac miejski

rule-b8 =
    Targ nie kupuje ani nie sprzedaje solanki.
    .title = Bez solanki na targu


## K

chapter-k = Zamek

rule-k1 =
    Wizyta na zamku to postawienie jednego własnego stojącego pionka w dalszym kręgu kolejki. Pionek przychodzi z
    zasobów, ze stanowiska albo z kopalni, jeśli zasada łańcucha pozwala mu odejść (C2, C3). Z glejtem królewskim
    trafia od razu do bliższego kręgu.
    .title = Ustawianie się w kolejce
    .note =
        Instrukcje nie mówią, skąd przychodzi odwiedzający pionek. Rozstrzygnięcie tej gry jest takie, że może
        przyjść z kopalni lub ze stanowiska tak samo jak z zasobów.

rule-k2 =
    Pionek w kolejce zostaje w niej, dopóki nie dotrze do celu albo nie skończy się faza. W kręgu mieści się dowolna
    liczba pionków dowolnej liczby graczy.
    .title = Czekanie w kolejce

rule-k3 =
    Gdy pionek dociera do celu, a jego właściciel ma całą sól na co najmniej jedno wyłożone zamówienie, jedno z
    takich zamówień musi zostać zrealizowane; które, wybiera właściciel. Sól idzie do banku, gracz dostaje cenę
    zamówienia i zachowuje jego żeton, a licznik zrealizowanych zamówień rośnie o 1. Puste miejsce zajmuje nowe
    zamówienie, jeśli w stosie jest jeszcze jakieś. Potem zapłatę dostaje pomocnik na zamku.
    .title = Realizacja zamówienia

rule-k4 =
    Gracz, którego pionek dotarł do celu i nie może zrealizować żadnego zamówienia, traci 3 grosze albo 1 kostkę
    soli dowolnego rodzaju, także solanki. Jeśli ma mniej niż 3 grosze, ale ma jakąś sól, musi to być sól; bez
    żadnej soli traci wszystkie pieniądze, jakie ma, najwyżej 3 grosze. Nigdy nie traci jednego i drugiego, a gracz,
    który nie ma nic, nic nie traci.
    .title = Kara

rule-k5 =
    Jeśli do celu docierają dwa pionki lub więcej, rozpatruje się je jeden po drugim. Zamówienie wyłożone po
    pierwszym może zrealizować następny.
    .title = Kilka pionków naraz

rule-k6 =
    Z dodatkiem Muria gracz może wymienić solankę przed rozpatrzeniem każdego pionka, który dotarł do celu (W5).
    Nikt nie musi wymieniać solanki po to, żeby móc zrealizować zamówienie.
    .title = Solanka przed rozpatrzeniem


## U

chapter-u = Narzędzia
    .intro =
        Każdej karty narzędzia można użyć raz na fazę. Liczba kart użytych w jednej turze nie jest ograniczona, a
        karty dopiero co kupionej można użyć od razu.

rule-u1 =
    Liny używa się w akcji wstawiania: wstawia lub przesuwa się nią jeszcze jeden pionek, jak mówi P4.
    .title = Lina

rule-u2 =
    Kilofa używa się przy wydobyciu; dodaje on 1 do siły (E2). Ekipa zawsze potrzebuje co najmniej jednego pionka, a
    kilof nie może być zbędny (E3).
    .title = Kilof

rule-u3 =
    Czerpaka używa się poza akcjami, we własnej turze. Przenosi on 1 kostkę wody z komory, w której gracz ma stojący
    pionek, do komory bezpośrednio na lewo lub na prawo od niej, nigdy do szybu. Może to być komora, która nie
    została jeszcze odkryta.
    .title = Czerpak
    .note =
        O tym, że pionek musi stać, mówią pytania i odpowiedzi do dodatku Muria. Niemiecka i angielska instrukcja
        pozwalają wlać wodę do komory jeszcze nieodkrytej, francuska tego zabrania. Gra na to pozwala; zabrania tego
        ustawienie `bucket_into_unrevealed = false`.

rule-u4 =
    Wózka używa się przy wydobyciu; zwalnia on jedno lub dwa pola drogi z opłat, jak mówi E6.
    .title = Wózek
    .note =
        Ile kostek obejmuje wózek, zależy od dodatku Muria i od ustawienia `cart_capacity`; patrz E6.

rule-u5 =
    Prowiantu używa się poza akcjami, we własnej turze. Dzięki niemu wstaje 1 lub 2 zmęczonych górników gracza,
    gdziekolwiek są, także na różnych polach, albo zamiast nich sam zmęczony sztygar gracza.
    .title = Prowiant

rule-u6 =
    Glejtu handlowego używa się podczas wizyty na targu; działa on w obu transakcjach: każdy zakup kosztuje o 1 grosz
    mniej, a każda sprzedaż przynosi o 1 grosz więcej. Kostkę można też sprzedać, gdy wszystkie pola jej rodzaju są
    zajęte. Przynosi wtedy najniższą cenę swojego rodzaju, bez dodatkowego grosza, i idzie do banku.
    .title = Glejt handlowy
    .note =
        O sprzedaży, gdy kolumna jest pełna, niemiecka instrukcja mówi, że przynosi ona najniższą wartość rodzaju, a
        kostka idzie do banku; francuska podaje cenę, ale nie to, dokąd trafia kostka. Gra trzyma się tekstu
        niemieckiego, bez dodatkowego grosza.

rule-u7 =
    Glejtu królewskiego używa się podczas wizyty na zamku: pionek trafia do bliższego kręgu zamiast do dalszego (K1).
    .title = Glejt królewski

rule-u8 =
    Glejtu warzelniczego (Muria) używa się podczas wizyty w warzelni; pozwala on zabrać z powrotem 1 lub 2 z dopiero
    co wysłanych pionków, każdy z 1 kostką solanki, jak mówi W4.
    .title = Glejt warzelniczy

rule-u9 =
    Kieratu (Muria) używa się przy wydobyciu: ekipa bierze sól z komory wprost pod sobą zamiast z własnej, jak mówi
    E9.
    .title = Kierat


## W

chapter-w = Warzelnia i solanka (Muria)
    .intro =
        Ten rozdział obowiązuje tylko wtedy, gdy ustawienie `expansion` to `muria`. Dziewięć zamówień dodatku Muria
        jest odtworzonych: tego, co pokazują wydrukowane żetony, nie ma w żadnym ze źródeł tego projektu, więc ich
        wartości są ustalone na wzór zamówień gry podstawowej. Kto ma pudełko, może wstawić w ich miejsce wartości
        wydrukowane.

rule-w1 =
    Wizyta w warzelni to wysłanie tam w jednej akcji co najmniej jednego własnego stojącego pionka. Pionki przychodzą
    z zasobów, ze stanowisk albo z kopalni, jeśli zasada łańcucha pozwala im odejść (C2, C3). Wizyta jest dozwolona,
    nawet gdy w warzelni nie ma solanki.
    .title = Wizyta w warzelni

rule-w2 =
    Na początku następnej tury właściciela, po rozpatrzeniu zamówień, wszystkie jego pionki z warzelni wracają do
    zasobów. Każdy przynosi 1 kostkę solanki, dopóki jakaś jeszcze jest. Jeśli przyniesiono co najmniej jedną kostkę,
    zarabia stanowisko w warzelni.
    .title = Powrót z solanką
    .note =
        Instrukcje dodatku Muria mówią, że gracz „może” wziąć kostkę za każdego górnika. Rozstrzygnięcie tej gry jest
        takie, że zabranie solanki nie jest dobrowolne.

rule-w3 =
    Ilekroć odkrywana jest komora, 1 kostka solanki z banku trafia do warzelni. Trafia tam również woda usunięta przy
    pompie.
    .title = Skąd bierze się solanka

rule-w4 =
    Glejt warzelniczy użyty podczas wizyty pozwala od razu zabrać do zasobów 1 lub 2 z dopiero co wysłanych pionków,
    każdy z 1 kostką solanki; w warzelni musi być co najmniej tyle kostek solanki. Potem podczas tej samej wizyty nie
    można wysłać kolejnego pionka, ale następny glejt może zabrać dalsze. Stanowisko w warzelni zarabia za każde
    użycie.
    .title = Natychmiastowe odwołanie pionków

rule-w5 =
    W dowolnej chwili własnej tury, o ile żaden inny wybór nie jest dokonany tylko w połowie, gracz może oddać do
    banku 2 kostki solanki za 1 brązową kostkę, 4 kostki solanki za 1 zieloną albo 6 kostek solanki za 1 białą. Innej
    soli nigdy nie wymienia się na solankę.
    .title = Wymiana solanki

rule-w6 =
    Pionki, które są w warzelni, gdy kończy się faza, wracają do domu bez solanki.
    .title = Warzelnia na koniec fazy
    .note =
        Instrukcje nie omawiają tego przypadku. Jest to rozstrzygnięcie tej gry: solankę przynosi się na początku
        następnej tury właściciela, a w tej fazie już jej nie ma.


## M

chapter-m = Drążenie kopalni (Muria)
    .intro =
        Ten rozdział obowiązuje tylko wtedy, gdy ustawienie `expansion` to `muria`. Szyb główny jest krótki, a reszta
        kopalni pojawia się w miarę, jak się ją bada i drąży. Sześć żetonów dodatku Muria jest odtworzonych, tak jak
        dziewięć jego zamówień: wydrukowanych wartości nie ma w żadnym ze źródeł tego projektu, więc są ustalone na
        wzór gry podstawowej. Kto ma pudełko, może wstawić w ich miejsce wartości wydrukowane.

rule-m1 =
    Szyb główny ma tylko odcinki `1C` i `2C`. Na początku leżą obok niego rewersem do góry komory `2L1` i `2R1`.
    Żetony gry podstawowej i dodatku Muria miesza się ze sobą, poziom po poziomie.
    .title = Kopalnia na początku

rule-m2 =
    Ostatnim krokiem odkrywania komory jest położenie żetonu tego samego poziomu rewersem do góry na każdym pustym
    miejscu obok niej w jej rzędzie, najpierw po lewej. Jeśli puste są dwa miejsca, a został jeden żeton, stronę
    wybiera gracz. Jeśli nie ma już żetonów, nie kładzie się żadnego.
    .title = Nowe żetony po lewej i prawej
    .note =
        Według włoskiej instrukcji kładzie się żeton rewersem do góry po lewej i po prawej. Francuska mówi po lewej
        „lub” po prawej i „awersem do góry”, ale w jej własnym przykładzie 6 żetony leżą po obu stronach. Gra trzyma
        się tekstu włoskiego; w kopalni z mapą (ustawienie `mapped = true`) żetony leżą awersem do góry.

rule-m3 =
    Wizyta w domu sztygarów to budowa szybu. Gracz płaci 5 groszy do banku i otrzymuje z niego 1 kostkę solanki. Musi
    być dostępny niezbudowany żeton szybu, gracz musi mieć w kopalni mniej niż 3 własne znaczniki, a w komorze nad
    nowym szybem musi być jeden z jego stojących pionków.
    .title = Budowa szybu

rule-m4 =
    Szyb buduje się pod komorą, która jeszcze go nie ma: na głębokości 3 pod komorą poziomu I, na głębokości 5 pod
    komorą poziomu II. W sąsiedniej kolumnie nie może być szybu o tej samej głębokości, a w tej samej kolumnie szybu
    o drugiej głębokości. Odcinki szybu głównego nie liczą się ani w jednym, ani w drugim przypadku.
    .title = Gdzie może być szyb

rule-m5 =
    Pod nowym szybem kładzie się rewersem do góry żeton następnego poziomu, chyba że jest tam już komora. Jeśli to
    miejsce jest puste i nie ma już żetonu tego poziomu, szybu nie wolno zbudować.
    .title = Komora poniżej
    .note =
        Instrukcje nie mówią, co się dzieje, gdy żetony się skończą. Rozstrzygnięcie tej gry jest takie, że żaden
        szyb nie prowadzi donikąd. W kopalni z mapą (ustawienie `mapped = true`) żeton leży awersem do góry.

rule-m6 =
    Znacznik budowniczego zostaje w szybie do końca gry. Liczy się jako pionek budowniczego dla O, dla C4 i dla opłat
    (E5), ale nigdy nie pracuje w ekipie.
    .title = Znacznik właściciela


## V

chapter-v = Warianty

rule-v1 =
    W kopalni z mapą każdy żeton leży awersem do góry od początku albo, z dodatkiem Muria, od chwili, gdy zostanie
    położony, a kostki kładzie się na nim, gdy wejdzie pierwszy pionek. Komorę, z której zniknęła cała sól, odwraca
    się rewersem do góry: jest wyczerpana. Odkryta znaczy zawsze, że wszedł do niej pionek (P3). Żeton leżący awersem
    do góry, na który nikt nie wszedł, jest więc nieodkryty dla C3, E1, E9, U3, W3 i M2, a wyczerpana komora
    pozostaje odkryta.
    .title = Kopalnia z mapą
    .note =
        Ten wariant włącza ustawienie `mapped = true`.

rule-v2 =
    Pięciu graczy, co jest możliwe tylko z dodatkiem Muria, gra tak jak czterech. Piąty gracz zaczyna z 18 groszami.
    .title = Pięciu graczy
    .note =
        W pudełku Muria są elementy dla piątego gracza, ale nie ma o nim żadnego tekstu. Gra używa więc liczb dla
        czterech graczy i kontynuuje szereg pieniędzy na początek.
