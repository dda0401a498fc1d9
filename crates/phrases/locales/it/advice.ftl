### Advice: what a move does and what for, as a player at the table would say it of another: "scava due
### cubi verdi in 2R1 per l'ordine da 13 grossi, 2 grossi di pedaggio a Bruno". Without a full stop,
### so that it can stand behind the move.
###
### A sentence is made from the inside out: a deed such as `advice-dig` comes as `$deed` into the frames
### that say how, what for and at what price. `$piece` is one of the piece- phrases below, `$cubes` a list
### of cubes- phrases, `$salt` the letters of the notation. Where a number is written as a word it is in
### `$number`, and `$number-id` or the fact beside it chooses the plural form.


## Parts

# Always before a noun.
number-1 = un
number-2 = due
number-3 = tre
number-4 = quattro
number-5 = cinque
number-6 = sei

cubes =
    { $number-id ->
        [one] { $kind-id ->
            [u] { $number } cubo di { $kind }
           *[other] { $number } cubo { $kind }
        }
       *[other] { $kind-id ->
            [b] { $number } cubi marroni
            [g] { $number } cubi verdi
            [w] { $number } cubi bianchi
           *[u] { $number } cubi di { $kind }
        }
    }

list-and = { $first } e { $second }
list-comma = { $first }, { $second }

piece-supply = un minatore
piece-supply-foreman = il caposquadra
piece-post =
    { $post-id ->
        [castle] l'assistente del { $post }
        [market] l'assistente del { $post }
        [pump] l'assistente della { $post }
        [saltworks] l'assistente delle { $post }
       *[other] l'assistente dell'{ $post }
    }
piece-post-foreman =
    { $post-id ->
        [castle] il caposquadra dal { $post }
        [market] il caposquadra dal { $post }
        [pump] il caposquadra dalla { $post }
        [saltworks] il caposquadra dalle { $post }
       *[other] il caposquadra dall'{ $post }
    }
piece-space = un minatore da { $space }
piece-space-foreman = il caposquadra da { $space }


## Frames

advice-by-rope = { $deed } usando una corda
advice-with-pickaxes =
    { $pickaxes ->
        [one] { $deed } con un piccone
       *[other] { $deed } con { $number } picconi
    }
advice-with-commercial = { $deed } con il privilegio commerciale


## The castle

advice-deliver =
    { $price ->
        [one] consegna { $salt } per { $price } grosso
       *[other] consegna { $salt } per { $price } grossi
    }
advice-forfeit-coins =
    { $amount ->
        [0] si presenta al re a mani vuote
        [one] paga una penalità di { $amount } grosso
       *[other] paga una penalità di { $amount } grossi
    }
advice-forfeit-salt = cede { $cubes } come penalità
advice-castle = manda { $piece } al castello
advice-far = { $deed }, con arrivo tra due turni
advice-near = { $deed }, con arrivo al prossimo turno grazie al privilegio reale


## Pieces in the mine and on posts

advice-place = manda { $piece } in { $space }
advice-open = apre { $space } con { $piece }
advice-join =
    { $crew ->
        [one] affianca { $piece } a un'altra pedina in { $space }
       *[other] aggiunge { $piece } a una squadra di { $number } in { $space }
    }
advice-lay =
    { $side ->
        [left] posa l'ultima tessera a sinistra, in { $space }
       *[right] posa l'ultima tessera a destra, in { $space }
    }
advice-assist =
    { $post-id ->
        [castle] assegna { $piece } al { $post }, un grosso per ogni ordine
        [saltworks] assegna { $piece } alle { $post }, un grosso ogni volta che delle pedine portano a casa acqua salata
        [entrance] assegna { $piece } all'{ $post }, un grosso per ogni estrazione
        [market] assegna { $piece } al { $post }, un grosso per ogni visita
        [pump] assegna { $piece } alla { $post }, un grosso per ogni visita
       *[other] assegna { $piece } all'{ $post }, un grosso per ogni visita
    }


## Salt and the way up

advice-dig = scava { $cubes } in { $space }
advice-mill = porta su { $cubes } da { $space } con il mulino a cavalli
advice-route = porta su il sale passando per { $spaces }
advice-cart = mette un carrello su { $space }
advice-cart-two = mette un carrello su { $space } e { $second }
advice-haul = porta su il sale senza altri carrelli
# $tolls is a list of advice-share.
advice-share-toll = divide il pedaggio di { $space }: { $tolls }
advice-share =
    { $amount ->
        [one] { $amount } grosso a { $name }
       *[other] { $amount } grossi a { $name }
    }


## The town

advice-hire =
    { $price ->
        [one] assume un minatore per { $price } grosso e così ne ha { $number }
       *[other] assume un minatore per { $price } grossi e così ne ha { $number }
    }
advice-buy =
    { $tool-id ->
        [food] compra del { $tool } per { $price ->
            [one] { $price } grosso
           *[other] { $price } grossi
        }
        [rope] compra una { $tool } per { $price ->
            [one] { $price } grosso
           *[other] { $price } grossi
        }
       *[other] compra un { $tool } per { $price ->
            [one] { $price } grosso
           *[other] { $price } grossi
        }
    }
advice-pump =
    { $number-id ->
        [one] pompa { $number } cubo d'acqua da { $space } { $price ->
            [0] gratis
            [one] per { $price } grosso
           *[other] per { $price } grossi
        }
       *[other] pompa { $number } cubi d'acqua da { $space } { $price ->
            [0] gratis
            [one] per { $price } grosso
           *[other] per { $price } grossi
        }
    }
advice-square = prende un grosso in piazza
advice-sell-cube = vende un cubo { $kind } a { $price }
advice-buy-cube = compra un cubo { $kind } a { $price }


## Saltworks, brine and shafts

advice-boil = manda { $piece } alle saline a prendere acqua salata
advice-boil-more = manda anche { $piece } alle saline
advice-recall = richiama { $pieces } dalle saline, con { $cubes }
advice-miners =
    { $miners ->
        [one] { $number } minatore
       *[other] { $number } minatori
    }
advice-foreman = il caposquadra
advice-shaft =
    { $price ->
        [one] costruisce un pozzo sotto { $space } per { $price } grosso e riceve un cubo di acqua salata
       *[other] costruisce un pozzo sotto { $space } per { $price } grossi e riceve un cubo di acqua salata
    }
advice-exchange = scambia { $brine } con { $cubes }


## Tools outside actions, passing, ending

advice-bucket = porta un cubo d'acqua da { $space } a { $to }
advice-feed = rifocilla un minatore stanco in { $space }
advice-feed-two = rifocilla due minatori stanchi in { $space }
advice-feed-both = rifocilla minatori stanchi in { $space } e { $second }
advice-feed-foreman = rifocilla il caposquadra stanco in { $space }
advice-pass = passa un'azione
# $pieces is a list of advice-miners and advice-foreman.
advice-rest =
    { $count ->
        [one] riposa: { $pieces } si rialza
       *[other] riposa: { $pieces } si rialzano
    }
advice-end = termina il turno
advice-end-rested =
    { $count ->
        [one] termina il turno: { $pieces } si rialza dopo il riposo
       *[other] termina il turno: { $pieces } si rialzano dopo il riposo
    }


## What the numbers of hints and reviews mean

hint-meaning =
    Il denaro è quello che ci si aspetta che ogni giocatore abbia quando la partita viene valutata (T7). Tutti
    i numeri sono stime del bot.
review-meaning =
    «Atteso» è il denaro (T7) che il bot dava a ogni giocatore all’inizio della registrazione, in grossi. Le pescate dicono quanto
    le tessere, gli ordini e gli strumenti scoperti l’hanno cambiato; le decisioni dicono quanto le mosse del
    giocatore promettevano in meno rispetto alle migliori trovate, per quanto ciò superi l’errore delle stime; il
    resto è ciò che hanno fatto gli altri e che il bot non aveva previsto. Insieme danno il denaro alla fine
    della registrazione. I pedaggi sono monete davvero pagate.
