### The frame of docs/rules.md, which is made from rules.ftl, this file and the edition files.

docs-title = Les règles de Magnum Sal et de Muria

docs-generated = Cette page est produite à partir de `crates/phrases/locales/fr/rules.ftl` et des fichiers d’édition. Modifiez ceux-ci, pas cette page.

docs-unofficial =
    Voici les règles telles que ce programme les joue. C’est un projet de fans, non officiel, sans lien avec
    les auteurs ni avec les éditeurs des jeux *Magnum Sal* et *Magnum Sal: Muria*, et la formulation est celle
    du projet.

docs-sources =
    Les sources sont le livret anglais du jeu de base publié par l’éditeur, les livrets français et allemand du
    jeu de base, un résumé d’une page en français, et les livrets français et italien de Muria. Ils ne
    concordent pas partout, et ils laissent quelques questions ouvertes. Chacune de ces décisions figure dans
    une note sous la règle qu’elle concerne, ou dans la liste qui suit les règles.

docs-identifiers =
    Chaque règle a un identifiant, la lettre d’un chapitre suivie d’un numéro. Quand le programme refuse un coup,
    il nomme la règle qui s’y oppose, et les tests portent le nom des règles qu’ils vérifient. Un texte dans ce
    `type` est le nom d’une case ou d’un réglage, ou un mot de la notation, que
    définit [notation.md](notation.md).

docs-note = Note :

docs-open-points-title = Points ouverts tranchés ici

docs-open-points-intro = Les documents laissent aussi ouverts les points suivants. Voici ce que fait le programme.

docs-open-points =
    - Un chariot qui libère deux cases exige deux cases payantes qui se suivent directement sur le parcours (E6) ; une case sans frais de transport entre elles n’est pas sautée.
    - Les mineurs et les contremaîtres fatigués comptent pour les frais de transport, tout comme ceux qui sont debout (E5).
    - Quand plusieurs parcours coûtent les mêmes frais de transport, on demande tout de même au joueur lequel prendre (E4).
    - Un pion coupé de la surface peut pomper, porter de l’eau avec un seau et construire un puits ; seule l’extraction lui est interdite (C4).
    - Un échange de saumure met fin à une action de placement pour d’autres cordes, comme le font un seau ou de la nourriture (P4, W5).
    - Une visite au château ou à la saline peut prendre l’assistant de ce bâtiment même (K1, W1).
    - Avec le réglage `fatigue = all`, un contremaître debout dans la salle participe lui aussi toujours à l’extraction (E3).
    - Avec le réglage `pump_with_tired = true`, un contremaître fatigué vaut un mineur fatigué (B4).
    - Deux privilèges de la même sorte ne peuvent pas être utilisés dans la même visite au marché ou au château (U6, U7).
    - Le moulin à chevaux exige que la salle de l’équipe soit reliée ; la salle du dessous n’a pas besoin de l’être (E9).

docs-values-title = Valeurs du matériel

docs-values-intro =
    Ces valeurs ne font pas partie du programme mais de deux fichiers d’édition. Une tuile s’écrit par son sel et
    son eau, donc `bbg/1` est deux cubes bruns, un vert et un cube d’eau ; une commande s’écrit par son sel et son
    prix, donc `bb=9` paie 9 gros pour deux cubes bruns. Les lettres sont { $letters }.

docs-base-title = Jeu de base
docs-muria-title = Ajouts de Muria

docs-provenance-printed = Ces valeurs sont **imprimées** : c’est ce que montre le matériel du jeu.
docs-provenance-reconstructed =
    Les tuiles et les commandes données ici sont **reconstituées** : les sources ne montrent pas ce qui est
    imprimé sur celles de l’extension, elles sont donc établies sur le modèle du jeu de base. Le prix d’un cube
    en saumure et les sortes d’outils figurent dans les livrets de règles.
docs-provenance-custom = Ces valeurs sont **personnalisées** : quelqu’un les a choisies.

docs-replace =
    Pour jouer avec d’autres valeurs, copiez `crates/rules/data/base.toml` ou `crates/rules/data/muria.toml`, changez ce qui diffère, dites
    dans `provenance` d’où viennent les valeurs (`printed`, `reconstructed` ou `custom`), et lancez le programme
    avec `--edition FILE`. L’option peut être donnée deux fois, pour un fichier de chaque sorte. Quiconque possède
    la boîte de Muria peut ainsi mettre ses valeurs imprimées à la place des valeurs reconstituées.

docs-head-level = Niveau
docs-head-tiles = Tuiles
docs-head-phase = Phase
docs-head-orders = Commandes
docs-head-kind = Sel
docs-head-market = Prix du marché (gros)
docs-head-where = Où
docs-head-prices = Prix (gros)
docs-head-tools = Outils possédés
docs-head-value = Valeur à la fin (gros)
docs-head-brine = Saumure pour un cube

docs-inn = auberge, pour chaque mineur suivant
docs-workshop = atelier, de gauche à droite
docs-tool-kinds = Sortes d’outils, trois cartes de chaque : { $tools }.
