### Reasons: what speaks for or against a move. They stand behind the move, one after another, joined by
### `why-and`; so they begin with a small letter, have no full stop, and do not say the move again. Who
### moves is never named: a player reads them as advice, and others in a review.
###
### `$coins` is an amount (`why-groszy`), `$name` a player, `$deed` a sentence of advice.ftl without its
### subject. `$occasion` is `hint`, where the best moves are listed, or `review`, where the better move is
### compared with the one that was played. Numbers stand as digits, and mostly behind a colon, so that no word has to agree with them.


## Parts

why-groszy = { $amount } gros
why-and = { $first } ; { $second }
why-but = mais { $reason }


## Orders

why-only-move = le seul coup permis
why-order = assez de sel pour la commande à { $coins }
why-short = il manque alors seulement { $cubes } pour la commande de { $coins }
why-salable = le marché paie jusqu’à { $coins } pour un tel cube
why-ready = le sel pour la commande à { $coins } est prêt
why-unready = d’ici là, pour la commande de { $coins }, il faut encore { $cubes }, sinon une pénalité est due
why-no-order = d’ici là il ne restera aucune commande : une pénalité est due
why-rival = { $name } arrive avant et a aussi le sel pour la commande à { $coins }
why-taken = { $name } attend avec le sel pour la commande à { $coins } et ne l’aura plus
why-kept = il reste aussi du sel pour la commande à { $coins }
why-best-paid = aucune autre commande réalisable ne paie plus
why-phase-ends = la phase se termine avec cette manche
why-game-ends = la partie se termine avec cette manche
why-stuck = en vain dans la file : { $names }


## Digging

why-dig =
    { $after ->
        [1] un cube à extraire en { $space }{ $before ->
            [0] { "" }
           *[other] { " " }au lieu de { $before }
        }
       *[other] jusqu’à { $after } cubes à extraire en { $space }{ $before ->
            [0] { "" }
           *[other] { " " }au lieu de { $before }
        }
    }
why-dig-next-turn =
    { $after ->
        [1] un cube à extraire en { $space } au prochain tour{ $before ->
            [0] { "" }
           *[other] { " " }au lieu de { $before }
        }
       *[other] jusqu’à { $after } cubes à extraire en { $space } au prochain tour{ $before ->
            [0] { "" }
           *[other] { " " }au lieu de { $before }
        }
    }
why-strength = force en { $space } : { $strength } sur les { $need } qu’il faut pour un cube
why-reach = ouvre le chemin vers { $spaces }
why-unseen =
    { $wet ->
        [0] dévoile l’une des { $tiles } tuiles inconnues, de { $cubes } cubes chacune, toutes sèches
       *[other] dévoile l’une des { $tiles } tuiles inconnues, de { $cubes } cubes chacune, dont { $wet } avec de l’eau
    }
why-denies =
    { $after ->
        [0] { $name } ne peut rien extraire en { $space } au prochain tour, au lieu de { $before }
       *[other] { $name } ne peut extraire que { $after } en { $space } au prochain tour, au lieu de { $before }
    }


## Tolls

why-toll = { $coins } de transport à { $name }
why-tolls-open = frais de transport encore à répartir
why-saves = économise { $coins } de transport
why-income = { $name } doit { $after } au lieu de { $before } de transport pour chaque cube de { $space }
why-carrying = le sel tiré de { $space } coûte { $after } au lieu de { $before } de transport par cube
why-poorest = de ceux qui pourraient les avoir, personne n’a moins que { $name }
why-tool =
    une fois par phase, { $tool-id ->
        [rope] un pion de plus accompagne
        [pickaxe] une force de plus pour extraire
        [bucket] une eau passe dans la salle voisine
        [cart] un ou deux frais de transport en moins
        [food] deux mineurs fatigués se relèvent aussitôt
        [commercial] de meilleurs prix au marché
        [royal] un pion est au château un tour plus tôt
        [saltworks] la saumure rentre aussitôt
       *[mill] extrait dans la salle du dessous
    }
why-uses-tool = plus de { $tool } jusqu’à la fin de la phase


## The town

why-tools = valeur des outils à la fin : { $after } au lieu de { $before }
why-no-supply = il n’y a plus de mineur en réserve
why-dearer-miner = le mineur suivant coûte { $coins }
why-last-miner = le dernier mineur à engager dans cette phase
why-most-miners = personne d’autre n’aura plus de mineurs
why-fewer-miners = { $name } a { $count } mineurs
why-held = garde pions et outils pour plus tard
why-square = un gros assuré, et chaque pion reste à sa place
why-cash = il y a alors { $coins } pour payer
why-sale = { $coins } de plus que ce que ce sel vaut à la fin
why-unneeded =
    aucune commande visible ne demande de cube { $kind-id ->
        [u] de { $kind }
       *[other] { $kind }
    }
why-undercut =
    { $name } reçoit { $after } au lieu de { $before } pour le prochain cube { $kind-id ->
        [u] de { $kind }
       *[other] { $kind }
    }
why-wages =
    salaire à espérer – { $post-id ->
        [castle] pions dans la file
        [market] joueurs qui ont du sel à vendre
        [workshop] outils encore à vendre dans cette phase
        [pump] salles avec de l’eau et des pions
        [saltworks] pions partis chercher de la saumure
        [entrance] salles où quelqu’un se tient devant du sel
       *[other] { $post }
    } : { $count }
why-gives-up =
    quitte le poste { $post-id ->
        [castle] du { $post }
        [market] du { $post }
        [pump] de la { $post }
        [saltworks] de la { $post }
       *[other] de l’{ $post }
    }
why-rest =
    { $count ->
        [one] un pion fatigué se relève
       *[other] { $count } pions fatigués se relèvent
    }
why-brine =
    { $brine ->
        [0] il n’y a pas encore de saumure : ce qui sera ouvert ou pompé d’ici le prochain tour en apportera
       *[other] saumure dans la saline : { $brine }, autres pions qui l’attendent : { $pieces }
    }


## What follows, and how the next best move compares

why-next = ensuite : { $deed }
why-next-new = rend ceci possible : { $deed }
why-lacking =
    { $occasion ->
        [review] le coup joué ne l’offre pas
       *[hint] le deuxième choix ne l’offre pas
    }
why-lacking-money =
    { $occasion ->
        [review] le coup joué ne l’offre pas et promet environ { $coins } de moins
       *[hint] le deuxième choix ne l’offre pas et promet environ { $coins } de moins
    }
why-next-best =
    { $occasion ->
        [review] par rapport au coup joué : { $reasons }
       *[hint] par rapport au deuxième choix : { $reasons }
    }
why-ahead =
    { $occasion ->
        [review] environ { $coins } de plus qu’avec le coup joué
       *[hint] environ { $coins } de plus qu’avec le deuxième choix
    }
why-ahead-alone =
    { $occasion ->
        [review] d’après le seul argent attendu : environ { $coins } de plus qu’avec le coup joué
       *[hint] d’après le seul argent attendu : environ { $coins } de plus qu’avec le deuxième choix
    }
why-behind =
    { $occasion ->
        [review] environ { $coins } de moins qu’avec le meilleur coup
       *[hint] environ { $coins } de moins qu’avec le premier
    }
why-richer =
    { $occasion ->
        [review] environ { $coins } de plus qu’avec le meilleur coup, mais sans plus de chances de victoire
       *[hint] environ { $coins } de plus qu’avec le premier, mais sans plus de chances de victoire
    }
why-safer =
    { $points ->
        [one] { $occasion ->
            [review] chances de victoire : { $points } point de plus qu’avec le coup joué
           *[hint] chances de victoire : { $points } point de plus qu’avec le deuxième choix
        }
       *[other] { $occasion ->
            [review] chances de victoire : { $points } points de plus qu’avec le coup joué
           *[hint] chances de victoire : { $points } points de plus qu’avec le deuxième choix
        }
    }
why-riskier =
    { $points ->
        [one] { $occasion ->
            [review] chances de victoire : { $points } point de moins qu’avec le meilleur coup
           *[hint] chances de victoire : { $points } point de moins qu’avec le premier
        }
       *[other] { $occasion ->
            [review] chances de victoire : { $points } points de moins qu’avec le meilleur coup
           *[hint] chances de victoire : { $points } points de moins qu’avec le premier
        }
    }
why-same =
    { $occasion ->
        [review] le tour revient au même que celui du bot
       *[hint] le tour revient au même qu’avec le premier
    }
why-even =
    { $occasion ->
        [review] aussi bon que le choix du bot, pour autant qu’il puisse en juger
       *[hint] aussi bon que le premier, pour autant que le bot puisse en juger
    }
why-even-best =
    { $occasion ->
        [review] le coup joué le vaut, pour autant que le bot puisse en juger
       *[hint] le deuxième le vaut, pour autant que le bot puisse en juger
    }
why-unrivalled = aucun autre coup n’a été examiné
