### Advice: what a move does and what for, as a player at the table would say it of another:
### "extrait deux cubes verts en 2R1 pour la commande à 13 gros, 2 gros de transport à Bruno".
### Without a full stop, so that it can stand behind the move.
###
### A sentence is made from the inside out: a deed such as `advice-dig` comes as `$deed` into the frames
### that say how, what for and at what price. `$piece` is one of the piece- phrases below, `$cubes` a list
### of cubes- phrases, `$salt` the letters of the notation. Where a number is written as a word it is in
### `$number`, and the fact beside it chooses the plural form.


## Parts

number-1 = un
number-2 = deux
number-3 = trois
number-4 = quatre
number-5 = cinq
number-6 = six

cubes =
    { $number-id ->
        [one] { $number } cube { $kind-id ->
            [u] de { $kind }
           *[other] { $kind }
        }
       *[other] { $number } cubes { $kind-id ->
            [u] de { $kind }
           *[other] { $kind }s
        }
    }

list-and = { $first } et { $second }
list-comma = { $first }, { $second }

piece-supply = un mineur
piece-supply-foreman = le contremaître
piece-post =
    l’assistant { $post-id ->
        [workshop] de l’{ $post }
        [entrance] de l’{ $post }
        [pump] de la { $post }
        [saltworks] de la { $post }
       *[other] du { $post }
    }
piece-post-foreman =
    le contremaître { $post-id ->
        [workshop] de l’{ $post }
        [entrance] de l’{ $post }
        [pump] de la { $post }
        [saltworks] de la { $post }
       *[other] du { $post }
    }
piece-space = un mineur de { $space }
piece-space-foreman = le contremaître de { $space }


## Frames

advice-by-rope = { $deed } à l’aide d’une corde
advice-with-pickaxes =
    { $pickaxes ->
        [one] { $deed } avec une pioche
       *[other] { $deed } avec { $number } pioches
    }
advice-with-commercial = { $deed } avec le privilège commercial


## The castle

advice-deliver = livre { $salt } pour { $price } gros
advice-forfeit-coins =
    { $amount ->
        [0] se présente devant le roi sans rien à donner
        [one] paie une pénalité de { $amount } gros
       *[other] paie une pénalité de { $amount } gros
    }
advice-forfeit-salt = cède { $cubes } en pénalité
advice-castle = envoie { $piece } au château
advice-far = { $deed }, arrivée dans deux tours
advice-near = { $deed }, arrivée au prochain tour grâce au privilège royal


## Pieces in the mine and on posts

advice-place = envoie { $piece } en { $space }
advice-open = révèle { $space } avec { $piece }
advice-join =
    { $crew ->
        [one] envoie { $piece } rejoindre un autre pion en { $space }
       *[other] envoie { $piece } rejoindre une équipe de { $number } en { $space }
    }
advice-lay =
    { $side ->
        [left] pose la dernière tuile à gauche, en { $space }
       *[right] pose la dernière tuile à droite, en { $space }
    }
advice-assist =
    { $post-id ->
        [castle] poste { $piece } au { $post }, un gros par commande honorée
        [saltworks] poste { $piece } à la { $post }, un gros chaque fois que des pions rapportent de la saumure
        [entrance] poste { $piece } à l’{ $post }, un gros par extraction
        [workshop] poste { $piece } à l’{ $post }, un gros par visite
        [pump] poste { $piece } à la { $post }, un gros par visite
       *[other] poste { $piece } au { $post }, un gros par visite
    }


## Salt and the way up

advice-dig = extrait { $cubes } en { $space }
advice-mill = remonte { $cubes } de { $space } grâce au moulin à chevaux
advice-route = remonte le sel par { $spaces }
advice-cart = pose un chariot en { $space }
advice-cart-two = pose un chariot en { $space } et { $second }
advice-haul = remonte le sel sans autre chariot
# $tolls is a list of advice-share.
advice-share-toll = partage les frais de transport de { $space } : { $tolls }
advice-share = { $amount } gros à { $name }


## The town

advice-hire = engage un mineur pour { $price } gros et en a alors { $number }
advice-buy =
    achète { $tool-id ->
        [food] de la { $tool }
        [rope] une { $tool }
        [pickaxe] une { $tool }
       *[other] un { $tool }
    } pour { $price } gros
advice-pump =
    { $number-id ->
        [one] pompe { $number } cube d’eau en { $space }
       *[other] pompe { $number } cubes d’eau en { $space }
    } { $price ->
        [0] gratuitement
        [one] pour { $price } gros
       *[other] pour { $price } gros
    }
advice-square = prend un gros sur la place du village
advice-sell-cube = vend un cube { $kind } pour { $price } gros
advice-buy-cube = achète un cube { $kind } pour { $price } gros


## Saltworks, brine and shafts

advice-boil = envoie { $piece } à la saline chercher de la saumure
advice-boil-more = envoie aussi { $piece } à la saline
advice-recall = rappelle { $pieces } de la saline, avec { $cubes }
advice-miners =
    { $miners ->
        [one] { $number } mineur
       *[other] { $number } mineurs
    }
advice-foreman = le contremaître
advice-shaft = construit un puits sous { $space } pour { $price } gros et reçoit un cube de saumure
advice-exchange = échange { $brine } contre { $cubes }


## Tools outside actions, passing, ending

advice-bucket = porte un cube d’eau de { $space } à { $to }
advice-feed = nourrit un mineur fatigué en { $space }
advice-feed-two = nourrit deux mineurs fatigués en { $space }
advice-feed-both = nourrit des mineurs fatigués en { $space } et { $second }
advice-feed-foreman = nourrit le contremaître fatigué en { $space }
advice-pass = passe une action
# $pieces is a list of advice-miners and advice-foreman.
advice-rest =
    { $count ->
        [one] se repose : { $pieces } se relève
       *[other] se repose : { $pieces } se relèvent
    }
advice-end = termine le tour
advice-end-rested =
    { $count ->
        [one] termine le tour : { $pieces } se relève, reposé
       *[other] termine le tour : { $pieces } se relèvent, reposés
    }


## What the numbers of hints and reviews mean

hint-meaning =
    L’argent est ce que chaque joueur devrait avoir lors du décompte de la partie (T7). Tous ces nombres sont
    des estimations du bot.
review-meaning =
    « Attendu » est l’argent (T7) que le bot promettait à chaque joueur au début de l’enregistrement. « Tirages » dit
    de combien les tuiles, les commandes et les outils dévoilés l’ont changé ; « décisions » dit combien les coups du
    joueur lui-même promettaient de moins que les meilleurs trouvés, pour autant que cela dépasse l’erreur des
    estimations ; le reste vient de ce qu’ont fait les autres et de ce que le bot n’avait pas prévu. Ensemble,
    ils donnent l’argent à la fin de l’enregistrement. Les frais de transport sont des pièces réellement payées.
