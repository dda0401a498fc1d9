### Names, as they stand inside a sentence. `tool-rope` is the name of the tool `rope`: a field of
### a refusal and its value together are the key.


## Tools; refusals add the word "card".

tool-rope = rope
tool-pickaxe = pickaxe
tool-bucket = bucket
tool-cart = cart
tool-food = food
tool-commercial = commercial privilege
tool-royal = royal privilege
tool-saltworks = saltworks privilege
tool-mill = horse mill


## Kinds of salt; refusals add the word "cube".

kind-b = brown
kind-g = green
kind-w = white
kind-u = brine


## Posts of assistants, after "the".

post-castle = castle
post-workshop = workshop
post-pump = pump house
post-market = market
post-saltworks = saltworks
post-entrance = mine entrance


## Buildings, after "the".

building-inn = inn
building-workshop = workshop
building-pump = pump house
building-market = market
building-square = town square
building-castle = castle
building-saltworks = saltworks
building-foremen = foremen's house


## Levels of the mine.

level-I = level I
level-II = level II
level-III = level III


## What a player can be asked, after "decide about".

due-delivery = a piece that has arrived at the castle
due-route = the way up for the salt
due-cart = the carts on the way up
due-toll = how to share the toll of a space
due-dig = the side on which the last tile is laid


## A player, counted from 1; the notation counts seats from 0.

player = player { $number }


## A piece and where it is, after "you do not have".

source-supply = a miner in your supply
source-supply-foreman = the foreman in your supply
source-post = an assistant at the { $post }
source-post-foreman = the foreman as assistant at the { $post }
source-space = a miner at { $space }
source-space-foreman = the foreman at { $space }
