### What is wrong with a text: a move, an edition file, a set-up, a record. One sentence for each code.


## Frames for other sentences

# $problem is one of the edition- sentences.
file-line = { $file }, line { $line }: { $problem }
# $refusal is one of the sentences of refusals.ftl.
move-refused = { $refusal } (rule { $rule })
# $message comes from the reader of JSON and is always English.
record-form = This is no game record: { $message }
record-format = This is a record of format { $found }, which a newer version of the program has written; this one reads formats up to { $newest }.
record-setup = The set-up of the record is not possible: { $problem }
# $problem is a refusal or one of the notation- sentences.
record-move = move { $number }, `{ $move }`: { $problem }


## Moves; $form shows how the move is written.

notation-unknown-verb = No move begins with `{ $found }`; moves begin with { $verbs }.
notation-wrong-blanks = The words of a move are separated by single blanks, with none at the ends.
notation-wrong-form = Words are missing or too many; this move is written `{ $form }`.
notation-wrong-word = `{ $found }` does not fit; this move is written `{ $form }`.
notation-no-space = `{ $found }` is no space of any mine; spaces have names like 1C, 2L3 and 4R1.
notation-no-source = `{ $found }` is no place a piece can come from; write `supply`, a post like `@market` or a space like `2L3`, with `!` for the foreman.
notation-no-salt = `{ $found }` is no salt; write a letter for each cube, in the order b, g, w, u, like `bbg`.
notation-broken-route = In the route `{ $found }` not every space is one step from the space before.
notation-wrong-order = Two spaces, sources or seats stand in the wrong order, or a seat stands there twice; this move is written `{ $form }`.


## Edition files, after the name of the file and the line

# $message comes from the reader of TOML and is always English.
edition-syntax = this cannot be read as an edition file: { $message }
edition-unknown-edition = there is no edition `{ $found }`; it can be `base` or `muria`.
edition-count =
    `{ $key }` has { $found ->
        [one] { $found } entry
       *[other] { $found } entries
    }, and it takes { $expected }.
edition-bad-tile = `{ $found }` is no tile; write 1 to 6 cubes, letters in the order b, g, w, and up to 6 water, in the form `bbg/1`.
edition-bad-order = `{ $found }` is no order; write 1 to 6 cubes, letters in the order b, g, w, u, and a price of 1 to 100 groszy, in the form `bb=9`, with brine only in Muria.
edition-not-ascending = the numbers of `{ $key }` have to go from the smallest to the largest.
edition-out-of-range = a number of `{ $key }` is { $found }, and it can be { $least } to { $most }.
edition-same-sort = this is a second file of the sort `{ $edition }`; give one of each at most.
edition-bad-tool = `{ $found }` is not a tool of this box, or stands here twice.


## Set-ups

setup-players =
    { $found ->
        [one] { $found } player is
       *[other] { $found } players are
    } not possible; this game takes 2 to { $most }, and five play only with Muria.
setup-stack-size =
    `{ $place }` has { $found ->
        [one] { $found } item
       *[other] { $found } items
    }, and the box has { $expected }.
setup-not-in-box = `{ $place }` is `{ $found }`, which is not in the box, or not as often.
setup-setting = The setting `{ $key }` has a value that it cannot have. Allowed: { $allowed }.
setup-tool-choice = A game is played with seven different kinds of tools: without Muria the seven of the base game, with it any seven of the nine.


## Positions and what is turned up; $place is a place in the record.

record-position = The start of the record is not possible: { $problem }
record-opening = What lies open at the start of the record is not possible: { $problem }
record-edition = The record was played with other component values: its fingerprint is `{ $found }`, that of the values at hand is `{ $expected }`.
record-names = The record has { $names } names, but { $players } players.
record-no-ply = The record has only { $plies } moves.
move-drawn = `{ $found }` is neither a tile such as bbg/1 nor an order such as bb=9 nor a tool such as rope.
draw-draw-count = { $expected } things are turned up, and { $found } are named.
draw-wrong-pile = `{ $found }` does not come from the stack that is drawn from.
draw-not-left = `{ $found }` is not in the box any more, or not in this stack.
draw-stacks-known = The stacks of this game are known: a move does not say what it turns up.
position-nobody-on-turn = Nobody is on turn, and the game is not over.
position-wrong-result = The result does not fit to the position.
position-turn-begun = `{ $place }` shows that the turn has begun: a start is the beginning of a turn.
position-no-such-seat = `{ $place }` names { $seat }, who is not at the table.
position-out-of-range = `{ $place }` is { $found }; it must be from { $least } to { $most }.
position-list-length = `{ $place }` has { $found } entries; it must have { $expected }.
position-missing = `{ $place }` is missing.
position-unexpected = `{ $place }` is there, and this game does not have it.
position-miner-count = Miners of { $seat }: { $owned } owned, but { $found } in supply, mine and town.
position-foreman-count = The foreman of { $seat } is in { $found } places; it must be one with Muria and none without.
position-post-holders = The post at the { $post } is held by one miner, two at the entrance, or by the foreman alone.
position-no-such-space = This mine has no space { $space }.
position-space-not-listed = The space { $space } is missing in the mine.
position-no-way-out = No way leads from { $space } to the surface.
position-wrong-sort = { $space } must have `open`, `salt` and `water` if it is a chamber, and none of them if it is a shaft.
position-wrong-marker = { $space }: a marker lies on every shaft that a player has built, and nowhere else.
position-marker-count = Markers of { $seat }: { $said } are said to be in the mine, and { $found } are there.
position-shaft-count = Shafts, built and unbuilt: { $found }; the phases so far have brought { $expected }.
position-too-many-tiles = Chambers of { $level }: { $found }; there are only { $most } tiles.
position-not-entered = Nobody has entered { $space }, so neither pieces nor salt can be there.
position-tired-in-shaft = Nobody digs in { $space }, so nobody is tired there.
position-no-tile-for = No tile that is left has so much salt as lies in { $space }.
position-too-much-water = Water on { $level }: { $found }; its tiles have brought at most { $most }.
position-wrong-salt = `{ $place }` cannot have { $kind } salt.
position-card-count = Cards of `{ $place }`, open, owned and to come: { $found }; there must be { $expected }.
position-empty-place = `{ $place }` is empty although cards are left in its stack.
position-not-in-box = `{ $place }` is `{ $found }`, which is not in the box, or not as often.
position-half-made = `{ $place }` does not fit to the position.
