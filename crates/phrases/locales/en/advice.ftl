### Advice: what a move does and what for, as a player at the table would say it of another: "digs two
### green in 2R1 for the 13-groszy order, 2 groszy toll to Bruno". Without a full stop, so that it can
### stand behind the move.
###
### A sentence is made from the inside out: a deed such as `advice-dig` comes as `$deed` into the frames
### that say how, what for and at what price. `$piece` is one of the piece- phrases below, `$cubes` a list
### of cubes- phrases, `$salt` the letters of the notation. Where a number is written as a word it is in
### `$number`, and the fact beside it chooses the plural form.


## Parts

number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six

cubes = { $number } { $kind }

list-and = { $first } and { $second }
list-comma = { $first }, { $second }

piece-supply = a miner
piece-supply-foreman = the foreman
piece-post = the assistant from the { $post }
piece-post-foreman = the foreman from the { $post }
piece-space = a miner from { $space }
piece-space-foreman = the foreman from { $space }


## Frames

advice-by-rope = { $deed } by rope
advice-with-pickaxes =
    { $pickaxes ->
        [one] { $deed } with a pickaxe
       *[other] { $deed } with { $number } pickaxes
    }
advice-with-commercial = { $deed } with the commercial privilege


## The castle

advice-deliver =
    { $price ->
        [one] delivers { $salt } for { $price } grosz
       *[other] delivers { $salt } for { $price } groszy
    }
advice-forfeit-coins =
    { $amount ->
        [0] stands before the king with nothing to give
        [one] pays a penalty of { $amount } grosz
       *[other] pays a penalty of { $amount } groszy
    }
advice-forfeit-salt = gives up { $cubes } as a penalty
advice-castle = sends { $piece } to the castle
advice-far = { $deed }, arriving in two turns
advice-near = { $deed }, arriving next turn thanks to the royal privilege


## Pieces in the mine and on posts

advice-place = sends { $piece } to { $space }
advice-open = opens { $space } with { $piece }
advice-join =
    { $crew ->
        [one] joins another piece in { $space } with { $piece }
       *[other] joins a crew of { $number } in { $space } with { $piece }
    }
advice-lay =
    { $side ->
        [left] lays the last tile on the left, at { $space }
       *[right] lays the last tile on the right, at { $space }
    }
advice-assist =
    { $post-id ->
        [castle] posts { $piece } at the { $post }, a grosz for each order
        [saltworks] posts { $piece } at the { $post }, a grosz whenever pieces bring brine home
        [entrance] posts { $piece } at the { $post }, a grosz for each extraction
       *[other] posts { $piece } at the { $post }, a grosz for each visit
    }


## Salt and the way up

advice-dig = digs { $cubes } in { $space }
advice-mill = brings up { $cubes } from { $space } with the horse mill
advice-route = carries the salt up by { $spaces }
advice-cart = lays a cart on { $space }
advice-cart-two = lays a cart on { $space } and { $second }
advice-haul = carries the salt up without a further cart
# $tolls is a list of advice-share.
advice-share-toll = shares out the toll of { $space }: { $tolls }
advice-share =
    { $amount ->
        [one] { $amount } grosz to { $name }
       *[other] { $amount } groszy to { $name }
    }


## The town

advice-hire =
    { $price ->
        [one] hires a miner for { $price } grosz, then has { $number }
       *[other] hires a miner for { $price } groszy, then has { $number }
    }
advice-buy =
    { $tool-id ->
        [food] buys food for { $price ->
            [one] { $price } grosz
           *[other] { $price } groszy
        }
       *[other] buys a { $tool } for { $price ->
            [one] { $price } grosz
           *[other] { $price } groszy
        }
    }
advice-pump =
    { $price ->
        [0] pumps { $number } water out of { $space } for nothing
        [one] pumps { $number } water out of { $space } for { $price } grosz
       *[other] pumps { $number } water out of { $space } for { $price } groszy
    }
advice-square = takes a grosz on the town square
advice-sell-cube = sells a { $kind } cube for { $price }
advice-buy-cube = buys a { $kind } cube for { $price }


## Saltworks, brine and shafts

advice-boil = sends { $piece } to the saltworks for brine
advice-boil-more = sends { $piece } along to the saltworks
advice-recall = calls { $pieces } back from the saltworks, with { $cubes }
advice-miners =
    { $miners ->
        [one] { $number } miner
       *[other] { $number } miners
    }
advice-foreman = the foreman
advice-shaft =
    { $price ->
        [one] builds a shaft under { $space } for { $price } grosz and gets a brine
       *[other] builds a shaft under { $space } for { $price } groszy and gets a brine
    }
advice-exchange = exchanges { $brine } for { $cubes }


## Tools outside actions, passing, ending

advice-bucket = carries a water from { $space } to { $to }
advice-feed = feeds a tired miner in { $space }
advice-feed-two = feeds two tired miners in { $space }
advice-feed-both = feeds tired miners in { $space } and { $second }
advice-feed-foreman = feeds the tired foreman in { $space }
advice-pass = passes an action
# $pieces is a list of advice-miners and advice-foreman.
advice-rest =
    { $count ->
        [one] rests: { $pieces } stands up
       *[other] rests: { $pieces } stand up
    }
advice-end = ends the turn
advice-end-rested =
    { $count ->
        [one] ends the turn: { $pieces } stands up, rested
       *[other] ends the turn: { $pieces } stand up, rested
    }


## What the numbers of hints and reviews mean

hint-meaning =
    Money is what each player is expected to have when the game is valued (T7). All numbers are the bot's
    estimates.
review-meaning =
    Expected is the money (T7) that the bot gave each player when the record begins, in groszy. Draws says how much
    the tiles, orders and tools that were turned up have changed it; decisions says how much less a player's own
    moves promised than the best ones found, as far as that is beyond the error of the estimates; the rest is what
    the others did, and what the bot did not foresee. Together they are the money at the end of the record. Tolls
    are coins that were paid.
