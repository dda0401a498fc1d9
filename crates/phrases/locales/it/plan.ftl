### Plans of several parts: digging salt, carrying it up, trading at the market.


## Digging

plan-dig-title = Scava sale in { $space }
plan-dig-mill-title = Scava sale sotto { $space } con il mulino a cavalli
plan-dig-cubes = Quali cubi?
plan-dig-cube = { $kind-id ->
    [b] cubo marrone
    [g] cubo verde
    [w] cubo bianco
   *[u] cubo di acqua salata
}, { $number } di { $all }
plan-dig-water = { $water ->
    [0] Niente acqua: ogni minatore scava un cubo.
    [one] { $water } cubo d'acqua: serve altrettanta forza per trattenerlo.
   *[other] { $water } cubi d'acqua: serve altrettanta forza per trattenerli.
}
plan-dig-mill = Mulino a cavalli: scava nella camera sotto
plan-dig-orders = Ordini aperti:
plan-dig-crew = Chi scava?
plan-dig-choose = Scegli i cubi che vuoi.
plan-dig-none = Nessuno può scavare esattamente questi cubi.
plan-crew-miners = { $miners ->
    [one] { $miners } minatore
   *[other] { $miners } minatori
}
plan-crew-foreman = il caposquadra
plan-crew-picks = { $picks ->
    [one] { $picks } piccone
   *[other] { $picks } picconi
}
plan-dig-commit = { $cubes ->
    [one] Scava { $cubes } cubo
   *[other] Scava { $cubes } cubi
}


## Carrying it up

plan-way = Il percorso
plan-way-surface = superficie
plan-way-station = { $space }: { $toll ->
    [0] nessun pedaggio
   *[other] { $toll } a { $payees }
}
plan-toll-none = Il percorso non costa nulla.
plan-toll = Pedaggi: { $coins } dei tuoi { $purse }.
plan-toll-share = { $player } riceve { $coins }
plan-toll-left = Ti restano { $coins }.
plan-asked-route = Poi scegli il percorso; questo è il meno caro.
plan-asked-cart = I carrelli possono abbassare il prezzo; decidi tra poco.
plan-asked-toll = Poi decidi chi riceve quale parte di un pedaggio.
plan-wage = { $player } riceve { $coins } dalla banca per l'ingresso della miniera.
plan-route-toll = { $amount ->
    [0] nessun pedaggio
    [one] { $amount } grosso
   *[other] { $amount } grossi
}
plan-cart = { $spaces }: lì non si paga nessuno
plan-cart-none = Basta carrelli


## The market

plan-market-title = Mercato
plan-market-help = Una o due transazioni. Il denaro della prima può pagare la seconda.
plan-market-commercial = Con il privilegio commerciale: compri a 1 grosso in meno e vendi a 1 grosso in più, anche in una colonna piena
plan-market-trade = { $number ->
    [1] Prima transazione
   *[2] Seconda transazione, se vuoi
}
plan-market-sell = Vendi
plan-market-buy = Compra
plan-market-sell-for = Vendi { $kind-id ->
    [b] marrone
    [g] verde
   *[w] bianco
} a { $price }
plan-market-buy-for = Compra { $kind-id ->
    [b] marrone
    [g] verde
   *[w] bianco
} a { $price }
plan-market-line-sell = Vendi { $salt } per { $coins }
plan-market-line-buy = Compra { $salt } per { $coins }
plan-market-remove = Togli questa transazione
plan-market-empty = Scegli una transazione.
plan-market-sum = Denaro dopo: { $coins }
plan-market-wage = { $player } riceve { $coins } dalla banca per la postazione.
plan-market-commit = { $trades ->
    [one] Fai la transazione
   *[other] Fai entrambe
}
plan-working = Un attimo…
