### What is wrong with a text: a move, an edition file, a set-up, a record. One sentence for each code.


## Frames for other sentences

# $problem is one of the edition- sentences.
file-line = { $file }, Zeile { $line }: { $problem }
# $refusal is one of the sentences of refusals.ftl.
move-refused = { $refusal } (Regel { $rule })
# $message comes from the reader of JSON and is always English.
record-form = Das ist keine Aufzeichnung einer Partie: { $message }
record-format = Das ist eine Aufzeichnung im Format { $found } aus einer neueren Version des Programms; diese hier liest Formate bis { $newest }.
record-setup = Der Aufbau in der Aufzeichnung ist nicht möglich: { $problem }
# $problem is a refusal or one of the notation- sentences.
record-move = Schritt { $number }, `{ $move }`: { $problem }


## Moves; $form shows how the move is written.

notation-unknown-verb = Kein Schritt beginnt mit `{ $found }`; Schritte beginnen mit { $verbs }.
notation-wrong-blanks = Die Wörter eines Schritts sind durch einzelne Leerzeichen getrennt, ohne welche am Anfang oder Ende.
notation-wrong-form = Es fehlen Wörter, oder es sind zu viele; dieser Schritt wird `{ $form }` geschrieben.
notation-wrong-word = `{ $found }` passt nicht; dieser Schritt wird `{ $form }` geschrieben.
notation-no-space = `{ $found }` ist kein Feld irgendeines Bergwerks; Felder heißen zum Beispiel 1C, 2L3 und 4R1.
notation-no-source = `{ $found }` ist kein Ort, von dem eine Figur kommen kann; schreib `supply`, einen Posten wie `@market` oder ein Feld wie `2L3`, mit `!` für den Steiger.
notation-no-salt = `{ $found }` ist kein Salz; schreib einen Buchstaben für jeden Würfel, in der Reihenfolge b, g, w, u, zum Beispiel `bbg`.
notation-broken-route = Im Förderweg `{ $found }` liegt nicht jedes Feld direkt neben dem vorigen.
notation-wrong-order = Zwei Felder, Herkunftsorte oder Plätze stehen in der falschen Reihenfolge, oder ein Platz steht zweimal da; dieser Schritt wird `{ $form }` geschrieben.


## Edition files, after the name of the file and the line

# $message comes from the reader of TOML and is always English.
edition-syntax = Das lässt sich nicht als Editionsdatei lesen: { $message }
edition-unknown-edition = Es gibt keine Edition `{ $found }`; möglich sind `base` und `muria`.
edition-count =
    `{ $key }` hat { $found ->
        [one] { $found } Eintrag
       *[other] { $found } Einträge
    }, und es müssen { $expected } sein.
edition-bad-tile = `{ $found }` ist kein Plättchen; schreib 1 bis 6 Würfel, Buchstaben in der Reihenfolge b, g, w, und bis zu 6 Wasser, in der Form `bbg/1`.
edition-bad-order = `{ $found }` ist kein Auftrag; schreib 1 bis 6 Würfel, Buchstaben in der Reihenfolge b, g, w, u, und einen Preis von 1 bis 100 Groschen, in der Form `bb=9`, Sole nur in Muria.
edition-not-ascending = Die Zahlen von `{ $key }` müssen von der kleinsten zur größten gehen.
edition-out-of-range = Eine Zahl von `{ $key }` ist { $found }, und möglich sind { $least } bis { $most }.
edition-same-sort = Das ist eine zweite Datei der Art `{ $edition }`; gib von jeder Art höchstens eine an.
edition-bad-tool = `{ $found }` ist kein Werkzeug dieser Schachtel oder steht hier zweimal.


## Set-ups

setup-players =
    { $found ->
        [one] { $found } Spieler ist
       *[other] { $found } Spieler sind
    } nicht möglich; in dieser Partie spielen 2 bis { $most }, und fünf nur mit Muria.
setup-stack-size =
    `{ $place }` hat { $found ->
        [one] { $found } Stück
       *[other] { $found } Stücke
    }, und in der Schachtel sind { $expected }.
setup-not-in-box = `{ $place }` ist `{ $found }`, und das ist nicht in der Schachtel oder nicht so oft.
setup-setting = Die Einstellung `{ $key }` hat einen Wert, den sie nicht haben kann. Erlaubt: { $allowed }.
setup-tool-choice = Eine Partie wird mit sieben verschiedenen Arten von Werkzeugen gespielt: ohne Muria mit den sieben des Grundspiels, mit Muria mit beliebigen sieben der neun.


## Stellungen und was aufgedeckt wird; $place ist eine Stelle in der Aufzeichnung.

record-position = Der Anfang der Aufzeichnung ist nicht möglich: { $problem }
record-opening = Was am Anfang der Aufzeichnung offen liegt, ist nicht möglich: { $problem }
record-edition = Die Aufzeichnung wurde mit anderen Werten der Spielteile gespielt: ihr Fingerabdruck ist `{ $found }`, der vorhandenen Werte `{ $expected }`.
record-names = Die Aufzeichnung hat { $names } Namen, aber { $players } Spieler.
record-no-ply = Die Aufzeichnung hat nur { $plies } Züge.
move-drawn = `{ $found }` ist weder ein Plättchen wie bbg/1 noch ein Auftrag wie bb=9 noch ein Werkzeug wie rope.
draw-draw-count = Aufgedeckt werden { $expected } Dinge, genannt sind { $found }.
draw-wrong-pile = `{ $found }` kommt nicht aus dem Stapel, von dem gezogen wird.
draw-not-left = `{ $found }` ist nicht mehr in der Schachtel oder nicht in diesem Stapel.
draw-stacks-known = Die Stapel dieser Partie sind bekannt: Ein Zug sagt nicht, was er aufdeckt.
position-nobody-on-turn = Niemand ist am Zug, und die Partie ist nicht zu Ende.
position-wrong-result = Das Ergebnis passt nicht zur Stellung.
position-turn-begun = `{ $place }` zeigt, dass der Zug schon begonnen hat: Ein Start ist der Anfang eines Zugs.
position-no-such-seat = `{ $place }` nennt { $seat }, aber so jemand sitzt nicht am Tisch.
position-out-of-range = `{ $place }` ist { $found }; möglich ist { $least } bis { $most }.
position-list-length = `{ $place }` hat { $found } Einträge; es müssen { $expected } sein.
position-missing = `{ $place }` fehlt.
position-unexpected = `{ $place }` ist da, aber dieses Spiel hat das nicht.
position-miner-count = Bergleute von { $seat }: { $owned } im Besitz, aber { $found } in Vorrat, Bergwerk und Stadt.
position-foreman-count = Der Steiger von { $seat } ist an { $found } Orten; mit Muria muss es einer sein, ohne keiner.
position-post-holders = Den Posten { $post } hält ein Bergmann, am Eingang zwei, oder der Steiger allein.
position-no-such-space = Dieses Bergwerk hat kein Feld { $space }.
position-space-not-listed = Im Bergwerk fehlt das Feld { $space }.
position-no-way-out = Von { $space } führt kein Weg an die Oberfläche.
position-wrong-sort = { $space } muss `open`, `salt` und `water` haben, wenn es eine Kammer ist, und nichts davon, wenn es ein Schacht ist.
position-wrong-marker = { $space }: Ein Marker liegt auf jedem Schacht, den ein Spieler gebaut hat, und sonst nirgends.
position-marker-count = Marker von { $seat }: { $said } sollen im Bergwerk sein, { $found } sind dort.
position-shaft-count = Schächte, gebaut und ungebaut: { $found }; die bisherigen Phasen brachten { $expected }.
position-too-many-tiles = Kammern von { $level }: { $found }; es gibt nur { $most } Plättchen.
position-not-entered = Niemand hat { $space } betreten, also können dort weder Figuren noch Salz sein.
position-tired-in-shaft = In { $space } gräbt niemand, also ist dort niemand müde.
position-no-tile-for = Kein übriges Plättchen hat so viel Salz, wie in { $space } liegt.
position-too-much-water = Wasser auf { $level }: { $found }; die Plättchen brachten höchstens { $most }.
position-wrong-salt = `{ $place }` kann kein Salz dieser Art haben: { $kind }.
position-card-count = Karten von `{ $place }`, offen, im Besitz und noch im Stapel: { $found }; es müssen { $expected } sein.
position-empty-place = `{ $place }` ist leer, obwohl noch Karten im Stapel sind.
position-not-in-box = `{ $place }` ist `{ $found }`, und das ist nicht in der Schachtel oder nicht so oft.
position-half-made = `{ $place }` passt nicht zur Stellung.
