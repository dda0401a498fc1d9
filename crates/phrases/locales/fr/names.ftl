### Names, as they stand inside a sentence. `tool-rope` is the name of the tool `rope`: a field of
### a refusal and its value together are the key. Names come without an article.


## Tools.

tool-rope = corde
tool-pickaxe = pioche
tool-bucket = seau
tool-cart = chariot
tool-food = nourriture
tool-commercial = privilège commercial
tool-royal = privilège royal
tool-saltworks = privilège de la saline
tool-mill = moulin à chevaux


## Kinds of salt, behind the word "cube".

kind-b = brun
kind-g = vert
kind-w = blanc
kind-u = saumure


## Posts of assistants.

post-castle = château
post-workshop = atelier
post-pump = station de pompage
post-market = marché
post-saltworks = saline
post-entrance = entrée de la mine


## Buildings.

building-inn = auberge
building-workshop = atelier
building-pump = station de pompage
building-market = marché
building-square = place du village
building-castle = château
building-saltworks = saline
building-foremen = bâtiment des contremaîtres


## Levels of the mine.

level-I = niveau I
level-II = niveau II
level-III = niveau III


## What a player can be asked, after "concernant".

due-delivery = un pion arrivé au château
due-route = le parcours du sel vers la surface
due-cart = les chariots sur le parcours
due-toll = le partage des frais de transport d’une case
due-dig = le côté où la dernière tuile est posée


## A player, counted from 1; the notation counts seats from 0. It stands in for a name, so it has
## no article.

player = Joueur { $number }


## A piece and where it is, after "il vous manque" and "vous ne pouvez pas prendre".

source-supply = un mineur dans votre réserve
source-supply-foreman = le contremaître dans votre réserve
source-post =
    un assistant { $post-id ->
        [workshop] à l’{ $post }
        [entrance] à l’{ $post }
        [pump] à la { $post }
        [saltworks] à la { $post }
       *[other] au { $post }
    }
source-post-foreman =
    le contremaître comme assistant { $post-id ->
        [workshop] à l’{ $post }
        [entrance] à l’{ $post }
        [pump] à la { $post }
        [saltworks] à la { $post }
       *[other] au { $post }
    }
source-space = un mineur en { $space }
source-space-foreman = le contremaître en { $space }
