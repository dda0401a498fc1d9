### Playing: what is asked, what can be done, what it costs and what is warned of.
###
### `$piece` is one of the play-piece- phrases, always the object of the sentence. `$coins`, `$price`,
### `$salt`, `$water`, `$tool`, `$space`, `$player` and the like are pictures and stand for themselves.


## What is asked now

play-region = Votre coup
play-tab = Tour
play-over = La partie est terminée.
play-waiting = { $player } réfléchit.
play-ask =
    { $actions ->
        [0] Vous n’avez plus d’action : terminez le tour.
        [one] À vous : il reste { $actions } action.
       *[other] À vous : il reste { $actions } actions.
    }
play-ask-rope =
    { $actions ->
        [0] Vous pouvez déplacer un pion de plus avec une corde : choisissez-le, ou terminez le tour.
        [one] Vous pouvez déplacer un pion de plus avec une corde, ou continuer : il reste { $actions } action.
       *[other] Vous pouvez déplacer un pion de plus avec une corde, ou continuer : il reste { $actions } actions.
    }
play-ask-saltworks =
    { $actions ->
        [0] À la saline : envoyez-y d’autres pions, ou terminez le tour.
        [one] À la saline : envoyez-y d’autres pions, ou continuez : il reste { $actions } action.
       *[other] À la saline : envoyez-y d’autres pions, ou continuez : il reste { $actions } actions.
    }
play-due-delivery = Votre pion est arrivé au château. Quelle commande honorez-vous ?
play-penalty = Votre pion est arrivé au château, et vous n’avez le sel d’aucune commande. Que cédez-vous ?
play-due-route = Par où le sel remonte-t-il ?
play-due-cart = Posez-vous un chariot sur le parcours ?
play-due-toll = Qui reçoit combien des frais de transport en { $space } ?
play-due-dig = Il reste une tuile pour ce niveau. De quel côté de la salle la posez-vous ?


## Pieces, as the object of a sentence

play-piece-supply = un mineur de votre réserve
play-piece-supply-foreman = votre contremaître de la réserve
play-piece-post = votre assistant du poste « { $post } »
play-piece-post-foreman = votre contremaître du poste « { $post } »
play-piece-space = un mineur de { $space }
play-piece-space-foreman = votre contremaître de { $space }


## Moves, as invitations on buttons and in the list of moves

play-move-deliver = Livrer { $salt } pour { $price }
play-move-forfeit-coins = Payer la pénalité de { $coins }
play-move-forfeit-salt = Céder { $salt } en pénalité
play-move-place = Envoyer { $piece } en { $space }
play-move-rope = Avec une corde, envoyer aussi { $piece } en { $space }
play-move-extract =
    Extraire { $salt } en { $space } avec { $foreman ->
        [true] { $miners ->
            [0] votre contremaître
            [one] { $miners } mineur et votre contremaître
           *[other] { $miners } mineurs et votre contremaître
        }
       *[false] { $miners ->
            [one] { $miners } mineur
           *[other] { $miners } mineurs
        }
    }{ $picks ->
        [0] {""}
        [one] {" "}et { $picks } pioche
       *[other] {" "}et { $picks } pioches
    }
play-move-extract-mill =
    Avec le moulin à chevaux, extraire { $salt } sous { $space } avec { $foreman ->
        [true] { $miners ->
            [0] votre contremaître
            [one] { $miners } mineur et votre contremaître
           *[other] { $miners } mineurs et votre contremaître
        }
       *[false] { $miners ->
            [one] { $miners } mineur
           *[other] { $miners } mineurs
        }
    }{ $picks ->
        [0] {""}
        [one] {" "}et { $picks } pioche
       *[other] {" "}et { $picks } pioches
    }
play-move-route = Remonter le sel par { $spaces }
play-move-cart = Poser un chariot en { $spaces }
play-move-haul = Ne plus poser de chariot
play-move-toll = Partager les frais de transport de { $space } : { $shares }
play-move-assist = Placer { $piece } au poste « { $post } »
play-move-assist-two = Placer { $piece } et { $second } au poste « { $post } »
play-move-hire = Engager un mineur pour { $price }
play-move-buy = Acheter { $tool } pour { $price }
play-move-pump =
    Pomper { $count ->
        [one] { $count } cube d’eau
       *[other] { $count } cubes d’eau
    } en { $space }
play-move-square = Prendre { $coins } sur la place du village
play-move-market = Au marché : { $trades }
play-move-market-commercial = Au marché, avec le privilège commercial : { $trades }
play-trade-sell = vendre { $salt }
play-trade-buy = acheter { $salt }
play-move-castle = Envoyer { $piece } au château
play-move-castle-royal = Envoyer { $piece } dans le cercle proche du château, avec le privilège royal
play-move-boil = Envoyer { $piece } à la saline
play-move-boil-more = Envoyer aussi { $piece } à la saline
play-move-recall =
    Avec le privilège de la saline, rappeler { $foreman ->
        [true] { $miners ->
            [0] votre contremaître
            [one] { $miners } mineur et votre contremaître
           *[other] { $miners } mineurs et votre contremaître
        }
       *[false] { $miners ->
            [one] { $miners } mineur
           *[other] { $miners } mineurs
        }
    }
play-move-shaft = Construire un puits sous { $space }
play-move-dig-left = Poser la tuile à gauche
play-move-dig-right = Poser la tuile à droite
play-move-bucket = Porter un cube d’eau de { $space } à { $to } avec le seau
play-move-feed = Nourrir un mineur fatigué en { $space }
play-move-feed-both = Nourrir deux mineurs fatigués en { $space }
play-move-feed-two = Nourrir un mineur fatigué en { $space } et un en { $second }
play-move-feed-foreman = Nourrir votre contremaître fatigué en { $space }
play-move-trade = Échanger de la saumure contre { $salt }
play-move-pass = Passer une action
play-move-end = Terminer le tour


## What a move would do, each a line of its own below the button

play-outcome-pay = Vous payez { $coins } à { $player }
play-outcome-free = Cela ne coûte rien
play-outcome-pay-bank = Vous payez { $coins }
play-outcome-get = Vous recevez { $coins }
play-outcome-earns = { $player } reçoit { $coins }
play-outcome-salt-get = Vous recevez { $salt }
play-outcome-salt-give = Vous donnez { $salt }
play-outcome-water = { $water } de moins en { $space }
play-outcome-tool-used = Carte utilisée : { $tool }
play-outcome-tool-bought = À vous : { $tool }
play-outcome-tired =
    { $count ->
        [one] { $count } pion se fatigue
       *[other] { $count } pions se fatiguent
    }
play-outcome-tile-laid = Une nouvelle salle en { $space }
play-outcome-shaft-built = Un puits avec votre marqueur en { $space }
play-outcome-unknown =
    { $what ->
        [order] Dévoile une nouvelle commande : pas d’annulation possible
        [chamber] Dévoile une salle : pas d’annulation possible
        [tool] Dévoile un nouvel outil : pas d’annulation possible
       *[other] Dévoile quelque chose : pas d’annulation possible
    }
# Below several choices that all do so.
play-outcome-unknown-each = Chaque choix dévoile quelque chose : pas d’annulation possible.


## The panel of whatever is in hand

play-panel = Choix
play-panel-piece = Vous tenez { $piece }. Choisissez sa destination.
play-panel-goal = Comment ?
play-panel-space = Que faire en { $space } ?
play-option-extract = Extraire du sel ici …
play-option-pump = Pomper l’eau d’ici …
play-option-take = Prendre { $piece }
play-option-send = Envoyer quelqu’un ici …
play-option-send-more = Envoyer d’autres pions …
play-send-building = Envoyer un pion …
play-send-post = Placer un assistant …
play-who-space = Qui va en { $space } ? Choisissez sur le plateau ou ici.
play-who-castle = Qui va au château ? Choisissez sur le plateau ou ici.
play-who-saltworks = Qui va à la saline ? Choisissez sur le plateau ou ici.
play-who-post = Qui prend ce poste ? Choisissez sur le plateau ou ici.
# The first of the two who go to the mine entrance is chosen.
play-who-second = Vous envoyez { $piece }. Qui l’accompagne ?
# On a button with a picture of the piece: where it is.
play-at-supply = réserve
play-castle-royal = Avec le privilège royal : directement dans le cercle proche


## The turn: back, pass, rest, end

play-cancel-action = Annuler cette action
play-back = Revenir en arrière
play-undo = Annuler
play-redo = Rétablir
play-restart = Reprendre le tour
play-undo-ask = Demander à annuler le tour
play-pass = Passer une action
play-rest = Repos
play-rest-note =
    { $count ->
        [one] Si vous passez toutes les actions de ce tour, votre pion fatigué se relève.
       *[other] Si vous passez toutes les actions de ce tour, vos { $count } pions fatigués se relèvent.
    }
play-rests =
    { $count ->
        [one] Repos : votre pion fatigué se relève à la fin du tour.
       *[other] Repos : vos { $count } pions fatigués se relèvent à la fin du tour.
    }
play-end = Finir le tour
play-remind = Avant de terminer le tour
play-remind-tool = Encore utilisable : { $tool }.
play-remind-tired =
    { $count ->
        [one] { $count } de vos pions reste fatigué.
       *[other] { $count } de vos pions restent fatigués.
    }
play-remind-arrival =
    { $count ->
        [one] Votre pion arrive au château au prochain tour, et vous n’avez le sel d’aucune commande.
       *[other] { $count } de vos pions arrivent au château au prochain tour, et vous n’avez le sel d’aucune commande.
    }


## Cautions

play-caution = Vraiment ?
play-caution-never = Ne plus m’avertir de cela
play-caution-no = Plutôt pas
play-caution-yes = Le faire
play-beware-castle = Vous n’avez le sel d’aucune commande visible. Un pion qui arrive sans rien à livrer vous coûte { $penalty } ou un cube.
play-beware-queue = Vous avez un pion dans la file du château. Après cette transaction, vous n’aurez plus le sel d’aucune commande visible.
play-beware-rest = Vos pions fatigués le restent : l’équipe ne se repose que si vous passez toutes les actions d’un tour.
play-beware-brine = Il n’y a pas de saumure à la saline. S’il n’en arrive pas avant votre prochain tour, le pion rentre sans rien.


## Buildings: names as headings, and what a visit is good for

play-building-castle = Château
play-building-inn = Auberge
play-building-workshop = Atelier
play-building-pump = Station de pompage
play-building-market = Marché
play-building-square = Place du village
play-building-saltworks = Saline
play-building-foremen = Bâtiment des contremaîtres
play-visit-castle = Envoyez un pion au château. Il attend dans le cercle éloigné, avance dans le cercle proche à votre prochain tour et arrive au tour d’après ; il honore alors une commande dont vous avez le sel. Avec le privilège royal, il commence dans le cercle proche.
play-visit-inn = Engagez un mineur de plus. Le prix monte avec chaque mineur engagé dans cette phase, par qui que ce soit.
play-visit-workshop = Achetez un outil. Chaque carte sert une fois par phase, et les outils valent de l’argent à la fin.
play-visit-pump = Pompez l’eau d’une salle où se tient un de vos pions. Un cube d’eau après l’autre coûte { $pump } et ainsi de suite.
play-visit-square = Ramassez { $square }.
play-visit-saltworks = Envoyez un ou plusieurs pions. Ils rentrent au début de votre prochain tour, chacun avec un cube de saumure tant qu’il y en a.
play-visit-foremen = Construisez un puits sous une salle où se tient un de vos pions. Il coûte { $shaft }, votre marqueur y reste, et vous recevez un cube de saumure.
play-inn-miners =
    { $miners ->
        [one] Vous avez { $miners } mineur, et { $after } après cela.
       *[other] Vous avez { $miners } mineurs, et { $after } après cela.
    }
play-inn-next = Les suivants coûtent { $prices }
play-workshop-kinds = Sortes en jeu : { $tools }
play-workshop-tool = { $tool } pour { $price }
play-workshop-left =
    { $count ->
        [0] La pile est vide.
        [one] Il reste { $count } carte dans la pile.
       *[other] Il reste { $count } cartes dans la pile.
    }
play-pump-where = Quelle salle
play-pump-chamber = { $space } : { $water }
play-pump-count = Combien d’eau
play-less = Moins
play-more = Plus
play-castle-order = Commande { $number } : { $salt } pour { $price }
play-castle-enough = Vous avez le sel
play-castle-missing = Il manque { $salt }
play-castle-queue =
    { $near ->
        [0] { $far ->
            [one] { $far } de vos pions attend dans le cercle éloigné.
           *[other] { $far } de vos pions attendent dans le cercle éloigné.
        }
        [one] { $far ->
            [0] { $near } de vos pions arrive au prochain tour.
           *[other] { $near } de vos pions arrive au prochain tour, { $far } de plus ensuite.
        }
       *[other] { $far ->
            [0] { $near } de vos pions arrivent au prochain tour.
           *[other] { $near } de vos pions arrivent au prochain tour, { $far } de plus ensuite.
        }
    }
play-saltworks-brine =
    { $brine ->
        [0] Il n’y a pas de saumure à la saline.
        [one] Il y a { $brine } cube de saumure à la saline.
       *[other] Il y a { $brine } cubes de saumure à la saline.
    }
play-saltworks-own =
    { $count ->
        [one] { $count } de vos pions est ici.
       *[other] { $count } de vos pions sont ici.
    }
play-shafts =
    { $shafts ->
        [0] On ne peut plus construire de puits dans cette phase.
        [one] On peut encore construire { $shafts } puits. Vos marqueurs dans la mine : { $markers } sur { $most }.
       *[other] On peut encore construire { $shafts } puits. Vos marqueurs dans la mine : { $markers } sur { $most }.
    }
play-assistant = Assistant
play-assistant-is = Le poste est tenu par { $player }.
play-earns-castle = Un assistant au château gagne un gros pour chaque commande honorée, par qui que ce soit.
play-earns-workshop = Un assistant à l’atelier gagne un gros à chaque visite, de qui que ce soit.
play-earns-pump = Un assistant à la station de pompage gagne un gros à chaque visite, de qui que ce soit.
play-earns-market = Un assistant au marché gagne un gros à chaque visite, de qui que ce soit.
play-earns-saltworks = Un assistant à la saline gagne un gros chaque fois que des pions rapportent de la saumure.
play-earns-entrance = L’entrée de la mine rapporte un gros à chaque extraction, de qui que ce soit. Il y faut deux mineurs ou votre contremaître.


## Tools

play-tools = Outils
play-tools-of = Outils de { $player }
play-tools-none = Vous n’avez pas d’outil disponible. L’atelier en vend.
play-tool-used = { $tool } : carte utilisée, de nouveau prête à la prochaine phase.
play-brine = Échanger la saumure
play-use-rope = Juste après avoir envoyé un pion dans la mine, envoyez-en un autre dans la même action.
play-use-pickaxe = Un point de force de plus dans une extraction.
play-use-bucket = Hors des actions : portez un cube d’eau d’une salle où se tient votre pion dans la salle voisine.
play-use-cart = Dans une extraction, libérez une ou deux cases du parcours de leurs frais de transport.
play-use-food = Hors des actions : deux de vos mineurs fatigués se relèvent, ou votre contremaître.
play-use-commercial = Au marché, chaque cube coûte un gros de moins à l’achat et rapporte un gros de plus à la vente.
play-use-royal = Votre pion entre dans la file du château par le cercle proche, un tour plus tôt.
play-use-saltworks = À la saline, un ou deux des pions qui viennent d’y être envoyés reviennent aussitôt avec de la saumure.
play-use-mill = Une équipe extrait dans la salle juste en dessous de la sienne.


## The list of moves, keys and hints

play-moves = Tous les coups
play-moves-find = Tapez un mot du coup cherché, puis Entrée
play-moves-count =
    { $count ->
        [0] Aucun coup de ce genre n’est possible maintenant.
        [one] { $count } coup
       *[other] { $count } coups
    }
play-lookup = Consulter : ce qui est à venir, symboles, touches
play-unseen = Ce qui est encore à venir
play-keys-help = Ces touches marchent partout à la table, sauf pendant que vous tapez un texte ou qu’une fenêtre est ouverte.
play-key-escape = Échap
play-key-enter = Entrée
play-key-hint = Conseil
play-key-help = Cette liste
play-key-cancel = Lâcher ce qui est choisi
play-key-option = Le choix qui porte ce numéro
play-key-board = Vers le plateau, puis vers la partie suivante de la page
play-key-go = Sur le plateau : aller à ce qui se trouve de ce côté
play-key-choose = Sur le plateau : le choisir
play-hint =
    { $left ->
        [0] Plus de conseil
       *[other] Conseil ({ $left })
    }
play-hint-any = Conseil
play-hint-thinking = Réflexion …
play-hints = Conseils
play-hint-reason = { $reason } (victoire : { $chance } %)
play-hint-hurried = Beaucoup de bots réfléchissent en ce moment : ce conseil a été trouvé en { $percent } % du temps habituel.
play-hint-show = Montrer
play-hint-play = Jouer
