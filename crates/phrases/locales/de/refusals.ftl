### Refusals: why a move is illegal, one sentence for each code of the rules crate's `Illegal`.
###
### Every fact of the refusal is an argument. `$space`, `$first`, `$to` and the like are names of
### spaces; `$tool`, `$kind`, `$post`, `$building`, `$due`, `$level`, `$source` and `$seat` come
### with the wording of names.ftl and, as `$tool-id` and so on, with the bare code to choose by.
### The rule's identifier is in `$rule`; it is shown by `move-refused`, not here.


## The moment

refusal-game-over = Die Partie ist zu Ende, niemand ist mehr am Zug.
refusal-another-decision = Zuerst musst du über { $due } entscheiden.
refusal-not-asked = Über { $due } ist jetzt nicht zu entscheiden.
refusal-no-action-left = Du hast in diesem Spielzug keine Aktion mehr.
refusal-actions-left =
    Du hast in diesem Spielzug noch { $left ->
        [one] { $left } Aktion
       *[other] { $left } Aktionen
    }; nutze sie oder passe, bevor du ihn beendest.
refusal-needs-muria = Das gehört zur Erweiterung Muria, und diese Partie wird ohne sie gespielt.
refusal-visited-already =
    Du hast { $building-id ->
        [inn] das { $building }
        [foremen] das { $building }
        [market] den { $building }
        [square] den { $building }
       *[other] die { $building }
    } in diesem Spielzug schon besucht.


## Spaces and pieces

refusal-no-such-space = Dieses Bergwerk hat kein Feld { $space }.
refusal-not-a-chamber = { $space } ist ein Schachtabschnitt, und das ist nur in einer Kammer möglich.
refusal-no-piece =
    { $rule ->
        [A4] Du hast keinen { $source }, den du schicken könntest, oder dort keinen zweiten.
       *[other] Du hast keinen { $source }.
    }
refusal-tired = Du kannst den { $source } nicht nehmen: Müde Figuren bleiben, wo sie sind, bis sie wieder aufstehen.
refusal-same-space = Die Figur ist schon auf { $space }.


## The chain

refusal-breaks-chain = Wenn die Figur { $space } verlässt, verlieren Figuren auf { $cut_off } den Anschluss an die Oberfläche.
refusal-out-of-reach = { $space } ist nicht erreichbar: Eine Figur kann nur nach 1C gehen oder auf ein Feld neben einem, das an die Oberfläche angeschlossen ist.


## Tools

refusal-no-tool =
    Dafür brauchst du { $wanted ->
        [one] eine unbenutzte Karte „{ $tool }“
       *[other] { $wanted } unbenutzte Karten „{ $tool }“
    }, und du hast { $ready ->
        [0] keine
       *[other] nur { $ready }
    }.
refusal-rope-not-now = Ein Seil kannst du nur benutzen, direkt nachdem du eine Figur im Bergwerk eingesetzt oder bewegt hast.
refusal-not-beside = Eine Schöpfkelle bringt Wasser nur in die Kammer direkt links oder rechts von { $space }, und { $to } liegt nicht dort.
refusal-bucket-into-unrevealed = Noch niemand hat { $space } betreten, und in dieser Partie darf kein Wasser in eine solche Kammer gebracht werden.
refusal-nobody-tired =
    Du hast auf { $space } { $there ->
        [0] keinen müden Bergmann
        [one] nur { $there } müden Bergmann
       *[other] nur { $there } müde Bergleute
    }, also kannst du dort { $wanted ->
        [one] keinen verpflegen.
       *[other] nicht { $wanted } verpflegen.
    }
refusal-foreman-not-tired = Dein Steiger liegt nicht müde auf { $space }.


## Extraction

refusal-not-revealed =
    { $rule ->
        [E9] Noch niemand hat { $space } betreten, also kann der Pferdegöpel von dort nichts heraufholen.
       *[other] Noch niemand hat { $space } betreten, also kann dort kein Salz abgebaut werden.
    }
refusal-cut-off = { $space } ist von der Oberfläche abgeschnitten, also kann von dort kein Salz nach oben gebracht werden.
refusal-nobody-standing = Du hast keine ausgeruhte Figur in { $space }.
refusal-nothing-below = Direkt unter { $space } liegt keine Kammer, also findet der Pferdegöpel dort nichts.
refusal-no-cubes = Beim Abbau muss mindestens ein Würfel genommen werden.
refusal-salt-not-there =
    { $there ->
        [0] In { $space } liegt { $kind-id ->
            [b] kein brauner Würfel
            [g] kein grüner Würfel
            [w] kein weißer Würfel
           *[u] kein { $kind }würfel
        }, und du willst { $wanted } nehmen.
        [one] In { $space } liegt nur { $there } { $kind-id ->
            [b] brauner Würfel
            [g] grüner Würfel
            [w] weißer Würfel
           *[u] { $kind }würfel
        }, und du willst { $wanted } nehmen.
       *[other] In { $space } liegen nur { $there } { $kind-id ->
            [b] braune Würfel
            [g] grüne Würfel
            [w] weiße Würfel
           *[u] { $kind }würfel
        }, und du willst { $wanted } nehmen.
    }
refusal-crew-not-there =
    { $there ->
        [0] Du hast keine ausgeruhten Bergleute in { $space }, und im Trupp sollen { $wanted } sein.
        [one] Du hast nur { $there } ausgeruhten Bergmann in { $space }, und im Trupp sollen { $wanted } sein.
       *[other] Du hast nur { $there } ausgeruhte Bergleute in { $space }, und im Trupp sollen { $wanted } sein.
    }
refusal-foreman-not-there = Dein Steiger steht nicht ausgeruht in { $space }.
refusal-no-crew = Mindestens eine Figur muss abbauen; Spitzhacken allein genügen nicht.
refusal-too-weak =
    Der Trupp hat eine Arbeitskraft von { $strength } und braucht { $need }: 1 für jeden Würfel{ $water ->
        [0] .
       *[other] {" "}und { $water } gegen das Wasser.
    }
refusal-too-strong = Der Trupp hat eine Arbeitskraft von { $strength }, und { $need } genügt; lass eine Figur oder eine Spitzhacke weg, die nicht gebraucht wird.
refusal-everyone-digs =
    In dieser Partie bauen alle deine ausgeruhten Figuren in der Kammer mit ab, hier { $miners ->
        [0] { $foreman ->
            [true] nur der Steiger
           *[other] keine
        }
        [one] { $foreman ->
            [true] { $miners } Bergmann und der Steiger
           *[other] { $miners } Bergmann
        }
       *[other] { $foreman ->
            [true] { $miners } Bergleute und der Steiger
           *[other] { $miners } Bergleute
        }
    }, und zwar { $pickaxes ->
        [0] ohne Spitzhacke.
        [one] mit genau { $pickaxes } Spitzhacke.
       *[other] mit genau { $pickaxes } Spitzhacken.
    }


## The way up, carts and tolls

refusal-toll-too-dear = Der Weg nach oben kostet auch mit Karren mindestens { $price } Groschen Gebühren, und du hast nur { $purse }.
refusal-no-way = Der Weg nach oben bricht bei { $space } ab: Er führt von der Kammer über benachbarte, besetzte Felder nach 1C und über keines davon zweimal.
refusal-not-on-route = { $space } liegt nicht auf dem Weg, den das Salz nach oben nimmt.
refusal-owes-nothing = Für { $space } ist keine Gebühr fällig, also nützt ein Karren dort nichts.
refusal-not-following = { $second } folgt auf dem Weg nach oben nicht direkt auf { $first }.
refusal-cart-below = Karren werden von der Kammer aus nach oben gelegt, und { $space } kommt auf dem Weg nach oben vor { $last }, wo der letzte gelegt wurde.
refusal-other-toll = Jetzt ist die Gebühr für { $asked } aufzuteilen, nicht die für { $space }.
refusal-no-payee = Von der Gebühr für { $space } kann nichts an { $seat } gehen.
refusal-wrong-toll = Die Anteile ergeben zusammen { $paid }, und die Gebühr für { $space } beträgt { $owed } Groschen.


## Assistants

refusal-post-taken =
    Der Posten { $post-id ->
        [pump] an der { $post }
        [market] auf dem { $post }
        [entrance] am { $post }
       *[other] in der { $post }
    } ist von { $seat } besetzt.
refusal-entrance-needs-two = Der Posten am Bergwerkseingang braucht zwei Bergleute oder den Steiger.


## Buildings

refusal-too-poor =
    Das kostet { $price } Groschen, und du hast { $purse ->
        [0] kein Geld.
       *[other] nur { $purse }.
    }
refusal-inn-closed = Im Wirtshaus ist in dieser Phase niemand mehr anzuwerben.
refusal-all-hired = Dir gehören schon alle zehn Bergleute deiner Farbe.
refusal-no-tool-there = Platz { $slot } der Werkstatt ist leer.
refusal-water-not-there =
    { $wanted ->
        [0] Mindestens ein Wasserwürfel muss abgepumpt werden.
       *[other] In { $space } { $there ->
            [0] liegt kein Wasserwürfel
            [one] liegt nur { $there } Wasserwürfel
           *[other] liegen nur { $there } Wasserwürfel
        }, und du willst { $wanted } entfernen.
    }
refusal-brine-not-traded = Sole wird auf dem Markt weder gekauft noch verkauft.
refusal-column-full =
    Der Markt hat kein freies Feld für einen { $kind-id ->
        [b] braunen Würfel
        [g] grünen Würfel
        [w] weißen Würfel
       *[u] { $kind }würfel
    }; nur mit einem Handelsbrief ließe er sich jetzt verkaufen.
refusal-column-empty =
    Der Markt hat keinen { $kind-id ->
        [b] braunen Würfel
        [g] grünen Würfel
        [w] weißen Würfel
       *[u] { $kind }würfel
    }, den er dir verkaufen könnte.
refusal-no-salt =
    Du hast keinen { $kind-id ->
        [b] braunen Würfel
        [g] grünen Würfel
        [w] weißen Würfel
       *[u] { $kind }würfel
    }, den du abgeben könntest.
refusal-same-cube =
    Derselbe { $kind-id ->
        [b] braune Würfel
        [g] grüne Würfel
        [w] weiße Würfel
       *[u] { $kind }würfel
    } kann nicht bei einem einzigen Besuch gekauft und verkauft werden.


## The castle

refusal-no-order = Auf Platz { $slot } der Burg liegt kein Auftrag.
refusal-order-too-much =
    Auftrag { $slot } verlangt { $wanted ->
        [one] { $wanted } { $kind-id ->
            [b] braunen Würfel
            [g] grünen Würfel
            [w] weißen Würfel
           *[u] { $kind }würfel
        }
       *[other] { $wanted } { $kind-id ->
            [b] braune Würfel
            [g] grüne Würfel
            [w] weiße Würfel
           *[u] { $kind }würfel
        }
    }, und du hast { $there ->
        [0] keinen.
       *[other] nur { $there }.
    }
refusal-must-deliver = Du hast das Salz für Auftrag { $slot }, also musst du einen Auftrag erfüllen, statt die Strafe hinzunehmen.
refusal-must-forfeit-salt =
    { $purse ->
        [0] Du hast kein Geld, also ist die Strafe einer deiner Salzwürfel.
       *[other] Du hast nur { $purse } Groschen, also ist die Strafe einer deiner Salzwürfel.
    }


## The saltworks

refusal-boil-not-now = Weitere Figuren können nur während eines Besuchs der Saline dorthin geschickt werden, und nur bevor eine von ihnen zurückgerufen wird.
refusal-recall-not-now = Nur Figuren, die gerade erst in die Saline geschickt wurden, können zurückgerufen werden.
refusal-recall-count = Ein Salinenbrief ruft eine oder zwei Figuren zurück, nicht { $wanted }.
refusal-not-sent =
    { $foreman ->
        [true] { $miners ->
            [0] Du hast nur deinen Steiger geschickt, also kann sonst niemand zurückgerufen werden.
            [one] Du hast nur { $miners } Bergmann und deinen Steiger geschickt, also können nicht mehr zurückgerufen werden.
           *[other] Du hast nur { $miners } Bergleute und deinen Steiger geschickt, also können nicht mehr zurückgerufen werden.
        }
       *[false] { $miners ->
            [0] Du hast niemanden geschickt, der zurückgerufen werden könnte.
            [one] Du hast nur { $miners } Bergmann und keinen Steiger geschickt, also kann sonst niemand zurückgerufen werden.
           *[other] Du hast nur { $miners } Bergleute und keinen Steiger geschickt, also kann sonst niemand zurückgerufen werden.
        }
    }
refusal-brine-not-there =
    { $there ->
        [0] In der Saline liegt keine Sole, und das Zurückrufen braucht { $wanted }.
       *[other] In der Saline liegt nur { $there } Sole, und das Zurückrufen braucht { $wanted }.
    }
refusal-nothing-for-brine = Sole wird gegen einen braunen, grünen oder weißen Würfel getauscht, nicht gegen Sole.
refusal-too-little-brine =
    Ein { $kind-id ->
        [b] brauner Würfel
        [g] grüner Würfel
        [w] weißer Würfel
       *[u] { $kind }würfel
    } kostet { $price } Sole, und du hast { $there ->
        [0] keine.
       *[other] nur { $there }.
    }


## Digging

refusal-no-shaft-tile = In dieser Phase ist kein Schachtplättchen mehr übrig.
refusal-no-marker = Deine drei Besitzermarker sind schon alle im Bergwerk.
refusal-deepest-level = { $space } liegt auf Sohle III, und darunter kommt nichts mehr.
refusal-has-shaft = Unter { $space } ist schon ein Schacht.
refusal-next-to-shaft = Ein Schacht unter { $space } läge direkt neben { $shaft }, einem Schacht gleicher Tiefe in der Nachbarspalte.
refusal-shaft-in-column = Die Spalte von { $space } hat schon einen Schacht in der anderen Tiefe, { $shaft }.
refusal-no-tile-below = Von { $level } ist kein Plättchen mehr übrig, das unter den Schacht gelegt werden könnte.

refusal-wrong-order = Zwei Figuren oder Felder stehen in der falschen Reihenfolge: erst der Vorrat, dann Posten, dann Felder von oben nach unten und von links nach rechts.
