### Names, as they stand inside a sentence. `tool-rope` is the name of the tool `rope`: a field of
### a refusal and its value together are the key.


## Tools; refusals add the word "carta".

tool-rope = corda
tool-pickaxe = piccone
tool-bucket = secchio
tool-cart = carrello
tool-food = cibo
tool-commercial = privilegio commerciale
tool-royal = privilegio reale
tool-saltworks = privilegio delle saline
tool-mill = mulino a cavalli


## Kinds of salt; refusals add the word "cubo".

kind-b = marrone
kind-g = verde
kind-w = bianco
kind-u = acqua salata


## Posts of assistants, without article: sentences choose it by the code.

post-castle = castello
post-workshop = officina
post-pump = pompa
post-market = mercato
post-saltworks = saline
post-entrance = ingresso della miniera


## Buildings, without article: sentences choose it by the code.

building-inn = locanda
building-workshop = officina
building-pump = pompa
building-market = mercato
building-square = piazza
building-castle = castello
building-saltworks = saline
building-foremen = casa dei capisquadra


## Levels of the mine.

level-I = livello I
level-II = livello II
level-III = livello III


## What a player can be asked, without article: sentences choose it by the code.

due-delivery = pedina arrivata al castello
due-route = percorso del sale verso la superficie
due-cart = carrelli lungo il percorso
due-toll = divisione del pedaggio di uno spazio
due-dig = lato su cui posare l'ultima tessera


## A player, counted from 1; the notation counts seats from 0. Like a proper name, without article.

player = Giocatore { $number }


## A piece and where it is, after "non hai".

source-supply = un minatore nella tua riserva
source-supply-foreman = il caposquadra nella tua riserva
source-post =
    { $post-id ->
        [castle] un assistente al { $post }
        [market] un assistente al { $post }
        [pump] un assistente alla { $post }
        [saltworks] un assistente alle { $post }
       *[other] un assistente all'{ $post }
    }
source-post-foreman =
    { $post-id ->
        [castle] il caposquadra come assistente al { $post }
        [market] il caposquadra come assistente al { $post }
        [pump] il caposquadra come assistente alla { $post }
        [saltworks] il caposquadra come assistente alle { $post }
       *[other] il caposquadra come assistente all'{ $post }
    }
source-space = un minatore in { $space }
source-space-foreman = il caposquadra in { $space }
