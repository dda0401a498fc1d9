### Names, as they stand inside a sentence. `tool-rope` is the name of the tool `rope`: a field of
### a refusal and its value together are the key.


## Tools; refusals put them in quotation marks after the word "karta".

tool-rope = lina
tool-pickaxe = kilof
tool-bucket = czerpak
tool-cart = wózek
tool-food = prowiant
tool-commercial = glejt handlowy
tool-royal = glejt królewski
tool-saltworks = glejt warzelniczy
tool-mill = kierat


## Kinds of salt: adjectives that agree with "sól" and "kostka".

kind-b = brązowa
kind-g = zielona
kind-w = biała
kind-u = solanka


## Posts of assistants.

post-castle = zamek
post-workshop = warsztat
post-pump = pompa
post-market = targ
post-saltworks = warzelnia
post-entrance = wejście do kopalni


## Buildings.

building-inn = karczma
building-workshop = warsztat
building-pump = pompa
building-market = targ
building-square = plac miejski
building-castle = zamek
building-saltworks = warzelnia
building-foremen = dom sztygarów


## Levels of the mine.

level-I = poziom I
level-II = poziom II
level-III = poziom III


## What a player can be asked: indirect questions, after "zdecyduj,".

due-delivery = co z pionkiem, który dotarł na zamek
due-route = którą drogą sól trafi na powierzchnię
due-cart = gdzie na drodze w górę użyć wózków
due-toll = jak podzielić opłatę za pole
due-dig = po której stronie położyć ostatni żeton


## A player, counted from 1; the notation counts seats from 0.

player = gracz { $number }


## A piece and where it is, in the genitive: after "nie masz".

source-supply = górnika w zasobach
source-supply-foreman = sztygara w zasobach
source-post =
    pomocnika { $post-id ->
        [castle] na zamku
        [workshop] w warsztacie
        [pump] przy pompie
        [market] na targu
        [saltworks] w warzelni
       *[entrance] przy wejściu do kopalni
    }
source-post-foreman =
    sztygara jako pomocnika { $post-id ->
        [castle] na zamku
        [workshop] w warsztacie
        [pump] przy pompie
        [market] na targu
        [saltworks] w warzelni
       *[entrance] przy wejściu do kopalni
    }
source-space = górnika na polu { $space }
source-space-foreman = sztygara na polu { $space }
