### Reasons: what speaks for or against a move. They stand behind the move, one after another, joined by
### `why-and`; so they begin with a small letter, have no full stop, and do not say the move again. Who
### moves is never named: a player reads them as advice, and others in a review.
###
### `$coins` is an amount (`why-groszy`), `$name` a player, `$deed` a sentence of advice.ftl without its
### subject. `$occasion` is `hint`, where the best moves are listed, or `review`, where the better move is
### compared with the one that was played. Numbers stand as digits, and mostly behind a colon, so that no word has to agree with them.


## Parts

why-groszy =
    { $amount ->
        [one] { $amount } grosz
       *[other] { $amount } groszy
    }
why-and = { $first }; { $second }
why-but = but { $reason }


## Orders

why-only-move = the only legal move
why-order = enough salt for the order of { $coins }
why-short = then only { $cubes } short of the order of { $coins }
why-salable = the market pays up to { $coins } for such a cube
why-ready = the salt for the order of { $coins } is ready
why-unready = needs { $cubes } more by then for the order of { $coins }, or pays a penalty
why-no-order = no order will be left by then: a penalty is due
why-rival = { $name } arrives earlier and has the salt for the order of { $coins } as well
why-taken = { $name } waits with the salt for the order of { $coins } and loses it
why-kept = salt is left for the order of { $coins }, too
why-best-paid = no other order that can be filled pays more
why-phase-ends = the phase ends with this round
why-game-ends = the game ends with this round
why-stuck = in the queue for nothing: { $names }


## Digging

why-dig =
    { $after ->
        [1] a cube can be dug in { $space }{ $before ->
            [0] { "" }
           *[other] { " " }instead of { $before }
        }
       *[other] up to { $after } cubes can be dug in { $space }{ $before ->
            [0] { "" }
           *[other] { " " }instead of { $before }
        }
    }
why-dig-next-turn =
    { $after ->
        [1] a cube can be dug in { $space } next turn{ $before ->
            [0] { "" }
           *[other] { " " }instead of { $before }
        }
       *[other] up to { $after } cubes can be dug in { $space } next turn{ $before ->
            [0] { "" }
           *[other] { " " }instead of { $before }
        }
    }
why-strength = strength in { $space }: { $strength } of the { $need } that a cube takes
why-reach = opens the way to { $spaces }
why-unseen =
    { $wet ->
        [0] turns up one of { $tiles } unseen tiles with { $cubes } cubes each, all of them dry
       *[other] turns up one of { $tiles } unseen tiles with { $cubes } cubes each, { $wet } of them with water
    }
why-denies =
    { $after ->
        [0] { $name } can dig nothing in { $space } next turn instead of { $before }
       *[other] { $name } can dig only { $after } in { $space } next turn instead of { $before }
    }


## Tolls

why-toll = { $coins } toll to { $name }
why-tolls-open = tolls still to be shared out
why-saves = saves { $coins } in tolls
why-income = { $name } owes a toll of { $after } instead of { $before } for each cube from { $space }
why-carrying = own salt from { $space } then costs { $after } instead of { $before } in tolls a cube
why-poorest = nobody else who could get it has less than { $name }
why-tool =
    once a phase { $tool-id ->
        [rope] one more piece goes along
        [pickaxe] one more strength to dig with
        [bucket] a water goes to the next chamber
        [cart] one or two tolls fewer
        [food] two tired miners stand up at once
        [commercial] better prices at the market
        [royal] a piece is at the castle a turn earlier
        [saltworks] brine comes home at once
       *[mill] digs in the chamber below
    }
why-uses-tool = no { $tool } for the rest of the phase


## The town

why-tools = worth of the tools at the end: { $after } instead of { $before }
why-no-supply = no miner is left in the supply
why-dearer-miner = the next miner costs { $coins }
why-last-miner = the last miner for hire in this phase
why-most-miners = nobody else has more miners then
why-fewer-miners = { $name } has { $count } miners
why-held = keeps pieces and tools for later
why-square = a sure grosz, and every piece stays where it is
why-cash = then { $coins } to pay with
why-sale = { $coins } more than the salt counts at the end
why-unneeded = no open order asks for { $kind }
why-undercut = { $name } gets { $after } instead of { $before } for the next { $kind } cube
why-wages =
    wages to expect – { $post-id ->
        [castle] pieces in the queue
        [market] players with salt to trade
        [workshop] tools still for sale in this phase
        [pump] chambers with water and pieces
        [saltworks] pieces that fetch brine
        [entrance] chambers where somebody stands before salt
       *[other] { $post }
    }: { $count }
why-gives-up = gives up the post at the { $post }
why-rest =
    { $count ->
        [one] a tired piece stands up
       *[other] { $count } tired pieces stand up
    }
why-brine =
    { $brine ->
        [0] no brine lies there yet: what is opened or pumped by the next turn brings some
       *[other] brine in the saltworks: { $brine }, other pieces that wait for it: { $pieces }
    }


## What follows, and how the next best move compares

why-next = then { $deed }
why-next-new = makes this possible: { $deed }
why-lacking =
    { $occasion ->
        [review] the move played lacks this
       *[hint] the next best move lacks this
    }
why-lacking-money =
    { $occasion ->
        [review] the move played lacks this and promises about { $coins } less
       *[hint] the next best move lacks this and promises about { $coins } less
    }
why-next-best =
    { $occasion ->
        [review] against the move played: { $reasons }
       *[hint] against the next best move: { $reasons }
    }
why-ahead =
    { $occasion ->
        [review] about { $coins } more than with the move played
       *[hint] about { $coins } more than with the next best move
    }
why-ahead-alone =
    { $occasion ->
        [review] by expected money alone: about { $coins } more than with the move played
       *[hint] by expected money alone: about { $coins } more than with the next best move
    }
why-behind =
    { $occasion ->
        [review] about { $coins } less than with the better move
       *[hint] about { $coins } less than with the first
    }
why-richer =
    { $occasion ->
        [review] about { $coins } more than with the better move, but no better chance to win
       *[hint] about { $coins } more than with the first, but no better chance to win
    }
why-safer =
    { $points ->
        [one] { $occasion ->
            [review] the chance to win is { $points } point better than with the move played
           *[hint] the chance to win is { $points } point better than with the next best move
        }
       *[other] { $occasion ->
            [review] the chance to win is { $points } points better than with the move played
           *[hint] the chance to win is { $points } points better than with the next best move
        }
    }
why-riskier =
    { $points ->
        [one] { $occasion ->
            [review] the chance to win is { $points } point worse than with the better move
           *[hint] the chance to win is { $points } point worse than with the first
        }
       *[other] { $occasion ->
            [review] the chance to win is { $points } points worse than with the better move
           *[hint] the chance to win is { $points } points worse than with the first
        }
    }
why-same =
    { $occasion ->
        [review] the turn comes to the same as the bot's own
       *[hint] the turn comes to the same as with the first
    }
why-even =
    { $occasion ->
        [review] as good as the bot's own choice, as far as it can tell
       *[hint] as good as the first, as far as the bot can tell
    }
why-even-best =
    { $occasion ->
        [review] the move played is as good, as far as the bot can tell
       *[hint] the next is as good, as far as the bot can tell
    }
why-unrivalled = no other move was looked at
