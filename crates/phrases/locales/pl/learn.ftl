### The rules page with its small boards, and the first game that teaches by doing.


## The rules page

learn-rules-title = Zasady
learn-rules-search = Szukaj w zasadach
learn-rules-search-help = Słowa albo zasada, na przykład E5
learn-rules-chapter = Rozdział
learn-rules-chapters = Rozdziały
learn-rules-all = Wszystkie rozdziały
learn-rules-found =
    { $count ->
        [0] Żadna zasada nie ma tych słów. Spróbuj mniej słów albo krótszych.
        [one] 1 zasada ma te słowa.
        [few] { $count } zasady mają te słowa.
        [many] { $count } zasad ma te słowa.
       *[other] { $count } zasady ma te słowa.
    }
learn-rules-results = Zasady z tymi słowami
learn-rules-unknown = Nie ma zasady { $rule }. Oto wszystkie.
learn-rules-link = Link do zasady { $rule }
learn-rules-note = Uwaga
learn-rules-may = Tu wolno
learn-rules-may-not = Tu nie wolno
learn-rules-reconstructed = odtworzone
learn-rules-values-unknown = Serwer nie podaje teraz cen. Wczytaj stronę ponownie, by spróbować jeszcze raz.

learn-minutes-title = Gra w dwie minuty
learn-minutes-goal =
    Kierujesz ekipą górników w Wieliczce w roku 1368. Po trzech fazach wygrywa ten, kto ma najwięcej pieniędzy.
    Pieniądze biorą się z soli: zamek kupuje ją na zamówienie, a targ po kostce.
learn-minutes-turn =
    W swojej turze masz dwie akcje, a w pierwszej rundzie każdej fazy tylko jedną. Każda akcja to jedna z czterech
    rzeczy: wstaw lub przesuń górnika w kopalni, wydobądź sól, ustaw pomocnika w mieście albo odwiedź budynek. Możesz
    też spasować.
learn-minutes-chain =
    Górnicy tworzą łańcuch od wejścia do kopalni. Możesz iść wszędzie tam, gdzie jest ktoś z łańcucha, albo tuż obok, i
    nie ma znaczenia, czyi to górnicy. Nikomu nie wolno odejść, jeśli odcięłoby to innych.
learn-minutes-dig =
    Pierwszy górnik w komorze odkrywa jej sól i wodę. Do wydobycia potrzeba górników, którzy tam stoją: po jednym na
    każdą kostkę soli i po jednym na każdą kostkę wody. Potem są zmęczeni i się kładą.
learn-minutes-toll =
    Sól od razu wędruje łańcuchem w górę. Na każdym polu, na którym nie masz nikogo swojego, płacisz po 1 groszu od
    kostki temu, kto tam jest. Opłaca się więc stać tam, gdzie inni muszą przechodzić.
learn-minutes-castle =
    Żeby sprzedać sól na zamek, wyślij górnika do jego kolejki. Dociera dwie tury później; jeśli masz wtedy sól na
    zamówienie, zamek dobrze płaci. Jeśli nie, płacisz karę.
learn-minutes-town =
    W karczmie są nowi górnicy, w warsztacie narzędzia na każdą okazję, pompa usuwa wodę z komór, targ handluje
    pojedynczymi kostkami, a plac miejski daje ci 1 grosz. Pomocnik w budynku zarabia 1 grosz za każdą wizytę.
learn-minutes-rest = Jeśli spasujesz w obu akcjach tury, wszyscy twoi zmęczeni górnicy znów wstaną.
learn-minutes-end =
    Faza kończy się razem z rundą, w której zrealizowano dość zamówień. Wszyscy wracają do domu, a na stół trafiają nowe
    zamówienia i narzędzia. Na sam koniec sól i narzędzia, które ci zostały, też są warte kilka groszy.
learn-minutes-try = Zagraj pierwszą grę


## Names on the small boards, as the sentences below have them

learn-name-a = Ada
learn-name-b = Bruno
learn-name-c = Celina
learn-name-d = Dora
learn-name-e = Emil


## What one sees on the small board of each rule: one or two sentences

learn-scene-g1 =
    2L3 leży na głębokości 2, trzy kolumny na lewo od szybu głównego; 4R1 leży na głębokości 4, jedną kolumnę na prawo od
    niego.
learn-scene-g2 =
    Cała kopalnia gry podstawowej: osiem komór poziomu I, sześć poziomu II, cztery poziomu III, a między nimi szyb
    główny.
learn-scene-g3 =
    2C sąsiaduje z 1C nad nim, z 3C pod nim oraz z komorami 2L1 i 2R1 obok. 2R1 i 4R1 nie sąsiadują ze sobą: z komory
    nigdy nie przechodzi się do tej pod nią.
learn-scene-g4 =
    Wszyscy widzą, co mają Ada i Bruno i co leży w 2R1. Nikt nie wie, co jest pod żetonem 2R2 ani jakie będzie następne
    zamówienie.
learn-scene-g5 =
    Wszystkich dziesięciu górników Ady jest już w grze, więc w karczmie nie ma dla niej nikogo. Monet i kostek nigdy nie
    brakuje.

learn-scene-s1 = Przy stole siedzi czworo graczy. Los padł na Adę: ona zaczyna, a inni po niej, zgodnie z ruchem wskazówek zegara.
learn-scene-s2 = Zaczyna się gra dwuosobowa z dodatkiem Muria: Ada i Bruno mają w zasobach po trzech górników i po sztygarze.
learn-scene-s3 =
    Ada zaczyna, więc ma 10 groszy. Im później czyjaś tura, tym więcej pieniędzy w zamian: 12, 14 i 16. Wszyscy mają po
    jednej brązowej kostce.
learn-scene-s4 = Targ przed pierwszą turą: brązowe na polach 5 i 4, zielona na 6, a białej nie ma wcale.
learn-scene-s5 =
    Na każdej komorze leży rewersem do góry żeton jej poziomu. Co jest pod spodem, okaże się dopiero, gdy ktoś tam
    wejdzie.
learn-scene-s6 =
    W fazie I jest siedem narzędzi: trzy leżą wyłożone w warsztacie, cztery czekają w stosie. Pozostałe czternaście
    pojawi się w dwóch następnych fazach.
learn-scene-s7 =
    Faza zaczyna się przy trzech graczach: wyłożone są trzy zamówienia i trzy narzędzia, a znacznik karczmy stoi na jej
    trzecim polu, więc można nająć pięciu górników.

learn-scene-t1 =
    W pierwszej rundzie Ada i Bruno mieli po jednej akcji i weszli do szybu. Teraz zaczyna się druga runda i każde z nich
    ma dwie.
learn-scene-t2 =
    Tura Ady zaczyna się na zamku: jej górnik z bliższego kręgu dociera do celu, a ten z dalszego przechodzi bliżej.
    Górnik Bruna czeka na turę Bruna.
learn-scene-t3 =
    W pierwszej akcji Ada odwiedziła warsztat. Druga może być wizytą w dowolnym innym budynku, ale nie ponownie w
    warsztacie.
learn-scene-t4 = Obaj górnicy Ady w 2L1 są zmęczeni. Jeśli spasuje w obu akcjach, wstaną na koniec jej tury.
learn-scene-t5 = W grze dwuosobowej o fazie rozstrzyga czwarte zamówienie. Rundę rozgrywa się do końca i wtedy faza się kończy.
learn-scene-t6 =
    Zaczyna się faza II. Wszystkie pionki są w domu, a ponieważ na targu nie było brązowej soli, jedna kostka trafiła na
    pole 5. Sól w 2R1 zostaje na swoim miejscu.
learn-scene-t7 =
    Ada ma 31 groszy, 9 za trzy kostki i 6 za trzy narzędzia: 46. Bruno ma 44 i 2 za jedno narzędzie: też 46. Wygrywa
    Ada, bo zrealizowała więcej zamówień.
learn-scene-t8 = Zrealizowano tylko dwa zamówienia, ale to runda 60: faza i tak się kończy.

learn-scene-c1 =
    1C i 2C są połączone z powierzchnią. Górnik może wejść tam albo na pole obok nich; 2L2 i 4C są jeszcze poza zasięgiem.
learn-scene-c2 =
    Gdyby górnik Ady opuścił 1C, wszyscy inni zostaliby odcięci, więc musi zostać. Ten w 2L1 jest na końcu łańcucha i może
    odejść.
learn-scene-c3 =
    Od 2R1 w całym korytarzu nie ma już soli. Ada może więc opuścić 2R1, choć odcina to zmęczonego górnika Bruna za nim.
learn-scene-c4 =
    W szybie 3R1 nikt nie stoi, ale jest tam znacznik Bruna i łączy 4R1 z łańcuchem. Ada może więc wydobywać w 4R1.

learn-scene-p1 = Ada bierze górnika z zasobów i stawia go w 2R1, które sąsiaduje z górnikiem Bruna na 2C.
learn-scene-p2 =
    Na polu jest miejsce dla wszystkich. Górnik Ady może zejść z 2C na 3C, bo połączenie na 2C utrzymują dwaj górnicy
    Bruna.
learn-scene-p3 =
    Górnik Ady jest pierwszy w 2R1. Żeton odwraca się i kładzie tam jedną brązową kostkę, dwie zielone i dwie kostki wody.
    2R2 pozostaje zakryte.
learn-scene-p4 = Ada wysłała górnika do 2R1, a dzięki linie w tej samej akcji poszedł za nim drugi. Lina jest teraz użyta.

learn-scene-e1 = Ada może wydobywać w 2L1, gdzie stoi dwóch jej górników. W 2R1 nie może: jej jedyny górnik jest tam zmęczony.
learn-scene-e2 = Trzech górników minus jedna kostka wody to siła 2. Ada bierze więc jedną lub dwie kostki, jakie chce.
learn-scene-e3 =
    Ada wzięła z 2L1 jedną brązową. Jedna kostka soli i jedna kostka wody wymagały dwóch górników: ci dwaj są zmęczeni, a
    trzeci wciąż stoi.
learn-scene-e4 =
    Z 4R2 prowadzą w górę dwie drogi. Ada wybiera tę przez własny szyb 3R1: tam ma kogoś na każdym polu i nic nie płaci.
learn-scene-e5 =
    Ada wynosi dwie kostki. Na 2C ma własnego górnika; na 1C stoi tylko Bruno, więc płaci mu po 1 groszu od kostki, razem
    2 grosze.
learn-scene-e6 =
    Na 2C i 1C, które na drodze w górę leżą jedno za drugim, stoi tylko Bruno. Jeden wózek zwalnia oba pola i trzy kostki
    Ady nic nie kosztują.
learn-scene-e7 = Każda kostka z 2L1 kosztowałaby Adę 2 grosze. Ma tylko 1 i nie ma wózka, więc nie wolno jej tam wydobywać.
learn-scene-e8 = Ada wydobywa w 2R1. Bruno zajmuje stanowisko przy wejściu do kopalni i dostaje za to 1 grosz z banku.
learn-scene-e9 =
    Dwaj górnicy Ady w 2R1 obracają kierat i wyciągają kostkę z 4R1, wprost pod nimi. Liczy się przeciw nim woda z 4R1, a
    woda z 2R1 nie.

learn-scene-a1 = Bruno ma pomocnika na targu. Stanowiska w warsztacie i przy pompie są dla Ady jeszcze wolne.
learn-scene-a2 = Bruno właśnie kupił narzędzie. Pomocnik Ady jest w warsztacie, więc bank płaci jej 1 grosz.
learn-scene-a3 = Bruno ustawił sztygara przy pompie. Za każdą wizytę dostaje tam 1 grosz, tak samo jak za górnika.
learn-scene-a4 =
    Stanowisko Ady przy wejściu do kopalni zajmują dwaj górnicy albo sam sztygar. Jeśli jeden z dwóch górników odejdzie,
    drugi wraca do domu.
learn-scene-a5 =
    Bruno wydobył z 2L1 trzy kostki. Stanowisko Ady przy wejściu przynosi jej 1 grosz, niezależnie od liczby kostek.

learn-scene-b1 = Górnik kosztuje 6 groszy, a Ada ma 5: nie może odwiedzić karczmy. Plac miejski stoi przed nią otworem.
learn-scene-b2 = Znacznik stoi na 6. Ada płaci 6 groszy za górnika i znacznik przesuwa się dalej: następny kosztuje 7.
learn-scene-b3 =
    Ada kupuje za 4 grosze wózek ze środka. Karta prowiantu przesuwa się na jego miejsce, a ze stosu przychodzi nowe
    narzędzie.
learn-scene-b4 =
    Ada ma w 2R1 stojącego górnika, więc może tam pompować: 1 kostkę wody za darmo, 2 za 2 grosze albo wszystkie 3 za 5.
learn-scene-b5 =
    Najdroższe wolne pole zielonej soli jest warte 5, więc Ada może sprzedać jedną za 5. Najtańsza brązowa leży na 4, więc
    może jedną kupić za 4.
learn-scene-b6 =
    Ada nie ma zielonej kostki. Jeśli kupi tę za 6, nie wolno jej odsprzedać podczas tej samej wizyty.
learn-scene-b7 = Ada odwiedziła plac miejski i ma o 1 grosz więcej. To niewiele, ale zawsze możliwe.
learn-scene-b8 = Targ nie przyjmuje solanki: Ada musi ją najpierw wymienić na inną sól albo użyć jej do zamówienia.

learn-scene-k1 =
    Ada wysłała górnika na zamek. Zaczyna w dalszym kręgu, w następnej turze przechodzi do bliższego, a turę później
    dociera do celu.
learn-scene-k2 = Trzy pionki czekają w dalszym kręgu, a dwa w bliższym. Miejsca zawsze starczy dla następnych.
learn-scene-k3 =
    Górnik Ady dotarł do celu, a ona ma dwie brązowe i jedną zieloną. Musi zrealizować pierwsze albo drugie zamówienie;
    trzecie wymaga dwóch zielonych.
learn-scene-k4 =
    Jedyna kostka Ady jest zielona i nie da się z nią zrealizować żadnego zamówienia. Ada traci 3 grosze albo tę kostkę.
learn-scene-k5 =
    Dwaj górnicy Ady docierają razem. Pierwszy przyniósł 9 groszy i pojawiło się nowe zamówienie; z brązową i zieloną drugi
    realizuje to za 11.
learn-scene-k6 =
    Górnik Ady dotarł do celu, a ona ma cztery kostki solanki. Może zamienić dwie z nich na brązową kostkę i zrealizować
    pierwsze zamówienie, ale nikt jej do tego nie zmusi.

learn-scene-u1 = Dzięki linie Ada może w jednej akcji wstawić dwa pionki: na przykład jeden w 2R1 i jeden na 3C.
learn-scene-u2 = Jeden górnik i jeden kilof, minus jedna kostka wody: wystarczy na jedną kostkę soli.
learn-scene-u3 = Czerpak Ady przenosi wodę z 2L1 do 2L2, gdzie nikt jeszcze nie wszedł.
learn-scene-u4 = Dzięki wózkowi na 2C kostki Ady mijają górnika Bruna za darmo. Na 1C Ada ma własnego górnika.
learn-scene-u5 = Jedna karta prowiantu wystarcza dla obu zmęczonych górników Ady, choć są w różnych komorach.
learn-scene-u6 =
    Kolumna brązowej soli jest pełna. Z glejtem handlowym Ada i tak może sprzedać swoją brązową kostkę, za 3 grosze.
learn-scene-u7 = Z glejtem królewskim górnik Ady zaczął w bliższym kręgu: dotrze na początku jej następnej tury.
learn-scene-u8 =
    Ada wysłała do warzelni trzech górników. Dzięki glejtowi dwaj wrócili od razu, każdy z kostką solanki; trzeci wróci w
    następnej turze.
learn-scene-u9 =
    Komora 2L1 jest wyczerpana, ale z kieratem trzej górnicy Ady mogą stamtąd wyciągnąć dwie kostki z 4L1, choć nie
    prowadzi tam żaden szyb.

learn-scene-w1 = Ada w jednej akcji wysłała do warzelni dwóch górników. Przyniosą solankę na początku jej następnej tury.
learn-scene-w2 =
    Zaczyna się tura Bruna i jego dwaj górnicy wracają z warzelni. Jest tam tylko jedna kostka solanki, więc przynosi ją
    tylko jeden z nich.
learn-scene-w3 =
    Właśnie odkryto 2R1, więc do warzelni trafiła jedna kostka solanki. Trafia tam także woda wypompowana z 2R1.
learn-scene-w4 = Jest tylko jedna kostka solanki. Dzięki glejtowi Ada może od razu odwołać tylko jednego z trzech górników.
learn-scene-w5 =
    Sześć kostek solanki Ada może wymienić na jedną białą kostkę albo na jedną zieloną i jedną brązową, albo na trzy
    brązowe.
learn-scene-w6 = Faza kończy się, gdy dwaj górnicy Ady są w warzelni. Wracają do domu bez solanki.

learn-scene-m1 =
    Z dodatkiem Muria kopalnia zaczyna się od dwóch odcinków szybu i dwóch komór leżących rewersem do góry. Wszystko inne
    trzeba dopiero znaleźć.
learn-scene-m2 = Górnik Ady odkrył 2R1. Od razu obok, na 2R2, kładzie się rewersem do góry nowy żeton.
learn-scene-m3 =
    Ada miała górnika w 2R1 i zapłaciła 5 groszy w domu sztygarów. Teraz prowadzi stamtąd w dół jej szyb 3R1, a ona dostała
    za niego 1 kostkę solanki.
learn-scene-m4 =
    Bruno zbudował 3R1. Tuż obok, na 3R2, nie wolno budować szybu; na 3R3, o kolumnę dalej, Ada może zbudować swój.
learn-scene-m5 = Ada zbudowała szyb 3L1. Pod nim leży rewersem do góry żeton poziomu II, gotów na pierwszego gościa.
learn-scene-m6 =
    Bruno wynosi dwie kostki z 4R1. W szybie 3R1 jest tylko znacznik Ady: Bruno płaci jej 2 grosze.

learn-scene-v1 =
    W kopalni z mapą żetony leżą awersem do góry. Wiadomo, co kryje 2L1, ale kostki kładzie się tam dopiero, gdy ktoś
    wejdzie, tak jak w 2R1.
learn-scene-v2 = Pięcioro graczy z dodatkiem Muria: Emil jest ostatni, więc zaczyna z 18 groszami.


## The first game

learn-title = Twoja pierwsza gra
learn-intro =
    Poznaj grę, grając: jedna faza przeciw Kindze, która wyjaśnia, co się dzieje. To potrwa około dziesięciu minut i nie
    wymaga żadnej wcześniejszej wiedzy.
learn-intro-mind = Możesz w każdej chwili przerwać i wrócić później, a także zawsze cofnąć się o krok.
learn-begin = Zacznij
learn-go-on = Wróć do przerwanej gry
learn-again = Zacznij od nowa
learn-again-sure = Lekcja zaczyna się od pierwszego kroku, przy nowym stole.
learn-or-rules = Albo przeczytaj zasady
learn-you = Ty
learn-rival = Kinga
learn-panel = Lekcja
learn-progress = Krok { $step } z { $steps }
learn-back = Wstecz
learn-next = Dalej
learn-show = Zrób to za mnie
learn-tasks = Co zrobić
learn-done = zrobione
learn-waiting = Kinga rozgrywa swoją turę.
learn-gone = Serwer nie zna już tej gry. Zacznij od nowa, teraz pójdzie szybko.
learn-first = To dozwolone, ale najpierw zrób to, o co prosi lekcja: { $wanted }.
learn-not-now = Nie w tej lekcji. Możesz to zrobić w prawdziwej grze.
learn-play-on = Graj dalej z botem
learn-new-game = Zacznij nową grę
learn-read-rules = Przeczytaj zasady


## What Kinga says, step by step: short and friendly, one idea each

learn-step-welcome =
    Witaj w Wieliczce! Jestem Kinga i będę kopać obok ciebie. Cel jest prosty: mieć na koniec najwięcej pieniędzy. Najlepiej
    płaci zamek: na zamówieniach widać, jakiej chce soli i za ile.
learn-step-purse =
    To należy do ciebie: 10 groszy, jedna brązowa kostka soli i pięciu górników. Ja mam 12 groszy, bo ty zaczynasz. Wszystko
    leży na stole jawnie.
learn-step-town =
    Na górze jest miasto. Każdy dom robi jedno: w karczmie są górnicy, w warsztacie narzędzia, na targu handluje się solą.
    Odwiedzimy je wszystkie.
learn-step-mine =
    Na dole jest kopalnia. Komory leżą obok szybu głównego, zakryte, dopóki ktoś do nich nie wejdzie. Im głębiej, tym
    cenniejsza sól.
learn-step-enter =
    Wszystko zaczyna się przy wejściu. Weź górnika z zasobów i postaw go na 1C, na samej górze szybu.
learn-step-end =
    W pierwszej rundzie fazy każdy ma tylko jedną akcję, a ta była twoja. Zakończ turę, a ja rozegram swoją.
learn-step-chain =
    Poszłam dalej, na 2C. Górnicy tworzą łańcuch od wejścia, a moi są w nim tak samo dobrzy jak twoi: możesz iść wszędzie tam,
    gdzie jest łańcuch, i tuż obok. Wyślij górnika do 2L1, komory na lewo ode mnie.
learn-step-reveal =
    Nikogo tam przedtem nie było, więc komora została odkryta: dwie brązowe, jedna zielona i jedna kostka wody. Masz teraz dwie
    akcje, więc wyślij za nim drugiego górnika i zakończ turę.
learn-step-rival-reveals =
    Po drugiej stronie otworzyłam 2R1: jedna brązowa, dwie zielone, ale dwie kostki wody. Woda to utrapienie: górnik, który ją
    wybiera, nie może kopać.
learn-step-dig =
    Kop! Dwóch górników minus jedna kostka wody to siła 1, czyli jedna kostka soli. Wybierz 2L1 i weź brązową.
learn-step-tired =
    Twoi górnicy są zmęczeni i się kładą. I spójrz na 2C: nie masz tam nikogo, więc sól poniósł mój górnik, a ty płacisz mi 1
    grosz za kostkę. Na 1C stoi twój własny górnik, więc tam jest za darmo.
learn-step-queue =
    Masz teraz dwie brązowe, a zamek płaci za nie 9. Wyślij górnika na zamek: poczeka w dalszym kręgu, potem w bliższym, a potem
    zostanie przyjęty. Następnie zakończ turę.
learn-step-toll =
    Tym razem zarobek jest twój: wydobyłam zieloną kostkę, a na 1C stoi tylko twój górnik. To 1 grosz dla ciebie. Dobre miejsce w
    łańcuchu samo na siebie zarabia.
learn-step-tool =
    Gdy twój górnik czeka, kup narzędzie. Kilof kosztuje tylko 3 grosze i kopie jak jeszcze jeden górnik. Każdego narzędzia można
    użyć raz w fazie.
learn-step-third =
    Twoi dwaj górnicy w 2L1 są zmęczeni, ale masz jeszcze jednego. Wyślij i jego do 2L1, a potem zakończ turę.
learn-step-deliver =
    Zamek przyjmuje twojego górnika! Masz to, czego chce pierwsze zamówienie: dostarcz dwie brązowe i odbierz 9 groszy.
learn-step-pump =
    Kto dotrze bez soli na którekolwiek zamówienie, płaci karę, więc planuj z wyprzedzeniem. Jest nowe zamówienie: dwie brązowe i
    jedna zielona za 17! Najpierw pozbądźmy się wody. Użyj pompy dla 2L1: pierwsza kostka wody jest za darmo.
learn-step-pick =
    Bez wody jeden górnik i twój kilof mają siłę 2. Wydobądź naraz brązową i zieloną, a potem zakończ turę. Mój górnik na 2C znów
    dostanie po 1 groszu od kostki.
learn-step-rival-rests =
    Komora 2L1 jest teraz pusta. Spasowałam w obu akcjach swojej tury, więc wszyscy moi zmęczeni górnicy wstali. Ty też wkrótce
    tak zrobisz.
learn-step-market =
    Masz jedną brązową i jedną zieloną. Na zamku to jest warte 11, ale z jeszcze jedną brązową 17! Kup brązową na targu:
    najtańsza kosztuje 4.
learn-step-again =
    Teraz znów wyślij górnika na zamek. Mam to, czego trzeba na zamówienie za 11, więc dobrze, że mierzysz wyżej. Zakończ turę.
learn-step-rest =
    Dostarczyłam sól i znów kopałam; na 1C zarabiasz na tym 2 grosze. Twoja ekipa w 2L1 jest zmęczona, a górnik na zamku i tak
    potrzebuje czasu. Daj im odpocząć: spasuj w obu akcjach i zakończ turę.
learn-step-seventeen = Twoi górnicy znów stoją, a na zamku twoja kolej. Dostarcz sól za 17 groszy!
learn-step-hire =
    Więcej górników to więcej siły. Najmij jednego w karczmie: cena rośnie z każdym, a przy dwóch graczach zaczyna się od 6.
learn-step-assist =
    Górnik może też zarabiać w mieście. Ustaw jednego jako pomocnika na targu: odtąd bank płaci ci 1 grosz, ilekroć ktoś tam
    handluje, ja też. Potem zakończ turę.
learn-step-wage =
    Widzisz, kupiłam kostkę na targu, a twój pomocnik zarobił 1 grosz. Stanowiska są też na zamku, w warsztacie i przy pompie.
learn-step-move =
    Komora 2L1 jest wyczerpana, więc idziemy do następnej. Stojących górników można przesuwać: wyślij jednego z 2L1 do 2L2.
    Pozostali utrzymują łańcuch.
learn-step-second =
    Trzy brązowe! Nikomu nie wolno odejść, jeśli odcięłoby to innych, więc ostatni musi zostać w 2L1. Wyślij do 2L2 jeszcze
    jednego i zakończ turę.
learn-step-phase =
    Moja dostawa to czwarte zrealizowane zamówienie: w grze dwuosobowej kończy to fazę. Wszystkie pionki wróciły do domu i stoją,
    użyte narzędzia są znów gotowe, a na stół trafiły nowe zamówienia i narzędzia. Kopalnia pozostaje bez zmian.
learn-step-deeper =
    W fazie II zamek chce białej soli. Leży głębiej, od poziomu II w dół. Zmienił się też gracz rozpoczynający: teraz to ja.
learn-step-score =
    Po fazie III wszystko się liczy: twoje pieniądze, 3 grosze za każdą pozostałą kostkę i coś za narzędzia, tym więcej, im
    więcej ich masz. Kto ma najwięcej, wygrywa.
learn-step-finish =
    To wszystko, czego ci trzeba. Graj dalej stąd, a moje miejsce zajmie bot. To, czego nie możesz zrobić, jest na planszy
    przygaszone: wskaż to lub dotknij, a dowiesz się dlaczego. Powodzenia!
