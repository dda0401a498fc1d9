### What is wrong with a text: a move, an edition file, a set-up, a record. One sentence for each code.


## Frames for other sentences

# $problem is one of the edition- sentences.
file-line = { $file }, line { $line }: { $problem }
# $refusal is one of the sentences of refusals.ftl.
move-refused = { $refusal } (rule { $rule })
# $message comes from the reader of JSON and is always English.
record-form = This is no game record: { $message }
record-format = This is a record of format { $found }, and this program reads format 1.
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
