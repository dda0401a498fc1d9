### Names, as they stand inside a sentence. `tool-rope` is the name of the tool `rope`: a field of
### a refusal and its value together are the key.


## Tools; refusals put them in quotation marks after "Karte".

tool-rope = Seil
tool-pickaxe = Spitzhacke
tool-bucket = Schöpfkelle
tool-cart = Karren
tool-food = Proviant
tool-commercial = Handelsbrief
tool-royal = Geleitbrief
tool-saltworks = Salinenbrief
tool-mill = Pferdegöpel


## Kinds of salt, as nouns: "zweimal Grün". Refusals make adjectives of them.

kind-b = Braun
kind-g = Grün
kind-w = Weiß
kind-u = Sole


## Posts of assistants, without article.

post-castle = Burg
post-workshop = Werkstatt
post-pump = Pumpe
post-market = Markt
post-saltworks = Saline
post-entrance = Bergwerkseingang


## Buildings, without article.

building-inn = Wirtshaus
building-workshop = Werkstatt
building-pump = Pumpe
building-market = Markt
building-square = Rathausplatz
building-castle = Burg
building-saltworks = Saline
building-foremen = Steigerhaus


## Levels of the mine.

level-I = Sohle I
level-II = Sohle II
level-III = Sohle III


## What a player can be asked, in the accusative between "über" and "entscheiden".

due-delivery = eine in der Burg angekommene Figur
due-route = den Förderweg des Salzes
due-cart = die Karren auf dem Förderweg
due-toll = die Verteilung der Gebühr
due-dig = die Seite für das letzte Plättchen


## A player, counted from 1; the notation counts seats from 0.

player = Spieler { $number }


## A piece and where it is, in the accusative after "keinen" or "den".

source-supply = Bergmann in deinem Vorrat
source-supply-foreman = Steiger in deinem Vorrat
source-post =
    Gehilfen { $post-id ->
        [pump] an der { $post }
        [market] auf dem { $post }
        [entrance] am { $post }
       *[other] in der { $post }
    }
source-post-foreman =
    Steiger als Gehilfen { $post-id ->
        [pump] an der { $post }
        [market] auf dem { $post }
        [entrance] am { $post }
       *[other] in der { $post }
    }
source-space = Bergmann auf { $space }
source-space-foreman = Steiger auf { $space }
