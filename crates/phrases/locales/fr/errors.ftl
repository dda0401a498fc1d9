### What is wrong with a text: a move, an edition file, a set-up, a record. One sentence for each code.


## Frames for other sentences

# $problem is one of the edition- sentences.
file-line = { $file }, ligne { $line } : { $problem }
# $refusal is one of the sentences of refusals.ftl.
move-refused = { $refusal } (règle { $rule })
# $message comes from the reader of JSON and is always English.
record-form = Ce n’est pas un enregistrement de partie : { $message }
record-format = C’est un enregistrement au format { $found }, écrit par une version plus récente du programme ; celle-ci lit les formats jusqu’à { $newest }.
record-setup = La mise en place de l’enregistrement n’est pas possible : { $problem }
# $problem is a refusal or one of the notation- sentences.
record-move = coup { $number }, `{ $move }` : { $problem }


## Moves; $form shows how the move is written.

notation-unknown-verb = Aucun coup ne commence par `{ $found }` ; les coups commencent par { $verbs }.
notation-wrong-blanks = Les mots d’un coup sont séparés par une seule espace, sans espace au début ni à la fin.
notation-wrong-form = Il manque des mots ou il y en a trop ; ce coup s’écrit `{ $form }`.
notation-wrong-word = `{ $found }` ne convient pas ; ce coup s’écrit `{ $form }`.
notation-no-space = `{ $found }` n’est une case d’aucune mine ; les cases ont des noms comme 1C, 2L3 et 4R1.
notation-no-source = Aucun pion ne peut venir de `{ $found }` ; écrivez `supply`, un poste comme `@market` ou une case comme `2L3`, avec `!` pour le contremaître.
notation-no-salt = `{ $found }` n’est pas du sel ; écrivez une lettre par cube, dans l’ordre b, g, w, u, comme `bbg`.
notation-broken-route = Dans le parcours `{ $found }`, certaines cases ne sont pas à un pas de la précédente.
notation-wrong-order = Deux cases, provenances ou places sont dans le mauvais ordre, ou une place s’y trouve deux fois ; ce coup s’écrit `{ $form }`.


## Edition files, after the name of the file and the line

# $message comes from the reader of TOML and is always English.
edition-syntax = ceci ne peut pas être lu comme un fichier d’édition : { $message }
edition-unknown-edition = il n’y a pas d’édition `{ $found }` ; ce peut être `base` ou `muria`.
edition-count =
    `{ $key }` a { $found ->
        [one] { $found } élément
       *[other] { $found } éléments
    }, et il en faut { $expected }.
edition-bad-tile = `{ $found }` n’est pas une tuile ; écrivez 1 à 6 cubes, en lettres dans l’ordre b, g, w, et jusqu’à 6 cubes d’eau, sous la forme `bbg/1`.
edition-bad-order = `{ $found }` n’est pas une commande ; écrivez 1 à 6 cubes, en lettres dans l’ordre b, g, w, u, et un prix de 1 à 100 gros, sous la forme `bb=9`, avec de la saumure dans Muria seulement.
edition-not-ascending = les nombres de `{ $key }` doivent aller du plus petit au plus grand.
edition-out-of-range = un nombre de `{ $key }` est { $found }, et il peut aller de { $least } à { $most }.
edition-same-sort = c’est un second fichier de la sorte `{ $edition }` ; donnez-en au plus un de chaque.
edition-bad-tool = `{ $found }` n’est pas un outil de cette boîte, ou se trouve ici deux fois.


## Set-ups

setup-players =
    On ne peut pas jouer à { $found ->
        [one] { $found } joueur
       *[other] { $found } joueurs
    } ; cette partie se joue de 2 à { $most }, et on ne joue à cinq qu’avec Muria.
setup-stack-size =
    `{ $place }` a { $found ->
        [one] { $found } élément
       *[other] { $found } éléments
    }, et la boîte en a { $expected }.
setup-not-in-box = `{ $place }` est `{ $found }`, qui n’est pas dans la boîte, ou pas autant de fois.
setup-setting = Le réglage `{ $key }` a une valeur qu’il ne peut pas avoir. Valeurs permises : { $allowed }.
setup-tool-choice = Une partie se joue avec sept sortes d’outils différentes : sans Muria, les sept du jeu de base ; avec l’extension, sept quelconques des neuf.


## Positions et ce qui est révélé ; $place est un endroit de l’enregistrement.

record-position = Le début de l’enregistrement n’est pas possible : { $problem }
record-opening = Ce qui est visible au début de l’enregistrement n’est pas possible : { $problem }
record-edition = La partie enregistrée a été jouée avec d’autres valeurs des composants : leur empreinte est `{ $found }`, celle des valeurs présentes `{ $expected }`.
record-names = L’enregistrement a { $names } noms pour { $players } joueurs.
record-no-ply = L’enregistrement n’a que { $plies } coups.
move-drawn = `{ $found }` n’est ni une tuile comme bbg/1, ni une commande comme bb=9, ni un outil comme rope.
draw-draw-count = Il faut nommer { $expected } éléments révélés, et { $found } sont nommés.
draw-wrong-pile = `{ $found }` ne vient pas de la pile où l’on pioche.
draw-not-left = `{ $found }` n’est plus dans la boîte, ou pas dans cette pile.
draw-stacks-known = Les piles de cette partie sont connues : un coup ne dit pas ce qu’il révèle.
position-nobody-on-turn = Ce n’est le tour de personne, et la partie n’est pas finie.
position-wrong-result = Le résultat ne correspond pas à la position.
position-turn-begun = `{ $place }` montre que le tour a commencé : un départ est le début d’un tour.
position-no-such-seat = `{ $place }` désigne { $seat }, qui n’est pas à la table.
position-out-of-range = `{ $place }` vaut { $found } ; il faut de { $least } à { $most }.
position-list-length = `{ $place }` a { $found } entrées ; il en faut { $expected }.
position-missing = `{ $place }` manque.
position-unexpected = `{ $place }` est là, mais ce jeu ne l’a pas.
position-miner-count = Mineurs de { $seat } : { $owned } possédés, mais { $found } en réserve, dans la mine et en ville.
position-foreman-count = Le contremaître de { $seat } est en { $found } endroits ; il en faut un avec Muria, aucun sans.
position-post-holders = Le poste { $post } est tenu par un mineur, deux à l’entrée, ou par le contremaître seul.
position-no-such-space = Cette mine n’a pas de case { $space }.
position-space-not-listed = Il manque la case { $space } dans la mine.
position-no-way-out = Aucun chemin ne mène de { $space } à la surface.
position-wrong-sort = { $space } doit avoir `open`, `salt` et `water` si c’est une chambre, et rien de cela si c’est un puits.
position-wrong-marker = { $space } : un marqueur est sur chaque puits construit par un joueur, et nulle part ailleurs.
position-marker-count = Marqueurs de { $seat } : { $said } annoncés dans la mine, { $found } présents.
position-shaft-count = Puits, construits ou non : { $found } ; les phases jusqu’ici en ont apporté { $expected }.
position-too-many-tiles = Chambres de { $level } : { $found } ; il n’y a que { $most } tuiles.
position-not-entered = Personne n’est entré en { $space } : il ne peut y avoir ni pièces ni sel.
position-tired-in-shaft = Personne ne creuse en { $space }, donc personne n’y est fatigué.
position-no-tile-for = Aucune tuile restante n’a autant de sel qu’il y en a en { $space }.
position-too-much-water = Eau sur { $level } : { $found } ; ses tuiles en ont apporté au plus { $most }.
position-wrong-salt = `{ $place }` ne peut pas avoir ce sel : { $kind }.
position-card-count = Cartes de `{ $place }`, visibles, possédées et à venir : { $found } ; il en faut { $expected }.
position-empty-place = `{ $place }` est vide alors qu’il reste des cartes dans la pile.
position-not-in-box = `{ $place }` est `{ $found }`, qui n’est pas dans la boîte, ou pas autant de fois.
position-half-made = `{ $place }` ne correspond pas à la position.
