### The rules page with its small boards, and the first game that teaches by doing.


## The rules page

learn-rules-title = Les règles
learn-rules-search = Chercher dans les règles
learn-rules-search-help = Des mots, ou une règle comme E5
learn-rules-chapter = Chapitre
learn-rules-chapters = Chapitres
learn-rules-all = Tous les chapitres
learn-rules-found =
    { $count ->
        [0] Aucune règle ne contient ces mots. Essayez-en moins, ou de plus courts.
        [one] { $count } règle contient ces mots.
       *[other] { $count } règles contiennent ces mots.
    }
learn-rules-results = Règles qui contiennent ces mots
learn-rules-unknown = Il n’y a pas de règle { $rule }. Les voici toutes.
learn-rules-link = Lien vers la règle { $rule }
learn-rules-note = Remarque
learn-rules-may = Permis ici
learn-rules-may-not = Interdit ici
learn-rules-reconstructed = reconstitué
learn-rules-values-unknown = Le serveur ne donne pas ses prix en ce moment. Rechargez la page pour réessayer.

learn-minutes-title = Le jeu en deux minutes
learn-minutes-goal =
    Vous dirigez une équipe de mineurs à Wieliczka, en 1368. Après trois phases, celui qui a le plus d’argent gagne.
    L’argent vient du sel : le château l’achète sur commande, le marché cube par cube.
learn-minutes-turn =
    À votre tour, vous avez deux actions, et une seule dans la première manche de chaque phase. Chacune est l’une de
    ces quatre choses : placer ou déplacer un mineur dans la mine, extraire du sel, poster un assistant en ville ou
    visiter un bâtiment. Vous pouvez aussi passer.
learn-minutes-chain =
    Les mineurs forment une chaîne depuis l’entrée de la mine. Vous pouvez aller partout où se trouve quelqu’un de la
    chaîne, ou juste à côté, et peu importe à qui sont ces mineurs. Personne ne peut partir si cela en coupe d’autres
    de la surface.
learn-minutes-dig =
    Le premier mineur dans une salle révèle son sel et son eau. Pour extraire, il faut des mineurs debout dans la
    salle : un par cube de sel, et un par cube d’eau. Ensuite ils sont fatigués et se couchent.
learn-minutes-toll =
    Le sel remonte aussitôt le long de la chaîne. Sur chaque case où vous n’avez personne à vous, vous payez 1 gros par
    cube à qui s’y trouve. Il est donc payant de se tenir là où les autres doivent passer.
learn-minutes-castle =
    Pour vendre au château, envoyez un mineur dans sa file. Il arrive deux tours plus tard ; si vous avez alors le sel
    d’une commande, elle est bien payée. Sinon, vous payez une pénalité.
learn-minutes-town =
    L’auberge a d’autres mineurs, l’atelier des outils pour toute occasion, la station de pompage vide l’eau des
    salles, le marché vend et achète des cubes un à un, et la place du village vous donne 1 gros. Un assistant dans un
    bâtiment gagne 1 gros à chaque visite.
learn-minutes-rest = Si vous passez les deux actions d’un tour, tous vos mineurs fatigués se relèvent.
learn-minutes-end =
    Une phase se termine avec la manche où assez de commandes ont été honorées. Tout le monde rentre, et de nouvelles
    commandes et de nouveaux outils sortent. À la toute fin, le sel et les outils qui vous restent valent aussi
    quelques gros.
learn-minutes-try = Jouer la première partie


## Names on the small boards, as the sentences below have them

learn-name-a = Ada
learn-name-b = Bruno
learn-name-c = Celina
learn-name-d = Dora
learn-name-e = Emil


## What one sees on the small board of each rule: one or two sentences

learn-scene-g1 =
    2L3 est à la profondeur 2, trois colonnes à gauche du puits principal ; 4R1 est à la profondeur 4, une colonne à sa
    droite.
learn-scene-g2 =
    Toute la mine du jeu de base : huit salles de niveau I, six de niveau II, quatre de niveau III, et entre elles le
    puits principal.
learn-scene-g3 =
    2C touche 1C au-dessus, 3C au-dessous, et les salles 2L1 et 2R1 à côté. 2R1 et 4R1 ne se touchent pas : une salle
    ne mène jamais à celle du dessous.
learn-scene-g4 =
    Chacun voit ce que possèdent Ada et Bruno et ce qui se trouve en 2R1. Personne ne sait ce qu’il y a sous la tuile
    de 2R2, ni quelle commande viendra ensuite.
learn-scene-g5 =
    Les dix mineurs d’Ada sont déjà tous en jeu : l’auberge n’en a plus pour elle. Les pièces et les cubes, eux, ne
    manquent jamais.

learn-scene-s1 =
    Quatre joueurs sont à table. Le sort a désigné Ada : elle commence, et les autres suivent dans le sens horaire.
learn-scene-s2 =
    Une partie à deux avec Muria commence : Ada et Bruno ont chacun trois mineurs et le contremaître dans leur réserve.
learn-scene-s3 =
    Ada commence : elle a donc 10 gros. Plus on joue tard, plus on reçoit d’argent en échange : 12, 14 et 16. Tous ont
    un cube brun.
learn-scene-s4 = Le marché avant le premier tour : du brun sur 5 et sur 4, du vert sur 6, et pas de blanc du tout.
learn-scene-s5 =
    Sur chaque salle, une tuile de son niveau est posée face cachée. Ce qu’il y a dessous ne se voit que quand
    quelqu’un entre.
learn-scene-s6 =
    La phase I a sept outils : trois sont visibles à l’atelier, quatre attendent dans la pile. Les quatorze autres
    viennent dans les deux phases suivantes.
learn-scene-s7 =
    Une phase commence à trois joueurs : trois commandes et trois outils sont visibles, et le marqueur de l’auberge est
    sur sa troisième case, si bien que cinq mineurs peuvent être engagés.

learn-scene-t1 =
    Dans la première manche, Ada et Bruno avaient une action chacun et sont entrés dans le puits. La deuxième manche
    commence, et chacun en a deux.
learn-scene-t2 =
    Le tour d’Ada commence au château : son mineur du cercle proche arrive, et celui du cercle éloigné avance. Celui de
    Bruno attend que Bruno joue.
learn-scene-t3 =
    Ada est allée à l’atelier avec sa première action. La seconde peut être une visite de n’importe quel autre
    bâtiment, mais pas de l’atelier encore une fois.
learn-scene-t4 =
    Les deux mineurs d’Ada en 2L1 sont fatigués. Si elle passe ses deux actions, ils se relèvent à la fin de son tour.
learn-scene-t5 =
    Dans une partie à deux, la quatrième commande décide de la phase. La manche est jouée jusqu’au bout, puis la phase
    est terminée.
learn-scene-t6 =
    La phase II commence. Tous les pions sont rentrés et, comme le marché n’avait pas de brun, un cube a été posé sur
    le 5. Le sel en 2R1 reste où il est.
learn-scene-t7 =
    Ada a 31 gros, 9 pour trois cubes et 6 pour trois outils : 46. Bruno a 44 gros et 2 pour un outil : 46 aussi. Ada
    gagne, car elle a honoré plus de commandes.
learn-scene-t8 = Seules deux commandes ont été honorées, mais c’est la manche 60 : la phase se termine quand même.

learn-scene-c1 =
    1C et 2C sont reliées à la surface. Un mineur peut y aller, ou sur une case voisine ; 2L2 et 4C sont encore hors
    d’atteinte.
learn-scene-c2 =
    Si le mineur d’Ada quittait 1C, tous les autres seraient coupés de la surface : il doit donc rester. Celui de 2L1
    est au bout de la chaîne et peut partir.
learn-scene-c3 =
    À partir de 2R1, toute la galerie n’a plus de sel. Ada peut donc quitter 2R1, même si cela coupe de la surface le
    mineur fatigué de Bruno, derrière.
learn-scene-c4 =
    Personne ne se tient dans le puits 3R1, mais le marqueur de Bruno y est et relie 4R1 à la chaîne. Ada peut donc
    extraire en 4R1.

learn-scene-p1 = Ada prend un mineur de sa réserve et le place en 2R1, qui touche le mineur de Bruno en 2C.
learn-scene-p2 =
    Sur une case, il y a de la place pour tout le monde. Le mineur d’Ada peut descendre de 2C à 3C, car les deux de
    Bruno maintiennent le lien en 2C.
learn-scene-p3 =
    Le mineur d’Ada est le premier en 2R1. La tuile est retournée : on y pose un cube brun, deux verts et deux cubes
    d’eau. 2R2 reste cachée.
learn-scene-p4 =
    Ada a placé un mineur en 2R1 et, grâce à sa corde, un deuxième a suivi dans la même action. La corde est maintenant
    utilisée.

learn-scene-e1 =
    Ada peut extraire en 2L1, où deux de ses mineurs sont debout. En 2R1, non : son seul mineur y est fatigué.
learn-scene-e2 = Trois mineurs moins un cube d’eau font une force de 2. Ada prend donc un ou deux cubes de son choix.
learn-scene-e3 =
    Ada a pris un cube brun en 2L1. Il fallait deux mineurs pour un cube de sel et un cube d’eau : ces deux-là sont
    fatigués, et le troisième est toujours debout.
learn-scene-e4 =
    Deux parcours remontent de 4R2. Ada prend celui qui passe par son propre puits 3R1, où elle a quelqu’un sur chaque
    case et ne paie rien.
learn-scene-e5 =
    Ada remonte deux cubes. En 2C, elle a un mineur à elle ; en 1C, il n’y a que Bruno, et elle lui paie 1 gros par
    cube, 2 gros en tout.
learn-scene-e6 =
    Il n’y a que Bruno en 2C et en 1C, qui se suivent sur le parcours. Un seul chariot libère les deux, et les trois
    cubes d’Ada ne paient rien.
learn-scene-e7 =
    Chaque cube de 2L1 coûterait 2 gros à Ada. Elle n’en a que 1 et pas de chariot : elle ne peut donc pas y extraire.
learn-scene-e8 = Ada extrait en 2R1. Bruno tient le poste à l’entrée de la mine et reçoit pour cela 1 gros de la banque.
learn-scene-e9 =
    Les deux mineurs d’Ada en 2R1 font tourner le moulin à chevaux et prennent un cube en 4R1, juste en dessous. L’eau
    de 4R1 compte contre eux, celle de 2R1 non.

learn-scene-a1 =
    Bruno a un assistant au marché. Les postes de l’atelier et de la station de pompage sont encore libres pour Ada.
learn-scene-a2 = Bruno vient d’acheter un outil. L’assistant d’Ada est à l’atelier : la banque lui paie donc 1 gros.
learn-scene-a3 =
    Bruno a envoyé son contremaître à la station de pompage. À chaque visite là-bas, il reçoit 1 gros, comme pour un
    mineur.
learn-scene-a4 =
    Le poste d’Ada à l’entrée de la mine est tenu par deux mineurs, ou par son seul contremaître. Si l’un des deux
    mineurs s’en va, l’autre rentre.
learn-scene-a5 =
    Bruno a extrait trois cubes en 2L1. Le poste d’Ada à l’entrée lui rapporte 1 gros, quel que soit le nombre de
    cubes.

learn-scene-b1 =
    Un mineur coûte 6 gros, et Ada en a 5 : elle ne peut pas visiter l’auberge. La place du village lui est ouverte.
learn-scene-b2 = Le marqueur est sur 6. Ada paie 6 gros pour un mineur, et le marqueur avance : le suivant en coûte 7.
learn-scene-b3 =
    Ada achète le chariot du milieu pour 4 gros. La carte « nourriture » prend sa place, et un nouvel outil vient de
    la pile.
learn-scene-b4 =
    Ada a un mineur debout en 2R1 et peut donc y pomper : 1 cube d’eau pour rien, 2 pour 2 gros ou les 3 pour 5.
learn-scene-b5 =
    La case libre la plus chère pour le vert vaut 5 : Ada peut donc en vendre un pour 5. Le brun le moins cher est sur
    4 : elle peut en acheter un pour 4.
learn-scene-b6 =
    Ada n’a pas de cube vert. Si elle achète celui à 6, elle ne peut pas le revendre lors de la même visite.
learn-scene-b7 =
    Ada est allée sur la place du village et a 1 gros de plus. Ce n’est pas beaucoup, mais c’est toujours possible.
learn-scene-b8 =
    Le marché ne prend pas de saumure : Ada doit d’abord l’échanger contre un autre sel, ou s’en servir pour une
    commande.

learn-scene-k1 =
    Ada a envoyé un mineur au château. Il commence dans le cercle éloigné, passe dans le cercle proche au prochain
    tour, et arrive au tour d’après.
learn-scene-k2 =
    Trois pions attendent dans le cercle éloigné et deux dans le cercle proche. Il y a toujours de la place pour
    d’autres.
learn-scene-k3 =
    Le mineur d’Ada est arrivé, et elle a deux bruns et un vert. Elle doit honorer la première ou la deuxième
    commande ; la troisième demande deux verts.
learn-scene-k4 = Le seul cube d’Ada est vert, et il ne permet d’honorer aucune commande. Elle perd 3 gros ou le cube.
learn-scene-k5 =
    Deux mineurs d’Ada arrivent ensemble. Le premier a rapporté 9 gros, et une nouvelle commande est sortie ; avec du
    brun et du vert, le second honore celle à 11.
learn-scene-k6 =
    Le mineur d’Ada est arrivé, et elle a quatre cubes de saumure. Elle peut en changer deux en un cube brun et honorer
    alors la première commande, mais personne ne peut l’y obliger.

learn-scene-u1 = Avec une corde, Ada peut placer deux pions en une action : par exemple un en 2R1 et un en 3C.
learn-scene-u2 = Un mineur et une pioche, moins un cube d’eau : assez pour un cube.
learn-scene-u3 = Le seau d’Ada porte l’eau de 2L1 en 2L2, où personne n’est encore entré.
learn-scene-u4 =
    Avec un chariot en 2C, les cubes d’Ada passent devant le mineur de Bruno pour rien. En 1C, elle a un mineur à elle.
learn-scene-u5 =
    Une carte « nourriture » suffit pour les deux mineurs fatigués d’Ada, bien qu’ils soient dans des salles
    différentes.
learn-scene-u6 =
    La colonne du brun est pleine. Avec un privilège commercial, Ada peut quand même vendre son cube brun, pour 3
    gros.
learn-scene-u7 =
    Avec un privilège royal, le mineur d’Ada a commencé dans le cercle proche : il arrive au début du prochain tour
    d’Ada.
learn-scene-u8 =
    Ada a envoyé trois mineurs à la saline. Grâce au privilège, deux sont revenus aussitôt avec un cube de saumure
    chacun ; le troisième rentre au prochain tour.
learn-scene-u9 =
    2L1 est épuisée, mais avec un moulin à chevaux, les trois mineurs qu’Ada y a peuvent prendre deux cubes en 4L1,
    bien qu’aucun puits n’y descende.

learn-scene-w1 =
    Ada a envoyé deux mineurs à la saline en une action. Ils rapportent la saumure au début de son prochain tour.
learn-scene-w2 =
    Le tour de Bruno commence, et ses deux mineurs rentrent de la saline. Il n’y a qu’un cube de saumure : un seul des
    deux en rapporte un.
learn-scene-w3 =
    2R1 vient d’être révélée, et un cube de saumure est arrivé à la saline. L’eau que l’on pompe en 2R1 y va aussi.
learn-scene-w4 =
    Il n’y a qu’un cube de saumure. Avec son privilège, Ada ne peut rappeler aussitôt qu’un seul de ses trois mineurs.
learn-scene-w5 = Les six cubes de saumure d’Ada valent un cube blanc, ou un vert et un brun, ou trois bruns.
learn-scene-w6 = La phase se termine alors que deux mineurs d’Ada sont à la saline. Ils rentrent sans saumure.

learn-scene-m1 =
    Avec Muria, la mine commence par deux sections de puits et deux salles face cachée. Tout le reste est à trouver.
learn-scene-m2 = Le mineur d’Ada a révélé 2R1. Aussitôt, une nouvelle tuile est posée face cachée à côté, en 2R2.
learn-scene-m3 =
    Ada avait un mineur en 2R1 et a payé 5 gros au bâtiment des contremaîtres. Maintenant, son puits 3R1 descend de
    là, et elle a reçu 1 cube de saumure.
learn-scene-m4 =
    Bruno a construit 3R1. Juste à côté, en 3R2, on ne peut pas construire de puits ; en 3R3, une colonne plus loin,
    Ada peut construire le sien.
learn-scene-m5 =
    Ada a construit le puits 3L1. En dessous se trouve une tuile de niveau II face cachée, où l’on peut entrer.
learn-scene-m6 =
    Bruno remonte deux cubes de 4R1. Dans le puits 3R1, il n’y a que le marqueur d’Ada : il lui paie 2 gros.

learn-scene-v1 =
    Dans la mine cartographiée, les tuiles sont face visible. On sait ce que contient 2L1, mais ses cubes n’y sont
    posés que quand quelqu’un entre, comme en 2R1.
learn-scene-v2 = Cinq joueurs avec Muria : Emil est le dernier, et il commence donc avec 18 gros.


## The first game

learn-title = Votre première partie
learn-intro =
    Apprenez le jeu en y jouant : une phase contre Kinga, qui explique ce qui se passe. Cela prend une dizaine de
    minutes, et aucune connaissance préalable n’est nécessaire.
learn-intro-mind =
    Vous pouvez vous arrêter à tout moment et continuer plus tard, et toujours revenir d’un pas en arrière.
learn-begin = Commencer
learn-go-on = Reprendre où vous en étiez
learn-again = Recommencer
learn-again-sure = La leçon reprend à sa première étape, à une nouvelle table.
learn-or-rules = Ou lire les règles
learn-you = Vous
learn-rival = Kinga
learn-panel = Leçon
learn-progress = Étape { $step } sur { $steps }
learn-back = Retour
learn-next = Suite
learn-show = Faites-le pour moi
learn-tasks = À faire
learn-done = fait
learn-waiting = Kinga joue son tour.
learn-gone = Le serveur ne connaît plus cette partie. Recommencez, vous irez vite.
learn-first = C’est permis, mais faites d’abord ce que demande la leçon : { $wanted }.
learn-not-now = Pas dans cette leçon. Vous pourrez le faire dans une vraie partie.
learn-play-on = Continuer contre un bot
learn-new-game = Nouvelle partie
learn-read-rules = Lire les règles


## What Kinga says, step by step: short and friendly, one idea each

learn-step-welcome =
    Bienvenue à Wieliczka ! Je suis Kinga, et je creuserai à vos côtés. Le but est simple : avoir le plus d’argent à la
    fin. C’est le château qui paie le mieux : ses commandes demandent du sel et disent le prix.
learn-step-purse =
    Ceci est à vous : 10 gros, un cube de sel brun et cinq mineurs. J’ai 12 gros, parce que vous jouez avant moi.
    Tout est visible sur la table.
learn-step-town =
    En haut, la ville. Chaque maison fait une chose : l’auberge a des mineurs, l’atelier des outils, le marché vend et
    achète du sel. Nous les visiterons toutes.
learn-step-mine =
    En bas, la mine. Les salles sont à côté du puits principal, face cachée jusqu’à ce que quelqu’un entre. Plus elles
    sont profondes, plus le sel a de valeur.
learn-step-enter = Tout commence à l’entrée. Prenez un mineur de votre réserve et placez-le en 1C, en haut du puits.
learn-step-end =
    Dans la première manche d’une phase, chacun n’a qu’une action, et c’était la vôtre. Terminez votre tour, et je
    jouerai le mien.
learn-step-chain =
    Je suis descendue en 2C. Les mineurs forment une chaîne depuis l’entrée, et les miens valent les vôtres : vous
    pouvez aller partout où passe la chaîne, et juste à côté. Envoyez un mineur en 2L1, la salle à ma gauche.
learn-step-reveal =
    Votre mineur est entré le premier, et la salle est donc révélée : deux bruns, un vert et un cube d’eau. Vous avez
    maintenant deux actions : envoyez un deuxième mineur le rejoindre, et terminez votre tour.
learn-step-rival-reveals =
    J’ai ouvert 2R1 de l’autre côté : un brun, deux verts, mais deux cubes d’eau. L’eau est une plaie : un mineur qui
    écope ne peut pas extraire.
learn-step-dig =
    À l’extraction ! Deux mineurs moins un cube d’eau font une force de 1, donc un cube. Choisissez 2L1 et prenez un
    brun.
learn-step-tired =
    Vos mineurs sont fatigués et se couchent. Et regardez 2C : vous n’y avez personne, c’est donc mon mineur qui a
    porté votre sel, et vous m’avez payé 1 gros pour le cube. En 1C, vous y êtes : c’est gratuit.
learn-step-queue =
    Vous avez maintenant deux bruns, et le château en donne 9. Envoyez un mineur au château : il attend dans le cercle
    éloigné, puis dans le cercle proche, et ensuite il est reçu. Après cela, terminez votre tour.
learn-step-toll =
    Cette fois, c’est vous qui avez gagné quelque chose : j’ai extrait un cube vert, et il n’y a que vous en 1C. Cela
    fait 1 gros pour vous. Une bonne place dans la chaîne est toujours payante.
learn-step-tool =
    Pendant que votre mineur attend, achetez un outil. La pioche ne coûte que 3 gros et compte comme un mineur de
    plus. Chaque outil sert une fois par phase.
learn-step-third =
    Vos deux mineurs en 2L1 sont fatigués, mais il vous en reste un. Envoyez-le aussi en 2L1, et terminez votre tour.
learn-step-deliver =
    Votre mineur est reçu au château ! Vous avez ce que demande la première commande : livrez deux bruns, et recevez 9
    gros.
learn-step-pump =
    Qui arrive sans le sel d’aucune commande paie une pénalité : mieux vaut prévoir. Une nouvelle commande est sortie :
    deux bruns et un vert pour 17 ! Débarrassons-nous d’abord de l’eau. Visitez la station de pompage pour 2L1 : le
    premier cube d’eau est gratuit.
learn-step-pick =
    Sans eau, un mineur et votre pioche ont une force de 2. Extrayez le brun et le vert ensemble, et terminez votre
    tour. Mon mineur en 2C reçoit de nouveau 1 gros par cube.
learn-step-rival-rests =
    2L1 est vide maintenant. J’ai passé les deux actions de mon tour, et tous mes mineurs fatigués se sont relevés.
    Vous le ferez bientôt aussi.
learn-step-market =
    Vous avez un brun et un vert. Au château, cela vaut 11, mais avec un brun de plus, c’est 17 ! Achetez un brun au
    marché : le moins cher coûte 4.
learn-step-again =
    Envoyez de nouveau un mineur au château. J’ai ce qu’il faut pour la commande à 11 : vous avez bien fait de viser
    plus haut. Terminez votre tour.
learn-step-rest =
    J’ai livré et extrait de nouveau ; vous avez gagné 2 gros en 1C. Votre équipe en 2L1 est fatiguée, et votre mineur
    au château a encore besoin de temps. Laissez-la se reposer : passez les deux actions, et terminez votre tour.
learn-step-seventeen = Vos mineurs sont de nouveau debout, et au château c’est à vous. Livrez pour 17 gros !
learn-step-hire =
    Plus de mineurs, c’est plus de force. Engagez-en un à l’auberge : le prix monte avec chacun et, à deux joueurs, il
    commence à 6.
learn-step-assist =
    Un mineur peut aussi gagner de l’argent en ville. Postez-en un comme assistant au marché : désormais, la banque
    vous paie 1 gros chaque fois que quelqu’un y vend ou achète, moi comprise. Puis terminez votre tour.
learn-step-wage =
    Vous voyez, j’ai acheté un cube au marché, et votre assistant a gagné 1 gros. Il y a aussi un poste au château, à
    l’atelier et à la station de pompage.
learn-step-move =
    2L1 est épuisée : à la salle suivante. Les mineurs debout peuvent se déplacer : envoyez-en un de 2L1 en 2L2. Les
    autres tiennent la chaîne.
learn-step-second =
    Trois bruns ! Personne ne peut partir si cela en coupe d’autres de la surface : le dernier doit donc rester en 2L1.
    Envoyez-en encore un en 2L2, et terminez votre tour.
learn-step-phase =
    Avec ma livraison, quatre commandes ont été honorées : à deux joueurs, cela met fin à la phase. Tous les pions sont
    rentrés et sont debout, les outils utilisés sont de nouveau prêts, et de nouvelles commandes et de nouveaux outils
    sont sortis. La mine reste comme elle est.
learn-step-deeper =
    Dans la phase II, le château demande du sel blanc. Il se trouve plus bas, à partir du niveau II. Le premier joueur
    a changé, lui aussi : maintenant, c’est moi.
learn-step-score =
    Après la phase III, on compte tout : votre argent, 3 gros pour chaque cube restant, et quelque chose pour vos
    outils, plus il y en a, mieux c’est. Le total le plus élevé gagne.
learn-step-finish =
    Voilà tout ce qu’il faut savoir. Continuez à partir d’ici, et un bot prend ma place. Ce que vous ne pouvez pas
    faire est estompé sur le plateau : pointez-le ou touchez-le, et il vous dit pourquoi. Bonne chance !
