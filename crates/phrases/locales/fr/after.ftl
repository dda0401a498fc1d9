### Replays, the end of a game, the review.
###
### $player, $players, $first, $second, $coins and $rule are pictures or links inside a sentence, as
### in log.ftl: they stay as they are.


## A game looked at again

after-loading = On va chercher la partie …
after-again = Réessayer
after-title = Relecture
after-title-of = Relecture : { $name }
# $name is the player whose turn it is.
after-moment = Phase { $phase }, manche { $round }, à { $name } · coup { $move } sur { $moves }
after-moment-end = La fin de la partie · coup { $move } sur { $moves }
after-slider = Moment de la partie
after-to-table = À la table
after-turn = Ce tour
after-controls = Parcourir la partie
after-go-start = Au début (Début)
after-go-turn-back = Tour précédent (Page préc.)
after-go-back = Coup précédent (←)
after-go-play = Lecture (espace)
after-pause = Pause (espace)
after-go-on = Coup suivant (→)
after-go-turn-on = Tour suivant (Page suiv.)
after-go-end = À la fin (Fin)
after-speed = Vitesse
after-speed-slow = Lente
after-speed-normal = Normale
after-speed-fast = Rapide


## Playing on

after-play-on = Jouer à partir d’ici
after-play-on-help = Une nouvelle partie commence à ce moment, contre des bots. L’ancienne reste comme elle est.
after-play-on-seat = Quelle place prenez-vous ?
after-play-on-turn = { $name } (son tour)
after-play-on-level = Niveau des autres
after-play-on-go = Jouer


## The end of a game

after-over = La partie est terminée
after-views = À regarder
after-view-result = Résultat
after-view-review = Analyse
after-view-share = Partage
after-board = Au plateau
after-replay = Revoir
after-rematch = Revanche
after-show-result = Voir le résultat
after-win = { $count ->
    [one] { $players } gagne avec { $coins }
   *[other] { $players } se partagent la victoire avec { $coins }
}
after-you-win = { $count ->
    [one] Vous gagnez, { $players }, avec { $coins }
   *[other] Vous partagez la victoire : { $players }, avec { $coins }
}


## The score

after-scores = Décompte
after-place-number = { $place ->
    [1] { $place }er
   *[other] { $place }e
}
after-player = Joueur
after-part-coins = Argent
after-part-tools = Outils
after-total = Total
# So many of something, and what they are worth together.
after-worth = { $count } → { $value }
after-values = Un cube de sel vaut { $coins }. Plus on a d’outils, plus ils valent ensemble. { $rule }
after-values-brine = Un cube de sel vaut { $coins }, une paire de saumure aussi. Plus on a d’outils, plus ils valent ensemble. { $rule }
after-tie-orders = { $first } et { $second } ont { $total } : { $first } a honoré plus de commandes.
after-tie-miners = { $first } et { $second } ont { $total }, et autant de commandes : { $first } a moins de mineurs.
after-tie-tools = { $first } et { $second } ont { $total }, autant de commandes et autant de mineurs : { $first } a moins d’outils.
after-tie-shared = { $first } et { $second } ont { $total } et rien ne les départage : le rang est partagé.


## Money

after-money = L’argent au fil des manches
after-money-description = Une ligne pour chaque joueur sur { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} : { $players }.
after-money-from-to = { $name } de { $from } à { $to } gros
after-axis-rounds = manches
after-axis-moves = coups
after-axis-groszy = gros
after-chart-table = En tableau
after-column-round = Manche
after-column-move = Coup
after-round = { $phase }, { $round }
after-start = Au début
after-end = À la fin
after-accounts = D’où l’argent est venu et où il est allé
after-sign-plus = { $value ->
    [0] –
   *[other] +{ $value }
}
after-sign-minus = { $value ->
    [0] –
   *[other] −{ $value }
}
after-book-orders = Commandes
after-book-sales = Ventes au marché
after-book-tolls_received = Transport reçu
after-book-wages = Assistants
after-book-square = Place du village
after-book-hiring = Mineurs engagés
after-book-tools = Outils
after-book-pumping = Pompage
after-book-shafts = Puits
after-book-purchases = Achats au marché
after-book-tolls_paid = Transport payé
after-book-penalties = Pénalités au château


## Orders, tools and honours

after-belongings = Commandes et outils
after-column-orders = Commandes
after-column-tools = Outils
after-none = Rien
after-honours = Distinctions
after-honour-tolls = Gardien du puits
after-why-tolls = { $player } a gagné { $coins } de transport.
after-honour-wages = Maître des assistants
after-why-wages = { $player } a gagné { $coins } grâce à ses assistants.
after-honour-order = Fournisseur du roi
after-why-order = { $player } a reçu { $coins } pour une seule commande.
after-honour-explorer = Explorateur
after-why-explorer = { $player } a ouvert { $amount ->
    [one] { $amount } salle
   *[other] { $amount } salles
}.
after-honour-digger = Mineur de fond
after-why-digger = { $player } a remonté { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de sel.
after-honour-pump = Les pieds au sec
after-why-pump = { $player } a pompé { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} d’eau de la mine.
after-honour-trader = Marchand
after-why-trader = { $player } a vendu pour { $coins } au marché.
after-honour-shafts = Bâtisseur de puits
after-why-shafts = { $player } a construit { $amount } puits.
after-honour-generous = Bourse ouverte
after-why-generous = { $player } a payé { $coins } de transport aux autres.


## The review
## $deed says what somebody does, without a subject: "engage un mineur pour 6 gros et en a alors six".

after-review-help = Un bot regarde chaque décision de la partie et dit ce qu’il aurait fait. Cela peut prendre jusqu’à deux minutes.
after-review-ask = Analyser la partie
after-review-busy = Le bot réfléchit à chaque décision. Cela peut prendre jusqu’à deux minutes …
after-review-tally = { $player } – décisions aussi bonnes que possible : { $best } sur { $decisions } ; les autres ont coûté { $coins }, selon le bot.
# What a result is made of: numbers with their signs, which add up to the last one.
after-review-sum = { $expected } attendus au début, { $draws } de chance, { $decisions } par ses propres décisions, { $rest } par les autres et par ce que le bot a mal évalué = { $money }
after-review-meaning = Ce que veulent dire les nombres
after-review-meaning-help = La chance, c’est ce qui a été révélé : tuiles, commandes et outils. Les décisions, c’est ce que les coups plus faibles ont coûté selon le bot. Le reste, c’est ce qu’ont fait les autres et ce que le bot n’a pas prévu : il ne voit pas très loin.
after-expected = Résultat attendu
after-expected-description = Le résultat que le bot attend pour chaque joueur après chaque décision : { $players }.
after-review-slips = Les coups les plus coûteux
after-review-whose = Coups de qui
after-review-all = Tous
after-review-when = { $player } · phase { $phase }, manche { $round }
after-review-cost = −{ $cost }
after-review-played = Joué : { $deed }
after-review-better = Mieux : { $deed }
after-review-expects = Résultat attendu { $played } au lieu de { $better }
after-review-none = Selon le bot, rien n’aurait pu être mieux joué.
after-review-more = En montrer { $count } de plus


## Share and export

after-share-replay = Lien pour revoir la partie
after-share-watch = Lien pour suivre la partie
after-share-moment = Lien vers ce moment
after-share-files = La partie en fichier
after-share-record = Enregistrer la partie
after-share-sealed = Enregistrer la version scellée
after-share-verify = L’enregistrement scellé prouve que la donne n’a pas été changée et que tous les coups étaient permis. Avec le programme, cette commande permet de le vérifier :
after-share-here = Ce navigateur est seul à avoir cette partie : personne d’autre ne peut ouvrir un lien vers elle. Une fois finie, elle peut être envoyée comme fichier.
after-share-later = La partie pourra être enregistrée une fois terminée.
after-share-text = Le résultat en texte
after-share-copy = Copier le texte
after-summary = Magnum Sal
after-summary-line = { $place }. { $name } : { $total } (argent { $coins }, sel { $salt }, outils { $tools })
