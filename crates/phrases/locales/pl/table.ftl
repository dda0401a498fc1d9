# Refusals of a table, by their code.

table-no-table = Nie ma takiego stołu; sprawdź link.
table-no-seat = Nie ma takiego miejsca: miejsc przy tym stole jest { $seats }.
table-no-key = Do tego potrzebny jest klucz do miejsca.
table-not-seated = Ten klucz nie otwiera żadnego miejsca przy tym stole.
table-not-host = Może to zrobić tylko gospodarz stołu.
table-bad-invitation = To zaproszenie straciło ważność; poproś osobę, która założyła stół, o nowe.
table-no-open-seat = Wszystkie miejsca przy tym stole są zajęte.
table-seat-taken = To miejsce jest zajęte: siedzi tam { $seat }.
table-bad-name = Nazwa ma od 1 do { $most } widocznych znaków, w jednym wierszu.
table-name-taken = Ktoś inny przy stole ma już tę nazwę.
table-bad-message = Wiadomość ma od 1 do { $most } znaków.
table-muted = Gospodarz cię wyciszył: możesz grać dalej, ale nie możesz pisać.
table-no-chat = Tutaj nie ma czatu.
table-nobody-there = Na tym miejscu ({ $seat }) nie siedzi żaden gracz.
table-blocked-word = Jest tu słowo, na które serwer nie pozwala.
table-blocked-address = Serwer nie przyjmuje niczego z twojego adresu.
table-no-new-tables = Serwer nie otwiera teraz nowych stołów; rozpoczęte gry toczą się dalej.
table-clock-range = Zegar ma od { $least } do { $most } sekund.
table-pause-too-long = Bot czeka najwyżej { $most } milisekund.
table-too-many-hints = Stół pozwala każdemu na najwyżej { $most } podpowiedzi.
table-thinks-too-long = Bot myśli nad ruchem najwyżej { $seconds } sekund lub { $iterations } iteracji.
table-not-started = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
table-over = Gra jest skończona.
table-not-over = Będzie to możliwe po zakończeniu gry.
table-not-your-turn = Teraz turę rozgrywa { $seat }.
table-stale = Gra potoczyła się dalej: { $ply ->
    [one] jest w niej teraz 1 ruch
    [few] są w niej teraz { $ply } ruchy
    [many] jest w niej teraz { $ply } ruchów
   *[other] jest w niej teraz { $ply } ruchu
}.
table-nothing-to-undo = W tej turze nie masz żadnego ruchu, który można by cofnąć.
table-turned-up = Od tego czasu coś odkryto: można to cofnąć tylko za zgodą wszystkich graczy.
table-nothing-to-redo = Nie ma cofniętego ruchu, który można by powtórzyć.
table-no-ply = Nie ma takiego ruchu: liczba ruchów w tej grze to { $plies }.
table-no-line = Nie ma takiego wpisu. Liczba wpisów w dzienniku: { $lines }.
table-nothing-drawn = `{ $found }` to ani żeton jak bbg/1, ani zamówienie jak bb=9, ani narzędzie jak rope.
table-bots-need-stacks = Nikt nie zna stosów tej partii: boty nie mogą w nią grać, bo ktoś musi podać, co odkrywają ich ruchy.
table-seat-count = Liczba miejsc przy stole powinna wynosić { $expected }, po jednym dla każdego gracza z zapisu.
table-nothing-asked = Nikt nie czeka na twoją odpowiedź.
table-asked-already = Na odpowiedź czeka już { $seat }.
table-adjourned = Gra jest odroczona: najpierw ktoś musi ją wznowić.
table-not-adjourned = Gra nie jest odroczona.
table-not-overdue = Nikt jeszcze nie kazał innym czekać wystarczająco długo.
table-nothing-to-claim = Za tego gracza nie gra bot: { $seat }.
table-no-hints = { $allowed ->
    [0] Przy tym stole nie ma podpowiedzi.
    [one] Przy tym stole dozwolona jest 1 podpowiedź i masz ją już wykorzystaną.
    [few] Przy tym stole dozwolone są { $allowed } podpowiedzi i masz już wykorzystane wszystkie.
    [many] Przy tym stole dozwolonych jest { $allowed } podpowiedzi i masz już wykorzystane wszystkie.
   *[other] Przy tym stole dozwolone jest { $allowed } podpowiedzi i masz już wykorzystane wszystkie.
}
table-no-review = Przy tym stole nie ma analizy.
table-no-notices = Ten serwer nie wysyła powiadomień w ten sposób: { $kind }.
table-bad-address = Na ten adres nie można niczego wysłać.
table-bad-link = Ten link stracił ważność. Poproś o powiadomienia przy stole jeszcze raz.
table-asked-too-often = O powiadomienia proszono zbyt często. Spróbuj ponownie jutro.
table-full = Dziennik stołu nie przyjmuje więcej takich wpisów: mieści ich { $most }.
table-other-edition = W tej grze rozdano elementy o innych wartościach niż te, z którymi gra ten serwer.
table-busy = Serwer jest zajęty; spróbuj ponownie za chwilę.
table-too-fast = Za dużo żądań; poczekaj chwilę.
table-bad-form = Nie da się odczytać żądania: { $message }.
table-too-long = Żądanie jest za długie: może mieć najwyżej { $most } kB.
table-not-json = Żądanie musi być w formacie JSON, z nagłówkiem Content-Type: application/json.
table-no-page = Pod tym adresem nic nie ma; co jest gdzie, mówi /api/docs/.
table-no-method = Ten adres nie przyjmuje żądań tego rodzaju; jakie przyjmuje, mówi /api/docs/.
table-no-socket = Ten adres otwiera WebSocket, a żądanie o to nie prosi.
table-store-failed = Nie udało się zapisać ruchu; spróbuj ponownie za chwilę.
table-damaged = Tego stołu nie da się odczytać; administrator serwera powinien zajrzeć do logu.
table-newer-table = Ten stół zapisała nowsza wersja programu; administrator serwera powinien ją zainstalować.
table-newer-record = Ten zapis ma format { $found }, który potrafi odczytać tylko nowsza wersja programu.
table-other-protocol = Ten serwer używa wersji { $spoken } protokołu, a klient wersji { $asked }: zaktualizuj to, co jest starsze.

# Notices to players who are not at the table.

# Subjects have no names in them: whoever writes a name must not write a subject.
notice-subject = Magnum Sal: twoja tura
notice-text = { $name }, teraz twoja tura przy stole „{ $table }”: faza { $phase }, runda { $round }.
notice-confirm-subject = Magnum Sal: potwierdź swój adres
notice-confirm-text = Ktoś chce dostawać na ten adres powiadomienia o swojej turze w grze Magnum Sal na serwerze { $host }. Jeśli to ty, otwórz ten link w ciągu doby i potwierdź. Jeśli nie, nie musisz nic robić: żadne powiadomienia nie przyjdą.
notice-end = Koniec powiadomień z tego stołu:
notice-end-all = Koniec wszystkich wiadomości z tego serwera na ten adres:
# On a button of a phone.
notice-end-short = Zakończ powiadomienia
