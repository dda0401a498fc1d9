### What the page says of refusals whose own sentences are for programs, or for those who write moves and files by hand.

# $part is the part of the record that is wrong; a move is counted from 1.
refused-bad-record = { $part ->
    [edition] Cette partie a été jouée avec d’autres valeurs de tuiles, de commandes ou de prix que celles de ce serveur.
    [start] La partie de cet enregistrement commence d’une manière impossible.
    [names] Cet enregistrement ne nomme pas chaque joueur une fois.
    [move] Le coup { $number } de cet enregistrement est impossible.
   *[form] Ceci n’est pas une partie de Magnum Sal : il faut ce qu’écrit « Enregistrer la partie ».
}
refused-otherwise = Le serveur n’a pas compris ce que cette page lui a demandé. Rechargez la page, puis réessayez.
