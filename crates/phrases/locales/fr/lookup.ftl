### Ce qu’on peut consulter à tout moment : ce qui est à venir, le sens des symboles, les touches.
###
### $tools sont des images avec leurs noms ; elles restent telles quelles.

lookup-title = Consulter
lookup-unseen = Encore à venir
lookup-signs = Symboles
lookup-keys = Touches


## Ce que personne n’a encore vu. Sous chaque phrase suit la liste dont elle parle.

lookup-tiles = Tuiles du niveau { $level }
lookup-orders = Commandes de cette phase
lookup-tools = Cartes Outil
lookup-left =
    { $count ->
        [0] Plus rien n’est à venir.
        [one] Encore { $count } à venir :
       *[other] Encore { $count } à venir :
    }
# Là où il y a plus de possibilités que de choses à venir.
lookup-of =
    { $count ->
        [0] Plus rien n’est à venir.
        [one] Encore { $count } à venir, parmi :
       *[other] Encore { $count } à venir, parmi :
    }
lookup-in-phase =
    { $count ->
        [0] Aucune ne vient dans cette phase.
        [one] Dont { $count } dans cette phase.
       *[other] Dont { $count } dans cette phase.
    }
lookup-kinds = Sortes d’outils en jeu
lookup-kinds-absent = Hors du jeu : { $tools }
# Là où les piles sont inconnues : $count sortes restent à découvrir.
lookup-kinds-possible =
    { $count ->
        [one] et { $count } parmi : { $tools }
       *[other] et { $count } parmi : { $tools }
    }


## Symboles ; l’image est à côté de chacun.

lookup-signs-mine = Dans la mine
lookup-signs-town = En ville et chez les joueurs
lookup-signs-marks = Cadres
lookup-sign-miners = Mineurs d’un joueur, à sa couleur et à sa forme ; le nombre dit combien se trouvent là.
lookup-sign-tired = Un pion fatigué. Il aide seulement à porter, jusqu’à un repas, un repos ou la fin de la phase.
lookup-sign-foreman = Un contremaître. Pour extraire, il vaut deux mineurs.
lookup-sign-salt-b = Sel brun
lookup-sign-salt-g = Sel vert
lookup-sign-salt-w = Sel blanc
lookup-sign-salt-u = Saumure, pour certaines commandes et à échanger contre du sel
lookup-sign-water = Eau. Chacune demande une force de plus pour extraire dans sa chambre.
lookup-sign-closed = Une chambre où personne n’est entré, avec son niveau
lookup-sign-spent = Une chambre sans sel
lookup-sign-marker = Un puits avec le marqueur de son propriétaire. Les autres y paient comme pour un mineur.
lookup-sign-coins = De l’argent, en gros : un prix, ou ce que quelqu’un possède
lookup-sign-post = Le poste d’un assistant ; en pointillé tant qu’il est libre
lookup-sign-stack = Cartes encore à venir, et leur nombre
lookup-sign-orders = Commandes qu’un joueur a honorées
lookup-sign-first = Ce joueur commence chaque manche
lookup-mark-can = Choix possible
lookup-mark-chosen = Choix actuel
lookup-mark-goal = Le pion choisi peut aller là
lookup-mark-cannot = Pas possible maintenant ; un clic dit pourquoi
lookup-mark-way = Sur le parcours du sel
