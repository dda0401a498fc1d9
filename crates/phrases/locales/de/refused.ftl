### What the page says of refusals whose own sentences are for programs, or for those who write moves and files by hand.

# $part is the part of the record that is wrong; a move is counted from 1.
refused-bad-record = { $part ->
    [edition] Diese Aufzeichnung wurde mit anderen Werten der Plättchen, Aufträge oder Preise gespielt, als dieser Server sie hat.
    [start] Die Partie in dieser Aufzeichnung beginnt so, wie keine beginnen kann.
    [names] Diese Aufzeichnung nennt nicht jeden Spieler genau einmal.
    [move] Zug { $number } in dieser Aufzeichnung ist nicht möglich.
   *[form] Das ist keine Partie Magnum Sal: Es muss sein, was „Aufzeichnung speichern“ schreibt.
}
refused-otherwise = Der Server konnte mit der Anfrage dieser Seite nichts anfangen. Lade die Seite neu und versuch es dann noch einmal.
