### What is wrong with a text: a move, an edition file, a set-up, a record. One sentence for each code.


## Frames for other sentences

# $problem is one of the edition- sentences.
file-line = { $file }, Zeile { $line }: { $problem }
# $refusal is one of the sentences of refusals.ftl.
move-refused = { $refusal } (Regel { $rule })
# $message comes from the reader of JSON and is always English.
record-form = Das ist keine Aufzeichnung einer Partie: { $message }
record-format = Diese Aufzeichnung hat das Format { $found }, und dieses Programm liest Format 1.
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
