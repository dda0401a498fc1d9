### Playing: what is asked, what can be done, what it costs and what is warned of.
###
### `$piece` is one of the play-piece- phrases, always the object of the sentence. `$coins`, `$price`,
### `$salt`, `$water`, `$tool`, `$space`, `$player` and the like are pictures and stand for themselves.


## What is asked now

play-region = Your move
play-tab = Turn
play-over = The game is over.
play-waiting = { $player } is thinking.
play-ask =
    { $actions ->
        [0] All your actions are taken: end your turn.
        [one] Your turn: { $actions } action is left.
       *[other] Your turn: { $actions } actions are left.
    }
play-ask-rope =
    { $actions ->
        [0] You can move one more piece with a rope: choose it, or end the turn.
        [one] You can move one more piece with a rope, or go on: { $actions } action is left.
       *[other] You can move one more piece with a rope, or go on: { $actions } actions are left.
    }
play-ask-saltworks =
    { $actions ->
        [0] At the saltworks: send more pieces along, or end the turn.
        [one] At the saltworks: send more pieces along, or go on: { $actions } action is left.
       *[other] At the saltworks: send more pieces along, or go on: { $actions } actions are left.
    }
play-due-delivery = Your piece has arrived at the castle. Which order do you complete?
play-penalty = Your piece has arrived at the castle, and you have the salt for none of the orders. What do you give up?
play-due-route = Which way does the salt go up?
play-due-cart = Do you lay a cart on the way up?
play-due-toll = Who gets how much of the toll at { $space }?
play-due-dig = One tile is left for this level. On which side of the chamber is it laid?


## Pieces, as the object of a sentence

play-piece-supply = a miner from your supply
play-piece-supply-foreman = your foreman from the supply
play-piece-post = your assistant from the { $post }
play-piece-post-foreman = your foreman from the { $post }
play-piece-space = a miner from { $space }
play-piece-space-foreman = your foreman from { $space }


## Moves, as invitations on buttons and in the list of moves

play-move-deliver = Deliver { $salt } for { $price }
play-move-forfeit-coins = Pay the penalty of { $coins }
play-move-forfeit-salt = Give { $salt } as the penalty
play-move-place = Send { $piece } to { $space }
play-move-rope = With a rope, send { $piece } to { $space } as well
play-move-extract =
    Dig { $salt } in { $space } with { $foreman ->
        [true] { $miners ->
            [0] your foreman
            [one] { $miners } miner and your foreman
           *[other] { $miners } miners and your foreman
        }
       *[false] { $miners ->
            [one] { $miners } miner
           *[other] { $miners } miners
        }
    }{ $picks ->
        [0] {""}
        [one] {" "}and { $picks } pickaxe
       *[other] {" "}and { $picks } pickaxes
    }
play-move-extract-mill =
    With the horse mill, dig { $salt } below { $space } with { $foreman ->
        [true] { $miners ->
            [0] your foreman
            [one] { $miners } miner and your foreman
           *[other] { $miners } miners and your foreman
        }
       *[false] { $miners ->
            [one] { $miners } miner
           *[other] { $miners } miners
        }
    }{ $picks ->
        [0] {""}
        [one] {" "}and { $picks } pickaxe
       *[other] {" "}and { $picks } pickaxes
    }
play-move-route = Carry the salt up by { $spaces }
play-move-cart = Lay a cart on { $spaces }
play-move-haul = Lay no more carts
play-move-toll = Share out the toll of { $space }: { $shares }
play-move-assist = Post { $piece } at the { $post }
play-move-assist-two = Post { $piece } and { $second } at the { $post }
play-move-hire = Hire a miner for { $price }
play-move-buy = Buy { $tool } for { $price }
play-move-pump = Pump { $count } water out of { $space }
play-move-square = Take { $coins } on the town square
play-move-market = At the market: { $trades }
play-move-market-commercial = At the market, with the commercial privilege: { $trades }
play-trade-sell = sell { $salt }
play-trade-buy = buy { $salt }
play-move-castle = Send { $piece } to the castle
play-move-castle-royal = Send { $piece } to the castle's near circle, with the royal privilege
play-move-boil = Send { $piece } to the saltworks
play-move-boil-more = Send { $piece } along to the saltworks
play-move-recall =
    With the saltworks privilege, call back { $foreman ->
        [true] { $miners ->
            [0] your foreman
            [one] { $miners } miner and your foreman
           *[other] { $miners } miners and your foreman
        }
       *[false] { $miners ->
            [one] { $miners } miner
           *[other] { $miners } miners
        }
    }
play-move-shaft = Build a shaft below { $space }
play-move-dig-left = Lay the tile on the left
play-move-dig-right = Lay the tile on the right
play-move-bucket = Carry a water from { $space } to { $to } with the bucket
play-move-feed = Feed a tired miner in { $space }
play-move-feed-both = Feed two tired miners in { $space }
play-move-feed-two = Feed a tired miner in { $space } and one in { $second }
play-move-feed-foreman = Feed your tired foreman in { $space }
play-move-trade = Exchange brine for { $salt }
play-move-pass = Pass an action
play-move-end = End the turn


## What a move would do, each a line of its own below the button

play-outcome-pay = You pay { $coins } to { $player }
play-outcome-free = It costs nothing
play-outcome-pay-bank = You pay { $coins }
play-outcome-get = You get { $coins }
play-outcome-earns = { $player } gets { $coins }
play-outcome-salt-get = You get { $salt }
play-outcome-salt-give = You give { $salt }
play-outcome-water = { $water } less in { $space }
play-outcome-tool-used = Uses { $tool }
play-outcome-tool-bought = You own { $tool }
play-outcome-tired =
    { $count ->
        [one] { $count } piece gets tired
       *[other] { $count } pieces get tired
    }
play-outcome-tile-laid = A new chamber at { $space }
play-outcome-shaft-built = A shaft with your marker at { $space }
play-outcome-unknown =
    { $what ->
        [order] A new order is turned up, so there is no undo
        [chamber] A chamber is revealed, so there is no undo
        [tool] A new tool is turned up, so there is no undo
       *[other] Turns something up, so there is no undo
    }
# Below several choices that all do so.
play-outcome-unknown-each = Each of these turns something up, so there is no undo.


## The panel of whatever is in hand

play-panel = Choices
play-panel-piece = In hand: { $piece }. Choose where it goes.
play-panel-goal = How?
play-panel-space = What is to be done in { $space }?
play-option-extract = Dig salt here …
play-option-pump = Pump water out of here …
play-option-take = Take { $piece }
play-option-send = Send a piece here …
play-option-send-more = Send more pieces along …
play-send-building = Send a piece …
play-send-post = Post an assistant …
play-who-space = Who goes to { $space }? Choose on the board or here.
play-who-castle = Who goes to the castle? Choose on the board or here.
play-who-saltworks = Who goes to the saltworks? Choose on the board or here.
play-who-post = Who takes the post? Choose on the board or here.
# The first of the two who go to the mine entrance is chosen.
play-who-second = Who goes together with { $piece }?
# On a button with a picture of the piece: where it is.
play-at-supply = supply
play-castle-royal = With the royal privilege: straight into the near circle


## The turn: back, pass, rest, end

play-cancel-action = Cancel this action
play-back = Take back
play-undo = Undo
play-redo = Redo
play-restart = Restart turn
play-undo-ask = Ask to take the turn back
play-pass = Pass one action
play-rest = Rest
play-rest-note =
    { $count ->
        [one] If you pass all actions of this turn, your tired piece stands up again.
       *[other] If you pass all actions of this turn, your { $count } tired pieces stand up again.
    }
play-rests =
    { $count ->
        [one] You rest: your tired piece stands up when the turn ends.
       *[other] You rest: your { $count } tired pieces stand up when the turn ends.
    }
play-end = End turn
play-remind = Before you end the turn
play-remind-tool = Still unused: { $tool }.
play-remind-tired =
    { $count ->
        [one] { $count } of your pieces stays tired.
       *[other] { $count } of your pieces stay tired.
    }
play-remind-arrival =
    { $count ->
        [one] Your piece arrives at the castle next turn, and you have the salt for none of the orders.
       *[other] { $count } of your pieces arrive at the castle next turn, and you have the salt for none of the orders.
    }


## Cautions

play-caution = Are you sure?
play-caution-never = Do not warn me of this again
play-caution-no = Better not
play-caution-yes = Do it anyway
play-beware-castle = You do not have the salt for any order on display. A piece that arrives with nothing to deliver costs you { $penalty } or a cube.
play-beware-queue = You have a piece in the castle's queue. After this trade you no longer have the salt for any order on display.
play-beware-rest = Your tired pieces stay tired: the crew only rests if you pass all actions of a turn.
play-beware-brine = There is no brine in the saltworks. Unless some gets there before your next turn, the piece comes home with nothing.


## Buildings: names as headings, and what a visit is good for

play-building-castle = Castle
play-building-inn = Inn
play-building-workshop = Workshop
play-building-pump = Pump house
play-building-market = Market
play-building-square = Town square
play-building-saltworks = Saltworks
play-building-foremen = Foremen's house
play-visit-castle = Send a piece to the castle. It waits in the far circle, moves to the near one in your next turn and arrives in the turn after that; then it completes an order that you have the salt for. With the royal privilege it starts in the near circle.
play-visit-inn = Hire one more miner. The price rises with every miner that anybody hires in this phase.
play-visit-workshop = Buy a tool. Each card can be used once in every phase, and tools are worth money in the end.
play-visit-pump = Pump water out of a chamber where one of your pieces stands. One water after the other costs { $pump } and so on.
play-visit-square = Pick up { $square }.
play-visit-saltworks = Send one or more pieces. They come home at the start of your next turn, each with one brine as long as there is some.
play-visit-foremen = Build a shaft below a chamber where one of your pieces stands. It costs { $shaft }, your marker stays in it, and you get a brine.
play-inn-miners =
    { $miners ->
        [one] You have { $miners } miner, and { $after } after this.
       *[other] You have { $miners } miners, and { $after } after this.
    }
play-inn-next = The next ones cost { $prices }
play-workshop-kinds = Kinds in play: { $tools }
play-workshop-tool = { $tool } for { $price }
play-workshop-left =
    { $count ->
        [0] The stack is empty.
        [one] { $count } more card is in the stack.
       *[other] { $count } more cards are in the stack.
    }
play-pump-where = Which chamber
play-pump-chamber = { $space }: { $water }
play-pump-count = How much water
play-less = Less
play-more = More
play-castle-order = Order { $number }: { $salt } for { $price }
play-castle-enough = You have the salt
play-castle-missing = Missing: { $salt }
play-castle-queue =
    { $near ->
        [0] { $far ->
            [one] { $far } of your pieces waits in the far circle.
           *[other] { $far } of your pieces wait in the far circle.
        }
        [one] { $far ->
            [0] { $near } of your pieces arrives next turn.
           *[other] { $near } of your pieces arrives next turn, { $far } more after that.
        }
       *[other] { $far ->
            [0] { $near } of your pieces arrive next turn.
           *[other] { $near } of your pieces arrive next turn, { $far } more after that.
        }
    }
play-saltworks-brine =
    { $brine ->
        [0] There is no brine in the saltworks.
        [one] There is { $brine } brine in the saltworks.
       *[other] There are { $brine } brine in the saltworks.
    }
play-saltworks-own =
    { $count ->
        [one] { $count } of your pieces is here.
       *[other] { $count } of your pieces are here.
    }
play-shafts =
    { $shafts ->
        [0] No shaft can be built in this phase any more.
        [one] { $shafts } shaft can still be built. You have { $markers } of { $most } markers in the mine.
       *[other] { $shafts } shafts can still be built. You have { $markers } of { $most } markers in the mine.
    }
play-assistant = Assistant
play-assistant-is = The post is held by { $player }.
play-earns-castle = An assistant at the castle earns a grosz for each order that anybody completes.
play-earns-workshop = An assistant at the workshop earns a grosz for each visit by anybody.
play-earns-pump = An assistant at the pump house earns a grosz for each visit by anybody.
play-earns-market = An assistant at the market earns a grosz for each visit by anybody.
play-earns-saltworks = An assistant at the saltworks earns a grosz whenever pieces come home with brine.
play-earns-entrance = The mine entrance earns a grosz for each extraction by anybody. It takes two miners or your foreman.


## Tools

play-tools = Tools
play-tools-of = Tools of { $player }
play-tools-none = You have no tool that is ready. The workshop sells them.
play-tool-used = { $tool } is used; it is ready again in the next phase.
play-brine = Exchange brine
play-use-rope = Directly after you send a piece into the mine, send one more in the same action.
play-use-pickaxe = One more strength in an extraction.
play-use-bucket = Outside actions: carry a water from a chamber where your piece stands to the chamber beside it.
play-use-cart = In an extraction, free one or two spaces of the way up from their tolls.
play-use-food = Outside actions: two of your tired miners stand up, or your foreman.
play-use-commercial = At the market, each cube is a grosz cheaper to buy and brings a grosz more.
play-use-royal = Your piece joins the castle's queue in the near circle, a turn earlier.
play-use-saltworks = At the saltworks, one or two of the pieces just sent come back at once with brine.
play-use-mill = A crew digs in the chamber straight below its own.


## The list of moves, keys and hints

play-moves = All moves
play-moves-find = Type what the move is about, and press Enter
play-moves-count =
    { $count ->
        [0] No move like that is possible now.
        [one] { $count } move
       *[other] { $count } moves
    }
play-lookup = Look up: what is still to come, signs, keys
play-unseen = What is still to come
play-keys-help = These keys work everywhere at the table, except while you type or a window is open.
play-key-escape = Esc
play-key-enter = Enter
play-key-hint = Hint
play-key-help = This list
play-key-cancel = Let go of what is chosen
play-key-option = The choice with this number
play-key-board = To the board, and on to the next part of the page
play-key-go = On the board: go to what lies on that side
play-key-choose = On the board: choose it
play-hint =
    { $left ->
        [0] No hint left
       *[other] Hint ({ $left })
    }
play-hint-any = Hint
play-hint-thinking = Thinking …
play-hints = Hints
play-hint-reason = { $reason } ({ $chance }% to win)
play-hint-hurried = Many bots are thinking at the moment: this hint was worked out in { $percent }% of the usual time.
play-hint-show = Show
play-hint-play = Play
