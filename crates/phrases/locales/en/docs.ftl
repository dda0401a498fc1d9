### The frame of docs/rules.md, which is made from rules.ftl, this file and the edition files.

docs-title = The rules of Magnum Sal and Muria

docs-generated = This page is generated from `crates/phrases/locales/en/rules.ftl` and the edition files. Change those, not this page.

docs-unofficial =
    These are the rules as this program plays them. It is an unofficial fan project, not connected with the
    authors or publishers of the games *Magnum Sal* and *Magnum Sal: Muria*, and the wording is the project's
    own.

docs-sources =
    The sources are the publisher's English rulebook of the base game, the French and the German rulebook of the
    base game, a one-page summary in French, and the French and the Italian rulebook of Muria. They do not agree
    everywhere, and a few questions they leave open. Each such decision stands in a note below the rule it
    concerns, or in the list after the rules.

docs-identifiers =
    Every rule has an identifier, a chapter's letter with a number. When the program refuses a move, it names the
    rule that stands against it, and the tests are named after the rules they check. Text in this `type` is a name
    of a space, a setting or a word of the notation, which [notation.md](notation.md) defines.

docs-note = Note:

docs-open-points-title = Open points decided here

docs-open-points-intro = The documents leave these points open as well. This is what the program does.

docs-open-points =
    - A cart that frees two spaces needs two toll spaces that are direct neighbours on the route (E6); a space without toll between them is not skipped.
    - Tired miners and tired foremen count as owners for tolls, just like standing ones (E5).
    - When several routes cost the same tolls, the player is still asked which one to take (E4).
    - A piece that is cut off may pump, carry water in a bucket and build a shaft; it is barred from extraction only (C4).
    - An exchange of brine ends a placing action for further ropes, as a bucket or food does (P4, W5).
    - A visit to the castle or the saltworks may take the assistant of that very building (K1, W1).
    - With the setting `fatigue = all` a foreman who stands in the chamber always digs, too (E3).
    - With the setting `pump_with_tired = true` a tired foreman is as good as a tired miner (B4).
    - Two privileges of one kind cannot be used in the same visit to the market or the castle (U6, U7).
    - The horse mill asks that the chamber of the crew be linked; the chamber below need not be (E9).

docs-values-title = Values of the components

docs-values-intro =
    These values are not part of the program but of two edition files. A tile is written as its salt and its
    water, so `bbg/1` is two brown, one green and one water; an order as its salt and its price, so `bb=9` pays
    9 groszy for two brown. The letters are { $letters }.

docs-base-title = Base game
docs-muria-title = Added by Muria

docs-provenance-printed = These values are **printed**: they are what the components of the game show.
docs-provenance-reconstructed =
    The tiles and orders here are **reconstructed**: the sources do not show what is printed on those of the
    expansion, so they are worked out from the pattern of the base game. The price of a cube in brine and the
    kinds of tools are in the rulebooks.
docs-provenance-custom = These values are **custom**: somebody has chosen them.

docs-replace =
    To play with other values, copy `crates/rules/data/base.toml` or `crates/rules/data/muria.toml`, change what differs, say in
    `provenance` where the values come from (`printed`, `reconstructed` or `custom`), and start the program with
    `--edition FILE`. The option can be given twice, for a file of each sort. Whoever owns the Muria box can put
    its printed values in place of the reconstructed ones in this way.

docs-head-level = Level
docs-head-tiles = Tiles
docs-head-phase = Phase
docs-head-orders = Orders
docs-head-kind = Salt
docs-head-market = Market prices, in groszy
docs-head-where = Where
docs-head-prices = Prices, in groszy
docs-head-tools = Tools owned
docs-head-value = Value at the end, in groszy
docs-head-brine = Brine for one cube

docs-inn = inn, for each next miner
docs-workshop = workshop, from left to right
docs-tool-kinds = Kinds of tools, three cards of each: { $tools }.
