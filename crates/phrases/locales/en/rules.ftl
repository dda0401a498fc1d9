### The rules of Magnum Sal and Muria as this program plays them, in English.
###
### This file is the only source of the rule texts: the command line, the browser and
### docs/rules.md all take them from here. A chapter has a title and, where needed, an .intro.
### A rule has its text, a .title and, where sources differ or a setting changes it, a .note.
### An unofficial fan project; the wording is the project's own.


## G

chapter-g = The board
    .intro =
        Money is counted in groszy: one grosz, two groszy. Salt is brown, green or white and, with
        the expansion Muria, also brine, which is blue. A piece is a miner or, with Muria, a foreman;
        in the mine it is either standing or tired. A space is a shaft section or a chamber. The
        supply holds the pieces a player has at hand, and a post is the place of an assistant. What a
        rule says of Muria holds only when the setting `expansion` is `muria`.

rule-g1 =
    The name of a space is its depth followed by its column. Depth is counted in shaft sections from
    the surface down, so the topmost section has depth 1. The centre column is `C`; every other column
    is `L` for left or `R` for right with its distance from the centre, as in `1C`, `2L3`, `4R1` and
    `6L2`. With Muria a distance can have two digits, `4C` and `6C` can be chambers, `5C` can be a
    shaft that someone has built, and there is never a `3C`.
    .title = Names of spaces

rule-g2 =
    The mine of the base game has six sections of main shaft, `1C` to `6C`. Level I lies at depth 2
    and has the eight chambers `2L1` to `2L4` and `2R1` to `2R4`. Level II lies at depth 4 and has the
    six chambers `4L1` to `4L3` and `4R1` to `4R3`. Level III lies at depth 6 and has the four
    chambers `6L1`, `6L2`, `6R1` and `6R2`.
    .title = The base mine

rule-g3 =
    Two spaces of one column whose depths differ by 1 are adjacent if both are shaft sections or, with
    Muria, if one is a shaft section and the other a chamber. Two spaces of equal depth in
    neighbouring columns are adjacent if one of them or both are chambers. A chamber is never adjacent
    to another chamber above or below it. The surface is reached from `1C`.
    .title = Adjacent spaces

rule-g4 =
    Everybody may see all money, salt, tools, pieces and face-up tiles at any time. Two things are
    hidden: what is on tiles that have not been revealed, except in the mapped mine (V1), and the
    order in which tiles, orders and tools lie in their stacks.
    .title = What is public
    .note =
        With the setting `mapped = true` tiles lie face up before anyone enters them, so their content
        is public too.

rule-g5 =
    There are always enough coins and cubes in the bank. Miners are limited: each colour has 10 of
    them and, with Muria, 1 foreman.
    .title = The bank and the pieces


## S

chapter-s = Setting up

rule-s1 =
    The game is for 2 to 4 players, and with Muria also for 5. The start player is drawn by lot unless
    the players choose one.
    .title = Number of players

rule-s2 =
    In the base game every player starts with 4 miners, or with 5 in a game of two. With Muria every
    player starts with 2 miners and 1 foreman, or with 3 miners and 1 foreman in a game of two. All of
    these pieces begin in their owner's supply.
    .title = Pieces at the start

rule-s3 =
    Every player receives 1 brown salt. The start player receives 10 groszy, and clockwise from there
    the others receive 12, 14 and 16; a fifth player receives 18.
    .title = Money and salt at the start

rule-s4 =
    The market starts with one brown cube on the space worth 5, one brown cube on the space worth 4
    and one green cube on the space worth 6. It starts without white.
    .title = The market at the start

rule-s5 =
    The tiles of each level are shuffled separately. In the base game one tile is laid face down on
    each chamber of its level; with Muria the tiles are drawn as the mine grows (M1, M2, M5). In the
    mapped mine a tile is laid face up, but still without cubes (V1).
    .title = Laying out the tiles
    .note =
        The setting `mapped = true` chooses the mapped mine.

rule-s6 =
    The game uses 21 tool cards, 3 of each of 7 kinds. Muria brings the number of kinds to 9, and the
    players choose the 7 that are used or draw them by lot. The 21 cards are shuffled a single time,
    before phase I. Which kinds are in play is public: the others lie open beside the board.
    .title = Tool cards

rule-s7 =
    Each phase starts with the same preparations. The orders of the phase are shuffled and turned up,
    3 with 2 or 3 players and 4 with 4 or 5 players, and the count of completed orders returns to 0.
    The next 7 tools become the workshop's stack, and 3 of them are turned up. The inn marker goes to
    its first space with 4 or 5 players, to its third with 3 and to its fifth with 2, so that 7, 5 or 3
    miners can be hired. With Muria 1 shaft tile joins the unbuilt ones in phase I, 2 in phase II and
    3 in phase III; tiles not built in earlier phases remain available.
    .title = Preparing a phase
    .note =
        The Muria texts speak of 1, 2 and the remaining 3 shaft tiles, one number for each phase. They
        can be read as adding that many to what is left, or as exactly that many being available. This
        game adds them and keeps the unbuilt ones.


## T

chapter-t = The course of play

rule-t1 =
    The game has three phases, and a phase is a series of rounds. In a round everybody takes one turn,
    clockwise from the start player. A turn has 1 action in the first round of a phase and 2 actions in
    all later rounds.
    .title = Phases, rounds, turns

rule-t2 =
    A turn begins at the castle: each own piece in the near circle arrives, and each own piece in the
    far circle moves on to the near one. The arrivals are then settled one at a time (K3 to K6), and
    every piece returns to the supply as it is settled. With Muria the own pieces in the saltworks come
    home next (W2). Only then does the player take the actions and use tools, and finally the turn
    ends.
    .title = The order of a turn

rule-t3 =
    One action is one of these: put or move a piece in the mine (P), extract salt (E), post an
    assistant (A), visit a building (B, K, W, M), or pass. Both actions of a turn may be of the same
    sort. Two visits to the same building in one turn are forbidden.
    .title = The actions

rule-t4 =
    A player who passes both actions of a turn lets the crew rest: when that turn ends, all tired
    pieces of the player stand up. Whatever happens outside actions, such as using a bucket or food,
    does not spoil the rest.
    .title = Resting the crew
    .note =
        In the German rulebook resting is an action of its own that takes the whole turn; the other
        texts let a player rest by passing twice. The outcome is the same, so the game plays it as two
        passes.

rule-t5 =
    A phase is decided once the number of orders completed in it reaches a threshold. The current round
    is then played to its end, with further orders allowed, and the phase ends together with the round.
    The threshold is 5 orders, or 4 in a game of two. In phase III of a game with Muria it is 6, or 5 in
    a game of two.
    .title = When a phase ends

rule-t6 =
    At the end of a phase every piece goes back to its owner's supply and stands. Orders nobody
    completed and tools nobody bought leave the game, used tools become usable again, and the start
    player marker goes to the player on the left. A market without brown receives one brown cube on its
    5, and a market without green one green cube on its 6; white is never added. With Muria the
    saltworks keeps at most 2 brine and the rest goes to the bank. Chambers, the cubes in them and
    shafts remain as they are, and S7 prepares the next phase.
    .title = Between two phases

rule-t7 =
    After phase III nothing of T6 is done and the position is valued as it stands. A player's result is
    the money, plus 3 groszy for each brown, green or white cube, plus 3 for each pair of brine, plus a
    value for the tools owned, used or not: 0 for none, 2 for 1 or 2, 6 for 3 or 4, 10 for 5 or 6, 14
    for 7 or 8, and 20 for 9 or more. The highest result wins. A tie goes to the player with more
    completed orders, then to the one with fewer miners (foremen are not counted), then to the one with
    fewer tools, used ones included; if that does not decide either, the tied players share the victory.
    .title = Final value and winner

rule-t8 =
    A phase also ends with its 60th round, even if too few orders have been completed. Phases normally
    take 8 to 20 rounds.
    .title = The round limit
    .note =
        No rulebook has this limit. A program needs it, because players could otherwise keep a phase
        going for ever. The setting `round_limit` holds the number of rounds, 60 unless changed.


## C

chapter-c = The chain rule
    .intro =
        O is the set of all spaces that hold at least one piece, of any player, standing or tired, or a
        shaft owner's marker. A space of O is linked if a path of adjacent spaces that all belong to O
        leads from it to `1C`, and `1C` belongs to O as well. A piece is linked when its space is;
        otherwise it is cut off.

rule-c1 =
    A piece may go to a space only if that space is `1C` or lies next to a linked space. Links are
    judged without the moving piece, that is, after it has left the place it comes from.
    .title = Where a piece may go

rule-c2 =
    A piece may leave a space of the mine only if it stands. Moreover, every other piece that was linked
    before must still be linked at the moment when the piece has left and has not yet arrived anywhere.
    A standing piece that is itself cut off may therefore leave.
    .title = When a piece may leave

rule-c3 =
    A standing piece may break links by leaving a space Y if three conditions hold: Y is a chamber; Y
    and all chambers beyond it are revealed and contain no salt; and each piece that loses its link,
    standing or tired, is beyond Y. A space is beyond Y if every way from it to `1C` through spaces that
    exist, whether occupied or not, passes through Y. In the base mine that is the rest of the corridor
    behind Y.
    .title = Leaving a worked-out corridor
    .note =
        The English and French rulebooks require the chambers to be revealed and empty of salt; the
        German one asks only that no salt cubes lie there. The game follows the English and French
        texts.

rule-c4 =
    With Muria a shaft owner's marker counts in O and so links the spaces it touches, and it is allowed
    to become cut off itself. A piece that is cut off is barred from extraction (E1) and from nothing
    else.
    .title = Markers and cut off pieces


## P

chapter-p = Placing and moving

rule-p1 =
    With this action a player puts one own piece on a space of the mine. It comes from the supply, from
    a different space of the mine or from an assistant's post, never from the castle queue or the
    saltworks. The goal cannot be the space on which the piece already is, and a tired piece cannot be
    moved.
    .title = Placing a piece

rule-p2 =
    The goal must satisfy C1, and a piece that comes from the mine must be free to leave under C2 or C3.
    A space holds any number of pieces, of any number of players.
    .title = Goal and origin

rule-p3 =
    The first piece that enters a chamber reveals it. The salt and water shown on the tile are put
    there, in addition to any water that a bucket brought before. The chamber remains revealed for the
    rest of the game.
    .title = Revealing a chamber

rule-p4 =
    Immediately after a place action, or after an earlier rope in that action, a rope allows one more
    piece to be placed or moved under the same rules. As many ropes may follow as the player has unused.
    A rope cannot post an assistant. A bucket or food used in between closes the action, as does an
    exchange of brine (W5), and no rope can follow it.
    .title = The rope in an action
    .note =
        The English and French rulebooks use the bucket and food outside actions, while the German one
        allows them at any moment of the own turn. The game follows the English and French texts, so
        neither fits between a placement and its rope.


## E

chapter-e = Extraction

rule-e1 =
    Salt is extracted from one revealed chamber X. X must be linked, and the player must have at least
    one standing piece there.
    .title = Where salt is extracted

rule-e2 =
    The strength is 1 for each standing miner used, 2 for a foreman and 1 for each pickaxe, less the
    number of water cubes in the chamber that is mined. The player takes at least 1 cube and at most as
    many as the strength, of any kinds that lie there.
    .title = Strength and number of cubes
    .note =
        The one-page summary says that exactly as many cubes as the strength are taken. The rulebooks
        make it a limit, and the game follows them.

rule-e3 =
    Only pieces that are used become tired, and pieces that hold back water are used too. The need is
    the number of cubes taken plus the water in the mined chamber. A crew is at least one of the player's
    standing pieces in X; its strength (1 for a miner, 2 for a foreman) plus the pickaxes used must reach
    the need, and the sum must fall short of it as soon as any one piece, unless it is the only one, or
    any one pickaxe is taken away. Among all crews that fit, the player chooses.
    .title = Who becomes tired
    .note =
        The English and German rulebooks and the summary tire only the miners that worked. The French
        rulebook lacks that sentence and can be read as tiring all of the player's miners in the
        chamber. The game tires the crew. With the setting `fatigue = all` the crew is always every own
        standing piece in X, with as few pickaxes as are enough to reach the need.

rule-e4 =
    The salt is brought up at once, in the same action, from X to `1C` along adjacent spaces that all
    belong to O. The base mine has exactly one such route. With Muria there can be several, and the
    player picks one that passes through no space twice.
    .title = The route to the surface
    .note =
        The rulebooks describe the single way of the base mine and do not say who chooses when Muria's
        shafts make loops. The free choice is a ruling of this game.

rule-e5 =
    Every space of the route except X on which the player has no piece and no own marker costs 1 grosz
    for each cube. The money goes to the owners of the pieces and of the marker on that space; if there
    are several, the player divides it among them freely in whole groszy. A marker's owner is one payee
    like the others and counts once, even with pieces there as well. If foremen are on the space, only
    owners of foremen there are paid.
    .title = Tolls on the route

rule-e6 =
    A cart frees one space of the route that owes a toll, or two such spaces that follow each other on
    the route. In the base game it does so for any number of cubes. With Muria, or with the setting
    `cart_capacity = 2`, a cart covers only two cubes; further carts may be laid on the same spaces, each
    for two more cubes, and cubes that no cart covers pay as usual.
    .title = The cart on the route
    .note =
        In the Italian Muria rulebook a "not" is missing, so that it seems to allow more than two cubes;
        the French one has the word, and the sentence that follows in the Italian text only makes sense
        with it. Both recommend the limit for the base game as well, which the setting
        `cart_capacity = 2` provides. The German base rulebook speaks only of chambers, the English and
        French ones also of shaft sections; here a cart works on both.

rule-e7 =
    A player who cannot pay all tolls of an extraction may not make it. Unused carts count: if the tolls
    can be paid with their help, the extraction is allowed, and the player must lay carts in such a way
    that the remaining tolls can be paid. Water stays in the chamber. Tired pieces help to carry just
    like standing ones.
    .title = Being able to pay

rule-e8 =
    With Muria the entrance post earns after every extraction (A5).
    .title = The entrance after extraction

rule-e9 =
    With the horse mill (Muria) a crew in chamber X takes salt from the revealed chamber straight below
    it, in the same column and 2 deeper, whether a shaft joins the two or not. Water in the lower chamber
    reduces the strength and water in X does not; pieces in the lower chamber do not help. The route
    starts at X. X must be a chamber, not a shaft section, and need not contain salt itself.
    .title = Extracting with the horse mill


## A

chapter-a = Assistants

rule-a1 =
    With this action a player moves one own standing piece to the free post of the castle, the
    workshop, the pump house or the market, and with Muria also of the saltworks. The piece comes from
    the supply, from another post, or from the mine if the chain rule lets it leave (C2, C3). The inn,
    the town square and the foremen's house have no post. A post holds one assistant, who stays until
    its owner moves it or the phase ends.
    .title = Posting an assistant

rule-a2 =
    Each time anyone, the owner included, has visited the building, the assistant's owner receives 1
    grosz from the bank. It comes after the visitor has paid, so it cannot help to pay for that visit.
    At the castle the assistant earns not for visits but 1 grosz for each completed order. At the
    saltworks it earns not for visits but 1 grosz whenever pieces come home with at least one brine.
    .title = What an assistant earns

rule-a3 =
    A foreman in a post is worth no more than a miner. Only at the mine's entrance does it take the place
    of two (A4).
    .title = Foremen as assistants

rule-a4 =
    With Muria the mine's entrance has a post for 2 miners, sent together in one action from anywhere A1
    allows, or for 1 foreman. The two miners leave one after the other, and the action is allowed if the
    chain rule permits at least one of the two sequences. When one of the two later moves away, the other
    goes to the supply at once. The entrance post is not a space: it never belongs to O and is on no route.
    .title = The entrance post
    .note =
        The Muria rulebooks do not say what becomes of a single miner left at the entrance. As the post
        needs two, the ruling of this game is that the second one goes home.

rule-a5 =
    After each extraction of at least one cube, by anyone, the owner of the entrance post receives 1
    grosz from the bank.
    .title = What the entrance earns


## B

chapter-b = Buildings

rule-b1 =
    Visiting a building means carrying out its action completely; a player who is unable to do so may
    not visit it. In one turn a building may be visited only once. Settling orders at the start of a turn
    is not a visit to the castle.
    .title = Visiting a building

rule-b2 =
    At the inn a player pays the price at the marker, takes a miner of the own colour from the bank into
    the supply, and moves the marker one space on. The prices along the track are 5, 5, 5, 6, 6, 7 and 8
    groszy. Once the marker has passed the last one, the inn is closed until the phase ends. A player who
    owns 10 miners cannot hire.
    .title = The inn

rule-b3 =
    In the workshop a player buys one of the tools turned up, which cost 3, 4 and 5 groszy from left to
    right. The tools to its right then move one place left, and a new tool from the stack fills the place
    on the right. Once the stack is empty, fewer tools are on offer.
    .title = The workshop

rule-b4 =
    At the pump house a player removes 1 or more water from a single chamber that holds an own standing
    piece. The first cube is free, the second costs 2 groszy, the third 3, the fourth 4 and so on: 0, 2,
    5, 9 and onward in total. The water goes to the bank, or with Muria to the saltworks.
    .title = The pump house
    .note =
        The pump's own paragraph asks only for one of the player's miners in the chamber. The English and
        French rulebooks also say, however, that carrying salt is all a tired miner does, so the game asks
        for a standing piece. The setting `pump_with_tired = true` accepts a tired one.

rule-b5 =
    At the market a player makes 1 or 2 trades of one cube each. A cube is sold to the dearest free space
    of its kind for that space's price, and bought from the cheapest occupied space of its kind for that
    price. Brown has spaces worth 3, 3, 4 and 5, green 4, 5 and 6, white 7 and 8. What the first trade
    brings in may be spent in the second.
    .title = The market

rule-b6 =
    No cube is traded twice in one visit. A player who has bought a kind may sell that kind only if the
    player already held a cube of it when the visit began. A player who has sold a kind may not buy that
    kind, unless the sold cube went to the bank (U6).
    .title = Never the same cube twice

rule-b7 =
    On the town square a player takes 1 grosz from the bank.
    .title = The town square

rule-b8 =
    The market neither buys nor sells brine.
    .title = No brine at the market


## K

chapter-k = The castle

rule-k1 =
    A visit to the castle puts one own standing piece into the far circle of the queue. It comes from the
    supply, from a post, or from the mine if the chain rule lets it leave (C2, C3). With a royal privilege
    it goes straight into the near circle.
    .title = Joining the queue
    .note =
        The rulebooks do not say where the visiting piece comes from. The ruling of this game is that it
        may come from the mine or a post as well as from the supply.

rule-k2 =
    A piece in the queue stays there until it arrives or the phase ends. A circle has room for any number
    of pieces of any number of players.
    .title = Waiting in the queue

rule-k3 =
    When a piece arrives and its owner has all the salt for one or more face-up orders, one of these
    orders must be completed; which one is the owner's choice. The salt goes to the bank, the order's
    price is paid to the player, who keeps the token, and the count of completed orders goes up by 1. A
    new order takes the empty place if the stack still has one. Then the castle's assistant is paid.
    .title = Completing an order

rule-k4 =
    A player whose arriving piece can complete no order forfeits 3 groszy or 1 salt of any kind, brine
    included. With less than 3 groszy and some salt it has to be salt; without any salt it is all the
    money there is, up to 3 groszy. It is never both, and a player who has nothing loses nothing.
    .title = The penalty

rule-k5 =
    If two or more pieces arrive, they are settled one after the other. An order that was turned up for
    the first may be completed by the next.
    .title = Several arrivals

rule-k6 =
    With Muria a player may exchange brine before each arrival is settled (W5). Nobody has to exchange
    brine in order to become able to complete an order.
    .title = Brine before an arrival


## U

chapter-u = Tools
    .intro =
        Each tool card may be used once per phase. There is no limit to the number of cards used in one
        turn, and a card that has just been bought may be used right away.

rule-u1 =
    A rope is used in a place action: it places or moves one more piece, as P4 says.
    .title = The rope

rule-u2 =
    A pickaxe is used in an extraction and adds 1 to its strength (E2). The crew always needs at least one
    piece, and a pickaxe may not be superfluous (E3).
    .title = The pickaxe

rule-u3 =
    A bucket is used outside actions, in the own turn. It carries 1 water from a chamber in which the
    player has a standing piece to the chamber directly to its left or right, never to a shaft. That
    chamber may be one that has not been revealed yet.
    .title = The bucket
    .note =
        That the piece must stand is said in the questions and answers of Muria. The German and English
        rulebooks allow water to be poured into a chamber that is not yet revealed, the French one
        forbids it. The game allows it; the setting `bucket_into_unrevealed = false` forbids it.

rule-u4 =
    A cart is used in an extraction and frees one or two spaces of the route of their tolls, as E6 says.
    .title = The cart
    .note =
        How many cubes a cart covers depends on Muria and on the setting `cart_capacity`; see E6.

rule-u5 =
    Food is used outside actions, in the own turn. It lets 1 or 2 of the player's tired miners stand up,
    wherever they are and also on different spaces, or instead the player's tired foreman alone.
    .title = The food card

rule-u6 =
    A commercial privilege is used in a visit to the market and serves both trades: each purchase costs 1
    grosz less and each sale brings 1 grosz more. A cube may also be sold when all spaces of its kind are
    occupied. It then brings the lowest price of its kind, without the extra grosz, and goes to the bank.
    .title = Commercial privilege
    .note =
        For a sale into a full column the German rulebook says that the proceeds are the lowest value of
        the kind and that the cube goes to the bank; the French one gives the price but not where the cube
        goes. The game follows the German text, without the extra grosz.

rule-u7 =
    A royal privilege is used in a visit to the castle: the piece goes into the near circle instead of the
    far one (K1).
    .title = Royal privilege

rule-u8 =
    A saltworks privilege (Muria) is used in a visit to the saltworks and takes back 1 or 2 of the pieces
    just sent, each with 1 brine, as W4 says.
    .title = Saltworks privilege

rule-u9 =
    A horse mill (Muria) is used in an extraction: the crew takes the salt from the chamber straight
    below instead of its own, as E9 says.
    .title = Horse mill


## W

chapter-w = Saltworks and brine (Muria)
    .intro =
        This chapter applies only when the setting `expansion` is `muria`. Muria's nine orders are
        reconstructed: what the printed tokens show is not in any source this project has, so their values
        follow the pattern of the base game's orders. Whoever owns the box can put the printed values in
        their place.

rule-w1 =
    A visit to the saltworks sends one or more own standing pieces there in a single action. They come from
    the supply, from posts, or from the mine if the chain rule lets them leave (C2, C3). The visit is
    allowed even if the saltworks holds no brine.
    .title = Visiting the saltworks

rule-w2 =
    At the start of their owner's next turn, after the orders have been settled, all pieces in the
    saltworks come home to the supply. Each brings 1 brine along as long as some is left. If at least one
    brine came, the saltworks post earns.
    .title = Coming home with brine
    .note =
        The Muria rulebooks say that a player "may" take a cube for each miner. The ruling of this game is
        that taking the brine is not optional.

rule-w3 =
    Whenever a chamber is revealed, 1 brine from the bank goes into the saltworks. Water removed at the
    pump house goes there as well.
    .title = Where brine comes from

rule-w4 =
    A saltworks privilege, used during the visit, immediately returns to the supply 1 or 2 of the
    pieces just sent, each with 1 brine; at least that many brine must be in the saltworks. After that no further
    piece can be sent in the same visit, but another privilege may take back more. The saltworks post
    earns for each use.
    .title = Recalling pieces at once

rule-w5 =
    At any time in the own turn, as long as no other choice is only half made, a player may give 2 brine to
    the bank for 1 brown, 4 brine for 1 green, or 6 brine for 1 white. Other salt is never exchanged for
    brine.
    .title = Exchanging brine

rule-w6 =
    Pieces that are in the saltworks when a phase ends go home without brine.
    .title = Saltworks at phase end
    .note =
        The rulebooks do not cover this case. It is a ruling of this game: brine is brought home at the start
        of the owner's next turn, and in that phase there is none.


## M

chapter-m = Digging the mine (Muria)
    .intro =
        This chapter applies only when the setting `expansion` is `muria`. The main shaft is short, and the
        rest of the mine appears as it is explored and dug. Muria's six tiles are reconstructed, like its
        nine orders: the printed values are not in any source this project has, so they follow the pattern
        of the base game. Whoever owns the box can put the printed values in their place.

rule-m1 =
    The main shaft has only the sections `1C` and `2C`. At the start the chambers `2L1` and `2R1` lie face
    down beside it. The tiles of the base game and of Muria are mixed, level by level.
    .title = The mine at the start

rule-m2 =
    The last step of revealing a chamber lays a face-down tile of the same level on each empty cell next to
    it in its row, the left cell first. If two cells are empty and a single tile is left, the player chooses
    the side. If no tile is left, none is laid.
    .title = New tiles left and right
    .note =
        The Italian rulebook lays a face-down tile to the left and to the right. The French one says left "or"
        right and "face up", yet its own Example 6 lays tiles on both sides. The game follows the Italian
        text; in the mapped mine (setting `mapped = true`) the tiles are face up.

rule-m3 =
    A visit to the foremen's house builds a shaft. The player pays 5 groszy to the bank and receives 1 brine
    from it. There must be an unbuilt shaft tile, the player must have fewer than 3 own markers in the mine,
    and one of the player's standing pieces must be in the chamber above the new shaft.
    .title = Building a shaft

rule-m4 =
    A shaft is built under a chamber that has none yet: at depth 3 under a chamber of level I, at depth 5
    under a chamber of level II. No shaft of the same depth may lie in a neighbouring column, and no shaft of
    the other depth in the same column. For both, sections of the main shaft do not count.
    .title = Where a shaft may be

rule-m5 =
    A face-down tile of the next level is laid under the new shaft, unless a chamber is there already. Where
    that cell is empty and no tile of the level is left, the shaft may not be built.
    .title = The chamber below
    .note =
        The rulebooks do not say what happens when the tiles have run out. The ruling of this game is that no
        shaft leads to nowhere. In the mapped mine (setting `mapped = true`) the tile is face up.

rule-m6 =
    The builder's marker stays in the shaft for the rest of the game. It counts as a piece of the builder for
    O, for C4 and for tolls (E5), but it never works in a crew.
    .title = The owner's marker


## V

chapter-v = Variants

rule-v1 =
    In the mapped mine every tile lies face up from the start or, with Muria, from the moment it is laid, and
    its cubes are put on it when the first piece enters. A chamber whose salt is all gone is turned face down:
    it is spent. Revealed always means that a piece has entered (P3). A face-up tile that nobody has entered
    is therefore unrevealed for C3, E1, E9, U3, W3 and M2, while a spent chamber stays revealed.
    .title = The mapped mine
    .note =
        The setting `mapped = true` turns this variant on.

rule-v2 =
    Five players, possible only with Muria, play as four do. The fifth player starts with 18 groszy.
    .title = Five players
    .note =
        The Muria box has the components for a fifth player but no text about one. The game therefore uses the
        numbers for four and continues the row of starting money.
