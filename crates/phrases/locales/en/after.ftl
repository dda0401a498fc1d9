### Replays, the end of a game, the review.
###
### $player, $players, $first, $second, $coins and $rule are pictures or links inside a sentence, as
### in log.ftl: they stay as they are.


## A game looked at again

after-loading = The game is being fetched …
after-again = Try again
after-title = Replay
after-title-of = Replay: { $name }
# $name is the player whose turn it is.
after-moment = Phase { $phase }, round { $round }, turn of { $name } · move { $move } of { $moves }
after-moment-end = The end of the game · move { $move } of { $moves }
after-slider = Moment of the game
after-to-table = To the table
after-turn = This turn
after-controls = Go through the game
after-go-start = To the start (Home)
after-go-turn-back = One turn back (Page Up)
after-go-back = One move back (←)
after-go-play = Play (space)
after-pause = Pause (space)
after-go-on = One move on (→)
after-go-turn-on = One turn on (Page Down)
after-go-end = To the end (End)
after-speed = Speed
after-speed-slow = Slow
after-speed-normal = Normal
after-speed-fast = Fast


## Playing on

after-play-on = Play on from here
after-play-on-help = A new game begins at this moment, against bots. The old one stays as it is.
after-play-on-seat = Which seat do you take?
after-play-on-turn = { $name } (to move)
after-play-on-level = The others are
after-play-on-go = Play on


## The end of a game

after-over = The game is over
after-views = What to look at
after-view-result = Result
after-view-review = Review
after-view-share = Share
after-board = To the board
after-replay = Replay
after-rematch = Rematch
after-show-result = Show the result
after-win = { $count ->
    [one] { $players } wins with { $coins }
   *[other] { $players } share the victory with { $coins }
}
after-you-win = { $count ->
    [one] You win, { $players }, with { $coins }
   *[other] You share the victory: { $players }, with { $coins }
}


## The score

after-scores = Scores
after-place-number = { $place }.
after-player = Player
after-part-coins = Money
after-part-tools = Tools
after-total = Total
# So many of something, and what they are worth together.
after-worth = { $count } → { $value }
after-values = A cube of salt is worth { $coins }. Tools are worth more the more of them you have. { $rule }
after-values-brine = A cube of salt is worth { $coins }, and so is a pair of brine. Tools are worth more the more of them you have. { $rule }
after-tie-orders = { $first } and { $second } both have { $total }: { $first } completed more orders.
after-tie-miners = { $first } and { $second } both have { $total }, and as many orders: { $first } has fewer miners.
after-tie-tools = { $first } and { $second } both have { $total }, as many orders and as many miners: { $first } has fewer tools.
after-tie-shared = { $first } and { $second } both have { $total } and nothing decides between them: they share the place.


## Money

after-money = Money over the rounds
after-money-description = A line for each player over { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}: { $players }.
after-money-from-to = { $name } from { $from } to { $to } groszy
after-axis-rounds = rounds
after-axis-moves = moves
after-axis-groszy = groszy
after-chart-table = As a table
after-column-round = Round
after-column-move = Move
after-round = { $phase }, { $round }
after-start = At the start
after-end = At the end
after-accounts = Where the money came from and went
after-sign-plus = { $value ->
    [0] –
   *[other] +{ $value }
}
after-sign-minus = { $value ->
    [0] –
   *[other] −{ $value }
}
after-book-orders = Orders
after-book-sales = Sold at the market
after-book-tolls_received = Tolls received
after-book-wages = Assistants
after-book-square = Town square
after-book-hiring = Miners hired
after-book-tools = Tools
after-book-pumping = Pump house
after-book-shafts = Shafts
after-book-purchases = Bought at the market
after-book-tolls_paid = Tolls paid
after-book-penalties = Penalties at the castle


## Orders, tools and honours

after-belongings = Orders and tools
after-column-orders = Orders
after-column-tools = Tools
after-none = None
after-honours = Honours
after-honour-tolls = Keeper of the shaft
after-why-tolls = { $player } earned { $coins } in tolls.
after-honour-wages = Master of assistants
after-why-wages = The assistants of { $player } earned { $coins }.
after-honour-order = Supplier to the king
after-why-order = { $player } was paid { $coins } for a single order.
after-honour-explorer = Explorer
after-why-explorer = { $player } opened { $amount ->
    [one] a chamber
   *[other] { $amount } chambers
}.
after-honour-digger = Digger
after-why-digger = { $player } brought up { $amount ->
    [one] a cube
   *[other] { $amount } cubes
} of salt.
after-honour-pump = Dry feet
after-why-pump = { $player } pumped { $amount } water out of the mine.
after-honour-trader = Merchant
after-why-trader = { $player } sold for { $coins } at the market.
after-honour-shafts = Shaft sinker
after-why-shafts = { $player } built { $amount ->
    [one] a shaft
   *[other] { $amount } shafts
}.
after-honour-generous = Open purse
after-why-generous = { $player } paid { $coins } in tolls to the others.


## The review
## $deed says what somebody does, without a subject: "hires a miner for 6 groszy, then has six".

after-review-help = A bot looks at every decision of the game and says what it would have done. That can take up to two minutes.
after-review-ask = Review the game
after-review-busy = The bot is thinking about every decision. That can take up to two minutes …
after-review-tally = { $player }: { $best } of { $decisions } decisions were as good as any; the others cost { $coins } by the bot's estimate.
# What a result is made of: numbers with their signs, which add up to the last one.
after-review-sum = { $expected } expected at first, { $draws } luck, { $decisions } own decisions, { $rest } the others and what the bot misjudged = { $money }
after-review-meaning = What the numbers mean
after-review-meaning-help = Luck is what was turned up: tiles, orders and tools. Own decisions are what weaker moves cost, by the bot’s estimate. The rest is what the others did, and everything that the bot did not foresee: it thinks only a little ahead.
after-expected = Expected result
after-expected-description = The result that the bot expects for each player after each decision: { $players }.
after-review-slips = The costliest moves
after-review-whose = Whose moves
after-review-all = All
after-review-when = { $player } · phase { $phase }, round { $round }
after-review-cost = −{ $cost }
after-review-played = Played: { $deed }
after-review-better = Better: { $deed }
after-review-expects = Expected result { $played } instead of { $better }
after-review-none = Nothing could have been better by the bot's estimate.
after-review-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}


## Share and export

after-share-replay = Link to the replay
after-share-watch = Link to watch the game
after-share-moment = Link to this moment
after-share-files = The game as a file
after-share-record = Save the record
after-share-sealed = Save the sealed record
after-share-verify = The sealed record proves that the deal was not changed and every move was legal. Whoever has the program can check it with this command:
after-share-here = Only this browser has this game: nobody else can open a link to it. Its record can be sent as a file once it is over.
after-share-later = The record can be saved when the game is over.
after-share-text = The result as a text
after-share-copy = Copy the text
after-summary = Magnum Sal
after-summary-line = { $place }. { $name }: { $total } (money { $coins }, salt { $salt }, tools { $tools })
