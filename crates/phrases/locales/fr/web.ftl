### The frame of the page in the browser, the start page, and what stands at a table before a game.


## Everywhere

web-skip = Aller au contenu
web-nav = Menu principal
web-nav-start = Jouer
web-nav-learn = Apprendre
web-nav-rules = Règles
web-settings = Réglages
web-language = Langue
web-theme = Apparence
web-theme-auto = Comme le système
web-theme-light = Claire
web-theme-dark = Sombre
web-pace = Animation des pions, des cubes et des pièces
web-pace-off = Désactivée
web-pace-fast = Rapide
web-pace-normal = Normale
web-pace-slow = Lente
web-notify = M’envoyer une notification quand c’est mon tour
web-notify-denied = Ce navigateur n’affiche pas de notifications venant d’ici. Vous pouvez les autoriser dans ses réglages pour cette page.
web-cautions = { $count ->
    [0] Un avertissement précède les coups qui risquent de vous nuire.
    [one] { $count } avertissement avant un coup est désactivé.
   *[other] { $count } avertissements avant un coup sont désactivés.
}
web-cautions-again = M’avertir de nouveau
web-settings-kept = Les réglages sont enregistrés dans ce navigateur.
web-close = Fermer
web-cancel = Annuler
web-loading = Un instant …
web-load-failed = Cette page n’a pas pu être chargée
web-load-failed-help = La connexion a été perdue, ou le serveur a une version plus récente du jeu. Vos parties ne risquent rien.
web-part-failed = Le chargement a échoué.
web-late = Le jeu n’a pas encore démarré. La connexion est lente, ou le serveur vient de changer de version. Si cela dure, rechargez la page.
web-again = Réessayer
web-outdated-reloading = Le serveur a une autre version du jeu que cette page. La page va être rechargée.
web-outdated-stays = Le serveur a une autre version du jeu que cette page. Rechargez-la dans un instant.
web-reload = Recharger
web-no-new-tables = Aucune nouvelle table n’est ouverte en ce moment. Les parties commencées continuent.
web-copy = Copier le lien
web-copied = Copié
web-share = Partager …
web-not-found = Il n’y a rien ici
web-not-found-help = Cette adresse ne mène à aucune page de ce jeu. Vérifiez le lien, ou partez de la première page.
web-unreachable = Le serveur ne répond pas. Vérifiez la connexion et réessayez.


## Titles of the tab

web-title = Magnum Sal, la mine de sel de Wieliczka
web-title-table = Une table · Magnum Sal
web-title-replay = Une partie à revoir · Magnum Sal
web-title-rules = Règles · Magnum Sal
web-title-learn = Apprendre à jouer · Magnum Sal
web-title-notices = Avis · Magnum Sal
web-title-unknown = Il n’y a rien ici · Magnum Sal
web-title-waiting = En attente de joueurs · Magnum Sal


## Start page

# "Magnum Sal" itself is a name and is not translated.
web-start-invitation = Envoyez vos mineurs dans la mine de sel royale de Wieliczka, remontez du sel brun, vert et blanc, et livrez ce que le roi a commandé.
web-start-learn = Vous découvrez le jeu ?
web-start-learn-help = Une première partie de dix minutes montre comment jouer. Rien à lire avant.
web-start-learn-go = Apprendre en jouant
web-start-waiting = { $games ->
    [one] C’est à vous de jouer dans { $games } partie
   *[other] C’est à vous de jouer dans { $games } parties
}


## A new game

web-new = Nouvelle partie
web-new-mode = Qui joue ?
web-mode-bots = Contre des bots
web-mode-screen = Sur un seul écran
web-mode-friends = Entre amis
web-mode-watch = Entre bots
web-mode-help-bots = Vous, contre des adversaires joués par l’ordinateur.
web-mode-help-screen = De deux à cinq joueurs se relaient devant cet écran.
web-mode-help-friends = Vous recevez un lien à envoyer à chaque ami. Jouez d’une traite, ou sur plusieurs jours.
web-mode-help-watch = Seuls des bots jouent, et vous regardez.
web-new-expansion = Quel jeu ?
web-expansion-none = Jeu de base
web-expansion-muria = Avec Muria
web-expansion-help-none = La mine sous la ville. De deux à quatre joueurs.
web-expansion-help-muria = L’extension : creusez vous-mêmes la mine, faites bouillir la saumure et envoyez les contremaîtres. De deux à cinq joueurs.
web-new-opponents = Combien d’adversaires ?
web-new-bots = Combien de bots ?
web-new-bots-too = Des bots en plus ?
web-new-open = Combien d’amis ?
web-count = { $count }
web-count-none = Aucun
web-new-level = De quelle force sont les bots ?
web-new-more-levels = Deux autres, pour comparer
web-level-apprentice = Apprenti
web-level-journeyman = Compagnon
web-level-master = Maître
web-level-grandmaster = Grand maître
web-level-random = Rêveur
web-level-uct = Calculateur
web-level-help-apprentice = Aimable. Joue au jugé, avec des règles simples ; idéal pour débuter.
web-level-help-journeyman = Un adversaire à votre mesure. Prévoit jusqu’à la prochaine livraison.
web-level-help-master = Redoutable. Réfléchit environ une seconde par coup.
web-level-help-grandmaster = Le plus fort. A appris de milliers de parties.
web-level-help-random = Joue n’importe quel coup permis, au hasard.
web-level-help-uct = Cherche aussi longtemps que le maître, mais ne connaît que les règles.
# A bot by its level; with several of one level they are numbered.
web-bot = { $number ->
    [1] { $level }
   *[other] { $level } { $number }
}
web-new-name = Votre nom
web-new-name-help = Vos amis le voient. Au plus 40 caractères.
# What a player is called who has given no name; log sentences begin with it.
web-guest = Invité
web-new-players = Qui joue devant cet écran ?
web-new-player = Nom du joueur { $number }
web-player = Joueur { $number }
web-new-add = Ajouter un joueur
web-new-remove = Enlever le joueur { $number }
web-new-public = Table publique : chacun au salon peut s’y asseoir
# What a table is called that has no name of its own, while players are missing; $name is a list of those who sit there.
web-table-of = Table de { $name }
web-new-play = Jouer
web-new-start-screen = Commencer
web-new-invite = Créer la table
web-new-watch = Regarder
web-new-summary-bots = { $expansion ->
    [muria] Avec Muria
   *[none] Jeu de base
}, { $bots ->
    [one] { $bots } adversaire
   *[other] { $bots } adversaires
}, { $level }
web-new-summary-screen = { $expansion ->
    [muria] Avec Muria
   *[none] Jeu de base
}, { $people ->
    [one] { $people } joueur
   *[other] { $people } joueurs
} devant cet écran{ $bots ->
    [0] { "" }
    [one] , { $bots } bot
   *[other] , { $bots } bots
}
web-new-summary-friends = { $expansion ->
    [muria] Avec Muria
   *[none] Jeu de base
}, vous et { $people ->
    [one] { $people } ami
   *[other] { $people } amis
}{ $bots ->
    [0] { "" }
    [one] , { $bots } bot
   *[other] , { $bots } bots
}
web-new-summary-watch = { $expansion ->
    [muria] Avec Muria
   *[none] Jeu de base
}, { $bots } bots, { $level }


## Options of a new game

web-options = Options
web-options-help = Nom, ordre, pendule, conseils et règles de la table
web-clock-none = Sans pendule
web-clock-turn = Pour chaque tour
web-clock-game = Pour toute la partie
web-patience = On n’attend pas un coup plus de { $time }
web-length-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-length-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-length-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
web-length-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-clock-per-turn = { $time } par tour
web-clock-per-game = { $time } pour la partie, et { $increment } de plus après chaque tour
web-clock-per-game-flat = { $time } pour la partie
web-variant-mapped = Mine cartographiée
web-variant-fatigue = Tout le monde se fatigue
web-variant-cart_capacity = Petits chariots
web-variant-bucket_into_unrevealed = Pas de seau dans le noir
web-variant-pump_with_tired = On peut pomper fatigué
web-variant-help-mapped = Les tuiles de la mine sont face visible : sous terre, rien n’est laissé au hasard.
web-variant-help-fatigue = Tous vos mineurs d’une salle extraient et se fatiguent, pas seulement ceux dont on a besoin.
web-variant-help-cart_capacity = Un chariot ne couvre que deux cubes, comme toujours avec Muria.
web-variant-help-bucket_into_unrevealed = On ne peut verser de l’eau que dans une salle où quelqu’un est entré.
web-variant-help-pump_with_tired = On peut pomper l’eau d’une salle où tous vos mineurs sont fatigués.
web-variant-round_limit = Manches par phase, au plus
web-variant-help-round_limit = La phase se termine alors même si trop peu de commandes sont honorées. Cela n’arrive presque jamais.


## Lists of tables

web-mine = Mes parties
web-mine-help = Les parties où ce navigateur a une place. Personne d’autre ne voit cette liste.
web-mine-none = Les parties que vous avez commencées ou rejointes sont ici : vous pouvez les reprendre à tout moment.
web-mine-finished = Terminées
web-lobby = Salon
web-lobby-open = Tables avec des places libres
web-lobby-open-none = Aucune table publique n’attend de joueurs. Créez-en une : choisissez « Entre amis » et cochez « Table publique ».
web-lobby-playing = En cours
web-lobby-playing-none = Aucune partie publique n’est en cours.
web-your-turn = À vous
web-their-turn = À { $player }
web-over = Terminée
web-adjourned = Ajournée
web-ended = Arrêtée avant son terme
web-won = { $winners } : victoire avec { $groszy } gros
web-go-on = Continuer
web-look = Voir
web-watch = Regarder
web-join = S’asseoir
web-replay = Revoir
web-forget = Oublier
web-forget-sure = Oublier cette partie ?
web-forget-help = Ce navigateur renonce pour de bon à sa place à { $table } : la clé ne pourra pas être retrouvée.
web-forget-finished = { $table } disparaît de cette liste. La partie elle-même reste sur le serveur.
web-forget-do = L’oublier
web-free-seats = { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
}
web-lost = Le serveur ne répond pas en ce moment ; cette liste n’est peut-être plus à jour.


## Bringing in a record

web-import = Voir un enregistrement
web-import-help = Une partie enregistrée dans un fichier, ici ou en ligne de commande, s’ouvre pour être revue.
web-import-file = Choisir un fichier
web-import-drop = ou déposez-en un ici
web-import-paste = ou collez son texte
web-import-text = Texte de l’enregistrement
web-import-open = Ouvrir


## Foot of the start page

web-about-fan = Ceci est un projet de fans, non officiel. Il n’est lié ni aux auteurs ni à l’éditeur ; ses textes et ses images sont les siens.
web-about-credits = Magnum Sal (2010) et Magnum Sal: Muria sont des jeux de Marcin Krupiński et Filip Miłuński, publiés par Leonardo Games.
web-about-muria = Les tuiles et les commandes de Muria sont reconstituées : les sources ne montrent pas celles qui ont été imprimées.
web-about-licence = Le programme est libre : sous licence MIT ou Apache 2.0, à votre choix.


## Before a game

web-room-title = { $table } : en attente de joueurs
web-room-help = La partie commence d’elle-même quand toutes les places sont prises.
web-room-seats = Places
web-room-order = Les places sont dans l’ordre du jeu.
web-room-open = En attente d’un joueur
web-room-you = vous
web-room-bot = bot
web-room-link = Invitation à la place { $seat }
web-room-link-help = Envoyez chaque lien à un seul ami : la place est à qui s’en sert le premier.
web-room-new-link = Créer un autre lien
web-room-link-gone = Le lien a été créé dans un autre navigateur. Créez-en un nouveau.
web-room-fill = Y mettre un bot
web-room-fill-level = Niveau du bot pour la place { $seat }
web-room-watch = Vous regardez. Si vous avez une invitation, ouvrez le lien reçu.
web-room-public = Cette table est publique : vous pouvez prendre une place libre.
web-room-rules = À quoi on joue
web-room-leave = Rendre la place
web-room-leave-sure = Oui, la rendre
web-join-title = On vous invite à une partie de Magnum Sal
web-join-with = { $count ->
    [one] { $players } vous attend.
   *[other] { $players } vous attendent.
}
web-join-alone = Personne n’est encore assis à cette table.
web-join-do = S’asseoir
web-join-look = Juste regarder
web-join-mine = Vous avez déjà une place à cette table
web-join-mine-help = Le lien est pour quelqu’un d’autre. Envoyez-le à un ami, ou ouvrez-le dans un autre navigateur.
web-join-late = Cette partie a commencé sans vous
web-join-late-help = Toutes les places sont prises. Vous pouvez regarder.
web-to-table = À la table
web-refused = Cette table ne peut pas être ouverte
web-to-start = À la page d’accueil
web-without-key = Regarder sans place
web-connecting = En route vers la table …


## At a table: its menu

web-menu = Menu de la table
web-menu-link = Lien pour regarder
web-menu-link-help = Qui l’a voit la partie, mais ne peut pas jouer.
web-menu-title = Nom de la table
web-menu-rename = Valider
web-menu-seats = Vos places
web-menu-name = Nom à la place { $seat }
web-menu-leave = Quitter la partie
web-menu-leave-help = Un compagnon joue à votre place. Vous pouvez revenir à tout moment.
web-menu-leave-sure = Oui, quitter
web-menu-over = La partie est terminée
web-menu-save = Enregistrer la partie
web-menu-rules = À quoi on joue
web-menu-seal = Sceau de la donne
web-menu-seal-help = Prouve après la partie que la donne était fixée avant.
web-played-hints = { $hints ->
    [0] Aucun conseil
    [one] { $hints } conseil par joueur
   *[other] { $hints } conseils par joueur
}
web-played-hints-any = Conseils à volonté
web-played-no-chat = Pas de discussion
web-played-clock-none = Sans pendule
web-played-usual = Les règles habituelles


## Inside sentences, for those who cannot see the pictures

web-groszy = { $amount } gros
web-water = { $count ->
    [one] { $count } cube d’eau
   *[other] { $count } cubes d’eau
}
web-rule = Règle { $rule }
