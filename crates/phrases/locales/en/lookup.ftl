### What can be looked up at any time: what is still to come, what signs mean, what keys do.
###
### $tools are pictures with their names; they stay as they are.

lookup-title = Look up
lookup-unseen = Still to come
lookup-signs = Signs
lookup-keys = Keys


## What nobody has seen yet. Below each sentence follows the list that it speaks of.

lookup-tiles = Tiles of level { $level }
lookup-orders = Orders of this phase
lookup-tools = Tool cards
lookup-left =
    { $count ->
        [0] Nothing more is to come.
        [one] { $count } is still to come:
       *[other] { $count } are still to come:
    }
# Where more is possible than can come.
lookup-of =
    { $count ->
        [0] Nothing more is to come.
        [one] { $count } is still to come, one of these:
       *[other] { $count } are still to come, out of these:
    }
lookup-in-phase =
    { $count ->
        [0] None of them comes in this phase.
        [one] { $count } of them comes in this phase.
       *[other] { $count } of them come in this phase.
    }
lookup-kinds = Kinds of tools in play
lookup-kinds-absent = Not in play: { $tools }
# Where the stacks are not known: $count kinds are still to be found out.
lookup-kinds-possible =
    { $count ->
        [one] and { $count } of these: { $tools }
       *[other] and { $count } of these: { $tools }
    }


## Signs; beside each stands its picture.

lookup-signs-mine = In the mine
lookup-signs-town = In town and beside the players
lookup-signs-marks = Frames
lookup-sign-miners = Miners of a player, by colour and shape; the number says how many stand there.
lookup-sign-tired = A tired piece. It only helps to carry, until food, a rest or the end of the phase.
lookup-sign-foreman = A foreman. In an extraction he is worth two miners.
lookup-sign-salt-b = Brown salt
lookup-sign-salt-g = Green salt
lookup-sign-salt-w = White salt
lookup-sign-salt-u = Brine, for some orders and to be exchanged for salt
lookup-sign-water = Water. Each takes one strength more to dig in its chamber.
lookup-sign-closed = A chamber that nobody has entered, with its level
lookup-sign-spent = A chamber without salt
lookup-sign-marker = A shaft with the marker of its owner. Others pay there as for a miner.
lookup-sign-coins = Money in groszy: a price, or what somebody has
lookup-sign-post = The post of an assistant; dashed while it is free
lookup-sign-stack = Cards that are still to come, and how many
lookup-sign-orders = Orders that a player has completed
lookup-sign-first = This player begins each round
lookup-mark-can = Can be chosen
lookup-mark-chosen = Is chosen
lookup-mark-goal = The chosen piece can go there
lookup-mark-cannot = Not possible now; a click tells why
lookup-mark-way = On the way up of the salt
