### What the page says of refusals whose own sentences are for programs, or for those who write moves and files by hand.

# $part is the part of the record that is wrong; a move is counted from 1.
refused-bad-record = { $part ->
    [edition] This record was played with other values of tiles, orders or prices than this server has.
    [start] The game in this record begins in a way that is not possible.
    [names] This record does not name each player once.
    [move] Move { $number } in this record is not possible.
   *[form] This is no game of Magnum Sal: it must be what “Save the record” writes.
}
refused-otherwise = The server could not make sense of what this page has asked for. Reload the page, then try again.
