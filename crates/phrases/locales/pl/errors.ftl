### What is wrong with a text: a move, an edition file, a set-up, a record. One sentence for each code.


## Frames for other sentences

# $problem is one of the edition- sentences.
file-line = { $file }, wiersz { $line }: { $problem }
# $refusal is one of the sentences of refusals.ftl.
move-refused = { $refusal } (zasada { $rule })
# $message comes from the reader of JSON and is always English.
record-form = To nie jest zapis partii: { $message }
record-format = To zapis w formacie { $found } z nowszej wersji programu; ta czyta formaty do { $newest }.
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


## Pozycje i to, co się odkrywa; $place to miejsce w zapisie.

record-position = Początek zapisu jest niemożliwy: { $problem }
record-opening = To, co leży odkryte na początku zapisu, jest niemożliwe: { $problem }
record-edition = Zapisaną partię rozegrano z innymi wartościami elementów: ich odcisk to `{ $found }`, a obecnych wartości `{ $expected }`.
record-names = Zapis ma imiona w liczbie { $names }, a graczy w liczbie { $players }.
record-no-ply = Liczba ruchów w zapisie to tylko { $plies }.
move-drawn = `{ $found }` to ani kafelek jak bbg/1, ani zamówienie jak bb=9, ani narzędzie jak rope.
draw-draw-count = Liczba odkrywanych rzeczy to { $expected }, a podanych { $found }.
draw-wrong-pile = `{ $found }` nie pochodzi ze stosu, z którego się dobiera.
draw-not-left = Nie ma już `{ $found }` w pudełku albo w tym stosie.
draw-stacks-known = Stosy tej partii są znane: ruch nie mówi, co odkrywa.
position-nobody-on-turn = Nikt nie jest na ruchu, a gra się nie skończyła.
position-wrong-result = Wynik nie zgadza się z pozycją.
position-turn-begun = `{ $place }` pokazuje, że tura się zaczęła: start to początek tury.
position-no-such-seat = `{ $place }` wskazuje miejsce { $seat }, którego nie ma przy stole.
position-out-of-range = `{ $place }` to { $found }; powinno być od { $least } do { $most }.
position-list-length = Liczba pozycji w `{ $place }` to { $found }; powinno być { $expected }.
position-missing = Brakuje `{ $place }`.
position-unexpected = Jest `{ $place }`, czego w tej grze nie ma.
position-miner-count = Górnicy – { $seat }: posiadanych { $owned }, a w zasobie, kopalni i mieście { $found }.
position-foreman-count = Sztygar – { $seat }: liczba miejsc to { $found }; z dodatkiem Muria powinno być jedno, bez niego żadne.
position-post-holders = Stanowisko { $post } zajmuje jeden górnik, przy wejściu dwóch, albo sam sztygar.
position-no-such-space = W tej kopalni nie ma pola { $space }.
position-space-not-listed = W kopalni brakuje pola { $space }.
position-no-way-out = Z { $space } żadna droga nie prowadzi na powierzchnię.
position-wrong-sort = { $space } musi mieć `open`, `salt` i `water`, jeśli to komora, a nic z tego, jeśli to szyb.
position-wrong-marker = { $space }: znacznik leży na każdym szybie zbudowanym przez gracza i nigdzie indziej.
position-marker-count = Znaczniki – { $seat }: podano { $said }, a w kopalni jest { $found }.
position-shaft-count = Szyby, zbudowane i nie: { $found }; dotychczasowe fazy dały { $expected }.
position-too-many-tiles = Komory, { $level }: { $found }; kafelków jest tylko { $most }.
position-not-entered = Nikt nie wszedł do { $space }, więc nie może tam być ani pionków, ani soli.
position-tired-in-shaft = W { $space } nikt nie kopie, więc nikt tam nie jest zmęczony.
position-no-tile-for = Żaden pozostały kafelek nie ma tyle soli, ile leży w { $space }.
position-too-much-water = Woda, { $level }: { $found }; kafelki dały najwyżej { $most }.
position-wrong-salt = `{ $place }` nie może mieć tej soli: { $kind }.
position-card-count = Karty `{ $place }`, odkryte, posiadane i w stosie: { $found }; powinno być { $expected }.
position-empty-place = `{ $place }` jest puste, choć w stosie są jeszcze karty.
position-not-in-box = `{ $place }` to `{ $found }`, czego w pudełku nie ma albo nie ma tyle razy.
position-half-made = `{ $place }` nie pasuje do pozycji.
