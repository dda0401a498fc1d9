### The frame of docs/rules.md, which is made from rules.ftl, this file and the edition files.

docs-title = Zasady gry Magnum Sal i dodatku Muria

docs-generated = Ta strona powstaje z `crates/phrases/locales/pl/rules.ftl` i plików edycji. Zmieniaj je, a nie tę stronę.

docs-unofficial =
    Oto zasady, według których gra ten program. Jest to nieoficjalny projekt fanowski, niezwiązany z autorami
    ani wydawcami gier *Magnum Sal* i *Magnum Sal: Muria*, a sformułowania są własne.

docs-sources =
    Źródłami są: angielska instrukcja gry podstawowej od wydawcy, francuska i niemiecka instrukcja gry
    podstawowej, jednostronicowe streszczenie po francusku oraz francuska i włoska instrukcja dodatku Muria. Nie
    wszędzie są zgodne, a kilka pytań zostawiają otwartych. Każda taka decyzja jest opisana w uwadze pod zasadą,
    której dotyczy, albo na liście po zasadach.

docs-identifiers =
    Każda zasada ma oznaczenie: literę rozdziału i numer. Gdy program odrzuca ruch, podaje zasadę, która na niego
    nie pozwala, a testy noszą nazwy zasad, które sprawdzają. Tekst pisany `tak` to nazwa pola, ustawienie albo
    słowo zapisu ruchów, który opisuje [notation.md](notation.md).

docs-note = Uwaga:

docs-open-points-title = Pytania otwarte, rozstrzygnięte tutaj

docs-open-points-intro = Również te kwestie dokumenty zostawiają otwarte. Program robi tak:

docs-open-points =
    - Wózek, który zwalnia dwa pola, wymaga dwóch pól z opłatą, które są na drodze bezpośrednimi sąsiadami (E6); pola bez opłaty leżącego między nimi się nie przeskakuje.
    - Zmęczeni górnicy i zmęczeni sztygarzy liczą się przy opłatach jako właściciele tak samo jak stojący (E5).
    - Gdy kilka dróg kosztuje tyle samo opłat, gracz i tak jest pytany, którą wybiera (E4).
    - Odcięty pionek może pompować, przenosić wodę czerpakiem i budować szyb; wykluczony jest tylko z wydobycia (C4).
    - Wymiana solanki zamyka akcję wstawiania dla kolejnych lin, tak samo jak czerpak lub prowiant (P4, W5).
    - Na zamek albo do warzelni można wysłać pomocnika z tego samego budynku (K1, W1).
    - Przy ustawieniu `fatigue = all` sztygar stojący w komorze także zawsze wydobywa (E3).
    - Przy ustawieniu `pump_with_tired = true` zmęczony sztygar wystarcza tak samo jak zmęczony górnik (B4).
    - Podczas tej samej wizyty na targu lub na zamku nie można użyć dwóch glejtów jednego rodzaju (U6, U7).
    - Kierat wymaga, żeby połączona była komora ekipy; komora poniżej nie musi być połączona (E9).

docs-values-title = Wartości elementów

docs-values-intro =
    Te wartości nie są częścią programu, lecz dwóch plików edycji. Żeton zapisuje się jako jego sól i wodę, więc
    `bbg/1` to dwie brązowe, jedna zielona i jedna woda; zamówienie jako jego sól i cenę, więc `bb=9` płaci 9 groszy
    za dwie brązowe. Litery to { $letters }.

docs-base-title = Gra podstawowa
docs-muria-title = Co dodaje Muria

docs-provenance-printed = Te wartości są **wydrukowane**: tak pokazują je elementy gry.
docs-provenance-reconstructed =
    Żetony i zamówienia są tu **odtworzone**: źródła nie pokazują, co jest wydrukowane na tych z dodatku, więc
    ustalono je na wzór gry podstawowej. Cena kostki w solance i rodzaje narzędzi są podane w instrukcjach.
docs-provenance-custom = Te wartości są **własne**: ktoś je wybrał.

docs-replace =
    Żeby grać z innymi wartościami, skopiuj `crates/rules/data/base.toml` lub `crates/rules/data/muria.toml`, zmień, co trzeba, podaj w
    `provenance`, skąd pochodzą wartości (`printed`, `reconstructed` albo `custom`), i uruchom program z
    `--edition FILE`. Opcję można podać dwa razy, z plikiem każdego rodzaju. Kto ma pudełko Muria, może w ten sposób
    wstawić wydrukowane wartości w miejsce odtworzonych.

docs-head-level = Poziom
docs-head-tiles = Żetony
docs-head-phase = Faza
docs-head-orders = Zamówienia
docs-head-kind = Sól
docs-head-market = Ceny na targu, w groszach
docs-head-where = Gdzie
docs-head-prices = Ceny, w groszach
docs-head-tools = Posiadane narzędzia
docs-head-value = Wartość na koniec, w groszach
docs-head-brine = Solanka za jedną kostkę

docs-inn = karczma, za każdego kolejnego górnika
docs-workshop = warsztat, od lewej do prawej
docs-tool-kinds = Rodzaje narzędzi, po trzy karty każdego: { $tools }.
