// What goes over the wire, as docs/protocol.md describes it. Written by `cargo xtask types` from the
// server's own types: change those, not this file.

/** The version of the protocol that these types belong to. */
export const PROTOCOL = 2;

/**
 * Why a bot sits in.
 */
export type Absence = "left" | "time";

/**
 * That a command was carried out.
 */
export type Accepted = { 
/**
 * The journal's last line.
 */
number: number, 
/**
 * Moves in the game.
 */
ply: number, };

/**
 * Where a player's notices go.
 */
export type Address = { "kind": "webhook", 
/**
 * Where it is sent to.
 */
url: string, } | { "kind": "ntfy", 
/**
 * The topic.
 */
topic: string, } | { "kind": "email", 
/**
 * The mail address.
 */
address: string, };

/**
 * A move with what it is expected to lead to, and why in words.
 */
export type Advice = { 
/**
 * The move.
 */
move: Move, 
/**
 * What it does and what for: a sentence without its subject and full stop.
 */
reason: string, 
/**
 * The money each seat is expected to have in the end.
 */
money: Array<number>, 
/**
 * The chance to win of the player who moves, between 0 and 1.
 */
chance: number, 
/**
 * How often a search went through the move; 0 where nothing was searched.
 */
visits: number, 
/**
 * The move and how play is expected to go on.
 */
line: Array<Move>, };

/**
 * Pieces of one player that have arrived at the castle.
 */
export type ArrivedState = { 
/**
 * Miners.
 */
miners: number, 
/**
 * Whether the foreman too.
 */
foreman: boolean, };

/**
 * A question to all players.
 */
export type AskView = { 
/**
 * Who asks.
 */
seat: Seat, 
/**
 * The moves that would be kept.
 */
ply: number, 
/**
 * Who has not answered yet.
 */
waiting: Array<Seat>, };

/**
 * What a player's result is made of.
 */
export type Balance = { 
/**
 * The player.
 */
seat: Seat, 
/**
 * The worth (T7) at the end of the record.
 */
money: number, 
/**
 * What was turned up has brought so much, by the bot's estimate.
 */
draws: number, 
/**
 * Tolls received (E5), in groszy as paid.
 */
tolls_received: number, 
/**
 * Tolls paid to other players (E5).
 */
tolls_paid: number, 
/**
 * The costs of all decisions, as a loss.
 */
decisions: number, };

/**
 * Which bot plays: `apprentice`, `master`, `master:2s`, `master:400`. All programs, journals and
 * messages name bots by this text, and it is read nowhere but here.
 */
export type BotSpec = string;

/**
 * What a table of so many players shows before anybody moves.
 */
export type Box = { 
/**
 * The expansion in play.
 */
expansion: Expansion, 
/**
 * The number of players.
 */
players: number, 
/**
 * Where the values come from.
 */
provenance: Sources, 
/**
 * Actions of a turn in a phase's first round, and in every later one (T1).
 */
actions: [number, number], 
/**
 * The buildings of the town.
 */
buildings: Array<Building>, 
/**
 * Prices of the market's columns, cheapest first (B5).
 */
market: ByKind<Array<number>>, 
/**
 * The most trades of a visit to the market (B5).
 */
trades: number, 
/**
 * Prices along the inn's track (B2).
 */
inn: Array<number>, 
/**
 * The space of the inn's marker when a phase begins, counted from 0 (S7).
 */
inn_first: number, 
/**
 * Prices of the workshop's places (B3).
 */
workshop: Array<number>, 
/**
 * What each further water costs at the pump house (B4), for as much as a chamber can hold.
 */
pump: Array<number>, 
/**
 * What the town square pays (B7).
 */
square: number, 
/**
 * Completed orders that end each phase (T5).
 */
thresholds: [number, number, number], 
/**
 * Rounds that end a phase (T8).
 */
round_limit: number, 
/**
 * Orders in each phase's stack, and how many of them are turned up (S7).
 */
orders: [number, number, number], 
/**
 * Orders that lie open.
 */
order_slots: number, 
/**
 * K4: the penalty at the castle.
 */
penalty: number, 
/**
 * Chamber tiles of each level.
 */
tiles: [number, number, number], 
/**
 * Kinds of tools in the box; which of them are in play nobody is told (S6).
 */
tools: Array<Tool>, 
/**
 * Kinds of tools in play, and cards of each (S6).
 */
tool_kinds: number, 
/**
 * Cards of each kind.
 */
tool_cards: number, 
/**
 * Tools in each phase's stack (S7).
 */
tools_a_phase: number, 
/**
 * What so many tools are worth at the end, from none on (T7).
 */
tool_values: Array<number>, 
/**
 * What a cube, or a pair of brine, is worth at the end (T7).
 */
salt_value: number, 
/**
 * Miners of a colour (G5).
 */
miners: number, 
/**
 * Brine for one cube (W5); with Muria.
 */
brine: ByKind<number> | null, 
/**
 * Shafts (M3, S7); with Muria.
 */
shafts: ShaftValues | null, };

/**
 * The tiles and orders of one box.
 */
export type BoxLists = { 
/**
 * Where they come from.
 */
provenance: Provenance, 
/**
 * Tiles by level, with repeats.
 */
tiles: [Array<Tile>, Array<Tile>, Array<Tile>], 
/**
 * Orders by phase, with repeats.
 */
orders: [Array<Order>, Array<Order>, Array<Order>], };

/**
 * A table in a list.
 */
export type Brief = { 
/**
 * The table's identifier.
 */
table: string, 
/**
 * Its name.
 */
name: string, 
/**
 * `open`, `playing` or `over`.
 */
stage: 'open' | 'playing' | 'over', 
/**
 * `none` or `muria`.
 */
expansion: Expansion, 
/**
 * The clock, if there is one.
 */
clock: Clock | null, 
/**
 * Who sits where.
 */
seats: Array<SeatView>, 
/**
 * Whose turn it is.
 */
turn: Seat | null, 
/**
 * Your own seats, if you gave a key.
 */
yours: Array<Seat>, 
/**
 * When something happened last, in milliseconds since 1970.
 */
changed: number, 
/**
 * The result, once the game is over.
 */
outcome: Outcome | null, };

/**
 * A building that can be visited once a turn (B1).
 */
export type Building = "inn" | "workshop" | "pump" | "market" | "square" | "castle" | "saltworks" | "foremen";

/**
 * Something of each kind that is dug.
 */
export type ByKind<T> = { b: T, g: T, w: T, };

/**
 * Salt that is being carried up while something about it is asked.
 */
export type Carrying = { 
/**
 * The chamber it comes from.
 */
from: Space, 
/**
 * How many cubes.
 */
cubes: number, 
/**
 * The way up, from the space after the chamber; not known while the route is asked for.
 */
way: Array<Station>, 
/**
 * How many stations from the chamber upwards are paid.
 */
paid: number, };

/**
 * The castle's part of a [`State`].
 */
export type CastleState = { 
/**
 * The order in each slot, if one lies there.
 */
orders: Array<Order | null>, 
/**
 * Orders left in this phase's stack.
 */
left: number, 
/**
 * Orders completed in this phase.
 */
done: number, 
/**
 * K2: the circle near the king.
 */
near: PiecesState, 
/**
 * K2: the circle behind it.
 */
far: PiecesState, 
/**
 * T2: pieces of the player on turn that have arrived and are not settled.
 */
arrived: ArrivedState | null, };

/**
 * How much time the players have. The time of a turn begins with it and covers all its moves.
 */
export type Clock = { "per": "turn", 
/**
 * From a minute to 14 days.
 */
seconds: number, } | { "per": "game", 
/**
 * From a minute to 14 days.
 */
seconds: number, 
/**
 * What is added after each turn.
 */
increment: number, };

/**
 * What somebody at a table asks for.
 */
export type Command = { "type": "move", 
/**
 * The number of moves in the game that the player saw.
 */
ply: number, 
/**
 * The journal's last line that the player saw; if it is given, a position that was
 * reached anew by taking moves back counts as another one.
 */
seen?: number, 
/**
 * The move, in the notation.
 */
move: string, } | { "type": "undo", 
/**
 * The moves to keep; one less than there are if left out.
 */
ply?: number, } | { "type": "redo", 
/**
 * The moves to have then; one more than there are if left out.
 */
ply?: number, } | { "type": "ask", 
/**
 * The moves to keep.
 */
ply: number, } | { "type": "agree", } | { "type": "decline", } | { "type": "say", 
/**
 * What is said.
 */
text: string, } | { "type": "rename", 
/**
 * Whose name, for a player with several seats.
 */
seat?: Seat, 
/**
 * The name.
 */
name: string, } | { "type": "title", 
/**
 * The name.
 */
name: string, } | { "type": "fill", 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * Which bot, as in `master` or `master:2s`.
 */
level: BotSpec, } | { "type": "leave", 
/**
 * Which seat, for a player with several seats.
 */
seat?: Seat, } | { "type": "claim", 
/**
 * Which seat, for a player with several seats.
 */
seat?: Seat, } | { "type": "notify", 
/**
 * Which seat, for a player with several seats.
 */
seat?: Seat, 
/**
 * Where to.
 */
address?: Address, };

/**
 * A table that was just made.
 */
export type Created = { 
/**
 * The table's identifier.
 */
table: string, 
/**
 * The host's key, good for all seats of the host; told only now.
 */
token: string, 
/**
 * The host's seats.
 */
seats: Array<Seat>, 
/**
 * One for each open seat; told only now.
 */
invitations: Array<Invitation>, 
/**
 * The seal of the deal.
 */
commitment: string, };

/**
 * What a choice was worth.
 */
export type Decision = { 
/**
 * What the bot would have done.
 */
best: Advice, 
/**
 * What it thinks of the move made.
 */
played: Advice, 
/**
 * What the player could expect more of the best move, in groszy; never less than 0.
 */
cost: number, };

/**
 * A question that a player must answer before anything else.
 */
export type Due = "delivery" | "route" | "cart" | "toll" | "dig";

/**
 * The tiles and orders of an edition: what each box brings.
 */
export type EditionLists = { 
/**
 * The base game's.
 */
base: BoxLists, 
/**
 * What Muria adds.
 */
muria: BoxLists, };

/**
 * One thing that happened at a table. Everybody may see it.
 */
export type Entry = { "entry": "joined", seat: Seat, name: string, } | { "entry": "invited", seat: Seat, } | { "entry": "filled", seat: Seat, level: BotSpec, } | { "entry": "left", seat: Seat, } | { "entry": "replaced", seat: Seat, level: BotSpec, why: Absence, } | { "entry": "returned", seat: Seat, } | { "entry": "moved", seat: Seat, move: string, } | { "entry": "undone", seat: Seat, ply: number, } | { "entry": "redone", seat: Seat, ply: number, } | { "entry": "asked", seat: Seat, ply: number, } | { "entry": "agreed", seat: Seat, } | { "entry": "declined", seat: Seat, } | { "entry": "said", seat: Seat | null, text: string, } | { "entry": "renamed", seat: Seat, name: string, } | { "entry": "titled", name: string, } | { "entry": "subscribed", seat: Seat, } | { "entry": "noticed", seat: Seat, } | { "entry": "hinted", seat: Seat, };

/**
 * One thing that happened. Money, cubes and pieces always go from somewhere to somewhere, so
 * that the events of a game account for all of them.
 */
export type Event = { "event": "phase-began", phase: number, } | { "event": "turn-began", seat: Seat, round: number, } | { "event": "piece-moved", seat: Seat, foreman: boolean, from: Place, to: Place, } | { "event": "tired", seat: Seat, at: Space, miners: number, foreman: boolean, } | { "event": "stood-up", seat: Seat, at: Space, foreman: boolean, } | { "event": "rested", seat: Seat, } | { "event": "revealed", space: Space, tile: Tile, } | { "event": "tile-laid", space: Space, } | { "event": "shaft-built", seat: Seat, space: Space, } | { "event": "paid", from: Purse, to: Purse, amount: number, why: Rule, post?: Post, } | { "event": "salt-moved", from: Store, to: Store, salt: Salt, } | { "event": "water-moved", from: Store, to: Store, count: number, } | { "event": "tool-bought", seat: Seat, tool: Tool, } | { "event": "tool-used", seat: Seat, tool: Tool, } | { "event": "tool-turned-up", tool: Tool, } | { "event": "order-completed", seat: Seat, slot: number, order: Order, } | { "event": "order-turned-up", slot: number, order: Order, } | { "event": "game-over" };

/**
 * Which boxes are on the table.
 */
export type Expansion = "none" | "muria";

/**
 * Who gets tired by digging (E3).
 */
export type Fatigue = "crew" | "all";

/**
 * The phase and round in which a game begins.
 */
export type FirstRound = { 
/**
 * The phase, from 1.
 */
phase: number, 
/**
 * The round, from 1.
 */
round: number, };

/**
 * One character a seat: which players' foremen are at a place, and how.
 */
export type Foremen = string;

/**
 * How a game is to go on.
 */
export type Fork = { 
/**
 * The moves to keep.
 */
ply: number, 
/**
 * Who plays; as many as in the game.
 */
seats: Array<SeatRequest>, 
/**
 * What is allowed.
 */
habits?: Partial<TableOptions>, };

/**
 * T7: the result of a game, with its parts.
 */
export type GameResult = { 
/**
 * What each player is worth, by seat.
 */
scores: Array<Score>, 
/**
 * Everybody in the order of their places.
 */
ranking: Array<Ranked>, };

/**
 * Where a move sends its pieces.
 */
export type Goal = { "space": Space } | { "post": Post } | { "building": Building };

/**
 * A heading in a player's accounts. All headings of a player add up to the final worth (T7).
 */
export type Heading = "start" | "orders" | "sales" | "square" | "wages" | "tolls_received" | "stock" | "tolls_paid" | "purchases" | "hiring" | "tools" | "pumping" | "shafts" | "penalties";

/**
 * The first message of a client.
 */
export type Hello = { "type": "hello", 
/**
 * The version of the protocol that the client speaks; any if left out.
 */
protocol?: number, 
/**
 * The key to a seat; without one the client looks on.
 */
token?: string, 
/**
 * The last line that the client knows; what came after it is told again.
 */
seen?: number, };

/**
 * A record to look at.
 */
export type Import = { 
/**
 * What the table is called; the players' names if left out.
 */
name?: string, 
/**
 * The record, as in docs/notation.md.
 */
record: unknown, };

/**
 * An invitation to a seat.
 */
export type Invitation = { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * What opens it.
 */
key: string, 
/**
 * A link to send; what is behind the # never reaches a server's log.
 */
link: string, };

/**
 * Who sits down, and where.
 */
export type Joining = { 
/**
 * The player's name.
 */
name: string, 
/**
 * The invitation; not needed at a public table.
 */
key?: string, 
/**
 * At a public table: which seat; the first open one if left out.
 */
seat?: Seat, };

/**
 * A kind of salt, in the order of the notation: brown, green, white, brine.
 */
export type Kind = 'b' | 'g' | 'w' | 'u';

/**
 * A player's accounts of one game, or sums of them: groszy, negative where they were paid.
 * Serialises as an object with every heading.
 */
export type Ledger = Record<Heading, number>;

/**
 * A legal move with all that can be said of it in its position.
 */
export type LegalMove = { 
/**
 * What the player pays for it, tolls included as far as they are settled with it.
 */
pays?: number, 
/**
 * What the player gets for it.
 */
gets?: number, 
/**
 * The move in the notation.
 */
text: string, 
/**
 * What it is within the turn.
 */
role: Role, 
/**
 * The pieces that it sends away, by where they are.
 */
sends?: Array<SourceParts>, 
/**
 * Where it sends them.
 */
goal?: Goal, 
/**
 * The building that it visits, or goes on visiting.
 */
building?: Building, 
/**
 * The chambers in which it does something without sending a piece there.
 */
works_in?: Array<Space>, 
/**
 * The tools that it turns over, with repeats.
 */
tools?: Array<Tool>, } & ({ "verb": "deliver", slot: number, } | { "verb": "forfeit", kind: Kind | null, } | { "verb": "place", piece: Source, space: Space, } | { "verb": "rope", piece: Source, space: Space, } | { "verb": "extract", space: Space, from: Space, salt: Salt, miners: number, foreman: boolean, pickaxes: number, mill: boolean, } | { "verb": "route", way: Array<Space>, } | { "verb": "cart", spaces: Array<Space>, } | { "verb": "haul" } | { "verb": "toll", space: Space, shares: Array<Share>, } | { "verb": "assist", pieces: Array<Source>, post: Post, } | { "verb": "hire" } | { "verb": "buy", slot: number, } | { "verb": "pump", space: Space, water: number, } | { "verb": "square" } | { "verb": "market", commercial: boolean, trades: Array<TradeParts>, } | { "verb": "castle", piece: Source, royal: boolean, } | { "verb": "boil", piece: Source, } | { "verb": "boil+", piece: Source, } | { "verb": "recall", miners: number, foreman: boolean, } | { "verb": "shaft", space: Space, } | { "verb": "dig", side: Side, } | { "verb": "bucket", from: Space, to: Space, } | { "verb": "feed", spaces: Array<Space>, foreman: boolean, } | { "verb": "trade", kind: Kind, } | { "verb": "pass" } | { "verb": "end" });

/**
 * How well a bot plays: the ranks of a guild, and two yardsticks.
 */
export type Level = "random" | "apprentice" | "journeyman" | "master" | "uct";

/**
 * One line of the journal, and what is different now.
 */
export type Line = { 
/**
 * The line's number.
 */
number: number, 
/**
 * When it was written.
 */
at: number, 
/**
 * The move with its meaning, if the line is one.
 */
made?: MoveData, 
/**
 * Moves in the game after it.
 */
plies: number, 
/**
 * What happened on the board.
 */
events?: Array<Event>, 
/**
 * The moves that were made again, if the line says so.
 */
again?: Array<RedoneMove>, 
/**
 * Moves that can be made again after it, if moves were taken back or made again with it.
 */
redo?: number, 
/**
 * That with this line everybody has agreed to take the game back, and how far it went.
 */
rewound?: Rewound, 
/**
 * How things are now; left out where a later update follows at once.
 */
table?: TableView, 
/**
 * The position, if it is another one.
 */
position?: Position, } & ({ "entry": "joined", seat: Seat, name: string, } | { "entry": "invited", seat: Seat, } | { "entry": "filled", seat: Seat, level: BotSpec, } | { "entry": "left", seat: Seat, } | { "entry": "replaced", seat: Seat, level: BotSpec, why: Absence, } | { "entry": "returned", seat: Seat, } | { "entry": "moved", seat: Seat, move: string, } | { "entry": "undone", seat: Seat, ply: number, } | { "entry": "redone", seat: Seat, ply: number, } | { "entry": "asked", seat: Seat, ply: number, } | { "entry": "agreed", seat: Seat, } | { "entry": "declined", seat: Seat, } | { "entry": "said", seat: Seat | null, text: string, } | { "entry": "renamed", seat: Seat, name: string, } | { "entry": "titled", name: string, } | { "entry": "subscribed", seat: Seat, } | { "entry": "noticed", seat: Seat, } | { "entry": "hinted", seat: Seat, });

/**
 * Cubes on the market.
 */
export type MarketState = { b: number, g: number, w: number, };

/**
 * What the server says on a socket.
 */
export type Message = { "type": "welcome", protocol: number, build: string, yours: Array<Seat>, host: boolean, number: number, table: TableView, box: Box, position: Position, missed: Array<Line>, } | { "type": "update" } & Line | { "type": "accepted", id: unknown, number: number, ply: number, } | { "type": "refused", id: unknown, 
/**
 * The stable code.
 */
code: string, 
/**
 * The game's rule, if it is one of the game's.
 */
rule: Rule | null, 
/**
 * What the sentence is made of.
 */
facts: Record<string, unknown>, 
/**
 * The sentence, in English.
 */
message: string, } | { "type": "tried", id: unknown, 
/**
 * Moves in the game, without those that were tried.
 */
ply: number, 
/**
 * What each move would do, as far as that can be known.
 */
events: Array<Array<Event>>, 
/**
 * Whether the last of these moves turns something up (G4): what comes after it is not told.
 */
turns_up: boolean, 
/**
 * The position after all moves, unless something is turned up.
 */
position: Position | null, };

/**
 * A move, as written in the notation. Small and plain; see `docs/notation.md` for the text form.
 *
 * A move says what is wanted, not that it is legal; [`Game::check`](crate::Game::check) judges it.
 */
export type Move = string;

/**
 * A move with all that can be said of it wherever it is made.
 */
export type MoveData = { 
/**
 * The move in the notation.
 */
text: string, 
/**
 * What it is within the turn.
 */
role: Role, 
/**
 * The pieces that it sends away, by where they are.
 */
sends?: Array<SourceParts>, 
/**
 * Where it sends them.
 */
goal?: Goal, 
/**
 * The building that it visits, or goes on visiting.
 */
building?: Building, 
/**
 * The chambers in which it does something without sending a piece there.
 */
works_in?: Array<Space>, 
/**
 * The tools that it turns over, with repeats.
 */
tools?: Array<Tool>, } & ({ "verb": "deliver", slot: number, } | { "verb": "forfeit", kind: Kind | null, } | { "verb": "place", piece: Source, space: Space, } | { "verb": "rope", piece: Source, space: Space, } | { "verb": "extract", space: Space, from: Space, salt: Salt, miners: number, foreman: boolean, pickaxes: number, mill: boolean, } | { "verb": "route", way: Array<Space>, } | { "verb": "cart", spaces: Array<Space>, } | { "verb": "haul" } | { "verb": "toll", space: Space, shares: Array<Share>, } | { "verb": "assist", pieces: Array<Source>, post: Post, } | { "verb": "hire" } | { "verb": "buy", slot: number, } | { "verb": "pump", space: Space, water: number, } | { "verb": "square" } | { "verb": "market", commercial: boolean, trades: Array<TradeParts>, } | { "verb": "castle", piece: Source, royal: boolean, } | { "verb": "boil", piece: Source, } | { "verb": "boil+", piece: Source, } | { "verb": "recall", miners: number, foreman: boolean, } | { "verb": "shaft", space: Space, } | { "verb": "dig", side: Side, } | { "verb": "bucket", from: Space, to: Space, } | { "verb": "feed", spaces: Array<Space>, foreman: boolean, } | { "verb": "trade", kind: Kind, } | { "verb": "pass" } | { "verb": "end" });

/**
 * A move's parts, by its verb in the notation. Slots count from 1 as they do there.
 */
export type MoveParts = { "verb": "deliver", slot: number, } | { "verb": "forfeit", kind: Kind | null, } | { "verb": "place", piece: Source, space: Space, } | { "verb": "rope", piece: Source, space: Space, } | { "verb": "extract", space: Space, from: Space, salt: Salt, miners: number, foreman: boolean, pickaxes: number, mill: boolean, } | { "verb": "route", way: Array<Space>, } | { "verb": "cart", spaces: Array<Space>, } | { "verb": "haul" } | { "verb": "toll", space: Space, shares: Array<Share>, } | { "verb": "assist", pieces: Array<Source>, post: Post, } | { "verb": "hire" } | { "verb": "buy", slot: number, } | { "verb": "pump", space: Space, water: number, } | { "verb": "square" } | { "verb": "market", commercial: boolean, trades: Array<TradeParts>, } | { "verb": "castle", piece: Source, royal: boolean, } | { "verb": "boil", piece: Source, } | { "verb": "boil+", piece: Source, } | { "verb": "recall", miners: number, foreman: boolean, } | { "verb": "shaft", space: Space, } | { "verb": "dig", side: Side, } | { "verb": "bucket", from: Space, to: Space, } | { "verb": "feed", spaces: Array<Space>, foreman: boolean, } | { "verb": "trade", kind: Kind, } | { "verb": "pass" } | { "verb": "end" };

/**
 * What a new table is to be.
 */
export type NewTable = { 
/**
 * What the table is called; the players' names if left out.
 */
name?: string, 
/**
 * Whether it is listed in the lobby and anybody may take an open seat.
 */
public?: boolean, 
/**
 * The rules; the usual ones if left out.
 */
rules?: Partial<Rules>, 
/**
 * A record to go on from, as in docs/notation.md: its rules, deal or start and moves stand in
 * the place of `rules` and of a new deal, and the seats keep their order.
 */
record?: unknown, 
/**
 * The seats: two to four, five with Muria.
 */
seats: Array<SeatRequest>, 
/**
 * Whether the order of the seats is drawn by lot; otherwise the first one starts.
 */
shuffle?: boolean, 
/**
 * What is allowed at the table, and how fast it is.
 */
habits?: Partial<TableOptions>, };

/**
 * One of the king's orders: salt wanted and groszy paid.
 */
export type Order = string;

/**
 * Where a table's game comes from.
 */
export type Origin = { "kind": "dealt" } | { "kind": "imported" } | { "kind": "fork", 
/**
 * The table of the finished game.
 */
of: string, 
/**
 * The moves taken over.
 */
ply: number, };

/**
 * The result of a finished game (T7).
 */
export type Outcome = { 
/**
 * Final worth, by seat.
 */
scores: Array<number>, 
/**
 * Who won; several if the victory is shared.
 */
winners: Array<Seat>, };

/**
 * Pieces of a player that are at one place and of one sort.
 */
export type PieceGroup = { 
/**
 * How many stand there, or are at hand.
 */
standing: number, 
/**
 * How many are tired.
 */
tired: number, 
/**
 * The source as a move names it.
 */
source: Source, 
/**
 * Whether it is the foreman.
 */
foreman: boolean, 
/**
 * The space where the piece is, if it is in the mine.
 */
space?: Space, 
/**
 * The post that it holds, if it does.
 */
post?: Post, };

/**
 * Pieces of all players at one place.
 */
export type PiecesState = { 
/**
 * Miners, by seat.
 */
miners: Array<number>, 
/**
 * Foremen, with Muria.
 */
foremen?: Foremen, };

/**
 * Where a piece is.
 */
export type Place = "bank" | "supply" | "far" | "near" | "throne" | "saltworks" | `@${Post}` | Space;

/**
 * A player's part of a [`State`].
 */
export type Player = { 
/**
 * Groszy.
 */
coins: number, 
/**
 * Cubes.
 */
salt: Salt, 
/**
 * Miners in the supply.
 */
supply: number, 
/**
 * Whether the foreman is in the supply.
 */
foreman: boolean, 
/**
 * All miners owned, wherever they are.
 */
miners: number, 
/**
 * Orders completed.
 */
orders: number, 
/**
 * M6: markers in the mine.
 */
markers: number, 
/**
 * Unused tools, in the order of the notation.
 */
ready: Array<Tool>, 
/**
 * Used tools, in the order of the notation.
 */
used: Array<Tool>, };

/**
 * A position with everything that may be decided in it, and what follows from it for whoever
 * shows it. The first keys are those of a trace; legal moves are told with their meaning.
 */
export type Position = { 
/**
 * Moves played so far.
 */
ply: number, 
/**
 * Who decides, if the game goes on.
 */
seat: Seat | null, 
/**
 * The phase, from 1.
 */
phase: number, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * T5, T8: whether the phase ends with this round.
 */
last_round: boolean, 
/**
 * T5: how many completed orders end the phase.
 */
needed: number, 
/**
 * Actions left in the turn.
 */
actions: number, 
/**
 * T1: how many actions the turn had when it began.
 */
actions_in_turn: number, 
/**
 * Every legal move with its meaning, sorted by its text.
 */
legal: Array<LegalMove>, 
/**
 * Everything that lies open.
 */
state: State, 
/**
 * What is asked, if it is not an action or the end of the turn.
 */
due: Due | null, 
/**
 * The pieces of whoever decides that a move could name.
 */
pieces: Array<PieceGroup>, 
/**
 * K3: what each player lacks for each order; `null` where none lies.
 */
lacks: Array<Array<Salt | null>>, 
/**
 * B5: what each kind costs and brings at the market.
 */
prices: ByKind<Price>, 
/**
 * Tired pieces in the mine, by seat.
 */
tired: Array<number>, 
/**
 * T4: whether passing all that is left lets pieces of whoever decides stand up.
 */
may_rest: boolean, 
/**
 * E4: the cheapest way up from each chamber in which whoever decides may dig.
 */
ways: Record<Space, Array<Station>>, 
/**
 * E4 to E6: the salt that is being carried up, while something about it is asked.
 */
carrying?: Carrying, 
/**
 * T7: the result with its parts, once the game is over.
 */
result?: GameResult, 
/**
 * V1: tiles that lie face up and that nobody has entered.
 */
face_up?: { [key in Space]: Tile }, };

/**
 * A post for an assistant (A1), in the order of the notation.
 */
export type Post = "castle" | "workshop" | "pump" | "market" | "saltworks" | "entrance";

/**
 * Who holds a post (A1).
 */
export type PostState = { 
/**
 * Whose pieces.
 */
seat: Seat, 
/**
 * Miners: one, two at the entrance (A4), none where the foreman is.
 */
miners: number, 
/**
 * Whether it is the foreman.
 */
foreman: boolean, };

/**
 * What a cube of a kind costs at the market now, and what it brings (B5), without a privilege.
 */
export type Price = { 
/**
 * To buy one, if there is one.
 */
buy: number | null, 
/**
 * To sell one, if there is room.
 */
sell: number | null, };

/**
 * Where a file's values come from.
 */
export type Provenance = "printed" | "reconstructed" | "custom";

/**
 * Whose money.
 */
export type Purse = "bank" | Seat;

/**
 * A player's place in the result.
 */
export type Ranked = { 
/**
 * The player.
 */
seat: Seat, 
/**
 * The place from 1; players between whom nothing decides have the same.
 */
place: number, 
/**
 * Final worth.
 */
total: number, 
/**
 * What decided between this player and the one before, if both are worth the same.
 */
tie: TieBreak | null, };

/**
 * A move that was made again.
 */
export type RedoneMove = { 
/**
 * The move with its meaning.
 */
move: MoveData, 
/**
 * How many of the events are its own; those of the next move follow.
 */
events: number, };

/**
 * A refusal: a stable code, the rule it stands on, the facts, and a sentence.
 */
export type Refused = { 
/**
 * The stable code.
 */
code: string, 
/**
 * The game's rule, if it is one of the game's.
 */
rule: Rule | null, 
/**
 * What the sentence is made of.
 */
facts: Record<string, unknown>, 
/**
 * The sentence, in English.
 */
message: string, };

/**
 * Positions of a game, each with the move made in it and what that did.
 */
export type Replay = { 
/**
 * Moves in the game so far.
 */
plies: number, 
/**
 * The players' names.
 */
players: Array<string>, 
/**
 * Where everybody's money came from and where it went, over the whole game so far; salt and
 * tools are booked at their final value (T7).
 */
ledgers: Array<Ledger>, 
/**
 * The positions.
 */
steps: Array<Step>, };

/**
 * A game with what each decision was worth.
 */
export type Review = { 
/**
 * The players' names as in the record, by seat.
 */
players: Array<string>, 
/**
 * Whether the game was played to its end.
 */
over: boolean, 
/**
 * All moves of the game.
 */
moves: Array<ReviewedMove>, 
/**
 * By seat; only those whose decisions were wanted.
 */
balances: Array<Balance>, };

/**
 * A move that was made.
 */
export type ReviewedMove = { 
/**
 * Which move of the game, from 1.
 */
number: number, 
/**
 * Who made it.
 */
seat: Seat, 
/**
 * The phase's Roman numeral.
 */
phase: string, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * The move.
 */
move: Move, 
/**
 * What the choice was worth, if there was one and it was wanted.
 */
decision: Decision | null, 
/**
 * If the move turned something up: how that changed the money each seat can expect.
 */
draw: Array<number> | null, };

/**
 * That a game was taken back by agreement.
 */
export type Rewound = { 
/**
 * The moves that are left.
 */
ply: number, 
/**
 * The moves that are gone.
 */
count: number, };

/**
 * What a move is within a turn.
 */
export type Role = "action" | "continuation" | "answer" | "free" | "end";

/**
 * A rule by its identifier: chapter letter and number, as in `docs/rules.md`.
 */
export type Rule = "G1" | "G2" | "G3" | "G4" | "G5" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "S7" | "T1" | "T2" | "T3" | "T4" | "T5" | "T6" | "T7" | "T8" | "C1" | "C2" | "C3" | "C4" | "P1" | "P2" | "P3" | "P4" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "E7" | "E8" | "E9" | "A1" | "A2" | "A3" | "A4" | "A5" | "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "K1" | "K2" | "K3" | "K4" | "K5" | "K6" | "U1" | "U2" | "U3" | "U4" | "U5" | "U6" | "U7" | "U8" | "U9" | "W1" | "W2" | "W3" | "W4" | "W5" | "W6" | "M1" | "M2" | "M3" | "M4" | "M5" | "M6" | "V1" | "V2";

/**
 * How a game is played where the sources leave a choice.
 */
export type Rules = { 
/**
 * Which boxes are on the table.
 */
expansion: Expansion, 
/**
 * V1: whether the mine's tiles lie face up.
 */
mapped: boolean, 
/**
 * E6: how many cubes a cart carries if not any number; always 2 with Muria.
 */
cart_capacity: number | null, 
/**
 * U3: whether a bucket may be emptied into a chamber nobody has entered.
 */
bucket_into_unrevealed: boolean, 
/**
 * E3: who gets tired by digging: the crew that is needed, or every own piece there.
 */
fatigue: Fatigue, 
/**
 * B4: whether tired pieces serve the pump.
 */
pump_with_tired: boolean, 
/**
 * T8: after how many rounds a phase ends.
 */
round_limit: number, };

/**
 * A set of cubes: how many of each kind.
 */
export type Salt = string;

/**
 * The saltworks' part of a [`State`], with Muria.
 */
export type SaltworksState = { 
/**
 * Brine in the pans.
 */
brine: number, 
/**
 * Miners, by seat.
 */
miners: Array<number>, 
/**
 * Foremen.
 */
foremen: Foremen, };

/**
 * What a player is worth (T7), part by part.
 */
export type Score = { 
/**
 * Money.
 */
coins: Worth, b: Worth, g: Worth, w: Worth, 
/**
 * Brine, which counts in pairs.
 */
u: Worth, 
/**
 * Tools, used or not.
 */
tools: Worth, 
/**
 * All together.
 */
total: number, };

/**
 * A record with what is needed to check that its deal was not changed.
 */
export type Sealed = { 
/**
 * What was told before the game.
 */
commitment: string, 
/**
 * What was kept until its end.
 */
salt: string, 
/**
 * The record, as in `docs/notation.md`.
 */
record: unknown, };

/**
 * A player's place at the table: 0 is the first start player, then clockwise.
 */
export type Seat = number;

/**
 * Who sits on a new seat.
 */
export type SeatRequest = { "kind": "me", 
/**
 * The player's name.
 */
name: string, } | { "kind": "open", } | { "kind": "bot", 
/**
 * Which one, as in `journeyman` or `master:2s`.
 */
level: BotSpec, };

/**
 * A seat, as anybody may see it.
 */
export type SeatView = { 
/**
 * The player's name.
 */
name: string, 
/**
 * Who sits there: `open`, `human`, `away` (a bot sits in), `bot` or `nobody`.
 */
kind: 'open' | 'human' | 'away' | 'bot' | 'nobody', 
/**
 * The bot, if one plays: its level and, if it has one of its own, its budget.
 */
level: BotSpec | null, 
/**
 * The bot's level alone.
 */
strength: Level | null, 
/**
 * Why a bot sits in.
 */
why: Absence | null, 
/**
 * Milliseconds left when the message was written; only with a clock.
 */
left: number | null, 
/**
 * Hints that may still be asked for.
 */
hints: number, };

/**
 * A seat that was just taken.
 */
export type Seated = { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * The key to it; told only now.
 */
token: string, };

/**
 * The values of shafts.
 */
export type ShaftValues = { 
/**
 * What one costs (M3).
 */
price: number, 
/**
 * Markers that a player has (M3).
 */
markers: number, 
/**
 * Tiles that each phase adds (S7).
 */
tiles: [number, number, number], };

/**
 * E5: what one player gets of a toll.
 */
export type Share = { 
/**
 * Who is paid.
 */
seat: Seat, 
/**
 * How much.
 */
coins: number, };

/**
 * A table with its position.
 */
export type Shown = { 
/**
 * Your seats, if you gave a key.
 */
yours: Array<Seat>, 
/**
 * Whether you made the table.
 */
host: boolean, 
/**
 * The table.
 */
table: TableView, 
/**
 * The values of the components: prices, thresholds, sizes of stacks, as in docs/protocol.md.
 */
box: Box, 
/**
 * The position with all legal moves: a line of a trace as in docs/notation.md, and what is due.
 */
position: Position, };

/**
 * A side of a chamber.
 */
export type Side = "left" | "right";

/**
 * Where a piece is taken from, and which sort of piece it is.
 */
export type Source = string;

/**
 * A source taken apart: which sort of piece, and where it is; in the supply if nothing is said.
 */
export type SourceParts = { 
/**
 * The source as a move names it.
 */
source: Source, 
/**
 * Whether it is the foreman.
 */
foreman: boolean, 
/**
 * The space where the piece is, if it is in the mine.
 */
space?: Space, 
/**
 * The post that it holds, if it does.
 */
post?: Post, };

/**
 * Where the values of each box come from.
 */
export type Sources = { 
/**
 * The base game's.
 */
base: Provenance, 
/**
 * What Muria adds, if it is in play.
 */
muria: Provenance | null, };

/**
 * A space of the mine by its name (G1): depth, and column counted from the centre.
 *
 * One byte covers every space that any mine can have: with Muria's 10, 8 and 6 tiles the rows
 * reach at most 9, 16 and 21 columns from the centre. Spaces order by depth, then from left to
 * right.
 */
export type Space = string;

/**
 * A space's part of a [`State`].
 */
export type SpaceState = { open?: boolean, salt?: Salt, water?: number, standing: Array<number>, tired: Array<number>, foremen?: Foremen, marker?: Seat, };

/**
 * Everything that lies open in a position (G4).
 */
export type State = { 
/**
 * The players, by seat.
 */
players: Array<Player>, 
/**
 * Every space that exists, and what is there.
 */
mine: Record<Space, SpaceState>, 
/**
 * Orders and queue.
 */
castle: CastleState, 
/**
 * Cubes on the market.
 */
market: MarketState, 
/**
 * B2: the index of the inn's next price from 0; 7 when closed.
 */
inn: number, 
/**
 * Tools on offer.
 */
workshop: WorkshopState, 
/**
 * A1: who holds each post.
 */
posts: Partial<Record<Post, PostState | null>>, 
/**
 * W: the saltworks, with Muria.
 */
saltworks?: SaltworksState, 
/**
 * M3: shaft tiles that may still be built, with Muria.
 */
shafts?: number, 
/**
 * The start player of this phase (T6).
 */
start: Seat, 
/**
 * B1: the buildings that the player on turn has visited, sorted by name.
 */
visited: Array<Building>, 
/**
 * The result, once the game is over (T7).
 */
over: Outcome | null, };

/**
 * A space on the way up.
 */
export type Station = { 
/**
 * The space.
 */
space: Space, 
/**
 * E5: who may be paid there; nobody where the carrier has a piece or a marker.
 */
payees: Array<Seat>, 
/**
 * E5: what each cube owes there, without carts.
 */
per_cube: number, 
/**
 * E5, E6: what is owed there, carts that are laid taken into account; known once salt is dug.
 */
owed?: number, };

/**
 * A position, the move made in it, and what that did. Only the last one, in which no move was made
 * yet, lists legal moves.
 */
export type Step = { 
/**
 * The position, as it was seen then.
 */
position: Position, 
/**
 * The move with its meaning; the last position has none yet.
 */
move: MoveData | null, 
/**
 * What it did.
 */
events: Array<Event>, };

/**
 * Where cubes lie.
 */
export type Store = "bank" | "market" | "saltworks" | Seat | Space;

/**
 * What is allowed at a table, and how fast it is.
 */
export type TableOptions = { 
/**
 * How much time the players have; any amount if left out.
 */
clock: Clock | null, 
/**
 * How long a bot waits before each of its moves, so that people can follow, in milliseconds.
 */
bot_pause: number, 
/**
 * How many hints each player may ask for in the game.
 */
hints: number, 
/**
 * Whether a bot reviews the game once it is over.
 */
review: boolean, };

/**
 * A table, as anybody may see it.
 */
export type TableView = { 
/**
 * The table's identifier.
 */
table: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Whether it is listed.
 */
public: boolean, 
/**
 * `open` while seats are free, then `playing`, then `over`.
 */
stage: 'open' | 'playing' | 'over', 
/**
 * When it was made or last changed, in milliseconds since 1970.
 */
changed: number, 
/**
 * The journal's last line.
 */
number: number, 
/**
 * Moves in the game.
 */
ply: number, 
/**
 * Whose turn it is.
 */
turn: Seat | null, 
/**
 * The rules.
 */
rules: Rules, 
/**
 * What is allowed.
 */
habits: TableOptions, 
/**
 * Who sits where.
 */
seats: Array<SeatView>, 
/**
 * Where the game comes from.
 */
origin: Origin, 
/**
 * Moves that the game had when the table was made; its journal begins after them.
 */
begun: number, 
/**
 * When the game begins: a record may begin with any position.
 */
first_round: FirstRound, 
/**
 * A question to all players.
 */
ask: AskView | null, 
/**
 * What the player whose turn it is may take back alone, and make again.
 */
undo: UndoView, 
/**
 * The seal of the deal.
 */
commitment: string, 
/**
 * What opens the seal, once the game is over.
 */
salt: string | null, };

/**
 * What decides between players of equal worth (T7), in this order.
 */
export type TieBreak = "orders" | "miners" | "tools" | "shared";

/**
 * A chamber tile: the salt and water printed on it.
 */
export type Tile = string;

/**
 * A kind of tool, in the order of the notation (U1–U9).
 */
export type Tool = "rope" | "pickaxe" | "bucket" | "cart" | "food" | "commercial" | "royal" | "saltworks" | "mill";

/**
 * B5: a trade at the market.
 */
export type TradeParts = { 
/**
 * Whether a cube is sold or bought.
 */
way: TradeWay, 
/**
 * Its kind.
 */
kind: Kind, };

/**
 * Which way a cube goes at the market.
 */
export type TradeWay = "sell" | "buy";

/**
 * Moves to be tried, one after the other, by whoever is to move.
 */
export type Trial = { 
/**
 * The number of moves in the game that the asker saw.
 */
ply: number, 
/**
 * The journal's last line that the asker saw, as with a move.
 */
seen?: number, 
/**
 * The moves, in the notation.
 */
moves: Array<string>, };

/**
 * What the moves would do.
 */
export type Tried = { 
/**
 * Moves in the game, without those that were tried.
 */
ply: number, 
/**
 * What each move would do, as far as that can be known.
 */
events: Array<Array<Event>>, 
/**
 * Whether the last of these moves turns something up (G4): what comes after it is not told.
 */
turns_up: boolean, 
/**
 * The position after all moves, unless something is turned up.
 */
position: Position | null, };

/**
 * What can be taken back without asking, and made again.
 */
export type UndoView = { 
/**
 * The least moves that can be kept.
 */
floor: number, 
/**
 * Moves before this turn.
 */
turn: number, 
/**
 * Moves before the action that was made last.
 */
action: number, 
/**
 * Moves that can be made again.
 */
redo: number, };

/**
 * The workshop's part of a [`State`].
 */
export type WorkshopState = { 
/**
 * Face-up cards, cheapest place first.
 */
open: Array<Tool>, 
/**
 * Cards left in this phase's stack.
 */
left: number, };

/**
 * How many of something a player has, and what they are worth together.
 */
export type Worth = { 
/**
 * How many.
 */
count: number, 
/**
 * Their value in groszy.
 */
value: number, };

/**
 * The settings of the rules as they are declared, in the order of records.
 */
export const SETTINGS = [
  {"key":"expansion","rule":"S1","usual":"none","choices":["none","muria"]},
  {"key":"mapped","rule":"V1","usual":false,"choices":[false,true]},
  {"key":"cart_capacity","rule":"E6","usual":null,"muria":2,"choices":[null,2]},
  {"key":"bucket_into_unrevealed","rule":"U3","usual":true,"choices":[true,false]},
  {"key":"fatigue","rule":"E3","usual":"crew","choices":["crew","all"]},
  {"key":"pump_with_tired","rule":"B4","usual":false,"choices":[false,true]},
  {"key":"round_limit","rule":"T8","usual":60,"least":1,"most":255},
] as const;

/**
 * How many can play with each expansion (S1).
 */
export const PLAYERS = {
  none: {"least":2,"most":4},
  muria: {"least":2,"most":5},
} as const;

/**
 * The levels of bots, from friendly to formidable: opponents for people, and yardsticks for bots.
 */
export const LEVELS = {
  opponents: ["apprentice","journeyman","master"],
  yardsticks: ["random","uct"],
} as const;
