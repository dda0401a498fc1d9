### Refusals: why a move is illegal, one sentence for each code of the rules crate's `Illegal`.
###
### Every fact of the refusal is an argument. `$space`, `$first`, `$to` and the like are names of
### spaces; `$tool`, `$kind`, `$post`, `$building`, `$due`, `$level`, `$source` and `$seat` come
### with the wording of names.ftl and, as `$tool-id` and so on, with the bare code to choose by.
### The rule's identifier is in `$rule`; it is shown by `move-refused`, not here.


## The moment

refusal-game-over = The game is over, and nobody has a move any more.
refusal-another-decision = First you have to decide about { $due }.
refusal-not-asked = No question about { $due } is open now.
refusal-no-action-left = You have no action left in this turn.
refusal-actions-left =
    You still have { $left ->
        [one] { $left } action
       *[other] { $left } actions
    } in this turn; use or pass before you end it.
refusal-needs-muria = That belongs to the expansion Muria, and this game is played without it.
refusal-visited-already = You have already visited the { $building } in this turn.


## Spaces and pieces

refusal-no-such-space = This mine has no space { $space }.
refusal-not-a-chamber = { $space } is a shaft section, and this can only be done in a chamber.
refusal-no-piece =
    { $rule ->
        [A4] You do not have { $source } that you could send, or no second one there.
       *[other] You do not have { $source }.
    }
refusal-tired = You cannot take { $source }: tired pieces stay where they are until they stand up again.
refusal-same-space = The piece is on { $space } already.


## The chain

refusal-breaks-chain = If the piece leaves { $space }, pieces at { $cut_off } lose their link to the surface.
refusal-out-of-reach = { $space } is out of reach: a piece can only go to 1C or next to a space that is linked to the surface.


## Tools

refusal-no-tool =
    This takes { $wanted ->
        [one] an unused { $tool } card
       *[other] { $wanted } unused { $tool } cards
    }, and you have { $ready ->
        [0] none
       *[other] { $ready }
    }.
refusal-rope-not-now = A rope can only be used directly after you have placed or moved a piece in the mine.
refusal-not-beside = A bucket carries water only to the chamber directly to the left or right of { $space }, and { $to } is not there.
refusal-bucket-into-unrevealed = Nobody has entered { $space } yet, and in this game no water may be carried into such a chamber.
refusal-nobody-tired =
    You have { $there ->
        [0] no tired miner
        [one] only { $there } tired miner
       *[other] only { $there } tired miners
    } at { $space }, so { $wanted ->
        [one] none can be fed there.
       *[other] { $wanted } cannot be fed there.
    }
refusal-foreman-not-tired = Your foreman is not lying tired at { $space }.


## Extraction

refusal-not-revealed =
    { $rule ->
        [E9] Nobody has entered { $space } yet, so the horse mill can bring up nothing from there.
       *[other] Nobody has entered { $space } yet, so no salt can be dug there.
    }
refusal-cut-off = { $space } is cut off from the surface, so no salt can be brought up from there.
refusal-nobody-standing = You have no standing piece in { $space }.
refusal-nothing-below = There is no chamber straight below { $space }, so the horse mill finds nothing there.
refusal-no-cubes = An extraction takes at least one cube.
refusal-salt-not-there =
    { $there ->
        [0] { $space } holds no { $kind } cubes, and you want to take { $wanted }.
        [one] { $space } holds only { $there } { $kind } cube, and you want to take { $wanted }.
       *[other] { $space } holds only { $there } { $kind } cubes, and you want to take { $wanted }.
    }
refusal-crew-not-there =
    { $there ->
        [0] You have no standing miners in { $space }, and the crew should have { $wanted }.
        [one] You have only { $there } standing miner in { $space }, and the crew should have { $wanted }.
       *[other] You have only { $there } standing miners in { $space }, and the crew should have { $wanted }.
    }
refusal-foreman-not-there = Your foreman is not standing in { $space }.
refusal-no-crew = At least one piece has to dig; pickaxes alone do not do it.
refusal-too-weak =
    The crew has a strength of { $strength } and needs { $need }: 1 for each cube{ $water ->
        [0] .
       *[other] {" "}and { $water } against the water.
    }
refusal-too-strong = The crew has a strength of { $strength } where { $need } is enough; leave out a piece or a pickaxe that is not needed.
refusal-everyone-digs =
    In this game all your standing pieces in the chamber dig, { $miners ->
        [0] here no miners
        [one] here { $miners } miner
       *[other] here { $miners } miners
    }{ $foreman ->
        [true] {" "}and the foreman
       *[other] {""}
    }, with { $pickaxes ->
        [0] no pickaxes.
        [one] exactly { $pickaxes } pickaxe.
       *[other] exactly { $pickaxes } pickaxes.
    }


## The way up, carts and tolls

refusal-toll-too-dear =
    Carrying it up costs at least { $price ->
        [one] { $price } grosz
       *[other] { $price } groszy
    } in tolls, carts included, and you have { $purse }.
refusal-no-way = The way up breaks at { $space }: it goes from the chamber to 1C through occupied spaces that touch, and through none of them twice.
refusal-not-on-route = { $space } is not on the way up that the salt takes.
refusal-owes-nothing = { $space } owes no toll, so a cart is of no use there.
refusal-not-following = { $second } does not come directly after { $first } on the way up.
refusal-cart-below = Carts are laid from the chamber upwards, and on the way up { $space } comes before { $last }, where the last one was laid.
refusal-other-toll = The toll to be shared now is that of { $asked }, not that of { $space }.
refusal-no-payee = Nothing of the toll at { $space } can go to { $seat }.
refusal-wrong-toll =
    The shares add up to { $paid }, and the toll of { $space } is { $owed ->
        [one] { $owed } grosz.
       *[other] { $owed } groszy.
    }


## Assistants

refusal-post-taken = The post at the { $post } is held by { $seat }.
refusal-entrance-needs-two = The post at the mine entrance takes two miners or the foreman.


## Buildings

refusal-too-poor =
    This costs { $price ->
        [one] { $price } grosz
       *[other] { $price } groszy
    }, and you have { $purse ->
        [0] no money.
       *[other] only { $purse }.
    }
refusal-inn-closed = Nobody is left for hire at the inn in this phase.
refusal-all-hired = You already own all ten miners of your colour.
refusal-no-tool-there = Place { $slot } of the workshop is empty.
refusal-water-not-there =
    { $wanted ->
        [0] At least one water has to be pumped.
       *[other] { $space } holds { $there ->
            [0] no water
           *[other] only { $there } water
        }, and you want to remove { $wanted }.
    }
refusal-brine-not-traded = The market neither buys nor sells brine.
refusal-column-full = The market has no free space for a { $kind } cube; only a commercial privilege could sell it now.
refusal-column-empty = The market has no { $kind } cube to sell you.
refusal-no-salt = You have no { $kind } cube to give.
refusal-same-cube = The same { $kind } cube cannot be bought and sold in one visit.


## The castle

refusal-no-order = Place { $slot } of the castle has no order.
refusal-order-too-much =
    Order { $slot } asks for { $wanted ->
        [one] { $wanted } { $kind } cube
       *[other] { $wanted } { $kind } cubes
    }, and you have { $there ->
        [0] none.
       *[other] only { $there }.
    }
refusal-must-deliver = You have the salt for order { $slot }, so you have to complete an order instead of taking the penalty.
refusal-must-forfeit-salt =
    { $purse ->
        [0] You have no money, so the penalty is a cube of your salt.
        [one] You have only { $purse } grosz, so the penalty is a cube of your salt.
       *[other] You have only { $purse } groszy, so the penalty is a cube of your salt.
    }


## The saltworks

refusal-boil-not-now = More pieces can only be sent during a visit to the saltworks, and before any of them is recalled.
refusal-recall-not-now = Only pieces that have just been sent to the saltworks can be recalled.
refusal-recall-count = A saltworks privilege recalls one or two pieces, not { $wanted }.
refusal-not-sent =
    { $foreman ->
        [true] { $miners ->
            [0] You sent only your foreman, so nobody else can be recalled.
            [one] You sent only { $miners } miner and your foreman, so no more can be recalled.
           *[other] You sent only { $miners } miners and your foreman, so no more can be recalled.
        }
       *[false] { $miners ->
            [0] You sent nobody who could be recalled.
            [one] You sent only { $miners } miner and no foreman, so nobody else can be recalled.
           *[other] You sent only { $miners } miners and no foreman, so nobody else can be recalled.
        }
    }
refusal-brine-not-there =
    { $there ->
        [0] The saltworks holds no brine, and the recall takes { $wanted }.
       *[other] The saltworks holds only { $there } brine, and the recall takes { $wanted }.
    }
refusal-nothing-for-brine = Brine is exchanged for a brown, green or white cube, not for brine.
refusal-too-little-brine =
    A { $kind } cube costs { $price } brine, and you have { $there ->
        [0] none.
       *[other] only { $there }.
    }


## Digging

refusal-no-shaft-tile = No shaft tile is left in this phase.
refusal-no-marker = All three of your markers are in the mine already.
refusal-deepest-level = { $space } is on level III, and nothing lies below that.
refusal-has-shaft = There is a shaft below { $space } already.
refusal-next-to-shaft = A shaft below { $space } would be right beside { $shaft }, a shaft of the same depth in the next column.
refusal-shaft-in-column = The column of { $space } already has a shaft at the other depth, { $shaft }.
refusal-no-tile-below = No tile of { $level } is left to lay under the shaft.

refusal-wrong-order = Two pieces or spaces are named in the wrong order: supply first, then posts, then spaces from the surface down and from left to right.
