### Plans of several parts: digging salt, carrying it up, trading at the market.


## Digging

plan-dig-title = Salz abbauen in { $space }
plan-dig-mill-title = Per Pferdegöpel Salz unter { $space } abbauen
plan-dig-cubes = Welche Würfel?
plan-dig-cube = { $kind-id ->
    [b] brauner Würfel
    [g] grüner Würfel
    [w] weißer Würfel
   *[u] Solewürfel
}, { $number } von { $all }
plan-dig-water = { $water ->
    [0] Kein Wasser: Jeder Bergmann baut einen Würfel ab.
   *[other] { $water } Wasser: Um es zurückzuhalten, braucht es { $water } Arbeitskraft mehr.
}
plan-dig-mill = Pferdegöpel: in der Kammer darunter abbauen
plan-dig-orders = Offene Aufträge:
plan-dig-crew = Wer baut ab?
plan-dig-choose = Wähle die Würfel, die du willst.
plan-dig-none = Genau diese Würfel kann niemand abbauen.
plan-crew-miners = { $miners ->
    [one] { $miners } Bergmann
   *[other] { $miners } Bergleute
}
plan-crew-foreman = der Steiger
plan-crew-picks = { $picks ->
    [one] { $picks } Spitzhacke
   *[other] { $picks } Spitzhacken
}
plan-dig-commit = { $cubes } Würfel abbauen


## Carrying it up

plan-way = Der Weg nach oben
plan-way-surface = über Tage
plan-way-station = { $space }: { $toll ->
    [0] keine Gebühr
   *[other] { $toll } an { $payees }
}
plan-toll-none = Der Weg nach oben kostet nichts.
plan-toll = Gebühren: { $coins } von deinen { $purse }.
plan-toll-share = { $player } bekommt { $coins }
plan-toll-left = Es bleiben { $coins }.
plan-asked-route = Den Weg wählst du gleich; das ist der billigste.
plan-asked-cart = Mit Karren kann es billiger werden; das entscheidest du gleich.
plan-asked-toll = Wer welchen Teil einer Gebühr bekommt, entscheidest du gleich.
plan-wage = { $player } bekommt { $coins } aus dem allgemeinen Vorrat für den Bergwerkseingang.
plan-route-toll = { $amount ->
    [0] keine Gebühr
   *[other] { $amount } Groschen
}
plan-cart = { $spaces }: Dort wird niemand bezahlt
plan-cart-none = Keine Karren mehr


## The market

plan-market-title = Markt
plan-market-help = Ein oder zwei Geschäfte. Mit Geld aus dem ersten darf das zweite bezahlt werden.
plan-market-commercial = Mit dem Handelsbrief: Kauf 1 Groschen billiger, Verkauf 1 Groschen teurer, auch in eine volle Spalte
plan-market-trade = { $number ->
    [1] Erstes Geschäft
   *[2] Zweites Geschäft, wenn du magst
}
plan-market-sell = Verkaufen
plan-market-buy = Kaufen
plan-market-sell-for = { $kind-id ->
    [b] Braun
    [g] Grün
   *[w] Weiß
} verkaufen für { $price }
plan-market-buy-for = { $kind-id ->
    [b] Braun
    [g] Grün
   *[w] Weiß
} kaufen für { $price }
plan-market-line-sell = Verkaufe { $salt } für { $coins }
plan-market-line-buy = Kaufe { $salt } für { $coins }
plan-market-remove = Dieses Geschäft streichen
plan-market-empty = Wähle ein Geschäft.
plan-market-sum = Geld danach: { $coins }
plan-market-wage = { $player } bekommt { $coins } aus dem allgemeinen Vorrat für den Posten.
plan-market-commit = { $trades ->
    [one] Abschließen
   *[other] Beide abschließen
}
plan-working = Frage nach …
