### The board: what is read out of the town, the mine and the areas of the players. Where several
### of these facts are told of one thing, they follow each other with commas.

board-label = The board
board-town = The town of Wieliczka
board-mine = The mine
board-players = Players


## Signs on the houses: with a capital, and at most 13 letters.

board-house-castle = Castle
board-house-inn = Inn
board-house-workshop = Workshop
board-house-pump = Pump house
board-house-market = Market
board-house-square = Square
board-house-saltworks = Saltworks
board-house-foremen = Foremen
# A very short sign beside the circles of the castle's queue, at most seven letters.
board-sign-far = far
board-sign-near = near
# What the castle has completed in this phase, out of what ends the phase.
board-sign-done = { $done } of { $needed }


## Houses and what they offer; $name is the sign on the house.

board-castle =
    { $name }: { $done } of { $needed } orders of this phase are done, { $left ->
        [0] none is left in the stack
        [one] 1 is left in the stack
       *[other] { $left } are left in the stack
    }
board-inn =
    { $name }: a miner costs { $price ->
        [one] 1 grosz
       *[other] { $price } groszy
    }, { $left ->
        [one] 1 can still be hired
       *[other] { $left } can still be hired
    }
board-inn-closed = { $name }: closed until the phase ends
board-workshop =
    { $name }: { $left ->
        [0] no tool is left in the stack
        [one] 1 tool is left in the stack
       *[other] { $left } tools are left in the stack
    }
board-pump = { $name }: one water after the other costs { $costs } groszy, and so on
board-market = { $name }: { $columns }
# What lies in one column of the market; a price of 0 means that there is none.
board-column =
    { $kind }: { $count ->
        [0] none to buy
       *[other] { $count } there, to buy for { $buy }
    }, { $sell ->
        [0] no room to sell
       *[other] to sell for { $sell }
    }
board-square =
    { $name }: { $amount ->
        [one] 1 grosz
       *[other] { $amount } groszy
    } from the bank
board-saltworks =
    { $name }: { $brine ->
        [0] no brine
       *[other] { $brine } brine
    }, { $pieces }
board-foremen =
    { $name }: a shaft costs { $price } groszy, { $left ->
        [0] no tile is left
        [one] 1 tile can be built
       *[other] { $left } tiles can be built
    }
board-order =
    Order { $slot }: { $salt } for { $price ->
        [one] 1 grosz
       *[other] { $price } groszy
    }
board-no-order = Order { $slot }: none
board-tool =
    { $tool } for { $price ->
        [one] 1 grosz
       *[other] { $price } groszy
    }
board-no-tool = No tool
board-post = Assistant at the { $post }: { $player }
# The assistant at a post, if it is a foreman: stands where $player does in board-post.
board-foreman-of = foreman of { $player }
board-post-free = Assistant at the { $post }: nobody
board-circle-far = Far circle of the castle: { $pieces }
board-circle-near = Near circle of the castle: { $pieces }
board-arrived = Arrived at the castle: { $pieces }
board-stack-orders = Orders of this phase that are still to come: { $left }
board-stack-tools = Tools of this phase that are still to come: { $left }
board-tip-unseen = Nobody has seen yet: { $list }
board-tip-order = Whoever arrives at the castle with this salt delivers it and gets the price.
board-tip-far = At the start of its owner’s next turn a piece moves from here to the near circle.
board-tip-near = At the start of its owner’s next turn a piece arrives from here before the king.
board-tip-arrived = Each completes an order; without the salt for one, { $penalty } groszy or a cube of salt are lost.
board-tip-brine = Brine can be exchanged in one’s own turn: { $b } for a brown cube, { $g } for a green one, { $w } for a white one.


## Spaces of the mine and what is there.

board-shaft = { $space }, shaft
board-built = { $space }, shaft with the marker of { $player }
board-chamber = { $space }, { $level }
board-empty-rock = { $space }, rock
board-unrevealed = not revealed
board-face-up = not revealed, the tile shows { $salt } and { $water } water
board-spent = no salt left
board-no-salt = no salt
board-salt = { $count } { $kind }
board-water = { $count } water
board-miners-standing =
    { $player }: { $count ->
        [one] 1 miner standing
       *[other] { $count } miners standing
    }
board-miners-tired =
    { $player }: { $count ->
        [one] 1 miner tired
       *[other] { $count } miners tired
    }
board-foreman-standing = { $player }: foreman standing
board-foreman-tired = { $player }: foreman tired
board-miners =
    { $player }: { $count ->
        [one] 1 miner
       *[other] { $count } miners
    }
board-foreman = { $player }: foreman
board-nobody = nobody there


## Pieces of whoever is to move.

board-own-miner-supply = Miner in the supply
board-own-foreman-supply = Foreman in the supply
board-own-miner-post = Miner, assistant at the { $post }
board-own-foreman-post = Foreman, assistant at the { $post }
board-own-miner-space = Miners at { $space }
board-own-foreman-space = Foreman at { $space }


## Marks: $what is what carries the mark, $note a short note or nothing.

board-mark-can = { $what }; can be chosen { $note }
board-mark-chosen = { $what }; chosen { $note }
board-mark-goal = { $what }; possible goal { $note }
board-mark-cannot = { $what }; not possible now { $note }
board-mark-way = { $what }; on the way up { $note }


# Buttons that scroll to what can be chosen, or is spoken of, outside the window.
board-above = Further up
board-below = Further down

## Areas of the players.

board-own-area = What you have
board-purse =
    { $player } has { $coins ->
        [one] 1 grosz
       *[other] { $coins } groszy
    }
board-own-salt = Salt: { $salt }
board-supply =
    { $miners ->
        [one] 1 miner
       *[other] { $miners } miners
    } in the supply
board-supply-foreman =
    { $miners ->
        [one] 1 miner
       *[other] { $miners } miners
    } and the foreman in the supply
board-owned =
    { $miners ->
        [one] 1 miner in all
       *[other] { $miners } miners in all
    }
board-no-tools = No tools
board-tool-used = { $tool }, used
board-orders-done =
    { $orders ->
        [0] no order done
        [one] 1 order done
       *[other] { $orders } orders done
    }
board-markers =
    { $markers ->
        [one] 1 shaft marker
       *[other] { $markers } shaft markers
    }
board-turn = { $player } is to move
board-bot = Bot: { $level }
board-away = away
board-hurried = { $percent }% of its time
board-hurried-help = Many bots are thinking at the moment: for its last move this one had { $percent }% of its usual time.
board-first = { $player } begins each round
