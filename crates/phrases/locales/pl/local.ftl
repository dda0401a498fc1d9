### Games without a server: they are kept and played in the browser alone.

local-place = Gdzie jest gra?
local-place-server = Na serwerze
local-place-help-server = Inni mogą się przyglądać przez link, a za boty myśli serwer.
local-place-here = W tej przeglądarce
local-place-help-here = Toczy się też bez sieci. Ma ją tylko ta przeglądarka.
local-friends = Do gry ze znajomymi na innych urządzeniach potrzebny jest serwer, do którego wszyscy macie dostęp, a te strony działają bez niego. Jeśli ktoś podał ci adres serwera, przejdź tam i załóż stół.
local-friends-address = Adres serwera
local-friends-go = Przejdź na serwer
local-kept = Gry w tej przeglądarce
local-kept-help = Gry bez serwera są przechowywane tylko w tej przeglądarce. W pliku można je przenieść na inne urządzenie albo zachować na wszelki wypadek.
local-export = Zapisz wszystkie gry w pliku
local-import = Wczytaj gry z pliku
local-import-none = W tym pliku nie ma takich gier.
# $taken games were brought in, $known were here already, $refused could not be taken.
local-imported = { $taken ->
    [0] Nie wczytano żadnej gry.
    [one] Wczytano { $taken } grę.
    [few] Wczytano { $taken } gry.
    [many] Wczytano { $taken } gier.
   *[other] Wczytano { $taken } gry.
} { $known ->
    [0] { "" }
    [one] { $known } gra już tu była.
    [few] { $known } gry już tu były.
    [many] { $known } gier już tu było.
   *[other] { $known } gry już tu było.
} { $refused ->
    [0] { "" }
    [one] { $refused } gry nie da się odczytać albo jest tu inna pod tą samą nazwą.
    [few] { $refused } gier nie da się odczytać albo są tu inne pod tymi samymi nazwami.
    [many] { $refused } gier nie da się odczytać albo są tu inne pod tymi samymi nazwami.
   *[other] { $refused } gry nie da się odczytać albo są tu inne pod tymi samymi nazwami.
}
local-delete-sure = Usunąć tę grę?
local-delete-help = { $table }: tę grę ma tylko ta przeglądarka. Po usunięciu nie da się jej odzyskać.
local-delete = Usuń
local-memory = Ta przeglądarka nie zapisuje teraz gier: nie ma miejsca albo jej na to nie pozwolono. Możesz grać dalej, ale po zamknięciu tej strony gra przepadnie.
local-failed = Gra przerwała działanie i została uruchomiona ponownie. Wszystkie potwierdzone ruchy są zachowane.
local-no-net = Teraz nie ma połączenia z siecią. Gry w tej przeglądarce działają bez niego.
local-install-help = Jako aplikacja gra ma własną ikonę i własne okno.
local-install = Zainstaluj grę
