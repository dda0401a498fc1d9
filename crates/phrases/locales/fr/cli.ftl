### What only the command line says: the board as text, what happened, hints, reviews, notes, errors.
###
### Words of the notation (`place`, `haul`, `castle`), options (`--edition`) and levels of bots are the
### same in every language: they are what people type. `$problem` is a sentence of another file or, from
### the system, in English.


## Frames

cli-error = erreur : { $message }
cli-note = note : { $message }


## Files and records

cli-standard-input = l’entrée standard
cli-new-record = le nouvel enregistrement
cli-cannot-read = impossible de lire { $file } : { $problem }
cli-cannot-write = impossible d’écrire { $file } : { $problem }
cli-cannot-print = impossible d’écrire la sortie : { $problem }
cli-file-too-large = { $file } dépasse { $most } Mo : ce n’est pas un fichier de ce jeu
cli-byte-order-mark = { $file } commence par une marque d’ordre des octets ; à enregistrer en UTF-8 sans cette marque
cli-file-empty = { $file } est vide
cli-not-utf8 = { $file } n’est pas un texte en UTF-8 : l’octet { $byte } ne peut pas être lu ; les enregistrements et les éditions sont du texte
cli-in-file = { $file } : { $problem }
# $problem is the sentence about the record, without its full stop.
cli-other-edition = { $problem } ; si la partie a été distribuée avec --edition, donnez de nouveau ce fichier


## Moves; $which is the move in backticks or cli-move-number.

cli-move-number = le coup { $number }, `{ $move }`,
cli-no-move = { $which } n’est pas un coup : { $problem } `magnumsal moves RECORD` donne la liste des coups légaux.
cli-illegal-move = { $which } est illégal : { $problem }
cli-bot-draws = { $name } jouerait `{ $move }`. Faites-le sur le plateau et ajoutez-le avec ce qu’il révèle : `{ $move } -> …`
cli-legal = légal
cli-illegal = illégal : { $problem }
# $question is one of cli-asked- and cli-actions-.
cli-next = ensuite : { $question }
cli-next-of = ensuite, { $name } : { $question }
cli-embedded-numbers = les nombres dans le texte d’une règle sont ceux de l’édition intégrée.


## Options

cli-no-such-player = { $option } : { $name } ne joue pas ; les joueurs sont { $players }
cli-who-are-you = --bots : sans coup, dites qui vous êtes avec --me NAME, pour que les autres puissent jouer


## A new game

cli-out-exists = --out : { $file } existe ; --force le remplace
cli-name-empty = --players : le nom { $number } est vide ; écrivez les noms avec des virgules, comme dans Ada,Bruno
cli-name-twice = --players : { $name } y est deux fois ; donnez un nom différent à chaque joueur
cli-no-tool = --tools : { $name } n’est pas un outil ; les sortes sont { $tools }
cli-wrote = { $file } est écrit ; à voir avec magnumsal moves { $file }
cli-dealt = distribué avec --seed { $seed } ; la même graine distribue la même partie
cli-muria-reconstructed = les valeurs des tuiles et des commandes de Muria sont reconstituées et ne sont pas celles qui sont imprimées ; quiconque possède la boîte peut les donner avec --edition FILE
cli-idle-edition = l’édition donnée ne change rien ici
cli-idle-edition-muria = l’édition donnée ne change rien ici ; un fichier de Muria demande `--expansion muria`


## Seals

cli-no-seal = { $file } : un simple enregistrement n’a pas de sceau ; donnez --commitment et --salt, ou l’enregistrement scellé que propose le serveur
cli-bad-salt = { $file } : un sel de sceau compte 64 chiffres hexadécimaux
cli-other-deal = { $file } : la distribution n’est pas celle qui a été scellée : son sceau est { $found }, et non { $told }
cli-sealed = La distribution est celle qui a été scellée avec { $seal }.
cli-all-legal =
    { $count ->
        [one] Le seul coup est légal
       *[other] Les { $count } coups sont tous légaux
    } ; { $over ->
        [true] la partie est terminée
       *[false] la partie n’est pas terminée
    }.


## The head of the board

cli-phase = phase { $phase }
cli-round = manche { $round } (au plus { $limit })
cli-plies =
    { $count ->
        [one] { $count } coup joué
       *[other] { $count } coups joués
    }
cli-with-muria = avec Muria
cli-mapped = mine cartographiée
cli-phase-round = Phase { $phase }, manche { $round }
cli-and = et
cli-over =
    La partie est terminée : { $count ->
        [one] { $winners } gagne
       *[other] { $winners } se partagent la victoire
    } avec { $money }.


## What is asked

cli-asked-deliver = un pion est devant le roi : honorez une commande (deliver)
cli-asked-forfeit = un pion est devant le roi sans commande à honorer : subissez la pénalité (forfeit)
cli-asked-route = choisissez le parcours du sel vers la surface
cli-asked-cart = posez un chariot sur le parcours, ou remontez le sel (haul)
cli-asked-cart-only = posez un chariot sur le parcours : sans lui, les frais de transport ne peuvent pas être payés
cli-asked-toll = partagez les frais de transport de { $space }, { $amount } en tout
cli-asked-dig = choisissez le côté de la dernière tuile
cli-actions-left =
    { $count ->
        [one] encore { $count } action
       *[other] encore { $count } actions
    }
cli-no-action = plus d’action, terminez le tour
cli-no-action-or = plus d’action : terminez le tour, ou d’abord { $verbs }


## The town; a line begins with the name of a building.

cli-town-castle = Château
cli-town-queue = file
cli-town-market = Marché
cli-town-inn = Auberge
cli-town-workshop = Atelier
cli-town-saltworks = Saline
cli-town-foremen = Contremaîtres
cli-town-assistants = Assistants
cli-no-order = aucune
cli-to-come = encore { $count } à venir
cli-orders-done =
    { $count ->
        [one] { $count } honorée sur { $most }
       *[other] { $count } honorées sur { $most }
    }
cli-queue-near = près du roi
cli-queue-far = loin
cli-prices = vente { $sell } achat { $buy }
cli-inn-now = un mineur pour { $price }
cli-inn-then = puis { $prices }
cli-inn-last = le dernier
cli-inn-closed = fermée jusqu’à la phase suivante
cli-tool-price = { $tool } pour { $price }
cli-sold-out = tout est vendu jusqu’à la phase suivante
cli-brine = saumure : { $count }
cli-at-work = au travail
cli-trade = échange { $prices }
cli-brine-price = { $price }u contre { $letter }
cli-shafts-left =
    { $count ->
        [0] plus aucun puits à construire
        [one] encore { $count } puits à construire
       *[other] encore { $count } puits à construire
    }
cli-shafts-built = construits
cli-reconstructed = * reconstitué : les tuiles et les commandes de Muria n’ont pas ici leurs valeurs imprimées


## Tools on the board, at most eleven letters

cli-tool-rope = corde
cli-tool-pickaxe = pioche
cli-tool-bucket = seau
cli-tool-cart = chariot
cli-tool-food = nourriture
cli-tool-commercial = commercial
cli-tool-royal = royal
cli-tool-saltworks = saline
cli-tool-mill = moulin


## Heads of columns; those of the players' table, as far as the tools, share a line of 80 letters.

cli-head-seat = n°
cli-head-player = joueur
cli-head-money = argent
cli-head-worth = val.
cli-head-salt = sel
cli-head-supply = réserve
cli-head-orders = cmdes
cli-head-tools = outils (usagés)
cli-supply = { $count }/{ $all }
cli-head-cost = coût
cli-head-move = coup
cli-head-played = joué
cli-head-better = mieux
cli-head-expected = attendu
cli-head-draws = tirages
cli-head-received = transport reçu
cli-head-paid = payé
cli-head-decisions = décisions
cli-head-rest = reste


## The mine and the list of moves; an emptied chamber has room for six letters.

cli-columns = colonnes { $from } à { $to }
cli-spent = vide
cli-sign-water = ~ eau
cli-sign-hidden = ??? face cachée
cli-sign-mapped = ?bg/1 personne n’y est entré : sel/eau
cli-sign-miners = { $letter }2 deux mineurs, { $letter }2z fatigués
cli-sign-foreman = { $letter }! contremaître
cli-sign-marker = #{ $letter } propriétaire du puits
cli-unseen = Encore à venir
cli-unseen-tiles = Tuiles { $level }
cli-unseen-orders = Commandes
cli-unseen-tools = Outils
cli-unseen-kinds = En jeu
cli-unseen-of = { $count } parmi :
cli-unseen-in-phase = { $count } dans cette phase
cli-unseen-possible = et { $count } parmi :
cli-legal-moves =
    { $count ->
        [one] { $count } coup légal
       *[other] { $count } coups légaux
    }
cli-no-legal-moves = Aucun coup légal : la partie est terminée
cli-alone = seul


## What happened, or would happen; parts of one sentence.

cli-times = { $deed } ({ $count } fois)
cli-phase-over =
    la phase { $phase } est terminée : { $why ->
        [orders] assez de commandes sont honorées
       *[limit] la limite de manches est atteinte
    } ; tous les pions rentrent, les outils utilisés sont de nouveau prêts ; la phase { $next } commence, { $name } joue en premier
cli-turn = à { $name } de jouer dans la manche { $round }
# "depuis" and "vers" stand before any place without a change of its article.
cli-moved =
    { $piece ->
        [foreman] { $name } : le contremaître va depuis { $from } vers { $to }
       *[miner] { $name } : un mineur va depuis { $from } vers { $to }
    }
cli-tired =
    { $name } : { $miners ->
        [0] le contremaître fatigué
        [one] { $miners } mineur fatigué
       *[other] { $miners } mineurs fatigués
    } en { $space }
cli-tired-with-foreman =
    { $name } : { $miners ->
        [one] { $miners } mineur
       *[other] { $miners } mineurs
    } et le contremaître fatigués en { $space }
cli-stood-up =
    { $piece ->
        [foreman] { $name } : le contremaître se relève en { $space }
       *[miner] { $name } : un mineur se relève en { $space }
    }
cli-rested = { $name } : les pions se sont reposés
cli-turned-up = { $space } est révélée
cli-turned-up-as = { $space } est révélée : { $tile }
cli-tile-laid = une tuile est posée en { $space }
cli-shaft-built = { $name } construit un puits en { $space }
cli-paid = { $from } paie { $amount } à { $to } ({ $rule })
cli-gives = { $name } envoie { $salt } vers { $to }
cli-takes = { $name } prend { $salt } dans { $from }
cli-salt-moved = { $salt } va depuis { $from } vers { $to }
cli-brine-comes =
    { $count ->
        [one] { $count } cube de saumure arrive dans { $to }
       *[other] { $count } cubes de saumure arrivent dans { $to }
    }
cli-water-moved =
    { $what ->
        [brine] { $count ->
            [one] { $count } cube de saumure va depuis { $from } vers { $to }
           *[other] { $count } cubes de saumure vont depuis { $from } vers { $to }
        }
       *[water] { $count ->
            [one] { $count } cube d’eau va depuis { $from } vers { $to }
           *[other] { $count } cubes d’eau vont depuis { $from } vers { $to }
        }
    }
cli-tool-bought = { $name } reçoit « { $tool } »
cli-tool-used = { $name } retourne « { $tool } »
cli-tool-new = un nouvel outil arrive à l’atelier
cli-tool-new-as = « { $tool } » arrive à l’atelier
cli-order-done = { $name } honore la commande { $order }
cli-order-new = une nouvelle commande arrive à l’emplacement { $slot }
cli-order-new-as = la commande { $order } arrive à l’emplacement { $slot }
cli-game-over = la partie est terminée


## Where something comes from and goes to, in the sentences above

cli-place-bank = la banque
cli-place-supply = la réserve
cli-place-post = le poste « { $post } »
cli-place-far = le cercle éloigné
cli-place-near = le cercle proche
cli-place-king = le roi
cli-place-saltworks = la saline
cli-place-market = le marché


## Hints

cli-only-move = Il n’y a qu’un coup légal.
cli-hint-what = quoi
cli-hint-why = pourquoi
cli-hint-money = argent
cli-hint-chance = chances
cli-hint-line = suite
cli-chance = { $percent } % de chances de gagner


## Reviews

cli-review-by = Analyse par { $level }, graine { $seed }
# $budget is a time or cli-iterations.
cli-review-by-budget = Analyse par { $level }, { $budget } par décision, graine { $seed }
cli-iterations =
    { $count ->
        [one] { $count } itération
       *[other] { $count } itérations
    }
cli-review-unfinished = La partie n’est pas terminée ; l’analyse porte sur ce qui a été joué.
cli-review-lost = { $cost } de perte :
# $advice is a move and its reason.
cli-review-better = { $move } ; mieux { $advice }
cli-review-no-cost = { $name } : aucune décision n’a rien coûté
cli-review-costliest = { $name } : les décisions les plus coûteuses
