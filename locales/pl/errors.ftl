### What is wrong with a text: a move, an edition file, a set-up, a record. One sentence for each code.


## Frames for other sentences

# $problem is one of the edition- sentences.
file-line = { $file }, wiersz { $line }: { $problem }
# $refusal is one of the sentences of refusals.ftl.
move-refused = { $refusal } (zasada { $rule })
# $message comes from the reader of JSON and is always English.
record-form = To nie jest zapis partii: { $message }
record-format = To zapis w formacie { $found }, a ten program czyta format 1.
record-setup = Układ początkowy w zapisie jest niemożliwy: { $problem }
# $problem is a refusal or one of the notation- sentences.
record-move = ruch { $number }, `{ $move }`: { $problem }


## Moves; $form shows how the move is written.

notation-unknown-verb = Żaden ruch nie zaczyna się od `{ $found }`; ruchy zaczynają się od { $verbs }.
notation-wrong-blanks = Słowa ruchu oddziela pojedyncza spacja, a na początku i na końcu nie ma żadnej.
notation-wrong-form = Słów jest za mało albo za dużo; ten ruch zapisuje się tak: `{ $form }`.
notation-wrong-word = `{ $found }` tu nie pasuje; ten ruch zapisuje się tak: `{ $form }`.
notation-no-space = `{ $found }` nie jest polem żadnej kopalni; pola nazywają się na przykład 1C, 2L3 i 4R1.
notation-no-source = `{ $found }` nie jest miejscem, z którego może przyjść pionek; napisz `supply`, stanowisko w rodzaju `@market` albo pole w rodzaju `2L3`, a dla sztygara dodaj `!`.
notation-no-salt = `{ $found }` nie oznacza soli; napisz po jednej literze na kostkę, w kolejności b, g, w, u, na przykład `bbg`.
notation-broken-route = Na drodze `{ $found }` nie każde pole jest o jeden krok od poprzedniego.
notation-wrong-order = Dwa pola, miejsca pochodzenia pionków albo numery graczy są w złej kolejności albo jeden gracz występuje dwa razy; ten ruch zapisuje się tak: `{ $form }`.


## Edition files, after the name of the file and the line

# $message comes from the reader of TOML and is always English.
edition-syntax = tego nie da się odczytać jako pliku edycji: { $message }
edition-unknown-edition = nie ma edycji `{ $found }`; może to być `base` albo `muria`.
edition-count =
    `{ $key }` ma { $found ->
        [one] { $found } pozycję
        [few] { $found } pozycje
        [many] { $found } pozycji
       *[other] { $found } pozycji
    }, a powinno ich być { $expected }.
edition-bad-tile = `{ $found }` nie jest żetonem kopalni; podaj od 1 do 6 kostek, literami w kolejności b, g, w, i najwyżej 6 kostek wody, w postaci `bbg/1`.
edition-bad-order = `{ $found }` nie jest zamówieniem; podaj od 1 do 6 kostek, literami w kolejności b, g, w, u, i cenę od 1 do 100 groszy, w postaci `bb=9`, a solankę tylko w dodatku Muria.
edition-not-ascending = liczby w `{ $key }` muszą iść od najmniejszej do największej.
edition-out-of-range = jedna z liczb w `{ $key }` to { $found }, a dozwolone są liczby od { $least } do { $most }.
edition-same-sort = to drugi plik rodzaju `{ $edition }`; podaj najwyżej po jednym każdego rodzaju.
edition-bad-tool = `{ $found }` nie jest narzędziem z tego pudełka albo występuje tu dwa razy.


## Set-ups

setup-players =
    Gra dla { $found ->
        [one] { $found } gracza
        [few] { $found } graczy
        [many] { $found } graczy
       *[other] { $found } gracza
    } nie jest możliwa; w tej grze bierze udział od 2 do { $most } graczy, a pięciu gra tylko z dodatkiem Muria.
setup-stack-size =
    `{ $place }` ma { $found ->
        [one] { $found } element
        [few] { $found } elementy
        [many] { $found } elementów
       *[other] { $found } elementu
    }, a w pudełku jest ich { $expected }.
setup-not-in-box = `{ $place }` to `{ $found }`, czego w pudełku nie ma albo nie ma tyle razy.
setup-setting = Ustawienie `{ $key }` ma niedozwoloną wartość. Dozwolone: { $allowed }.
setup-tool-choice = W grze bierze udział siedem różnych rodzajów narzędzi: bez dodatku Muria siedem z gry podstawowej, z dodatkiem dowolne siedem z dziewięciu.
