### Plans of several parts: digging salt, carrying it up, trading at the market.


## Digging

plan-dig-title = Dig salt at { $space }
plan-dig-mill-title = Dig salt below { $space } with the horse mill
plan-dig-cubes = Which cubes?
plan-dig-cube = { $kind-id ->
    [b] brown cube
    [g] green cube
    [w] white cube
   *[u] brine cube
}, { $number } of { $all }
plan-dig-water = { $water ->
    [0] No water: every miner digs a cube.
    [one] { $water } water: the crew needs { $water } more strength to hold it back.
   *[other] { $water } water: the crew needs { $water } more strength to hold it back.
}
plan-dig-mill = Horse mill: dig in the chamber below
plan-dig-orders = Open orders:
plan-dig-crew = Who digs?
plan-dig-choose = Choose the cubes that you want.
plan-dig-none = Nobody can dig exactly these cubes.
plan-crew-miners = { $miners ->
    [one] { $miners } miner
   *[other] { $miners } miners
}
plan-crew-foreman = the foreman
plan-crew-picks = { $picks ->
    [one] { $picks } pickaxe
   *[other] { $picks } pickaxes
}
plan-dig-commit = { $cubes ->
    [one] Dig { $cubes } cube
   *[other] Dig { $cubes } cubes
}


## Carrying it up

plan-way = The way up
plan-way-surface = surface
plan-way-station = { $space }: { $toll ->
    [0] no toll
   *[other] { $toll } to { $payees }
}
plan-toll-none = The way up costs nothing.
plan-toll = Tolls: { $coins } of your { $purse }.
plan-toll-share = { $player } gets { $coins }
plan-toll-left = { $coins } are left.
plan-asked-route = You choose the way next; this is the cheapest.
plan-asked-cart = Carts can make it cheaper; you decide next.
plan-asked-toll = You decide next who gets which part of a toll.
plan-wage = { $player } gets { $coins } from the bank for the mine entrance.
plan-route-toll = { $amount ->
    [0] no toll
    [one] { $amount } grosz
   *[other] { $amount } groszy
}
plan-cart = { $spaces }: nobody is paid there
plan-cart-none = No more carts


## The market

plan-market-title = Market
plan-market-help = One or two trades. Money from the first may pay for the second.
plan-market-commercial = With the commercial privilege: buy for 1 grosz less, sell for 1 grosz more, even into a full column
plan-market-trade = { $number ->
    [1] First trade
   *[2] Second trade, if you like
}
plan-market-sell = Sell
plan-market-buy = Buy
plan-market-sell-for = Sell { $kind-id ->
    [b] brown
    [g] green
   *[w] white
} for { $price }
plan-market-buy-for = Buy { $kind-id ->
    [b] brown
    [g] green
   *[w] white
} for { $price }
plan-market-line-sell = Sell { $salt } for { $coins }
plan-market-line-buy = Buy { $salt } for { $coins }
plan-market-remove = Take this trade out
plan-market-empty = Choose a trade.
plan-market-sum = Money afterwards: { $coins }
plan-market-wage = { $player } gets { $coins } from the bank for the post.
plan-market-commit = { $trades ->
    [one] Make the trade
   *[other] Make both trades
}
plan-working = Asking …
