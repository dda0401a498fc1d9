### Reasons: what speaks for or against a move. They stand behind the move, one after another, joined by
### `why-and`; so they begin with a small letter, have no full stop, and do not say the move again. Who
### moves is never named: a player reads them as advice, and others in a review.
###
### `$coins` is an amount (`why-groszy`), `$name` a player, `$deed` a sentence of advice.ftl without its
### subject. `$occasion` is `hint`, where the best moves are listed, or `review`, where the better move is
### compared with the one that was played. Numbers stand as digits, and mostly behind a colon, so that no word has to agree with them.


## Parts

why-groszy = { $amount } Groschen
why-and = { $first }; { $second }
why-but = aber: { $reason }


## Orders

why-only-move = der einzige erlaubte Zug
why-order = genug Salz für den Auftrag über { $coins }
why-short = für den Auftrag über { $coins } fehlt dann nur noch: { $cubes }
why-salable = der Markt zahlt für einen solchen Würfel bis zu { $coins }
why-ready = das Salz für den Auftrag über { $coins } liegt bereit
why-unready = für den Auftrag über { $coins } fehlt bis dahin noch: { $cubes }, sonst wird eine Strafe fällig
why-no-order = bis dahin ist kein Auftrag mehr da: eine Strafe wird fällig
why-rival = { $name } kommt früher an und hat das Salz für den Auftrag über { $coins } ebenfalls
why-taken = { $name } wartet mit dem Salz für den Auftrag über { $coins } und bekommt ihn nicht mehr
why-kept = auch für den Auftrag über { $coins } bleibt Salz
why-best-paid = kein anderer erfüllbarer Auftrag bringt mehr
why-phase-ends = die Phase endet mit dieser Runde
why-game-ends = die Partie endet mit dieser Runde
why-stuck = vergeblich in der Warteschlange: { $names }


## Digging

why-dig =
    { $after ->
        [1] in { $space } lässt sich ein Würfel abbauen{ $before ->
            [0] { "" }
           *[other] { " " }statt { $before }
        }
       *[other] in { $space } lassen sich bis zu { $after } Würfel abbauen{ $before ->
            [0] { "" }
           *[other] { " " }statt { $before }
        }
    }
why-dig-next-turn =
    { $after ->
        [1] in { $space } lässt sich im nächsten Spielzug ein Würfel abbauen{ $before ->
            [0] { "" }
           *[other] { " " }statt { $before }
        }
       *[other] in { $space } lassen sich im nächsten Spielzug bis zu { $after } Würfel abbauen{ $before ->
            [0] { "" }
           *[other] { " " }statt { $before }
        }
    }
why-strength = Stärke in { $space }: { $strength } von { $need }, die ein Würfel braucht
why-reach = macht erreichbar: { $spaces }
why-unseen =
    { $wet ->
        [0] deckt eines von { $tiles } unbekannten Plättchen mit je { $cubes } Würfeln auf, alle trocken
       *[other] deckt eines von { $tiles } unbekannten Plättchen mit je { $cubes } Würfeln auf, { $wet } davon mit Wasser
    }
why-denies =
    { $after ->
        [0] { $name } kann im nächsten Spielzug in { $space } nichts abbauen statt { $before }
       *[other] { $name } kann im nächsten Spielzug in { $space } nur { $after } statt { $before } abbauen
    }


## Tolls

why-toll = { $coins } Gebühr an { $name }
why-tolls-open = Gebühren noch zu verteilen
why-saves = spart { $coins } Gebühren
why-income = { $name } schuldet für jeden Würfel aus { $space } eine Gebühr von { $after } statt { $before }
why-carrying = eigenes Salz aus { $space } kostet je Würfel { $after } statt { $before } Gebühr
why-poorest = niemand sonst, der sie bekommen könnte, hat weniger als { $name }
why-tool =
    einmal in jeder Phase { $tool-id ->
        [rope] geht eine Figur mehr mit
        [pickaxe] eine Stärke mehr beim Abbau
        [bucket] kommt ein Wasser in die Nachbarkammer
        [cart] entfallen ein oder zwei Gebühren
        [food] stehen zwei müde Bergleute sofort auf
        [commercial] bessere Preise auf dem Markt
        [royal] ist eine Figur einen Spielzug früher in der Burg
        [saltworks] kommt Sole sofort nach Hause
       *[mill] Abbau in der Kammer darunter
    }
why-uses-tool = für den Rest der Phase verbraucht: { $tool }


## The town

why-tools = Wert der Werkzeuge am Ende: { $after } statt { $before }
why-no-supply = im Vorrat ist kein Bergmann mehr
why-dearer-miner = der nächste Bergmann kostet { $coins }
why-last-miner = der letzte Bergmann, der in dieser Phase zu haben ist
why-most-miners = niemand sonst hat dann mehr Bergleute
why-fewer-miners = { $name } hat { $count } Bergleute
why-held = spart Figuren und Werkzeuge für später
why-square = ein sicherer Groschen, und jede Figur bleibt, wo sie ist
why-cash = dann { $coins } zum Bezahlen
why-sale = { $coins } mehr, als das Salz am Ende zählt
why-unneeded = kein offener Auftrag verlangt { $kind }
why-undercut = { $name } bekommt für den nächsten Würfel { $kind } { $after } statt { $before }
why-wages =
    Lohn ist zu erwarten – { $post-id ->
        [castle] Figuren in der Warteschlange
        [market] Spieler mit Salz zum Handeln
        [workshop] Werkzeuge, die es in dieser Phase noch gibt
        [pump] Kammern mit Wasser und Figuren
        [saltworks] Figuren, die Sole holen
        [entrance] Kammern, in denen jemand vor Salz steht
       *[other] { $post }
    }: { $count }
why-gives-up =
    gibt den Posten { $post-id ->
        [market] auf dem { $post }
        [entrance] am { $post }
        [pump] an der { $post }
       *[other] in der { $post }
    } auf
why-rest =
    { $count ->
        [one] eine müde Figur steht auf
       *[other] { $count } müde Figuren stehen auf
    }
why-brine =
    { $brine ->
        [0] noch liegt dort keine Sole: was bis zum nächsten Spielzug geöffnet oder gepumpt wird, bringt welche
       *[other] Sole in der Saline: { $brine }, andere Figuren, die darauf warten: { $pieces }
    }


## What follows, and how the next best move compares

why-next = danach: { $deed }
why-next-new = ermöglicht dies: { $deed }
why-lacking =
    { $occasion ->
        [review] dem gespielten Zug fehlt das
       *[hint] dem nächstbesten Zug fehlt das
    }
why-lacking-money =
    { $occasion ->
        [review] dem gespielten Zug fehlt das, und er verspricht etwa { $coins } weniger
       *[hint] dem nächstbesten Zug fehlt das, und er verspricht etwa { $coins } weniger
    }
why-next-best =
    { $occasion ->
        [review] gegen den gespielten Zug spricht: { $reasons }
       *[hint] gegen den nächstbesten Zug spricht: { $reasons }
    }
why-ahead =
    { $occasion ->
        [review] etwa { $coins } mehr als mit dem gespielten Zug
       *[hint] etwa { $coins } mehr als mit dem nächstbesten Zug
    }
why-ahead-alone =
    { $occasion ->
        [review] allein nach dem erwarteten Geld: etwa { $coins } mehr als mit dem gespielten Zug
       *[hint] allein nach dem erwarteten Geld: etwa { $coins } mehr als mit dem nächstbesten Zug
    }
why-behind =
    { $occasion ->
        [review] etwa { $coins } weniger als mit dem besseren Zug
       *[hint] etwa { $coins } weniger als mit dem ersten
    }
why-richer =
    { $occasion ->
        [review] etwa { $coins } mehr als mit dem besseren Zug, aber keine bessere Siegchance
       *[hint] etwa { $coins } mehr als mit dem ersten, aber keine bessere Siegchance
    }
why-safer =
    { $points ->
        [one] { $occasion ->
            [review] Siegchance um { $points } Prozentpunkt besser als mit dem gespielten Zug
           *[hint] Siegchance um { $points } Prozentpunkt besser als mit dem nächstbesten Zug
        }
       *[other] { $occasion ->
            [review] Siegchance um { $points } Prozentpunkte besser als mit dem gespielten Zug
           *[hint] Siegchance um { $points } Prozentpunkte besser als mit dem nächstbesten Zug
        }
    }
why-riskier =
    { $points ->
        [one] { $occasion ->
            [review] Siegchance um { $points } Prozentpunkt schlechter als mit dem besseren Zug
           *[hint] Siegchance um { $points } Prozentpunkt schlechter als mit dem ersten
        }
       *[other] { $occasion ->
            [review] Siegchance um { $points } Prozentpunkte schlechter als mit dem besseren Zug
           *[hint] Siegchance um { $points } Prozentpunkte schlechter als mit dem ersten
        }
    }
why-same =
    { $occasion ->
        [review] der Spielzug läuft auf dasselbe hinaus wie der des Bots
       *[hint] der Spielzug läuft auf dasselbe hinaus wie mit dem ersten
    }
why-even =
    { $occasion ->
        [review] so gut wie der Zug des Bots, soweit er das beurteilen kann
       *[hint] so gut wie der erste, soweit der Bot das beurteilen kann
    }
why-even-best =
    { $occasion ->
        [review] der gespielte Zug ist ebenso gut, soweit der Bot das beurteilen kann
       *[hint] der nächste ist ebenso gut, soweit der Bot das beurteilen kann
    }
why-unrivalled = kein anderer Zug wurde betrachtet
