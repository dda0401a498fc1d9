### The board: what is read out of the town, the mine and the areas of the players. Where several
### of these facts are told of one thing, they follow each other with commas.

board-label = Le plateau
board-town = La ville de Wieliczka
board-mine = La mine
board-players = Joueurs


## Signs on the houses: with a capital, and at most 13 letters.

board-house-castle = Château
board-house-inn = Auberge
board-house-workshop = Atelier
board-house-pump = Pompage
board-house-market = Marché
board-house-square = Place
board-house-saltworks = Saline
board-house-foremen = Contremaîtres
# A very short sign beside the circles of the castle's queue, at most seven letters.
board-sign-far = éloigné
board-sign-near = proche
# What the castle has completed in this phase, out of what ends the phase.
board-sign-done = { $done } sur { $needed }


## Houses and what they offer; $name is the sign on the house.

board-castle =
    { $name } : { $done } { $needed ->
        [one] commande honorée sur { $needed }
       *[other] commandes honorées sur { $needed }
    } dans cette phase, { $left ->
        [0] plus aucune dans la pile
        [one] encore { $left } dans la pile
       *[other] encore { $left } dans la pile
    }
board-inn =
    { $name } : un mineur coûte { $price } gros, { $left ->
        [one] { $left } peut encore être engagé
       *[other] { $left } peuvent encore être engagés
    }
board-inn-closed = { $name } : plus rien jusqu’à la fin de la phase
board-workshop =
    { $name } : { $left ->
        [0] plus aucun outil dans la pile
        [one] encore { $left } outil dans la pile
       *[other] encore { $left } outils dans la pile
    }
board-pump = { $name } : un cube d’eau après l’autre coûte { $costs } gros, et ainsi de suite
board-market = { $name } : { $columns }
# What lies in one column of the market; a price of 0 means that there is none.
board-column =
    { $kind } : { $count ->
        [0] aucun à acheter
       *[other] { $count } au marché, achat pour { $buy }
    }, { $sell ->
        [0] pas de place pour vendre
       *[other] vente pour { $sell }
    }
board-square = { $name } : { $amount } gros de la banque
board-saltworks =
    { $name } : { $brine ->
        [0] pas de saumure
        [one] { $brine } cube de saumure
       *[other] { $brine } cubes de saumure
    }, { $pieces }
board-foremen =
    { $name } : un puits coûte { $price } gros, { $left ->
        [0] il ne reste pas de tuile
        [one] { $left } tuile peut être construite
       *[other] { $left } tuiles peuvent être construites
    }
board-order = Commande { $slot } : { $salt } pour { $price } gros
board-no-order = Commande { $slot } : aucune
board-tool = { $tool } pour { $price } gros
board-no-tool = Pas d’outil
board-post = Poste d’assistant, { $post } : { $player }
board-foreman-of = contremaître de { $player }
board-post-free = Poste d’assistant, { $post } : personne
board-circle-far = Cercle éloigné du château : { $pieces }
board-circle-near = Cercle proche du château : { $pieces }
board-arrived = Arrivés au château : { $pieces }
board-stack-orders = Commandes de cette phase encore à venir : { $left }
board-stack-tools = Outils de cette phase encore à venir : { $left }
board-tip-unseen = Personne n’a encore vu : { $list }
board-tip-order = Qui arrive au château avec ce sel le livre et reçoit le prix.
board-tip-far = Au début du prochain tour de son propriétaire, un pion passe d’ici au cercle proche.
board-tip-near = Au début du prochain tour de son propriétaire, un pion arrive d’ici devant le roi.
board-tip-arrived = Chacun honore une commande ; sans le sel voulu, { $penalty } gros ou un cube de sel sont perdus.
board-tip-brine = La saumure s’échange pendant son propre tour : { $b } contre un cube brun, { $g } contre un vert, { $w } contre un blanc.


## Spaces of the mine and what is there.

board-shaft = { $space }, puits
board-built = { $space }, puits avec le marqueur de { $player }
board-chamber = { $space }, { $level }
board-empty-rock = { $space }, roche
board-unrevealed = pas révélée
board-face-up =
    pas révélée, la tuile montre { $salt } et { $water ->
        [one] { $water } cube d’eau
       *[other] { $water } cubes d’eau
    }
board-spent = plus de sel
board-no-salt = pas de sel
board-salt =
    { $count ->
        [one] { $count } { $kind }
       *[other] { $kind ->
            [saumure] { $count } { $kind }
           *[other] { $count } { $kind }s
        }
    }
board-water =
    { $count ->
        [one] { $count } cube d’eau
       *[other] { $count } cubes d’eau
    }
board-miners-standing =
    { $player } : { $count ->
        [one] { $count } mineur debout
       *[other] { $count } mineurs debout
    }
board-miners-tired =
    { $player } : { $count ->
        [one] { $count } mineur fatigué
       *[other] { $count } mineurs fatigués
    }
board-foreman-standing = { $player } : contremaître debout
board-foreman-tired = { $player } : contremaître fatigué
board-miners =
    { $player } : { $count ->
        [one] { $count } mineur
       *[other] { $count } mineurs
    }
board-foreman = { $player } : contremaître
board-nobody = personne


## Pieces of whoever is to move.

board-own-miner-supply = Mineur dans la réserve
board-own-foreman-supply = Contremaître dans la réserve
board-own-miner-post = Mineur, assistant ({ $post })
board-own-foreman-post = Contremaître, assistant ({ $post })
board-own-miner-space = Mineurs en { $space }
board-own-foreman-space = Contremaître en { $space }


## Marks: $what is what carries the mark, $note a short note or nothing.

board-mark-can = { $what } ; choix possible { $note }
board-mark-chosen = { $what } ; choix actuel { $note }
board-mark-goal = { $what } ; but possible { $note }
board-mark-cannot = { $what } ; pas possible maintenant { $note }
board-mark-way = { $what } ; sur le parcours du sel { $note }


# Buttons that scroll to what can be chosen, or is spoken of, outside the window.
board-above = Plus haut
board-below = Plus bas

## Areas of the players.

board-own-area = Ce que vous avez
board-purse = { $player } a { $coins } gros
board-own-salt = Sel : { $salt }
board-supply =
    { $miners ->
        [one] { $miners } mineur
       *[other] { $miners } mineurs
    } dans la réserve
board-supply-foreman =
    { $miners ->
        [one] { $miners } mineur
       *[other] { $miners } mineurs
    } et le contremaître dans la réserve
board-owned =
    { $miners ->
        [one] { $miners } mineur en tout
       *[other] { $miners } mineurs en tout
    }
board-no-tools = Pas d’outils
board-tool-used = { $tool } (carte utilisée)
board-orders-done =
    { $orders ->
        [0] aucune commande honorée
        [one] { $orders } commande honorée
       *[other] { $orders } commandes honorées
    }
board-markers =
    { $markers ->
        [one] { $markers } marqueur de puits
       *[other] { $markers } marqueurs de puits
    }
board-turn = C’est à { $player } de jouer
board-bot = Bot : { $level }
board-away = absent
board-hurried = { $percent } % du temps
board-hurried-help = Beaucoup de bots réfléchissent en ce moment : pour son dernier coup, celui-ci a eu { $percent } % de son temps habituel.
board-first = { $player } commence chaque manche
