### Refusals: why a move is illegal, one sentence for each code of the rules crate's `Illegal`.
###
### Every fact of the refusal is an argument. `$space`, `$first`, `$to` and the like are names of
### spaces; `$tool`, `$kind`, `$post`, `$building`, `$due`, `$level`, `$source` and `$seat` come
### with the wording of names.ftl and, as `$tool-id` and so on, with the bare code to choose by.
### The rule's identifier is in `$rule`; it is shown by `move-refused`, not here.


## The moment

refusal-game-over = La partie est terminée, et plus personne ne peut jouer.
refusal-another-decision = Vous devez d’abord prendre une décision concernant { $due }.
refusal-not-asked = Aucune décision n’est attendue maintenant concernant { $due }.
refusal-no-action-left = Il ne vous reste aucune action dans ce tour.
refusal-actions-left =
    Il vous reste { $left ->
        [one] { $left } action dans ce tour ; utilisez-la
       *[other] { $left } actions dans ce tour ; utilisez-les
    } ou passez avant de le terminer.
refusal-needs-muria = Cela fait partie de l’extension Muria, et cette partie se joue sans elle.
refusal-visited-already =
    Vous avez déjà visité { $building-id ->
        [inn] l’{ $building }
        [workshop] l’{ $building }
        [pump] la { $building }
        [square] la { $building }
        [saltworks] la { $building }
       *[other] le { $building }
    } pendant ce tour.


## Spaces and pieces

refusal-no-such-space = Cette mine n’a pas de case { $space }.
refusal-not-a-chamber = { $space } est une section de puits, et cela n’est possible que dans une salle.
refusal-no-piece =
    { $rule ->
        [A4] Pour cet envoi, il vous manque { $source }, ou un second au même endroit.
       *[other] Il vous manque pour cela { $source }.
    }
refusal-tired = Vous ne pouvez pas prendre { $source } : un pion fatigué reste où il est jusqu’à ce qu’il se relève.
refusal-same-space = Le pion est déjà en { $space }.


## The chain

refusal-breaks-chain = Si le pion quitte { $space }, des pions en { $cut_off } perdent leur lien avec la surface.
refusal-out-of-reach = { $space } est hors d’atteinte : un pion ne peut aller qu’en 1C ou à côté d’une case reliée à la surface.


## Tools

refusal-no-tool =
    Il faut pour cela { $wanted ->
        [one] une carte « { $tool } » non utilisée
       *[other] { $wanted } cartes « { $tool } » non utilisées
    }, et vous n’en avez { $ready ->
        [0] aucune
        [one] qu’une
       *[other] que { $ready }
    }.
refusal-rope-not-now = Une corde ne s’utilise que juste après avoir placé ou déplacé un pion dans la mine.
refusal-not-beside = Un seau ne porte de l’eau que dans la salle située juste à gauche ou à droite de { $space }, et { $to } n’est pas là.
refusal-bucket-into-unrevealed = Personne n’est encore entré en { $space }, et dans cette partie on ne peut pas porter d’eau dans une telle salle.
refusal-nobody-tired =
    Vous { $there ->
        [0] n’avez aucun mineur fatigué
        [one] n’avez qu’un mineur fatigué
       *[other] n’avez que { $there } mineurs fatigués
    } en { $space } : { $wanted ->
        [one] personne ne peut y être nourri.
       *[other] on ne peut pas en nourrir { $wanted }.
    }
refusal-foreman-not-tired = Votre contremaître n’est pas couché, fatigué, en { $space }.


## Extraction

refusal-not-revealed =
    { $rule ->
        [E9] Personne n’est encore entré en { $space } : le moulin à chevaux ne peut rien en remonter.
       *[other] Personne n’est encore entré en { $space } : on ne peut pas y extraire de sel.
    }
refusal-cut-off = { $space } est coupée de la surface : on ne peut pas en remonter de sel.
refusal-nobody-standing = Vous n’avez aucun pion debout en { $space }.
refusal-nothing-below = Il n’y a pas de salle juste en dessous de { $space } : le moulin à chevaux n’y trouve rien.
refusal-no-cubes = Une extraction prend au moins un cube.
refusal-salt-not-there =
    { $there ->
        [0] Il n’y a en { $space } aucun cube { $kind-id ->
            [u] de { $kind }
           *[other] { $kind }
        }, et vous voulez en prendre { $wanted }.
        [one] Il n’y a en { $space } qu’un cube { $kind-id ->
            [u] de { $kind }
           *[other] { $kind }
        }, et vous voulez en prendre { $wanted }.
       *[other] Il n’y a en { $space } que { $there } cubes { $kind-id ->
            [u] de { $kind }
           *[other] { $kind }s
        }, et vous voulez en prendre { $wanted }.
    }
refusal-crew-not-there =
    { $there ->
        [0] Vous n’avez aucun mineur debout en { $space }, et l’équipe devrait en compter { $wanted }.
        [one] Vous n’avez qu’un mineur debout en { $space }, et l’équipe devrait en compter { $wanted }.
       *[other] Vous n’avez que { $there } mineurs debout en { $space }, et l’équipe devrait en compter { $wanted }.
    }
refusal-foreman-not-there = Votre contremaître n’est pas debout en { $space }.
refusal-no-crew = Il faut au moins un pion pour extraire ; des pioches seules ne suffisent pas.
refusal-too-weak =
    L’équipe a une force de { $strength }, et il lui faut { $need } : 1 par cube{ $water ->
        [0] .
       *[other] {" "}et { $water } contre l’eau.
    }
refusal-too-strong = L’équipe a une force de { $strength }, et { $need } suffit ; retirez-en un pion ou une pioche dont elle n’a pas besoin.
refusal-everyone-digs =
    Dans cette partie, tous vos pions debout dans la salle participent à l’extraction, ici { $miners ->
        [0] { $foreman ->
            [true] le contremaître seul
           *[other] aucun mineur
        }
        [one] { $miners } mineur{ $foreman ->
            [true] {" "}et le contremaître
           *[other] {""}
        }
       *[other] { $miners } mineurs{ $foreman ->
            [true] {" "}et le contremaître
           *[other] {""}
        }
    }, { $pickaxes ->
        [0] sans pioche.
        [one] avec exactement { $pickaxes } pioche.
       *[other] avec exactement { $pickaxes } pioches.
    }


## The way up, carts and tolls

refusal-toll-too-dear =
    Remonter ce sel coûte au moins { $price } gros de transport, chariots compris, et vous { $purse ->
        [0] n’avez pas d’argent.
        [one] n’en avez qu’un.
       *[other] n’en avez que { $purse }.
    }
refusal-no-way = Le parcours s’interrompt en { $space } : il va de la salle à 1C par des cases occupées qui se touchent, sans passer deux fois par la même.
refusal-not-on-route = { $space } n’est pas sur le parcours que suit le sel.
refusal-owes-nothing = Il n’y a pas de frais de transport en { $space } : un chariot n’y sert à rien.
refusal-not-following = { $second } ne vient pas juste après { $first } sur le parcours.
refusal-cart-below = Les chariots se posent en montant depuis la salle, et sur le parcours { $space } vient avant { $last }, où le dernier a été posé.
refusal-other-toll = Les frais de transport à partager maintenant sont ceux de { $asked }, et non ceux de { $space }.
refusal-no-payee = Rien des frais de transport de { $space } ne peut revenir à { $seat }.
refusal-wrong-toll = Le total des parts est de { $paid }, et les frais de transport de { $space } sont de { $owed } gros.


## Assistants

refusal-post-taken =
    Le poste { $post-id ->
        [workshop] de l’{ $post }
        [entrance] de l’{ $post }
        [pump] de la { $post }
        [saltworks] de la { $post }
       *[other] du { $post }
    } est occupé par { $seat }.
refusal-entrance-needs-two = Le poste de l’entrée de la mine demande deux mineurs ou le contremaître.


## Buildings

refusal-too-poor =
    Cela coûte { $price } gros, et vous { $purse ->
        [0] n’avez pas d’argent.
        [one] n’en avez qu’un.
       *[other] n’en avez que { $purse }.
    }
refusal-inn-closed = Il n’y a plus personne à engager à l’auberge pendant cette phase.
refusal-all-hired = Vous avez déjà les dix mineurs de votre couleur.
refusal-no-tool-there = L’emplacement { $slot } de l’atelier est vide.
refusal-water-not-there =
    { $wanted ->
        [0] Il faut pomper au moins un cube d’eau.
       *[other] Il { $there ->
            [0] n’y a pas d’eau en { $space }
            [one] n’y a qu’un cube d’eau en { $space }
           *[other] n’y a que { $there } cubes d’eau en { $space }
        }, et vous voulez en retirer { $wanted }.
    }
refusal-brine-not-traded = Le marché n’achète ni ne vend de saumure.
refusal-column-full = Le marché n’a pas de case libre pour un cube { $kind } ; seul un privilège commercial permettrait de le vendre maintenant.
refusal-column-empty = Le marché n’a aucun cube { $kind } à vous vendre.
refusal-no-salt =
    Vous n’avez aucun cube { $kind-id ->
        [u] de { $kind }
       *[other] { $kind }
    } à donner.
refusal-same-cube = Le même cube { $kind } ne peut pas être acheté et vendu au cours d’une même visite.


## The castle

refusal-no-order = Il n’y a pas de commande à l’emplacement { $slot } du château.
refusal-order-too-much =
    La commande { $slot } demande { $wanted ->
        [one] { $wanted } cube { $kind-id ->
            [u] de { $kind }
           *[other] { $kind }
        }
       *[other] { $wanted } cubes { $kind-id ->
            [u] de { $kind }
           *[other] { $kind }s
        }
    }, et vous n’en avez { $there ->
        [0] aucun.
        [one] qu’un.
       *[other] que { $there }.
    }
refusal-must-deliver = Vous avez le sel de la commande { $slot } : vous devez honorer une commande au lieu de subir la pénalité.
refusal-must-forfeit-salt =
    { $purse ->
        [0] Vous n’avez pas d’argent : la pénalité est donc un cube de votre sel.
        [one] Vous n’avez qu’un gros : la pénalité est donc un cube de votre sel.
       *[other] Vous n’avez que { $purse } gros : la pénalité est donc un cube de votre sel.
    }


## The saltworks

refusal-boil-not-now = On ne peut envoyer d’autres pions que pendant une visite à la saline, et avant d’en rappeler un.
refusal-recall-not-now = On ne peut rappeler que des pions qui viennent d’être envoyés à la saline.
refusal-recall-count = Un privilège de la saline rappelle un ou deux pions, et non { $wanted }.
refusal-not-sent =
    { $foreman ->
        [true] { $miners ->
            [0] Vous n’avez envoyé que votre contremaître : personne d’autre ne peut être rappelé.
            [one] Vous n’avez envoyé qu’un mineur et votre contremaître : on ne peut pas rappeler plus de pions.
           *[other] Vous n’avez envoyé que { $miners } mineurs et votre contremaître : on ne peut pas rappeler plus de pions.
        }
       *[false] { $miners ->
            [0] Vous n’avez envoyé personne qui puisse être rappelé.
            [one] Vous n’avez envoyé qu’un mineur, sans contremaître : personne d’autre ne peut être rappelé.
           *[other] Vous n’avez envoyé que { $miners } mineurs, sans contremaître : personne d’autre ne peut être rappelé.
        }
    }
refusal-brine-not-there =
    { $there ->
        [0] Il n’y a pas de saumure dans la saline, et le rappel en demande { $wanted }.
        [one] Il n’y a qu’un cube de saumure dans la saline, et le rappel en demande { $wanted }.
       *[other] Il n’y a que { $there } cubes de saumure dans la saline, et le rappel en demande { $wanted }.
    }
refusal-nothing-for-brine = La saumure s’échange contre un cube brun, vert ou blanc, et non contre de la saumure.
refusal-too-little-brine =
    Un cube { $kind } coûte { $price ->
        [one] { $price } cube
       *[other] { $price } cubes
    } de saumure, et vous n’en avez { $there ->
        [0] aucun.
        [one] qu’un.
       *[other] que { $there }.
    }


## Digging

refusal-no-shaft-tile = Il ne reste pas de tuile de puits dans cette phase.
refusal-no-marker = Vos trois marqueurs sont déjà dans la mine.
refusal-deepest-level = { $space } est au niveau III, et il n’y a rien en dessous.
refusal-has-shaft = Il y a déjà un puits sous { $space }.
refusal-next-to-shaft = Un puits sous { $space } serait juste à côté de { $shaft }, un puits de même profondeur dans la colonne voisine.
refusal-shaft-in-column = La colonne de { $space } a déjà un puits à l’autre profondeur, { $shaft }.
refusal-no-tile-below = Il ne reste aucune tuile du { $level } à poser sous le puits.

refusal-wrong-order = Deux pions ou deux cases sont nommés dans le mauvais ordre : d’abord la réserve, puis les postes, puis les cases de la surface vers le bas et de gauche à droite.
