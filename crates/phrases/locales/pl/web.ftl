### The frame of the page in the browser, the start page, and what stands at a table before a game.
###
### Players' names stay in the nominative: they are subjects, or stand behind a colon.


## Everywhere

web-skip = Przejdź do treści
web-nav = Menu główne
web-nav-start = Graj
web-nav-learn = Nauka
web-nav-rules = Zasady
web-settings = Ustawienia
web-language = Język
web-theme = Wygląd
web-theme-auto = Taki jak w systemie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-pace = Animacja pionków, kostek i monet
web-pace-off = Wyłączona
web-pace-fast = Szybka
web-pace-normal = Zwykła
web-pace-slow = Wolna
web-notify = Powiadamiaj mnie, gdy przychodzi moja tura
web-notify-denied = Ta przeglądarka nie pokazuje stąd powiadomień. Możesz na nie zezwolić w jej ustawieniach tej strony.
web-cautions = { $count ->
    [0] Przed ruchami, które mogą ci zaszkodzić, zobaczysz ostrzeżenie.
    [one] { $count } ostrzeżenie przed ruchem jest wyłączone.
    [few] { $count } ostrzeżenia przed ruchem są wyłączone.
    [many] { $count } ostrzeżeń przed ruchem jest wyłączonych.
   *[other] { $count } ostrzeżenia przed ruchem są wyłączone.
}
web-cautions-again = Ostrzegaj znowu
web-settings-kept = Ustawienia są zapisane w tej przeglądarce.
web-close = Zamknij
web-cancel = Anuluj
web-loading = Chwileczkę…
web-load-failed = Nie udało się wczytać tej strony
web-load-failed-help = Połączenie zostało przerwane albo serwer ma nowszą wersję gry. Twoje gry są bezpieczne.
web-part-failed = Nie udało się tego wczytać.
web-late = Gra jeszcze nie ruszyła. Połączenie jest wolne albo serwer właśnie dostał inną wersję. Jeśli to potrwa, wczytaj stronę ponownie.
web-again = Ponów próbę
web-outdated-reloading = Serwer ma inną wersję gry niż ta strona. Strona zostanie wczytana ponownie.
web-outdated-stays = Serwer ma inną wersję gry niż ta strona. Wczytaj ją ponownie za chwilę.
web-reload = Wczytaj ponownie
web-no-new-tables = Nowe stoły nie są teraz otwierane. Rozpoczęte gry toczą się dalej.
web-copy = Skopiuj link
web-copied = Skopiowano
web-share = Udostępnij…
web-not-found = Nic tu nie ma
web-not-found-help = Pod tym adresem nie ma żadnej strony tej gry. Sprawdź link albo zacznij od strony głównej.
web-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.


## Titles of the tab

web-title = Magnum Sal, kopalnia soli w Wieliczce
web-title-table = Stół · Magnum Sal
web-title-replay = Powtórka gry · Magnum Sal
web-title-rules = Zasady · Magnum Sal
web-title-learn = Nauka gry · Magnum Sal
web-title-notices = Powiadomienia · Magnum Sal
web-title-unknown = Nic tu nie ma · Magnum Sal
web-title-waiting = Czekamy na graczy · Magnum Sal


## Start page

# "Magnum Sal" itself is a name and is not translated.
web-start-invitation = Wyślij górników w głąb królewskiej kopalni soli w Wieliczce, wydobądź brązową, zieloną i białą sól i dostarcz to, co zamówił król.
web-start-learn = Grasz pierwszy raz?
web-start-learn-help = Pierwsza gra, na dziesięć minut, pokaże ci, jak się gra. Nie musisz przedtem niczego czytać.
web-start-learn-go = Ucz się, grając
web-start-waiting = { $games ->
    [one] Twoja tura w { $games } grze
    [few] Twoja tura w { $games } grach
    [many] Twoja tura w { $games } grach
   *[other] Twoja tura w { $games } gry
}


## A new game

web-new = Nowa gra
web-new-mode = Kto gra?
web-mode-bots = Przeciw botom
web-mode-screen = Przy jednym ekranie
web-mode-friends = Ze znajomymi
web-mode-watch = Oglądaj boty
web-mode-help-bots = Grasz z przeciwnikami, którymi kieruje komputer.
web-mode-help-screen = Od dwóch do pięciu graczy gra po kolei przy tym ekranie.
web-mode-help-friends = Dostajesz link dla każdej znajomej osoby. Grajcie od razu albo przez kilka dni.
web-mode-help-watch = Grają same boty, a ty patrzysz.
web-new-expansion = W co gramy?
web-expansion-none = Gra podstawowa
web-expansion-muria = Z Murią
web-expansion-help-none = Kopalnia pod miastem. Od dwóch do czterech graczy.
web-expansion-help-muria = Dodatek: sami drążycie kopalnię, warzycie solankę i wysyłacie sztygarów. Od dwóch do pięciu graczy.
web-new-opponents = Ilu przeciwników?
web-new-bots = Ile botów?
web-new-bots-too = Czy dołączą boty?
web-new-open = Ilu znajomych?
web-count = { $count }
web-count-none = Brak
web-new-level = Jak silne są boty?
web-new-more-levels = Jeszcze dwa, dla porównania
web-level-apprentice = Uczeń
web-level-journeyman = Czeladnik
web-level-master = Mistrz
web-level-grandmaster = Arcymistrz
web-level-random = Marzyciel
web-level-uct = Rachmistrz
web-level-help-apprentice = Przyjazny. Gra według prostych zasad; dobry na pierwsze gry.
web-level-help-journeyman = Równy rywal. Myśli naprzód, do następnej dostawy.
web-level-help-master = Groźny. Nad każdym ruchem zastanawia się około sekundy.
web-level-help-grandmaster = Najsilniejszy. Uczył się na tysiącach partii.
web-level-help-random = Wykonuje losowy dozwolony ruch.
web-level-help-uct = Myśli tak długo jak mistrz, ale zna tylko zasady.
# A bot by its level; with several of one level they are numbered.
web-bot = { $number ->
    [1] { $level }
   *[other] { $level } { $number }
}
web-new-name = Twoje imię
web-new-name-help = Widzą je znajomi. Najwyżej 40 znaków.
# What a player is called who has given no name; log sentences begin with it.
web-guest = Gość
web-new-players = Kto siedzi przy tym ekranie?
web-new-player = Imię gracza { $number }
web-player = Gracz { $number }
web-new-add = Dodaj gracza
web-new-remove = Usuń gracza { $number }
web-new-public = Stół publiczny: każdy z lobby może się dosiąść
# What a table is called that has no name of its own, while players are missing; $name is a list of those who sit there.
web-table-of = Stół: { $name }
web-new-play = Graj
web-new-start-screen = Start
web-new-invite = Załóż stół
web-new-watch = Oglądaj
web-new-summary-bots = { $expansion ->
    [muria] Z Murią
   *[none] Gra podstawowa
}, { $bots ->
    [one] { $bots } przeciwnik
    [few] { $bots } przeciwników
    [many] { $bots } przeciwników
   *[other] { $bots } przeciwnika
}, { $level }
web-new-summary-screen = { $expansion ->
    [muria] Z Murią
   *[none] Gra podstawowa
}, { $people ->
    [one] { $people } gracz
    [few] { $people } graczy
    [many] { $people } graczy
   *[other] { $people } gracza
} przy tym ekranie{ $bots ->
    [0] { "" }
    [one] , { $bots } bot
    [few] , { $bots } boty
    [many] , { $bots } botów
   *[other] , { $bots } bota
}
web-new-summary-friends = { $expansion ->
    [muria] Z Murią
   *[none] Gra podstawowa
}, ty i { $people ->
    [one] { $people } znajoma osoba
    [few] { $people } znajomych
    [many] { $people } znajomych
   *[other] { $people } znajomej osoby
}{ $bots ->
    [0] { "" }
    [one] , { $bots } bot
    [few] , { $bots } boty
    [many] , { $bots } botów
   *[other] , { $bots } bota
}
web-new-summary-watch = { $expansion ->
    [muria] Z Murią
   *[none] Gra podstawowa
}, { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
    [many] { $bots } botów
   *[other] { $bots } bota
}, { $level }


## Options of a new game

web-options = Opcje
web-options-help = Nazwa, kolejność, zegar, podpowiedzi i zasady stołu
web-clock-none = Bez zegara
web-clock-turn = Na każdą turę
web-clock-game = Na całą grę
web-patience = Na ruch trzeba czekać najwyżej: { $time }
web-length-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
web-length-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
web-length-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
web-length-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
web-clock-per-turn = { $time } na każdą turę
web-clock-per-game = { $time } na grę, a po każdej turze jeszcze { $increment }
web-clock-per-game-flat = { $time } na grę
web-variant-mapped = Kopalnia z mapą
web-variant-fatigue = Męczą się wszyscy
web-variant-cart_capacity = Małe wózki
web-variant-bucket_into_unrevealed = Czerpak nie w ciemno
web-variant-pump_with_tired = Zmęczeni mogą pompować
web-variant-help-mapped = Żetony kopalni leżą awersem do góry: pod ziemią nic nie zależy od losu.
web-variant-help-fatigue = Wydobywają i męczą się wszyscy twoi górnicy w komorze, a nie tylko ci, którzy są potrzebni.
web-variant-help-cart_capacity = Wózek wystarcza tylko na dwie kostki, jak zawsze z dodatkiem Muria.
web-variant-help-bucket_into_unrevealed = Wodę wolno przelewać tylko do komór, do których ktoś już wszedł.
web-variant-help-pump_with_tired = Można wypompować wodę z komory, w której wszyscy twoi górnicy są zmęczeni.
web-variant-round_limit = Najwięcej rund w fazie
web-variant-help-round_limit = Faza kończy się wtedy nawet, jeśli zrealizowano za mało zamówień. Prawie nigdy do tego nie dochodzi.


## Lists of tables

web-mine = Moje gry
web-mine-help = Gry, w których ta przeglądarka ma miejsce. Nikt inny nie widzi tej listy.
web-mine-none = Tu są gry, które zaczynasz lub do których dołączasz, więc możesz w każdej chwili grać dalej.
web-mine-finished = Skończone
web-lobby = Lobby
web-lobby-open = Stoły z wolnymi miejscami
web-lobby-open-none = Żaden publiczny stół nie czeka teraz na graczy. Załóż własny: wybierz „Ze znajomymi” i zaznacz „Stół publiczny”.
web-lobby-playing = Gry w toku
web-lobby-playing-none = Żadna publiczna gra się teraz nie toczy.
web-your-turn = Twoja tura
web-their-turn = Tura: { $player }
web-over = Koniec
web-adjourned = Odroczona
web-ended = Zakończona przed czasem
web-won = Zwycięstwo: { $winners }, { $groszy ->
    [one] { $groszy } grosz
    [few] { $groszy } grosze
    [many] { $groszy } groszy
   *[other] { $groszy } grosza
}
web-go-on = Dalej
web-look = Zajrzyj
web-watch = Oglądaj
web-join = Dosiądź się
web-replay = Obejrzyj powtórkę
web-forget = Zapomnij
web-forget-sure = Zapomnieć tę grę?
web-forget-help = Ta przeglądarka na zawsze oddaje swoje miejsce przy stole „{ $table }”: klucza do niego nie da się odzyskać.
web-forget-finished = „{ $table }” znika z tej listy. Sama gra zostaje na serwerze.
web-forget-do = Zapomnij
web-free-seats = { $seats ->
    [one] { $seats } wolne miejsce
    [few] { $seats } wolne miejsca
    [many] { $seats } wolnych miejsc
   *[other] { $seats } wolnego miejsca
}
web-lost = Serwer chwilowo nie odpowiada; ta lista może być nieaktualna.


## Bringing in a record

web-import = Obejrzyj zapis partii
web-import-help = Gra zapisana jako plik, stąd lub z wiersza poleceń, otwiera się jako powtórka.
web-import-file = Wybierz plik
web-import-drop = albo upuść go tutaj
web-import-paste = albo wklej jego tekst
web-import-text = Tekst zapisu
web-import-open = Otwórz


## Foot of the start page

web-about-fan = To nieoficjalny projekt fanowski. Nie jest związany z autorami ani z wydawcą, a jego teksty i obrazki są jego własne.
web-about-credits = Autorami gier Magnum Sal (2010) i Magnum Sal: Muria są Marcin Krupiński i Filip Miłuński, a wydawcą Leonardo Games.
web-about-muria = Żetony i zamówienia dodatku Muria są odtworzone: źródła nie pokazują wydrukowanych.
web-about-licence = Program jest wolny: do wyboru na licencji MIT albo Apache 2.0.


## Before a game

web-room-title = { $table }: czekamy na graczy
web-room-help = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
web-room-seats = Miejsca
web-room-order = Miejsca są w kolejności gry.
web-room-open = Czeka na gracza
web-room-you = ty
web-room-bot = bot
web-room-link = Zaproszenie na miejsce { $seat }
web-room-link-help = Wyślij każdy link jednej osobie: miejsce zajmuje ten, kto pierwszy z niego skorzysta.
web-room-new-link = Utwórz nowy link
web-room-link-gone = Link powstał w innej przeglądarce. Utwórz nowy.
web-room-fill = Posadź bota
web-room-fill-level = Poziom bota na miejscu { $seat }
web-room-watch = Oglądasz. Jeśli masz zaproszenie, otwórz link, który ci przysłano.
web-room-public = To stół publiczny: możesz zająć wolne miejsce.
web-room-rules = W co gramy
web-room-leave = Zwolnij miejsce
web-room-leave-sure = Tak, zwolnij
web-join-title = Zaproszenie do gry w Magnum Sal
web-join-with = { $count ->
    [one] { $players } czeka na ciebie.
    [few] { $players } czekają na ciebie.
    [many] { $players } czekają na ciebie.
   *[other] { $players } czekają na ciebie.
}
web-join-alone = Przy tym stole nikt jeszcze nie siedzi.
web-join-do = Dosiądź się
web-join-look = Tylko oglądaj
web-join-mine = Masz już miejsce przy tym stole
web-join-mine-help = Ten link jest dla kogoś innego. Wyślij go znajomej osobie albo otwórz w innej przeglądarce.
web-join-late = Ta gra zaczęła się bez ciebie
web-join-late-help = Wszystkie miejsca są zajęte. Możesz oglądać.
web-to-table = Do stołu
web-refused = Nie można otworzyć tego stołu
web-to-start = Do strony głównej
web-without-key = Oglądaj bez miejsca
web-connecting = Podchodzimy do stołu…


## At a table: its menu

web-menu = Menu stołu
web-menu-link = Link do oglądania
web-menu-link-help = Kto go ma, widzi grę, ale nie może grać.
web-menu-title = Nazwa stołu
web-menu-rename = Zapisz
web-menu-seats = Twoje miejsca
web-menu-name = Imię na miejscu { $seat }
web-menu-leave = Opuść grę
web-menu-leave-help = Zastąpi cię czeladnik. Możesz wrócić w każdej chwili.
web-menu-leave-sure = Tak, opuść
web-menu-over = Gra jest skończona
web-menu-save = Zapisz partię
web-menu-rules = W co gramy
web-menu-seal = Pieczęć rozdania
web-menu-seal-help = Dowodzi po grze, że rozdanie ustalono przed nią.
web-played-hints = { $hints ->
    [0] Bez podpowiedzi
    [one] { $hints } podpowiedź dla każdego gracza
    [few] { $hints } podpowiedzi dla każdego gracza
    [many] { $hints } podpowiedzi dla każdego gracza
   *[other] { $hints } podpowiedzi dla każdego gracza
}
web-played-hints-any = Dowolna liczba podpowiedzi
web-played-no-chat = Bez czatu
web-played-clock-none = Bez zegara
web-played-usual = Zwykłe zasady


## Inside sentences, for those who cannot see the pictures

web-groszy = { $amount ->
    [one] { $amount } grosz
    [few] { $amount } grosze
    [many] { $amount } groszy
   *[other] { $amount } grosza
}
web-water = { $count ->
    [one] { $count } kostka wody
    [few] { $count } kostki wody
    [many] { $count } kostek wody
   *[other] { $count } kostki wody
}
web-rule = Zasada { $rule }
