### The rules of Magnum Sal and Muria as this program plays them, in French.
###
### A chapter has a title and, where needed, an .intro. A rule has its text, a .title and, where
### sources differ or a setting changes it, a .note.
### An unofficial fan project; the wording is the project's own.


## G

chapter-g = Le plateau
    .intro =
        La monnaie est le gros, le grosz polonais : 1 gros, 2 gros. Le sel est brun, vert ou blanc
        et, avec l’extension Muria, il y a aussi la saumure, qui est bleue. Un pion est un mineur ou, avec
        Muria, un contremaître ; dans la mine, il est soit debout, soit fatigué. Une case est une section
        de puits ou une salle. La réserve contient les pions qu’un joueur a sous la main, et un poste est
        la place d’un assistant. Ce qu’une règle dit de Muria ne vaut que si le réglage `expansion` est
        `muria`.

rule-g1 =
    Le nom d’une case est sa profondeur suivie de sa colonne. La profondeur se compte en sections de puits
    depuis la surface vers le bas : la section la plus haute a donc la profondeur 1. La colonne centrale
    est `C` ; toute autre colonne est `L` pour la gauche ou `R` pour la droite, avec sa distance au
    centre, comme dans `1C`, `2L3`, `4R1` et `6L2`. Avec Muria, une distance peut avoir deux chiffres,
    `4C` et `6C` peuvent être des salles, `5C` peut être un puits que quelqu’un a construit, et il n’y a
    jamais de `3C`.
    .title = Noms des cases

rule-g2 =
    La mine du jeu de base a six sections de puits principal, de `1C` à `6C`. Le niveau I est à la
    profondeur 2 et compte les huit salles `2L1` à `2L4` et `2R1` à `2R4`. Le niveau II est à la
    profondeur 4 et compte les six salles `4L1` à `4L3` et `4R1` à `4R3`. Le niveau III est à la
    profondeur 6 et compte les quatre salles `6L1`, `6L2`, `6R1` et `6R2`.
    .title = La mine de base

rule-g3 =
    Deux cases d’une même colonne dont les profondeurs diffèrent de 1 sont adjacentes si toutes deux sont
    des sections de puits ou, avec Muria, si l’une est une section de puits et l’autre une salle. Deux
    cases de même profondeur dans des colonnes voisines sont adjacentes si l’une d’elles ou les deux sont
    des salles. Une salle n’est jamais adjacente à une autre salle située au-dessus ou au-dessous d’elle.
    On atteint la surface depuis `1C`.
    .title = Cases adjacentes

rule-g4 =
    Chacun peut voir à tout moment tout l’argent, le sel, les outils, les pions et les tuiles face
    visible. Deux choses sont cachées : ce qui se trouve sur les tuiles non révélées, sauf dans la mine
    cartographiée (V1), et l’ordre des tuiles, des commandes et des outils dans leurs piles.
    .title = Ce qui est public
    .note =
        Avec le réglage `mapped = true`, les tuiles sont face visible avant que quiconque y entre : leur
        contenu est donc public aussi.

rule-g5 =
    Il y a toujours assez de pièces et de cubes à la banque. Les mineurs sont limités : chaque couleur en
    a 10 et, avec Muria, 1 contremaître.
    .title = La banque et les pions


## S

chapter-s = Mise en place

rule-s1 =
    Le jeu se joue de 2 à 4 joueurs, et avec Muria aussi à 5. Le premier joueur est tiré au sort, à moins
    que les joueurs n’en choisissent un.
    .title = Nombre de joueurs

rule-s2 =
    Dans le jeu de base, chaque joueur commence avec 4 mineurs, ou avec 5 dans une partie à deux. Avec
    Muria, chaque joueur commence avec 2 mineurs et 1 contremaître, ou avec 3 mineurs et 1 contremaître
    dans une partie à deux. Tous ces pions commencent dans la réserve de leur propriétaire.
    .title = Pions de départ

rule-s3 =
    Chaque joueur reçoit 1 cube de sel brun. Le premier joueur reçoit 10 gros et, à partir de lui dans le
    sens horaire, les autres en reçoivent 12, 14 et 16 ; un cinquième joueur en reçoit 18.
    .title = Argent et sel de départ

rule-s4 =
    Le marché commence avec un cube brun sur la case de valeur 5, un cube brun sur la case de valeur 4 et
    un cube vert sur la case de valeur 6. Il commence sans sel blanc.
    .title = Le marché au départ

rule-s5 =
    Les tuiles de chaque niveau sont mélangées séparément. Dans le jeu de base, une tuile est posée face
    cachée sur chaque salle de son niveau ; avec Muria, les tuiles sont tirées à mesure que la mine
    grandit (M1, M2, M5). Dans la mine cartographiée, une tuile est posée face visible, mais encore sans
    cubes (V1).
    .title = Pose des tuiles
    .note =
        Le réglage `mapped = true` choisit la mine cartographiée.

rule-s6 =
    Le jeu utilise 21 cartes Outil, 3 de chacune des 7 sortes. Muria porte le nombre de sortes à 9, et les
    joueurs choisissent les 7 qui servent ou les tirent au sort. Les 21 cartes sont mélangées une seule
    fois, avant la phase I. Tout le monde sait quelles sortes sont en jeu : les autres restent visibles à
    côté du plateau.
    .title = Cartes Outil

rule-s7 =
    Chaque phase commence par les mêmes préparatifs. Les commandes de la phase sont mélangées et on en
    dévoile 3 si l’on est 2 ou 3, et 4 si l’on est 4 ou 5 ; le compte des commandes honorées revient à 0.
    Les 7 outils suivants forment la pile de l’atelier, et 3 d’entre eux sont dévoilés. Le marqueur de
    l’auberge va sur sa première case à 4 ou 5 joueurs, sur la troisième à 3 et sur la cinquième à 2, de
    sorte que 7, 5 ou 3 mineurs peuvent être engagés. Avec Muria, on ajoute aux tuiles de puits non
    construites 1 tuile en phase I, 2 en phase II et 3 en phase III ; celles qui n’ont pas été construites
    dans les phases précédentes restent disponibles.
    .title = Préparation d’une phase
    .note =
        Les textes de Muria parlent de 1, de 2 et des 3 tuiles de puits restantes, un nombre pour chaque
        phase. On peut comprendre qu’il faut en ajouter autant à ce qui reste, ou qu’il y en a exactement
        autant de disponibles. Ce jeu les ajoute et garde celles qui n’ont pas été construites.


## T

chapter-t = Déroulement de la partie

rule-t1 =
    La partie a trois phases, et une phase est une suite de manches. Dans une manche, chacun joue un tour,
    dans le sens horaire à partir du premier joueur. Un tour a 1 action dans la première manche d’une
    phase et 2 actions dans toutes les manches suivantes.
    .title = Phases, manches, tours

rule-t2 =
    Un tour commence au château : chaque pion du joueur qui est dans le cercle proche arrive, et chacun de
    ses pions du cercle éloigné avance dans le cercle proche. Les arrivées sont ensuite réglées une à une
    (K3 à K6), et chaque pion retourne dans la réserve dès que son arrivée est réglée. Avec Muria, les
    pions du joueur qui sont à la saline rentrent ensuite (W2). Alors seulement le joueur fait ses actions
    et utilise des outils, et enfin le tour se termine.
    .title = L’ordre d’un tour

rule-t3 =
    Une action est l’une des suivantes : placer ou déplacer un pion dans la mine (P), extraire du sel (E),
    poster un assistant (A), visiter un bâtiment (B, K, W, M) ou passer. Les deux actions d’un tour
    peuvent être de la même sorte. Deux visites du même bâtiment dans un même tour sont interdites.
    .title = Les actions

rule-t4 =
    Un joueur qui passe les deux actions d’un tour laisse son équipe se reposer : à la fin de ce tour,
    tous ses pions fatigués se relèvent. Ce qui se fait en dehors des actions, comme utiliser un seau ou
    de la nourriture, n’empêche pas le repos.
    .title = Repos de l’équipe
    .note =
        Dans le livret allemand, le repos est une action à part qui prend tout le tour ; les autres textes
        laissent un joueur se reposer en passant deux fois. Le résultat est le même, et le jeu le traite
        donc comme deux actions passées.

rule-t5 =
    Une phase est décidée dès que le nombre de commandes honorées pendant cette phase atteint un seuil. La
    manche en cours est alors jouée jusqu’au bout, d’autres commandes pouvant encore être honorées, et la
    phase se termine avec la manche. Le seuil est de 5 commandes, ou de 4 dans une partie à deux. Dans la
    phase III d’une partie avec Muria, il est de 6, ou de 5 dans une partie à deux.
    .title = Quand une phase se termine

rule-t6 =
    À la fin d’une phase, chaque pion retourne dans la réserve de son propriétaire et se tient debout. Les
    commandes que personne n’a honorées et les outils que personne n’a achetés quittent la partie, les
    outils utilisés redeviennent utilisables, et le marqueur de premier joueur passe au joueur de gauche.
    Un marché sans sel brun reçoit un cube brun sur son 5, et un marché sans sel vert un cube vert sur son
    6 ; on n’ajoute jamais de blanc. Avec Muria, la saline garde au plus 2 cubes de saumure et le reste va
    à la banque. Les salles, les cubes qui s’y trouvent et les puits restent tels quels, et S7 prépare la
    phase suivante.
    .title = Entre deux phases

rule-t7 =
    Après la phase III, rien de T6 n’est fait et la position est évaluée telle quelle. Le résultat d’un
    joueur est son argent, plus 3 gros pour chaque cube brun, vert ou blanc, plus 3 pour chaque paire de
    cubes de saumure, plus une valeur pour les outils possédés, utilisés ou non : 0 sans outil, 2 pour 1
    ou 2, 6 pour 3 ou 4, 10 pour 5 ou 6, 14 pour 7 ou 8, et 20 pour 9 ou plus. Le résultat le plus élevé
    gagne. En cas d’égalité, la victoire revient au joueur qui a honoré le plus de commandes, puis à celui
    qui a le moins de mineurs (les contremaîtres ne comptent pas), puis à celui qui a le moins d’outils,
    utilisés compris ; si cela non plus ne tranche pas, les joueurs à égalité partagent la victoire.
    .title = Décompte final et vainqueur

rule-t8 =
    Une phase se termine aussi avec sa manche numéro 60, même si trop peu de commandes ont été honorées.
    Normalement, une phase dure de 8 à 20 manches.
    .title = La limite de manches
    .note =
        Aucun livret de règles n’a cette limite. Un programme en a besoin, car sinon les joueurs
        pourraient faire durer une phase sans fin. Le réglage `round_limit` contient le nombre de manches,
        60 s’il n’est pas changé.


## C

chapter-c = La règle de la chaîne
    .intro =
        O est l’ensemble de toutes les cases qui portent au moins un pion, de n’importe quel joueur,
        debout ou fatigué, ou le marqueur d’un propriétaire de puits. Une case de O est reliée si un
        chemin de cases adjacentes qui appartiennent toutes à O mène d’elle à `1C`, et si `1C` appartient
        aussi à O. Un pion est relié quand sa case l’est ; sinon, il est coupé de la surface.

rule-c1 =
    Un pion ne peut aller sur une case que si elle est `1C` ou si elle est adjacente à une case reliée.
    Les liens se jugent sans le pion qui se déplace, c’est-à-dire après qu’il a quitté l’endroit d’où il
    vient.
    .title = Où un pion peut aller

rule-c2 =
    Un pion ne peut quitter une case de la mine que s’il est debout. De plus, tous les autres pions qui
    étaient reliés auparavant doivent l’être encore au moment où le pion est parti et n’est encore arrivé
    nulle part. Un pion debout qui est lui-même coupé de la surface peut donc partir.
    .title = Quand un pion peut partir

rule-c3 =
    Un pion debout peut rompre des liens en quittant une case Y si trois conditions sont remplies : Y est
    une salle ; Y et toutes les salles au-delà sont révélées et ne contiennent pas de sel ; et chaque pion
    qui perd son lien, debout ou fatigué, est au-delà de Y. Une case est au-delà de Y si tout chemin qui
    mène d’elle à `1C` par des cases existantes, occupées ou non, passe par Y. Dans la mine de base, c’est
    le reste du couloir derrière Y.
    .title = Quitter un couloir épuisé
    .note =
        Les livrets anglais et français exigent que les salles soient révélées et vides de sel ;
        l’allemand demande seulement qu’il n’y ait pas de cubes de sel. Le jeu suit les textes anglais et
        français.

rule-c4 =
    Avec Muria, le marqueur d’un propriétaire de puits compte dans O et relie donc les cases qu’il touche,
    et il peut lui-même se trouver coupé de la surface. Un pion coupé de la surface est exclu de
    l’extraction (E1) et de rien d’autre.
    .title = Marqueurs et pions coupés


## P

chapter-p = Placer et déplacer

rule-p1 =
    Par cette action, un joueur met un de ses pions sur une case de la mine. Le pion vient de la réserve,
    d’une autre case de la mine ou d’un poste d’assistant, jamais de la file du château ni de la saline.
    La destination ne peut pas être la case où le pion se trouve déjà, et un pion fatigué ne peut pas être
    déplacé.
    .title = Placer un pion

rule-p2 =
    La destination doit satisfaire à C1, et un pion qui vient de la mine doit pouvoir partir selon C2 ou
    C3. Une case accueille n’importe quel nombre de pions, de n’importe quel nombre de joueurs.
    .title = Destination et provenance

rule-p3 =
    Le premier pion qui entre dans une salle la révèle. Le sel et l’eau figurant sur la tuile y sont
    posés, en plus de l’eau qu’un seau y aurait apportée auparavant. La salle reste révélée jusqu’à la fin
    de la partie.
    .title = Révéler une salle

rule-p4 =
    Juste après une action de placement, ou après une corde déjà utilisée dans cette action, une corde
    permet de placer ou de déplacer un pion de plus selon les mêmes règles. Il peut y avoir autant de
    cordes à la suite que le joueur en a de non utilisées. Une corde ne peut pas poster d’assistant. Un
    seau ou de la nourriture utilisés entre-temps closent l’action, tout comme un échange de saumure (W5),
    et aucune corde ne peut suivre.
    .title = La corde dans une action
    .note =
        Les livrets anglais et français utilisent le seau et la nourriture en dehors des actions, alors
        que l’allemand les permet à tout moment de son propre tour. Le jeu suit les textes anglais et
        français : ni l’un ni l’autre ne trouve donc place entre un placement et sa corde.


## E

chapter-e = Extraction

rule-e1 =
    Le sel s’extrait d’une seule salle révélée X. X doit être reliée, et le joueur doit y avoir au moins
    un pion debout.
    .title = Où le sel s’extrait

rule-e2 =
    La force est de 1 par mineur debout utilisé, de 2 pour un contremaître et de 1 par pioche, moins le
    nombre de cubes d’eau dans la salle exploitée. Le joueur prend au moins 1 cube et au plus autant que
    la force, parmi toutes les sortes qui s’y trouvent.
    .title = Force et nombre de cubes
    .note =
        Le résumé d’une page dit qu’on prend exactement autant de cubes que la force. Les livrets de
        règles en font une limite, et le jeu les suit.

rule-e3 =
    Seuls les pions utilisés se fatiguent, et les pions qui retiennent l’eau sont utilisés eux aussi. Le
    besoin est le nombre de cubes pris plus l’eau de la salle exploitée. Une équipe se compose d’au moins
    un des pions debout du joueur en X ; sa force (1 pour un mineur, 2 pour un contremaître) plus les
    pioches utilisées doit atteindre le besoin, et la somme doit devenir insuffisante dès qu’on retire un
    pion quelconque, sauf s’il est le seul, ou une pioche quelconque. Parmi toutes les équipes qui
    conviennent, le joueur choisit.
    .title = Qui se fatigue
    .note =
        Les livrets anglais et allemand et le résumé ne fatiguent que les mineurs qui ont travaillé. Cette
        phrase manque dans le livret français, et on peut comprendre qu’il fatigue tous les mineurs du
        joueur dans la salle. Le jeu fatigue l’équipe. Avec le réglage `fatigue = all`, l’équipe est
        toujours formée de tous les pions debout du joueur en X, avec aussi peu de pioches qu’il en faut
        pour atteindre le besoin.

rule-e4 =
    Le sel est remonté aussitôt, dans la même action, de X à `1C` par des cases adjacentes qui
    appartiennent toutes à O. Dans la mine de base, il y a exactement un tel parcours. Avec Muria, il peut
    y en avoir plusieurs, et le joueur en choisit un qui ne passe deux fois par aucune case.
    .title = Le parcours vers la surface
    .note =
        Les livrets de règles décrivent le chemin unique de la mine de base et ne disent pas qui choisit
        quand les puits de Muria forment des boucles. Le libre choix est une décision de ce jeu.

rule-e5 =
    Chaque case du parcours, sauf X, où le joueur n’a ni pion ni marqueur à lui coûte 1 gros par cube.
    L’argent va aux propriétaires des pions et du marqueur de cette case ; s’il y en a plusieurs, le
    joueur le répartit librement entre eux, par gros entiers. Le propriétaire d’un marqueur est payé comme
    les autres et ne compte qu’une fois, même s’il y a aussi des pions à lui. S’il y a des contremaîtres
    sur la case, seuls les propriétaires des contremaîtres présents sont payés.
    .title = Frais de transport sur le parcours

rule-e6 =
    Un chariot libère de ses frais de transport une case payante du parcours, ou deux cases payantes qui
    se suivent sur le parcours. Dans le jeu de base, il le fait pour n’importe quel nombre de cubes. Avec
    Muria, ou avec le réglage `cart_capacity = 2`, un chariot ne vaut que pour deux cubes ; d’autres
    chariots peuvent être posés sur les mêmes cases, chacun pour deux cubes de plus, et les cubes qu’aucun
    chariot ne couvre paient comme d’habitude.
    .title = Le chariot sur le parcours
    .note =
        Dans le livret italien de Muria, il manque une négation, de sorte qu’il semble permettre plus de
        deux cubes ; elle figure dans le français, et la phrase suivante du texte italien n’a de sens
        qu’avec elle. Les deux recommandent cette limite aussi pour le jeu de base, ce que permet le
        réglage `cart_capacity = 2`. Le livret allemand du jeu de base ne parle que de salles, l’anglais
        et le français aussi de sections de puits ; ici, un chariot sert sur les deux.

rule-e7 =
    Un joueur qui ne peut pas payer tous les frais de transport d’une extraction n’a pas le droit de la
    faire. Les chariots non utilisés comptent : si leur aide permet de payer les frais, l’extraction est
    permise, et le joueur doit poser des chariots de telle façon que les frais restants puissent être
    payés. L’eau reste dans la salle. Les pions fatigués aident au transport tout comme ceux qui sont
    debout.
    .title = Pouvoir payer

rule-e8 =
    Avec Muria, le poste de l’entrée de la mine rapporte 1 gros après chaque extraction (A5).
    .title = L’entrée après l’extraction

rule-e9 =
    Avec le moulin à chevaux (Muria), une équipe de la salle X prend le sel de la salle révélée située
    juste en dessous, dans la même colonne et 2 plus bas, qu’un puits relie les deux ou non. L’eau de la
    salle du dessous réduit la force, et celle de X ne la réduit pas ; les pions de la salle du dessous
    n’aident pas. Le parcours commence en X. X doit être une salle, pas une section de puits, et n’a pas
    besoin de contenir elle-même du sel.
    .title = Extraire avec le moulin à chevaux


## A

chapter-a = Assistants

rule-a1 =
    Par cette action, un joueur déplace un de ses pions debout au poste libre du château, de l’atelier, de
    la station de pompage ou du marché, et avec Muria aussi de la saline. Le pion vient de la réserve,
    d’un autre poste, ou de la mine si la règle de la chaîne le laisse partir (C2, C3). L’auberge, la
    place du village et le bâtiment des contremaîtres n’ont pas de poste. Un poste accueille un seul
    assistant, qui y reste jusqu’à ce que son propriétaire le déplace ou que la phase se termine.
    .title = Poster un assistant

rule-a2 =
    Chaque fois que quelqu’un, propriétaire compris, a visité le bâtiment, le propriétaire de l’assistant
    reçoit 1 gros de la banque. Il le reçoit après que le visiteur a payé : ce gros ne peut donc pas
    servir à payer cette visite. Au château, l’assistant ne rapporte rien pour les visites, mais 1 gros
    pour chaque commande honorée. À la saline, il ne rapporte rien pour les visites, mais 1 gros chaque
    fois que des pions rentrent avec au moins un cube de saumure.
    .title = Ce que rapporte un assistant

rule-a3 =
    Un contremaître à un poste ne vaut pas plus qu’un mineur. À l’entrée de la mine seulement, il tient
    lieu de deux mineurs (A4).
    .title = Contremaîtres assistants

rule-a4 =
    Avec Muria, l’entrée de la mine a un poste pour 2 mineurs, envoyés ensemble en une seule action de
    n’importe quel endroit que permet A1, ou pour 1 contremaître. Les deux mineurs partent l’un après
    l’autre, et l’action est permise si la règle de la chaîne autorise au moins l’un des deux ordres de
    départ. Quand l’un des deux s’en va plus tard, l’autre retourne aussitôt dans la réserve. Le poste de
    l’entrée n’est pas une case : il n’appartient jamais à O et n’est sur aucun parcours.
    .title = Le poste de l’entrée
    .note =
        Les livrets de Muria ne disent pas ce que devient un mineur resté seul à l’entrée. Comme le poste
        en demande deux, la décision de ce jeu est que le second rentre.

rule-a5 =
    Après chaque extraction d’au moins un cube, par qui que ce soit, le propriétaire du poste de l’entrée
    reçoit 1 gros de la banque.
    .title = Ce que rapporte l’entrée


## B

chapter-b = Bâtiments

rule-b1 =
    Visiter un bâtiment, c’est exécuter entièrement son action ; un joueur qui ne le peut pas n’a pas le
    droit de le visiter. Dans un tour, un bâtiment ne peut être visité qu’une fois. Régler des commandes
    au début d’un tour n’est pas une visite au château.
    .title = Visiter un bâtiment

rule-b2 =
    À l’auberge, un joueur paie le prix indiqué par le marqueur, prend à la banque un mineur de sa couleur
    pour sa réserve et avance le marqueur d’une case. Les prix le long de la piste sont 5, 5, 5, 6, 6, 7
    et 8 gros. Une fois que le marqueur a dépassé le dernier, l’auberge est fermée jusqu’à la fin de la
    phase. Un joueur qui a 10 mineurs ne peut pas en engager.
    .title = L’auberge

rule-b3 =
    À l’atelier, un joueur achète un des outils dévoilés, qui coûtent 3, 4 et 5 gros de gauche à droite.
    Les outils situés à sa droite avancent alors d’un emplacement vers la gauche, et un nouvel outil de la
    pile remplit l’emplacement de droite. Une fois la pile vide, moins d’outils sont en vente.
    .title = L’atelier

rule-b4 =
    À la station de pompage, un joueur retire 1 ou plusieurs cubes d’eau d’une seule salle où se trouve un
    de ses pions debout. Le premier cube est gratuit, le deuxième coûte 2 gros, le troisième 3, le
    quatrième 4 et ainsi de suite, soit 0, 2, 5, 9, etc. au total. L’eau va à la banque ou, avec Muria, à
    la saline.
    .title = La station de pompage
    .note =
        Le paragraphe sur la pompe demande seulement un des mineurs du joueur dans la salle. Mais les
        livrets anglais et français disent aussi que transporter du sel est tout ce que fait un mineur
        fatigué ; le jeu demande donc un pion debout. Le réglage `pump_with_tired = true` accepte un pion
        fatigué.

rule-b5 =
    Au marché, un joueur fait 1 ou 2 transactions d’un cube chacune. Un cube se vend sur la case libre la
    plus chère de sa sorte, au prix de cette case, et s’achète sur la case occupée la moins chère de sa
    sorte, à ce prix. Le brun a des cases de valeur 3, 3, 4 et 5, le vert 4, 5 et 6, le blanc 7 et 8. Ce
    que rapporte la première transaction peut être dépensé dans la seconde.
    .title = Le marché

rule-b6 =
    Aucun cube ne change de mains deux fois dans une même visite. Un joueur qui a acheté une sorte de sel
    ne peut vendre de cette sorte que s’il en avait déjà un cube au début de la visite. Un joueur qui a
    vendu une sorte ne peut pas en acheter, à moins que le cube vendu ne soit allé à la banque (U6).
    .title = Jamais deux fois le même cube

rule-b7 =
    Sur la place du village, un joueur prend 1 gros à la banque.
    .title = La place du village

rule-b8 =
    Le marché n’achète ni ne vend de saumure.
    .title = Pas de saumure au marché


## K

chapter-k = Le château

rule-k1 =
    Une visite au château met un des pions debout du joueur dans le cercle éloigné de la file. Il vient de
    la réserve, d’un poste, ou de la mine si la règle de la chaîne le laisse partir (C2, C3). Avec un
    privilège royal, il va directement dans le cercle proche.
    .title = Rejoindre la file
    .note =
        Les livrets de règles ne disent pas d’où vient le pion en visite. La décision de ce jeu est qu’il
        peut venir de la mine ou d’un poste aussi bien que de la réserve.

rule-k2 =
    Un pion dans la file y reste jusqu’à ce qu’il arrive ou que la phase se termine. Un cercle a de la
    place pour n’importe quel nombre de pions de n’importe quel nombre de joueurs.
    .title = Attendre dans la file

rule-k3 =
    Quand un pion arrive et que son propriétaire a tout le sel d’une ou de plusieurs commandes visibles,
    il doit honorer l’une d’elles ; laquelle, c’est lui qui choisit. Le sel va à la banque, le prix de la
    commande est payé au joueur, qui garde le jeton, et le compte des commandes honorées augmente de 1.
    Une nouvelle commande prend la place vide si la pile en a encore une. Puis l’assistant du château est
    payé.
    .title = Honorer une commande

rule-k4 =
    Un joueur dont le pion qui arrive ne peut honorer aucune commande cède 3 gros ou 1 cube de sel de
    n’importe quelle sorte, saumure comprise. S’il a moins de 3 gros et du sel, ce doit être du sel ;
    s’il n’a pas de sel, c’est tout l’argent qu’il a, jusqu’à 3 gros. Ce n’est jamais les deux, et un
    joueur qui n’a rien ne perd rien.
    .title = La pénalité

rule-k5 =
    Si deux pions ou plus arrivent, leurs arrivées sont réglées l’une après l’autre. Une commande dévoilée
    pour le premier peut être honorée par le suivant.
    .title = Plusieurs arrivées

rule-k6 =
    Avec Muria, un joueur peut échanger de la saumure avant que chaque arrivée soit réglée (W5). Personne
    n’est obligé d’échanger de la saumure pour devenir capable d’honorer une commande.
    .title = Saumure avant une arrivée


## U

chapter-u = Outils
    .intro =
        Chaque carte Outil peut être utilisée une fois par phase. Le nombre de cartes utilisées dans un
        tour n’est pas limité, et une carte qui vient d’être achetée peut servir tout de suite.

rule-u1 =
    Une corde s’utilise dans une action de placement : elle place ou déplace un pion de plus, comme le dit
    P4.
    .title = La corde

rule-u2 =
    Une pioche s’utilise dans une extraction et ajoute 1 à sa force (E2). L’équipe a toujours besoin d’au
    moins un pion, et une pioche ne doit pas être superflue (E3).
    .title = La pioche

rule-u3 =
    Un seau s’utilise en dehors des actions, dans le tour du joueur. Il porte 1 cube d’eau d’une salle où
    le joueur a un pion debout vers la salle située juste à gauche ou à droite, jamais vers un puits.
    Cette salle peut ne pas être encore révélée.
    .title = Le seau
    .note =
        Que le pion doive être debout est dit dans les questions et réponses de Muria. Les livrets
        allemand et anglais permettent de verser de l’eau dans une salle qui n’est pas encore révélée, le
        français l’interdit. Le jeu le permet ; le réglage `bucket_into_unrevealed = false` l’interdit.

rule-u4 =
    Un chariot s’utilise dans une extraction et libère une ou deux cases du parcours de leurs frais de
    transport, comme le dit E6.
    .title = Le chariot
    .note =
        Le nombre de cubes que couvre un chariot dépend de Muria et du réglage `cart_capacity` ; voir E6.

rule-u5 =
    La nourriture s’utilise en dehors des actions, dans le tour du joueur. Elle relève 1 ou 2 des mineurs
    fatigués du joueur, où qu’ils soient et même sur des cases différentes, ou bien, à leur place, son
    contremaître fatigué seul.
    .title = La nourriture

rule-u6 =
    Un privilège commercial s’utilise dans une visite au marché et sert pour les deux transactions :
    chaque achat coûte 1 gros de moins et chaque vente rapporte 1 gros de plus. Un cube peut aussi être
    vendu quand toutes les cases de sa sorte sont occupées. Il rapporte alors le prix le plus bas de sa
    sorte, sans le gros supplémentaire, et va à la banque.
    .title = Privilège commercial
    .note =
        Pour une vente dans une colonne pleine, le livret allemand dit que le produit est la valeur la
        plus basse de la sorte et que le cube va à la banque ; le français donne le prix, mais non où va
        le cube. Le jeu suit le texte allemand, sans le gros supplémentaire.

rule-u7 =
    Un privilège royal s’utilise dans une visite au château : le pion va dans le cercle proche au lieu du
    cercle éloigné (K1).
    .title = Privilège royal

rule-u8 =
    Un privilège de la saline (Muria) s’utilise dans une visite à la saline et reprend 1 ou 2 des pions
    qui viennent d’y être envoyés, chacun avec 1 cube de saumure, comme le dit W4.
    .title = Privilège de la saline

rule-u9 =
    Un moulin à chevaux (Muria) s’utilise dans une extraction : l’équipe prend le sel de la salle juste en
    dessous au lieu de la sienne, comme le dit E9.
    .title = Moulin à chevaux


## W

chapter-w = Saline et saumure (Muria)
    .intro =
        Ce chapitre ne vaut que si le réglage `expansion` est `muria`. Les neuf commandes de Muria sont
        reconstituées : ce que montrent les jetons imprimés ne figure dans aucune source de ce projet, et
        leurs valeurs suivent donc le modèle des commandes du jeu de base. Quiconque possède la boîte peut
        mettre les valeurs imprimées à leur place.

rule-w1 =
    Une visite à la saline y envoie un ou plusieurs des pions debout du joueur en une seule action. Ils
    viennent de la réserve, de postes, ou de la mine si la règle de la chaîne les laisse partir (C2, C3).
    La visite est permise même s’il n’y a pas de saumure dans la saline.
    .title = Visiter la saline

rule-w2 =
    Au début du tour suivant de leur propriétaire, une fois les commandes réglées, tous ses pions de la
    saline rentrent dans la réserve. Chacun rapporte 1 cube de saumure tant qu’il en reste. Si au moins un
    cube de saumure est arrivé, le poste de la saline rapporte 1 gros.
    .title = Rentrer avec la saumure
    .note =
        Les livrets de Muria disent qu’un joueur « peut » prendre un cube pour chaque mineur. La décision
        de ce jeu est que prendre la saumure n’est pas facultatif.

rule-w3 =
    Chaque fois qu’une salle est révélée, 1 cube de saumure de la banque va dans la saline. L’eau retirée
    à la station de pompage y va aussi.
    .title = D’où vient la saumure

rule-w4 =
    Un privilège de la saline, utilisé pendant la visite, ramène aussitôt dans la réserve 1 ou 2 des pions
    qui viennent d’être envoyés, chacun avec 1 cube de saumure ; la saline doit contenir au moins autant
    de cubes. Après cela, aucun autre pion ne peut être envoyé dans la même visite, mais un autre
    privilège peut en reprendre davantage. Le poste de la saline rapporte 1 gros à chaque utilisation.
    .title = Rappeler des pions aussitôt

rule-w5 =
    À tout moment de son tour, tant qu’aucun autre choix n’est à moitié fait, un joueur peut donner à la
    banque 2 cubes de saumure pour 1 brun, 4 cubes de saumure pour 1 vert ou 6 cubes de saumure pour 1
    blanc. Un autre sel ne s’échange jamais contre de la saumure.
    .title = Échanger de la saumure

rule-w6 =
    Les pions qui sont à la saline quand une phase se termine rentrent sans saumure.
    .title = La saline en fin de phase
    .note =
        Les livrets de règles ne traitent pas ce cas. C’est une décision de ce jeu : la saumure est
        rapportée au début du tour suivant du propriétaire, et il n’y a plus de tour suivant dans cette
        phase.


## M

chapter-m = Creuser la mine (Muria)
    .intro =
        Ce chapitre ne vaut que si le réglage `expansion` est `muria`. Le puits principal est court, et le
        reste de la mine apparaît à mesure qu’on l’explore et qu’on la creuse. Les six tuiles de Muria
        sont reconstituées, comme ses neuf commandes : les valeurs imprimées ne figurent dans aucune
        source de ce projet, et elles suivent donc le modèle du jeu de base. Quiconque possède la boîte
        peut mettre les valeurs imprimées à leur place.

rule-m1 =
    Le puits principal n’a que les sections `1C` et `2C`. Au début, les salles `2L1` et `2R1` sont face
    cachée de part et d’autre. Les tuiles du jeu de base et de Muria sont mélangées, niveau par niveau.
    .title = La mine au départ

rule-m2 =
    La dernière étape de la révélation d’une salle pose une tuile face cachée du même niveau sur chaque
    emplacement vide à côté d’elle dans sa rangée, celui de gauche d’abord. Si deux emplacements sont
    vides et qu’il ne reste qu’une tuile, le joueur choisit le côté. S’il ne reste aucune tuile, on n’en
    pose pas.
    .title = Nouvelles tuiles à gauche et à droite
    .note =
        Le livret italien pose une tuile face cachée à gauche et à droite. Le français dit à gauche « ou »
        à droite et « face visible », mais son propre exemple 6 pose des tuiles des deux côtés. Le jeu
        suit le texte italien ; dans la mine cartographiée (réglage `mapped = true`), les tuiles sont face
        visible.

rule-m3 =
    Une visite au bâtiment des contremaîtres construit un puits. Le joueur paie 5 gros à la banque et en
    reçoit 1 cube de saumure. Il doit y avoir une tuile de puits non construite, le joueur doit avoir
    moins de 3 marqueurs à lui dans la mine, et un de ses pions debout doit être dans la salle au-dessus
    du nouveau puits.
    .title = Construire un puits

rule-m4 =
    Un puits se construit sous une salle qui n’en a pas encore : à la profondeur 3 sous une salle du
    niveau I, à la profondeur 5 sous une salle du niveau II. Aucun puits de même profondeur ne doit se
    trouver dans une colonne voisine, et aucun puits de l’autre profondeur dans la même colonne. Pour l’un
    comme pour l’autre, les sections du puits principal ne comptent pas.
    .title = Où un puits peut se trouver

rule-m5 =
    Une tuile face cachée du niveau suivant est posée sous le nouveau puits, à moins qu’une salle ne s’y
    trouve déjà. Si cet emplacement est vide et qu’il ne reste aucune tuile de ce niveau, le puits ne peut
    pas être construit.
    .title = La salle du dessous
    .note =
        Les livrets de règles ne disent pas ce qui se passe quand les tuiles sont épuisées. La décision de
        ce jeu est qu’un puits ne débouche jamais sur le vide. Dans la mine cartographiée (réglage `mapped
        = true`), la tuile est face visible.

rule-m6 =
    Le marqueur du constructeur reste dans le puits jusqu’à la fin de la partie. Il compte comme un pion
    du constructeur pour O, pour C4 et pour les frais de transport (E5), mais il ne travaille jamais dans
    une équipe.
    .title = Le marqueur de propriétaire


## V

chapter-v = Variantes

rule-v1 =
    Dans la mine cartographiée, chaque tuile est face visible dès le début ou, avec Muria, dès qu’elle est
    posée, et ses cubes y sont mis quand le premier pion entre. Une salle dont tout le sel est parti est
    retournée face cachée : elle est épuisée. « Révélée » signifie toujours qu’un pion y est entré (P3).
    Une tuile face visible où personne n’est entré n’est donc pas révélée pour C3, E1, E9, U3, W3 et M2,
    tandis qu’une salle épuisée reste révélée.
    .title = La mine cartographiée
    .note =
        Le réglage `mapped = true` active cette variante.

rule-v2 =
    Cinq joueurs, ce qui n’est possible qu’avec Muria, jouent comme quatre. Le cinquième joueur commence
    avec 18 gros.
    .title = Cinq joueurs
    .note =
        La boîte de Muria contient le matériel d’un cinquième joueur, mais aucun texte à ce sujet. Le jeu
        utilise donc les nombres pour quatre et continue la série de l’argent de départ.
