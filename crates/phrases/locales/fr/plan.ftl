### Plans of several parts: digging salt, carrying it up, trading at the market.


## Digging

plan-dig-title = Extraire du sel en { $space }
plan-dig-mill-title = Extraire du sel sous { $space } avec le moulin à chevaux
plan-dig-cubes = Quels cubes ?
plan-dig-cube = { $kind-id ->
    [b] cube brun
    [g] cube vert
    [w] cube blanc
   *[u] cube de saumure
}, { $number } sur { $all }
plan-dig-water = { $water ->
    [0] Pas d’eau : chaque mineur extrait un cube.
    [one] { $water } cube d’eau : il faut autant de force pour le retenir.
   *[other] { $water } cubes d’eau : il faut autant de force pour les retenir.
}
plan-dig-mill = Moulin à chevaux : extraire dans la salle du dessous
plan-dig-orders = Commandes ouvertes :
plan-dig-crew = Qui extrait ?
plan-dig-choose = Choisissez les cubes que vous voulez.
plan-dig-none = Personne ne peut extraire exactement ces cubes.
plan-crew-miners = { $miners ->
    [one] { $miners } mineur
   *[other] { $miners } mineurs
}
plan-crew-foreman = le contremaître
plan-crew-picks = { $picks ->
    [one] { $picks } pioche
   *[other] { $picks } pioches
}
plan-dig-commit = { $cubes ->
    [one] Extraire { $cubes } cube
   *[other] Extraire { $cubes } cubes
}


## Carrying it up

plan-way = Le parcours
plan-way-surface = surface
plan-way-station = { $space } : { $toll ->
    [0] pas de frais
   *[other] { $toll } à { $payees }
}
plan-toll-none = Remonter ce sel ne coûte rien.
plan-toll = Frais de transport : { $coins } sur vos { $purse }.
plan-toll-share = { $player } reçoit { $coins }
plan-toll-left = Il vous reste { $coins }.
plan-asked-route = Vous choisirez le parcours ensuite ; voici le moins cher.
plan-asked-cart = Des chariots peuvent réduire les frais ; vous déciderez ensuite.
plan-asked-toll = Vous déciderez ensuite qui reçoit quelle part des frais.
plan-wage = { $player } reçoit { $coins } de la banque pour l’entrée de la mine.
plan-route-toll = { $amount ->
    [0] pas de frais
    [one] { $amount } gros
   *[other] { $amount } gros
}
plan-cart = { $spaces } : personne n’y est payé
plan-cart-none = Plus de chariot


## The market

plan-market-title = Marché
plan-market-help = Une ou deux transactions. L’argent de la première peut payer la seconde.
plan-market-commercial = Avec le privilège commercial : achat à 1 gros de moins, vente à 1 gros de plus, même dans une colonne pleine
plan-market-trade = { $number ->
    [1] Première transaction
   *[2] Seconde transaction, si vous voulez
}
plan-market-sell = Vendre
plan-market-buy = Acheter
plan-market-sell-for = Vendre { $kind-id ->
    [b] un brun
    [g] un vert
   *[w] un blanc
} pour { $price }
plan-market-buy-for = Acheter { $kind-id ->
    [b] un brun
    [g] un vert
   *[w] un blanc
} pour { $price }
plan-market-line-sell = Vendre { $salt } pour { $coins }
plan-market-line-buy = Acheter { $salt } pour { $coins }
plan-market-remove = Retirer cette transaction
plan-market-empty = Choisissez une transaction.
plan-market-sum = Argent ensuite : { $coins }
plan-market-wage = { $player } reçoit { $coins } de la banque pour le poste.
plan-market-commit = { $trades ->
    [one] Faire la transaction
   *[other] Faire les deux
}
plan-working = Vérification …
