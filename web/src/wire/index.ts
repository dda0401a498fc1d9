/** What goes over the wire, as docs/protocol.md and docs/notation.md describe it. */

export type Seat = number;
/** A space of the mine, such as `2L1` (G1). */
export type Space = string;
export type Kind = 'b' | 'g' | 'w' | 'u';
export type Tool =
  | 'rope'
  | 'pickaxe'
  | 'bucket'
  | 'cart'
  | 'food'
  | 'commercial'
  | 'royal'
  | 'saltworks'
  | 'mill';
export type Post = 'castle' | 'workshop' | 'pump' | 'market' | 'saltworks' | 'entrance';
export type Level = 'random' | 'apprentice' | 'journeyman' | 'master' | 'uct';

export interface Rules {
  expansion: 'none' | 'muria';
  mapped: boolean;
  cart_capacity: number | null;
  bucket_into_unrevealed: boolean;
  fatigue: 'crew' | 'all';
  pump_with_tired: boolean;
  round_limit: number;
}

export type Clock =
  | { per: 'turn'; seconds: number }
  | { per: 'game'; seconds: number; increment: number };

export interface Habits {
  clock: Clock | null;
  bot_pause: number;
  hints: number;
  review: boolean;
}

export type SeatWish =
  | { kind: 'me'; name: string }
  | { kind: 'open' }
  | { kind: 'bot'; level: Level };

export interface NewTable {
  name?: string;
  public?: boolean;
  rules?: Partial<Rules>;
  seats: SeatWish[];
  shuffle?: boolean;
  habits?: Partial<Habits>;
}

export interface Created {
  table: string;
  token: string;
  seats: Seat[];
  invitations: { seat: Seat; key: string; link: string }[];
  commitment: string;
}

export interface SeatView {
  name: string;
  kind: 'open' | 'human' | 'away' | 'bot' | 'nobody';
  level: Level | null;
  why: 'left' | 'time' | null;
  left: number | null;
  hints: number;
}

export interface TableView {
  table: string;
  name: string;
  public: boolean;
  stage: 'open' | 'playing' | 'over';
  changed: number;
  number: number;
  ply: number;
  turn: Seat | null;
  rules: Rules;
  habits: Habits;
  seats: SeatView[];
  origin: { kind: 'dealt' } | { kind: 'imported' } | { kind: 'fork'; of: string; ply: number };
  ask: { seat: Seat; ply: number; waiting: Seat[] } | null;
  undo: { floor: number; turn: number; redo: number };
  commitment: string;
  salt: string | null;
}

export interface Brief {
  table: string;
  name: string;
  stage: TableView['stage'];
  expansion: Rules['expansion'];
  clock: Clock | null;
  seats: SeatView[];
  turn: Seat | null;
  yours: Seat[];
  changed: number;
  outcome: Outcome | null;
}

export interface Outcome {
  scores: number[];
  winners: Seat[];
}

export interface Player {
  coins: number;
  salt: string;
  supply: number;
  foreman: boolean;
  miners: number;
  orders: number;
  markers: number;
  ready: Tool[];
  used: Tool[];
}

export interface SpaceState {
  open?: boolean;
  salt?: string;
  water?: number;
  standing: number[];
  tired: number[];
  foremen?: string;
  marker?: Seat;
}

export interface State {
  players: Player[];
  mine: Record<Space, SpaceState>;
  castle: { orders: (string | null)[]; left: number; done: number; near: number[]; far: number[] };
  market: Record<'b' | 'g' | 'w', number>;
  inn: number;
  workshop: { open: Tool[]; left: number };
  posts: Partial<Record<Post, Seat | null>>;
  saltworks?: { brine: number; pieces: number[] };
  shafts?: number;
  over: Outcome | null;
}

export type Due = 'delivery' | 'route' | 'cart' | 'toll' | 'dig';

export interface Position {
  ply: number;
  seat: Seat | null;
  phase: number;
  round: number;
  actions: number;
  legal: string[];
  state: State;
  due: Due | null;
  face_up?: Record<Space, string>;
}

/** Where a piece is: `supply`, a space, `@post`, `far`, `near`, `throne`, `saltworks`, `bank`. */
export type Place = string;
export type Purse = 'bank' | Seat;
/** Where cubes lie: `bank`, `market`, `saltworks`, a seat, or a chamber's space. */
export type Store = string | Seat;

export type Event =
  | { event: 'phase-began'; phase: number }
  | { event: 'turn-began'; seat: Seat; round: number }
  | { event: 'piece-moved'; seat: Seat; foreman: boolean; from: Place; to: Place }
  | { event: 'tired'; seat: Seat; at: Space; miners: number; foreman: boolean }
  | { event: 'stood-up'; seat: Seat; at: Space; foreman: boolean }
  | { event: 'rested'; seat: Seat }
  | { event: 'revealed'; space: Space; tile: string }
  | { event: 'tile-laid'; space: Space }
  | { event: 'shaft-built'; seat: Seat; space: Space }
  | { event: 'paid'; from: Purse; to: Purse; amount: number; why: string }
  | { event: 'salt-moved'; from: Store; to: Store; salt: string }
  | { event: 'water-moved'; from: Store; to: Store; count: number }
  | { event: 'tool-bought'; seat: Seat; tool: Tool }
  | { event: 'tool-used'; seat: Seat; tool: Tool }
  | { event: 'tool-turned-up'; tool: Tool }
  | { event: 'order-completed'; seat: Seat; slot: number; order: string }
  | { event: 'order-turned-up'; slot: number; order: string }
  | { event: 'game-over' };

/** The values of the components that lie open on the table. */
export interface Box {
  market: Record<'b' | 'g' | 'w', number[]>;
  inn: number[];
  workshop: number[];
  /** What the first, second, third … water costs. */
  pump: number[];
  square: number;
  /** What an arrival with no order to complete costs. */
  penalty: number;
  /** Completed orders that end each phase. */
  thresholds: number[];
  /** Brine for one cube; only with Muria. */
  brine: Record<'b' | 'g' | 'w', number> | null;
  /** Only with Muria. */
  shafts: { price: number; markers: number; tiles: number[] } | null;
  /** What 0, 1, 2 … tools are worth at the end (T7). */
  tool_values: number[];
  /** What a cube, or a pair of brine, is worth at the end (T7). */
  salt_value: number;
  [more: string]: unknown;
}

export type Entry =
  | { entry: 'invited'; seat: Seat }
  | { entry: 'joined'; seat: Seat; name: string }
  | { entry: 'left'; seat: Seat }
  | { entry: 'filled'; seat: Seat; level: Level }
  | { entry: 'moved'; seat: Seat; move: string; events?: Event[] }
  | { entry: 'undone'; seat: Seat; ply: number }
  | { entry: 'redone'; seat: Seat; ply: number; events?: Event[] }
  | { entry: 'said'; seat: Seat | null; text: string }
  | { entry: 'renamed'; seat: Seat; name: string }
  | { entry: 'titled'; name: string }
  | { entry: 'subscribed'; seat: Seat }
  | { entry: 'asked'; seat: Seat; ply: number }
  | { entry: 'declined'; seat: Seat }
  | { entry: 'agreed'; seat: Seat }
  | { entry: 'hinted'; seat: Seat }
  | { entry: 'noticed'; seat: Seat }
  | { entry: 'replaced'; seat: Seat; level: Level; why: 'left' | 'time' }
  | { entry: 'returned'; seat: Seat };

/** A line of the journal. */
export type Line = Entry & { number: number; at: number };

export interface Refused {
  code: string;
  rule: string | null;
  facts: Record<string, unknown>;
  message: string;
}

/** What would happen: the events of each move that was tried, up to what is hidden. */
export interface Tried {
  ply: number;
  events: Event[][];
  position: Position | null;
  turns_up?: boolean;
}

export interface Welcome {
  yours: Seat[];
  host: boolean;
  number: number;
  table: TableView;
  position: Position;
  box: Box;
  missed: Line[];
}

export type Message =
  | ({ type: 'welcome' } & Welcome)
  | ({ type: 'update'; table?: TableView; position?: Position } & Line)
  | { type: 'accepted'; id: unknown; number: number; ply: number }
  | ({ type: 'tried'; id: unknown } & Tried)
  | ({ type: 'refused'; id: unknown } & Refused);

/** What a player or the host can say; docs/protocol.md has the list. */
export type Command =
  | { type: 'move'; ply: number; seen?: number; move: string }
  | { type: 'undo'; ply?: number }
  | { type: 'redo'; ply?: number }
  | { type: 'ask'; ply: number }
  | { type: 'agree' }
  | { type: 'decline' }
  | { type: 'say'; text: string }
  | { type: 'rename'; name: string; seat?: Seat }
  | { type: 'title'; name: string }
  | { type: 'fill'; seat: Seat; level: Level }
  | { type: 'leave'; seat?: Seat }
  | { type: 'claim'; seat?: Seat }
  | { type: 'try'; ply: number; moves: string[] };

/** A position, the move made in it, and what that did. */
export interface Step {
  position: Position;
  /** The last position has none yet. */
  move: string | null;
  events: Event[];
}

/** A part of a game, ply by ply. */
export interface Replay {
  /** Moves in the game so far. */
  plies: number;
  players: string[];
  steps: Step[];
}

/** How a finished game is to go on from a ply. */
export interface Fork {
  ply: number;
  seats: SeatWish[];
  habits?: Partial<Habits>;
}

/** A move with what it is expected to lead to, and why in words. */
export interface Advice {
  move: string;
  /** What it does and what for: a sentence without its subject and full stop. */
  reason: string;
  /** The money each seat is expected to have in the end. */
  money: number[];
  /** The chance to win of the player who moves, between 0 and 1. */
  chance: number;
  visits: number;
  line: string[];
}

/** What a choice was worth. */
export interface Decision {
  best: Advice;
  played: Advice;
  /** What the player could expect more of the best move, in groszy. */
  cost: number;
}

/** A move of a game that was reviewed. */
export interface Made {
  /** Which move of the game, from 1. */
  number: number;
  seat: Seat;
  /** The phase's Roman numeral. */
  phase: string;
  round: number;
  move: string;
  decision: Decision | null;
  /** If the move turned something up: how that changed the money each seat can expect. */
  draw: number[] | null;
}

/** What a player's result is made of, by the reviewer's estimate. */
export interface Balance {
  seat: Seat;
  money: number;
  draws: number;
  tolls_received: number;
  tolls_paid: number;
  decisions: number;
}

/** A game with what each decision was worth. */
export interface Review {
  players: string[];
  over: boolean;
  moves: Made[];
  balances: Balance[];
}
