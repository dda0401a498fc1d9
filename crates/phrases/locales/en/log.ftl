### Following a game: the log, the recap, whose turn it is.
###
### In the log's sentences these are pictures: $player (sign and name), $coins, $salt and the like
### (cubes), $water, $tool and $tools (cards), $space, $from, $to and the like (spaces of the mine).
### They can stand anywhere in a sentence, and stay as they are: no article, ending or case.


## Headings and separators

log-title = Log
log-phase = Phase { $phase }
log-turn = { $player } · round { $round }
log-turn-first = { $player }
log-over = The game is over.


## Deeds
## $piece is "miner" or "foreman", $crew is "miners", "foreman" or "both" with $miners for their number.

log-deliver = { $player } delivers { $salt } to the castle for { $coins }.
log-forfeit-salt = { $player } comes to the castle without an order to fill and loses { $salt }.
log-forfeit-coins = { $player } comes to the castle without an order to fill and loses { $coins }.
log-forfeit-nothing = { $player } comes to the castle without an order to fill, and with nothing to lose.
log-place = { $piece ->
    [foreman] { $player } puts the foreman on { $to }.
   *[miner] { $player } puts a miner on { $to }.
}
log-move = { $piece ->
    [foreman] { $player } moves the foreman from { $from } to { $to }.
   *[miner] { $player } moves a miner from { $from } to { $to }.
}
log-extract = { $crew ->
    [foreman] { $player } digs { $salt } at { $space } with the foreman.
    [both] { $miners ->
        [one] { $player } digs { $salt } at { $space } with the foreman and a miner.
       *[other] { $player } digs { $salt } at { $space } with the foreman and { $miners } miners.
    }
   *[miners] { $miners ->
        [one] { $player } digs { $salt } at { $space } with a miner.
       *[other] { $player } digs { $salt } at { $space } with { $miners } miners.
    }
}
# The crew stands at $space, the salt comes from the chamber below it, $from.
log-extract-mill = { $crew ->
    [foreman] { $player } lifts { $salt } from { $from } to { $space } with the foreman.
    [both] { $miners ->
        [one] { $player } lifts { $salt } from { $from } to { $space } with the foreman and a miner.
       *[other] { $player } lifts { $salt } from { $from } to { $space } with the foreman and { $miners } miners.
    }
   *[miners] { $miners ->
        [one] { $player } lifts { $salt } from { $from } to { $space } with a miner.
       *[other] { $player } lifts { $salt } from { $from } to { $space } with { $miners } miners.
    }
}
# $piece can be "two" as well: two miners at the mine entrance. $post is a name from names.ftl,
# $post-id its code.
log-assist = { $piece ->
    [foreman] { $player } posts the foreman at the { $post }.
    [two] { $player } posts two miners at the { $post }.
   *[miner] { $player } posts a miner at the { $post }.
}
log-hire = { $player } hires a miner for { $coins }.
log-buy = { $player } buys { $tool } for { $coins }.
log-pump = { $player } pumps { $water } out of { $space } for { $coins }.
log-pump-free = { $player } pumps { $water } out of { $space }.
log-square = { $player } takes { $coins } on the town square.
log-market-sell = { $player } sells { $sold } for { $income }.
log-market-buy = { $player } buys { $bought } for { $cost }.
log-market-both = { $player } sells { $sold } for { $income } and buys { $bought } for { $cost }.
log-castle-far = { $piece ->
    [foreman] { $player } sends the foreman to the castle.
   *[miner] { $player } sends a miner to the castle.
}
log-castle-near = { $piece ->
    [foreman] { $player } sends the foreman straight to the near circle of the castle.
   *[miner] { $player } sends a miner straight to the near circle of the castle.
}
log-boil = { $crew ->
    [foreman] { $player } sends the foreman to the saltworks.
    [both] { $miners ->
        [one] { $player } sends the foreman and a miner to the saltworks.
       *[other] { $player } sends the foreman and { $miners } miners to the saltworks.
    }
   *[miners] { $miners ->
        [one] { $player } sends a miner to the saltworks.
       *[other] { $player } sends { $miners } miners to the saltworks.
    }
}
log-shaft = { $player } builds a shaft at { $space } for { $coins } and gets { $salt }.
log-bucket = { $player } carries { $water } from { $from } to { $to }.
# $where is a list of spaces.
log-feed = { $crew ->
    [foreman] { $player } feeds the foreman at { $where }.
   *[miners] { $miners ->
        [one] { $player } feeds a miner at { $where }.
       *[other] { $player } feeds { $miners } miners at { $where }.
    }
}
log-trade = { $player } exchanges { $given } for { $salt }.
log-pass = { $count ->
    [one] { $player } passes.
   *[other] { $player } passes both actions.
}
log-rest = The crew of { $player } has rested.
log-move-unknown = { $player } makes a move that this version of the page does not know: { $move }


## What comes of a deed; short sentences that follow it

log-revealed = { $space } opens: { $salt } and { $water }.
log-revealed-dry = { $space } opens: { $salt } and no water.
# $spaces is a list.
log-tiles = { $count ->
    [one] A new chamber lies at { $spaces }.
   *[other] New chambers lie at { $spaces }.
}
log-brine = The saltworks gets { $salt }.
log-used = Used: { $tools }.
log-toll = { $player } gets { $coins } as toll.
log-wage = { $player } earns { $coins } with an assistant.
log-gone = Gone from { $spaces }.
log-post-left = The post at the { $post } is free.
log-tool-up = New in the workshop: { $tool }.
log-order-up = New order: { $order }.
log-order = { $salt } for { $coins }
log-queue = { $count ->
    [one] A piece moves up to the near circle.
   *[other] { $count } pieces move up to the near circle.
}
log-arrived = { $count ->
    [one] A piece arrives at the castle.
   *[other] { $count } pieces arrive at the castle.
}
log-home = { $count ->
    [one] A piece comes home from the saltworks with { $salt }.
   *[other] { $count } pieces come home from the saltworks with { $salt }.
}
log-home-empty = { $count ->
    [one] A piece comes home from the saltworks without brine.
   *[other] { $count } pieces come home from the saltworks without brine.
}
log-orders-up = Orders: { $orders }.
log-tools-up = Workshop: { $tools }.
log-market-refill = The market gets { $salt }.
log-brine-lost = The saltworks loses { $salt }.


## What people do at the table

log-note-joined = { $name } sits down.
log-note-left = { $player } gets up.
log-note-filled = { $player } is a bot.
log-note-said = { $player }: { $text }
log-note-said-host = Host: { $text }
log-host = Host
log-note-renamed = { $player } is called { $name } now.
log-note-titled = The table is called “{ $name }” now.
log-note-asked = { $player } asks to take the game back.
log-note-declined = { $player } declines.
log-note-agreed = { $player } agrees.
log-note-hinted = { $player } asks for a hint.
log-note-replaced-left = { $player } leaves; a bot sits in.
log-note-replaced-time = { $player } has no time left; a bot sits in.
log-note-replaced-gone = { $player } has been gone for too long; a bot sits in.
log-note-proposed-replace = { $player } proposes that a bot sits in.
log-note-proposed-adjourn = { $player } proposes to adjourn the game.
log-note-proposed-end = { $player } proposes to end the game.
log-note-adjourned = { $player } adjourns the game.
log-note-adjourned-host = The host adjourns the game.
log-note-resumed = { $player } goes on with the game.
log-note-resumed-host = The host goes on with the game.
log-note-ended = { $player } ends the game before its time; it has no result.
log-note-ended-host = The host ends the game before its time; it has no result.
log-note-hosted = { $player } is the host now.
log-note-returned = { $player } is back.
log-note-muted = { $player } cannot write any more.
log-note-unmuted = { $player } can write again.
log-note-removed = The host has sent a player away.
log-note-unknown = Something happened at the table that this version of the page does not know.
log-note-undone = { $count ->
    [one] { $player } took a move back.
   *[other] { $player } took { $count } moves back.
}
log-note-rewound = { $count ->
    [0] The game stays where it is.
    [one] A move is taken back by agreement.
   *[other] { $count } moves are taken back by agreement.
}


## Reading the log

log-empty = Nothing has happened yet.
log-earlier = Earlier moves
log-newest = To the newest
# For those who cannot see that the entry can be clicked.
log-look = Show this moment
log-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
log-say = Say something
log-send = Send


## Looking at a moment of the past

log-past = You are looking at phase { $phase }, round { $round }, the turn of { $player }.
log-past-over = You are looking at the end of the game.
log-past-before = One move back
log-past-after = One move on
# Beside the state of the game, which is that of the present.
log-now = Now
log-back = Back to now
log-ask = Ask to take the game back to here
log-ask-bots = Take the game back to here
log-ask-sure = Take the game back?
log-ask-sure-text = { $count ->
    [one] One move is taken back for good. It cannot be made again by itself.
   *[other] { $count } moves are taken back for good. They cannot be made again by themselves.
}
log-ask-cancel = No, play on


## A question to take the game back

log-question = { $count ->
    [one] { $player } asks to take back the last move.
   *[other] { $player } asks to take back the last { $count } moves.
}
# $players is a list of those who have not answered.
log-question-waits = Waiting for { $players }.
log-agree = Agree
log-decline = Decline
log-withdraw = Withdraw the question
log-question-look = Show the moment


## The recap

log-recap = Since your last turn
log-recap-of = Since the last turn of { $player }
# Tolls from the others, and what own assistants brought in.
log-recap-earned = You earned { $coins }.
log-recap-orders = { $count ->
    [one] One order is gone.
   *[other] { $count } orders are gone.
}
log-recap-money = Money
log-recap-close = Hide the recap
log-gain = plus { $amount }
log-loss = minus { $amount }


## The status

log-status = The state of the game
# The name of the live region that tells what happens.
log-live = What happens
log-status-phase = Phase { $phase } of III
log-status-round = Round { $round }
log-status-orders = Orders { $done } of { $threshold }
log-status-last-round =
    { $of ->
        [game] Last round of the game
       *[phase] Last round of the phase
    }
log-status-help = A phase ends with the round in which { $threshold } orders are done. Its first round has one action a turn, all others two.
log-your-turn = Your turn
log-turn-of = { $player } to move
log-bot-thinks = { $player } is thinking …
log-adjourned = The game is adjourned
log-ended = The game was ended early
log-actions = { $count ->
    [0] No action left
    [one] { $count } action left
   *[other] { $count } actions left
}
log-asked-action = Choose an action
log-asked-end = End your turn
log-asked-delivery = Settle the arrival at the castle
log-asked-route = Choose the way up
log-asked-cart = Lay a cart or haul
log-asked-toll = Share the toll
log-asked-dig = Choose the side for the last tile
# $players is a list.
log-won = { $count ->
    [one] The game is over. { $players } wins with { $coins }.
   *[other] The game is over. { $players } share the victory with { $coins }.
}
log-clock = Time left for { $player }: { $time }
log-link-connecting = Connecting …
log-link-lost = The connection is lost. Trying again …
log-watching = You are watching
log-away = A bot plays for you. You can come back at any time.
# Of several players at one screen.
log-away-player = A bot plays for { $player }.
log-come-back = Come back
log-title-yours = ● Your turn – Magnum Sal
log-title-theirs = { $name } – Magnum Sal
log-title-over = The end – Magnum Sal
log-notice = It is your turn, { $name }.
