### What only the command line says: the board as text, what happened, hints, reviews, notes, errors.
###
### Words of the notation (`place`, `haul`, `castle`), options (`--edition`) and levels of bots are the
### same in every language: they are what people type. `$problem` is a sentence of another file or, from
### the system, in English.


## Frames

cli-error = error: { $message }
cli-note = note: { $message }


## Files and records

cli-standard-input = standard input
cli-new-record = the new record
cli-cannot-read = cannot read { $file }: { $problem }
cli-cannot-write = cannot write { $file }: { $problem }
cli-cannot-print = cannot write the output: { $problem }
cli-file-too-large = { $file } is larger than { $most } MB, so it is no file of this game
cli-byte-order-mark = { $file } begins with a byte order mark; save it as UTF-8 without one
cli-file-empty = { $file } is empty
cli-not-utf8 = { $file } is not a text in UTF-8: byte { $byte } cannot be read; records and editions are text
cli-in-file = { $file }: { $problem }
# $problem is the sentence about the record, without its full stop.
cli-other-edition = { $problem }; if the game was dealt with --edition, give that file again


## Moves; $which is the move in backticks or cli-move-number.

cli-move-number = move { $number }, `{ $move }`,
cli-no-move = { $which } is no move: { $problem } `magnumsal moves RECORD` lists what is legal.
cli-illegal-move = { $which } is illegal: { $problem }
cli-bot-draws = { $name } would play `{ $move }`. Make it on the board and add it with what it turns up: `{ $move } -> …`
cli-legal = legal
cli-illegal = illegal: { $problem }
# $question is one of cli-asked- and cli-actions-.
cli-next = next: { $question }
cli-next-of = next: { $name }: { $question }
cli-embedded-numbers = numbers in a rule's text are those of the embedded edition.


## Options

cli-no-such-player = { $option }: { $name } does not play; the players are { $players }
cli-who-are-you = --bots: without a move, say who you are with --me NAME, so that the others can play


## A new game

cli-out-exists = --out: { $file } exists; --force replaces it
cli-name-empty = --players: name { $number } is empty; write names with commas, as in Ada,Bruno
cli-name-twice = --players: { $name } is there twice; give every player another name
cli-no-tool = --tools: { $name } is no tool; the kinds are { $tools }
cli-wrote = wrote { $file }; see it with magnumsal moves { $file }
cli-dealt = dealt with --seed { $seed }; the same seed deals the same game
cli-muria-reconstructed = the values of Muria's tiles and orders are reconstructed, not the printed ones; owners of the box can give them with --edition FILE
cli-idle-edition = the given edition changes nothing here
cli-idle-edition-muria = the given edition changes nothing here; a file of Muria needs `--expansion muria`


## Seals

cli-no-seal = { $file }: a plain record has no seal; give --commitment and --salt, or the sealed record that the server offers
cli-bad-salt = { $file }: a salt is 64 hexadecimal digits
cli-other-deal = { $file }: the deal is not the one that was sealed: its seal is { $found }, not { $told }
cli-sealed = The deal is the one that was sealed with { $seal }.
cli-all-legal =
    { $count ->
        [one] The only move is legal
       *[other] All { $count } moves are legal
    }; { $over ->
        [true] the game is over
       *[false] the game is not over
    }.


## The head of the board

cli-phase = phase { $phase }
cli-round = round { $round } (at most { $limit })
cli-plies =
    { $count ->
        [one] { $count } move played
       *[other] { $count } moves played
    }
cli-with-muria = with Muria
cli-mapped = mapped mine
cli-phase-round = Phase { $phase }, round { $round }
cli-and = and
cli-over =
    The game is over: { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    } with { $money }.


## What is asked

cli-asked-deliver = a piece is before the king: deliver an order
cli-asked-forfeit = a piece is before the king with no order to fill: forfeit
cli-asked-route = choose the way up for the salt
cli-asked-cart = lay a cart on the way up, or haul
cli-asked-cart-only = lay a cart on the way up: the tolls cannot be paid without
cli-asked-toll = share out the toll of { $space }, { $amount } in all
cli-asked-dig = choose the side of the last tile
cli-actions-left =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
cli-no-action = no action left, end the turn
cli-no-action-or = no action left: end the turn, or first { $verbs }


## The town; a line begins with the name of a building.

cli-town-castle = Castle
cli-town-queue = queue
cli-town-market = Market
cli-town-inn = Inn
cli-town-workshop = Workshop
cli-town-saltworks = Saltworks
cli-town-foremen = Foremen
cli-town-assistants = Assistants
cli-no-order = none
cli-to-come = { $count } to come
cli-orders-done = { $count } of { $most } done
cli-queue-near = near the king
cli-queue-far = far
cli-prices = sell { $sell } buy { $buy }
cli-inn-now = a miner for { $price }
cli-inn-then = then { $prices }
cli-inn-last = the last one
cli-inn-closed = closed until the next phase
cli-tool-price = { $tool } for { $price }
cli-sold-out = sold out until the next phase
cli-brine = { $count } brine
cli-at-work = at work
cli-trade = trade { $prices }
cli-brine-price = { $price }u for { $letter }
cli-shafts-left =
    { $count ->
        [0] no shaft left to build
        [one] { $count } shaft left to build
       *[other] { $count } shafts left to build
    }
cli-shafts-built = built
cli-reconstructed = * reconstructed: Muria's tiles and orders do not have their printed values here


## Tools on the board, at most eleven letters

cli-tool-rope = rope
cli-tool-pickaxe = pickaxe
cli-tool-bucket = bucket
cli-tool-cart = cart
cli-tool-food = food
cli-tool-commercial = commercial
cli-tool-royal = royal
cli-tool-saltworks = saltworks
cli-tool-mill = mill


## Heads of columns; those of the players' table, as far as the tools, share a line of 80 letters.

cli-head-seat = seat
cli-head-player = player
cli-head-money = money
cli-head-worth = worth
cli-head-salt = salt
cli-head-supply = supply
cli-head-orders = orders
cli-head-tools = tools (used)
cli-supply = { $count } of { $all }
cli-head-cost = cost
cli-head-move = move
cli-head-played = played
cli-head-better = better
cli-head-expected = expected
cli-head-draws = draws
cli-head-received = tolls got
cli-head-paid = paid
cli-head-decisions = decisions
cli-head-rest = rest


## The mine and the list of moves; an emptied chamber has room for six letters.

cli-columns = columns { $from } to { $to }
cli-spent = spent
cli-sign-water = ~ water
cli-sign-hidden = ??? face down
cli-sign-mapped = ?bg/1 not entered yet: salt/water
cli-sign-miners = { $letter }2 two miners, { $letter }2z tired
cli-sign-foreman = { $letter }! foreman
cli-sign-marker = #{ $letter } shaft's owner
cli-unseen = Still to come
cli-unseen-tiles = Tiles { $level }
cli-unseen-orders = Orders
cli-unseen-tools = Tools
cli-unseen-kinds = In play
cli-unseen-of = { $count } of these:
cli-unseen-in-phase = { $count } in this phase
cli-unseen-possible = and { $count } of these:
cli-legal-moves =
    { $count ->
        [one] { $count } legal move
       *[other] { $count } legal moves
    }
cli-no-legal-moves = No legal moves: the game is over
cli-alone = alone


## What happened, or would happen; parts of one sentence.

cli-times = { $deed } ({ $count } times)
cli-phase-over =
    phase { $phase } is over: { $why ->
        [orders] enough orders are completed
       *[limit] the round limit is reached
    }; everybody goes home, used tools are ready again; phase { $next } begins, { $name } starts
cli-turn = { $name }'s turn in round { $round }
cli-moved =
    { $piece ->
        [foreman] { $name }'s foreman goes from { $from } to { $to }
       *[miner] { $name }'s miner goes from { $from } to { $to }
    }
cli-tired =
    { $name }: { $miners ->
        [0] the foreman
        [one] { $miners } miner
       *[other] { $miners } miners
    } tired at { $space }
cli-tired-with-foreman =
    { $name }: { $miners ->
        [one] { $miners } miner
       *[other] { $miners } miners
    } and the foreman tired at { $space }
cli-stood-up =
    { $piece ->
        [foreman] { $name }'s foreman at { $space } stands up
       *[miner] { $name }'s miner at { $space } stands up
    }
cli-rested = { $name }'s pieces have rested
cli-turned-up = { $space } is turned up
cli-turned-up-as = { $space } is turned up: { $tile }
cli-tile-laid = a tile is laid at { $space }
cli-shaft-built = { $name } builds a shaft at { $space }
cli-paid = { $from } pays { $to } { $amount } ({ $rule })
cli-gives = { $name } gives { $salt } to { $to }
cli-takes = { $name } takes { $salt } from { $from }
cli-salt-moved = { $salt } goes from { $from } to { $to }
cli-brine-comes = { $count } brine comes to { $to }
cli-water-moved =
    { $what ->
        [brine] { $count } brine goes from { $from } to { $to }
       *[water] { $count } water goes from { $from } to { $to }
    }
cli-tool-bought = { $name } gets { $tool }
cli-tool-used = { $name } turns over { $tool }
cli-tool-new = a new tool comes to the workshop
cli-tool-new-as = { $tool } comes to the workshop
cli-order-done = { $name } completes the order { $order }
cli-order-new = a new order comes to slot { $slot }
cli-order-new-as = order { $order } comes to slot { $slot }
cli-game-over = the game is over


## Where something comes from and goes to, in the sentences above

cli-place-bank = the bank
cli-place-supply = the supply
cli-place-post = the { $post } post
cli-place-far = the far circle
cli-place-near = the near circle
cli-place-king = the king
cli-place-saltworks = the saltworks
cli-place-market = the market


## Hints

cli-only-move = There is only one legal move.
cli-hint-what = what
cli-hint-why = why
cli-hint-money = money
cli-hint-chance = chance
cli-hint-line = line
cli-chance = { $percent } % to win


## Reviews

cli-review-by = Review by { $level }, seed { $seed }
# $budget is a time or cli-iterations.
cli-review-by-budget = Review by { $level }, { $budget } a decision, seed { $seed }
cli-iterations =
    { $count ->
        [one] { $count } iteration
       *[other] { $count } iterations
    }
cli-review-unfinished = The game is not over; the review covers what has been played.
cli-review-lost = { $cost } lost:
# $advice is a move and its reason.
cli-review-better = { $move }; better { $advice }
cli-review-no-cost = No decision of { $name } cost anything
cli-review-costliest = Costliest decisions of { $name }
