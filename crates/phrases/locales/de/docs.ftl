### The frame of docs/rules.md, which is made from rules.ftl, this file and the edition files.

docs-title = Die Regeln von Magnum Sal und Muria

docs-generated = Diese Seite wird aus `crates/phrases/locales/de/rules.ftl` und den Editionsdateien erzeugt. Ändere diese, nicht die Seite.

docs-unofficial =
    Dies sind die Regeln, wie dieses Programm sie spielt. Es ist ein inoffizielles Fanprojekt ohne Verbindung zu
    den Autoren oder Verlagen der Spiele *Magnum Sal* und *Magnum Sal: Muria*, und der Wortlaut ist der des
    Projekts.

docs-sources =
    Die Quellen sind die englische Spielregel des Grundspiels vom Verlag, die französische und die deutsche
    Spielregel des Grundspiels, eine einseitige Übersicht auf Französisch sowie die französische und die
    italienische Spielregel von Muria. Sie stimmen nicht überall überein, und ein paar Fragen lassen sie offen.
    Jede solche Entscheidung steht in einer Anmerkung unter der Regel, die sie betrifft, oder in der Liste nach
    den Regeln.

docs-identifiers =
    Jede Regel hat eine Kennung, den Buchstaben des Kapitels mit einer Zahl. Wenn das Programm einen Schritt
    ablehnt, nennt es die Regel, die dagegensteht, und die Tests sind nach den Regeln benannt, die sie prüfen.
    Text in dieser `Schrift` ist der Name eines Feldes, eine Einstellung oder ein Wort der Notation; siehe
    dazu [notation.md](notation.md).

docs-note = Anmerkung:

docs-open-points-title = Offene Punkte, die hier entschieden sind

docs-open-points-intro = Auch diese Punkte lassen die Quellen offen. So hält es das Programm.

docs-open-points =
    - Ein Karren, der zwei Felder befreit, braucht zwei gebührenpflichtige Felder, die auf dem Förderweg direkt aufeinanderfolgen (E6); ein gebührenfreies Feld dazwischen wird nicht übersprungen.
    - Müde Bergleute und müde Steiger zählen bei Gebühren als Besitzer, genau wie ausgeruhte (E5).
    - Wenn mehrere Förderwege gleich viel Gebühren kosten, wird der Spieler trotzdem gefragt, welchen er nimmt (E4).
    - Eine abgeschnittene Figur darf pumpen, mit der Schöpfkelle Wasser tragen und einen Schacht bauen; nur vom Abbau ist sie ausgeschlossen (C4).
    - Ein Tausch von Sole beendet eine Einsetzaktion für weitere Seile, ebenso wie eine Schöpfkelle oder Proviant (P4, W5).
    - Für einen Besuch der Burg oder der Saline darf der Gehilfe genau dieses Gebäudes genommen werden (K1, W1).
    - Mit der Einstellung `fatigue = all` baut auch ein Steiger, der ausgeruht in der Kammer steht, immer mit ab (E3).
    - Mit der Einstellung `pump_with_tired = true` ist ein müder Steiger so gut wie ein müder Bergmann (B4).
    - Zwei Briefe derselben Art können nicht beim selben Besuch des Marktes oder der Burg benutzt werden (U6, U7).
    - Der Pferdegöpel verlangt, dass die Kammer des Trupps angeschlossen ist; die Kammer darunter muss es nicht sein (E9).

docs-values-title = Werte des Spielmaterials

docs-values-intro =
    Diese Werte gehören nicht zum Programm, sondern zu zwei Editionsdateien. Ein Plättchen wird als Salz und
    Wasser geschrieben, `bbg/1` ist also zweimal Braun, einmal Grün und einmal Wasser; ein Auftrag als Salz und
    Preis, `bb=9` bringt also 9 Groschen für zweimal Braun. Die Buchstaben sind { $letters }.

docs-base-title = Grundspiel
docs-muria-title = Mit Muria kommt hinzu

docs-provenance-printed = Diese Werte sind **gedruckt**: Sie stehen so auf dem Spielmaterial.
docs-provenance-reconstructed =
    Die Plättchen und Aufträge hier sind **rekonstruiert**: Die Quellen zeigen nicht, was auf denen der
    Erweiterung gedruckt ist, deshalb sind sie nach dem Muster des Grundspiels erschlossen. Der Preis eines
    Würfels in Sole und die Arten der Werkzeuge stehen in den Spielregeln.
docs-provenance-custom = Diese Werte sind **selbst gewählt**: Jemand hat sie sich ausgesucht.

docs-replace =
    Um mit anderen Werten zu spielen, kopiere `crates/rules/data/base.toml` oder `crates/rules/data/muria.toml`, ändere, was anders ist,
    gib unter `provenance` an, woher die Werte kommen (`printed`, `reconstructed` oder `custom`), und starte das
    Programm mit `--edition FILE`. Die Option kann zweimal angegeben werden, für je eine Datei jeder Art. Wer die
    Schachtel von Muria besitzt, kann auf diese Weise die gedruckten Werte an die Stelle der rekonstruierten
    setzen.

docs-head-level = Sohle
docs-head-tiles = Plättchen
docs-head-phase = Phase
docs-head-orders = Aufträge
docs-head-kind = Salz
docs-head-market = Marktpreise in Groschen
docs-head-where = Wo
docs-head-prices = Preise in Groschen
docs-head-tools = Werkzeuge im Besitz
docs-head-value = Wert am Ende in Groschen
docs-head-brine = Sole für einen Würfel

docs-inn = Wirtshaus, für jeden weiteren Bergmann
docs-workshop = Werkstatt, von links nach rechts
docs-tool-kinds = Arten von Werkzeugen, je drei Karten: { $tools }.
