### What the page says of refusals whose own sentences are for programs, or for those who write moves and files by hand.

# $part is the part of the record that is wrong; a move is counted from 1.
refused-bad-record = { $part ->
    [edition] Tę grę rozegrano z innymi wartościami żetonów, zamówień lub cen niż te, które ma ten serwer.
    [start] Gra w tym zapisie zaczyna się w niemożliwy sposób.
    [names] Ten zapis nie wymienia każdego gracza jeden raz.
    [move] Ruch { $number } w tym zapisie jest niemożliwy.
   *[form] To nie jest partia Magnum Sal: potrzebne jest to, co tworzy „Zapisz partię”.
}
refused-otherwise = Serwer nie zrozumiał, o co prosi ta strona. Wczytaj stronę ponownie i spróbuj jeszcze raz.
