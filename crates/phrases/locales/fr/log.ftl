### Following a game: the log, the recap, whose turn it is.
###
### In the log's sentences these are pictures: $player (sign and name), $coins, $salt and the like
### (cubes), $water, $tool and $tools (cards), $space, $from, $to and the like (spaces of the mine).
### They can stand anywhere in a sentence, and stay as they are: no article, ending or case.


## Headings and separators

log-title = Journal
log-phase = Phase { $phase }
log-turn = { $player } · manche { $round }
log-turn-first = { $player }
log-over = La partie est terminée.


## Deeds
## $piece is "miner" or "foreman", $crew is "miners", "foreman" or "both" with $miners for their number.

log-deliver = { $player } livre { $salt } au château pour { $coins }.
log-forfeit-salt = { $player } arrive au château sans pouvoir honorer de commande et perd { $salt }.
log-forfeit-coins = { $player } arrive au château sans pouvoir honorer de commande et perd { $coins }.
log-forfeit-nothing = { $player } arrive au château sans pouvoir honorer de commande, et sans rien à perdre.
log-place = { $piece ->
    [foreman] { $player } place le contremaître en { $to }.
   *[miner] { $player } place un mineur en { $to }.
}
log-move = { $piece ->
    [foreman] { $player } déplace le contremaître de { $from } à { $to }.
   *[miner] { $player } déplace un mineur de { $from } à { $to }.
}
log-extract = { $crew ->
    [foreman] { $player } extrait { $salt } en { $space } avec le contremaître.
    [both] { $miners ->
        [one] { $player } extrait { $salt } en { $space } avec le contremaître et un mineur.
       *[other] { $player } extrait { $salt } en { $space } avec le contremaître et { $miners } mineurs.
    }
   *[miners] { $miners ->
        [one] { $player } extrait { $salt } en { $space } avec un mineur.
       *[other] { $player } extrait { $salt } en { $space } avec { $miners } mineurs.
    }
}
# The crew stands at $space, the salt comes from the chamber below it, $from.
log-extract-mill = { $crew ->
    [foreman] { $player } hisse { $salt } de { $from } à { $space } avec le contremaître.
    [both] { $miners ->
        [one] { $player } hisse { $salt } de { $from } à { $space } avec le contremaître et un mineur.
       *[other] { $player } hisse { $salt } de { $from } à { $space } avec le contremaître et { $miners } mineurs.
    }
   *[miners] { $miners ->
        [one] { $player } hisse { $salt } de { $from } à { $space } avec un mineur.
       *[other] { $player } hisse { $salt } de { $from } à { $space } avec { $miners } mineurs.
    }
}
# $piece can be "two" as well: two miners at the mine entrance. $post is a name from names.ftl,
# $post-id its code.
log-assist = { $player } poste { $piece ->
    [foreman] le contremaître
    [two] deux mineurs
   *[miner] un mineur
} { $post-id ->
    [workshop] à l’{ $post }
    [entrance] à l’{ $post }
    [pump] à la { $post }
    [saltworks] à la { $post }
   *[other] au { $post }
}.
log-hire = { $player } engage un mineur pour { $coins }.
log-buy = { $player } achète { $tool } pour { $coins }.
log-pump = { $player } pompe { $water } en { $space } pour { $coins }.
log-pump-free = { $player } pompe { $water } en { $space }.
log-square = { $player } prend { $coins } sur la place du village.
log-market-sell = { $player } vend { $sold } pour { $income }.
log-market-buy = { $player } achète { $bought } pour { $cost }.
log-market-both = { $player } vend { $sold } pour { $income } et achète { $bought } pour { $cost }.
log-castle-far = { $piece ->
    [foreman] { $player } envoie le contremaître au château.
   *[miner] { $player } envoie un mineur au château.
}
log-castle-near = { $piece ->
    [foreman] { $player } envoie le contremaître directement dans le cercle proche du château.
   *[miner] { $player } envoie un mineur directement dans le cercle proche du château.
}
log-boil = { $crew ->
    [foreman] { $player } envoie le contremaître à la saline.
    [both] { $miners ->
        [one] { $player } envoie le contremaître et un mineur à la saline.
       *[other] { $player } envoie le contremaître et { $miners } mineurs à la saline.
    }
   *[miners] { $miners ->
        [one] { $player } envoie un mineur à la saline.
       *[other] { $player } envoie { $miners } mineurs à la saline.
    }
}
log-shaft = { $player } construit un puits en { $space } pour { $coins } et reçoit { $salt }.
log-bucket = { $player } porte { $water } de { $from } à { $to }.
# $where is a list of spaces.
log-feed = { $crew ->
    [foreman] { $player } nourrit le contremaître en { $where }.
   *[miners] { $miners ->
        [one] { $player } nourrit un mineur en { $where }.
       *[other] { $player } nourrit { $miners } mineurs en { $where }.
    }
}
log-trade = { $player } échange { $given } contre { $salt }.
log-pass = { $count ->
    [one] { $player } passe.
   *[other] { $player } passe ses deux actions.
}
log-rest = { $player } : l’équipe s’est reposée.
log-move-unknown = { $player } joue un coup que cette version de la page ne connaît pas : { $move }


## What comes of a deed; short sentences that follow it

log-revealed = { $space } s’ouvre : { $salt } et { $water }.
log-revealed-dry = { $space } s’ouvre : { $salt } et pas d’eau.
# $spaces is a list.
log-tiles = { $count ->
    [one] Une nouvelle salle est posée en { $spaces }.
   *[other] De nouvelles salles sont posées en { $spaces }.
}
log-brine = La saline reçoit { $salt }.
log-used = Cartes utilisées : { $tools }.
log-toll = { $player } reçoit { $coins } de transport.
log-wage = { $player } gagne { $coins } grâce à un assistant.
log-gone = Plus personne en { $spaces }.
log-post-left = Le poste { $post-id ->
    [workshop] de l’{ $post }
    [entrance] de l’{ $post }
    [pump] de la { $post }
    [saltworks] de la { $post }
   *[other] du { $post }
} est libre.
log-tool-up = Nouveau à l’atelier : { $tool }.
log-order-up = Nouvelle commande : { $order }.
log-order = { $salt } pour { $coins }
log-queue = { $count ->
    [one] Un pion avance dans le cercle proche.
   *[other] { $count } pions avancent dans le cercle proche.
}
log-arrived = { $count ->
    [one] Un pion arrive au château.
   *[other] { $count } pions arrivent au château.
}
log-home = { $count ->
    [one] Un pion rentre de la saline avec { $salt }.
   *[other] { $count } pions rentrent de la saline avec { $salt }.
}
log-home-empty = { $count ->
    [one] Un pion rentre de la saline sans saumure.
   *[other] { $count } pions rentrent de la saline sans saumure.
}
log-orders-up = Commandes : { $orders }.
log-tools-up = Atelier : { $tools }.
log-market-refill = Le marché reçoit { $salt }.
log-brine-lost = La saline perd { $salt }.


## What people do at the table

log-note-joined = { $name } prend place.
log-note-left = { $player } se lève.
log-note-filled = { $player } est un bot.
log-note-said = { $player } : { $text }
log-note-said-host = Hôte : { $text }
log-host = Hôte
log-note-renamed = { $player } s’appelle maintenant { $name }.
log-note-titled = La table s’appelle maintenant « { $name } ».
log-note-asked = { $player } demande à revenir en arrière.
log-note-declined = { $player } refuse.
log-note-agreed = { $player } accepte.
log-note-hinted = { $player } demande un conseil.
log-note-replaced-left = { $player } s’en va ; un bot prend la relève.
log-note-replaced-time = { $player } n’a plus de temps ; un bot prend la relève.
log-note-replaced-gone = { $player } est parti depuis trop longtemps ; un bot prend la relève.
log-note-proposed-replace = { $player } propose qu’un bot prenne la relève.
log-note-proposed-adjourn = { $player } propose d’ajourner la partie.
log-note-proposed-end = { $player } propose de mettre fin à la partie.
log-note-adjourned = { $player } ajourne la partie.
log-note-adjourned-host = L’hôte ajourne la partie.
log-note-resumed = { $player } reprend la partie.
log-note-resumed-host = L’hôte reprend la partie.
log-note-ended = { $player } met fin à la partie avant son terme ; elle n’a pas de résultat.
log-note-ended-host = L’hôte met fin à la partie avant son terme ; elle n’a pas de résultat.
log-note-hosted = { $player } est maintenant l’hôte.
log-note-returned = { $player } est de retour.
log-note-muted = { $player } ne peut plus écrire.
log-note-unmuted = { $player } peut de nouveau écrire.
log-note-removed = L’hôte a renvoyé quelqu’un de la table.
log-note-unknown = Il s’est passé à la table quelque chose que cette version de la page ne connaît pas.
log-note-undone = { $count ->
    [one] { $player } a annulé un coup.
   *[other] { $player } a annulé { $count } coups.
}
log-note-rewound = { $count ->
    [0] La partie reste où elle en est.
    [one] Un coup est annulé d’un commun accord.
   *[other] { $count } coups sont annulés d’un commun accord.
}


## Reading the log

log-empty = Il ne s’est encore rien passé.
log-earlier = Coups précédents
log-newest = Au plus récent
# For those who cannot see that the entry can be clicked.
log-look = Montrer ce moment
log-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
log-say = Dire quelque chose
log-send = Envoyer


## Looking at a moment of the past

log-past = Vous regardez la phase { $phase }, manche { $round } : c’était à { $player }.
log-past-over = Vous regardez la fin de la partie.
log-past-before = Coup précédent
log-past-after = Coup suivant
# Beside the state of the game, which is that of the present.
log-now = Maintenant
log-back = Au présent
log-ask = Demander à revenir à ce moment
log-ask-bots = Ramener la partie à ce moment
log-ask-sure = Revenir en arrière ?
log-ask-sure-text = { $count ->
    [one] Un coup est annulé pour de bon. Il ne se rejouera pas de lui-même.
   *[other] { $count } coups sont annulés pour de bon. Ils ne se rejoueront pas d’eux-mêmes.
}
log-ask-cancel = Non, continuer


## A question to take the game back

log-question = { $count ->
    [one] { $player } demande à annuler le dernier coup.
   *[other] { $player } demande à annuler les { $count } derniers coups.
}
# $players is a list of those who have not answered.
log-question-waits = On attend { $players }.
log-agree = Accepter
log-decline = Refuser
log-withdraw = Retirer la demande
log-question-look = Montrer le moment


## The recap

log-recap = Depuis votre dernier tour
log-recap-of = Depuis le dernier tour de { $player }
# Tolls from the others, and what own assistants brought in.
log-recap-earned = Vous avez gagné { $coins }.
log-recap-orders = { $count ->
    [one] Une commande a disparu.
   *[other] { $count } commandes ont disparu.
}
log-recap-money = Argent
log-recap-close = Cacher le résumé
log-gain = plus { $amount }
log-loss = moins { $amount }


## The status

log-status = L’état de la partie
# The name of the live region that tells what happens.
log-live = Ce qui se passe
log-status-phase = Phase { $phase } sur III
log-status-round = Manche { $round }
log-status-orders = Commandes : { $done } sur { $threshold }
log-status-last-round =
    { $of ->
        [game] Dernière manche de la partie
       *[phase] Dernière manche de la phase
    }
log-status-help = Une phase se termine avec la manche où { $threshold } commandes sont honorées. À sa première manche, un tour a une action, ensuite deux.
log-your-turn = À vous
log-turn-of = À { $player } de jouer
log-bot-thinks = { $player } réfléchit …
log-adjourned = La partie est ajournée
log-ended = La partie a été arrêtée avant son terme
log-actions = { $count ->
    [0] Plus d’action
    [one] Encore { $count } action
   *[other] Encore { $count } actions
}
log-asked-action = Choisissez une action
log-asked-end = Terminez votre tour
log-asked-delivery = Réglez l’arrivée au château
log-asked-route = Choisissez le parcours
log-asked-cart = Posez un chariot ou remontez le sel
log-asked-toll = Partagez les frais
log-asked-dig = Choisissez le côté de la dernière tuile
# $players is a list.
log-won = { $count ->
    [one] La partie est terminée. { $players } gagne avec { $coins }.
   *[other] La partie est terminée. { $players } se partagent la victoire avec { $coins }.
}
log-clock = Temps restant pour { $player } : { $time }
log-link-connecting = Connexion …
log-link-lost = La connexion est perdue. Nouvel essai …
log-watching = Vous regardez
log-away = Un bot joue à votre place. Vous pouvez revenir à tout moment.
# Of several players at one screen.
log-away-player = Un bot joue à la place de { $player }.
log-come-back = Revenir
log-title-yours = ● À vous – Magnum Sal
log-title-theirs = { $name } – Magnum Sal
log-title-over = La fin – Magnum Sal
log-notice = C’est à vous de jouer, { $name }.
