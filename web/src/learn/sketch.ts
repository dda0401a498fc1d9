/**
 * Small boards that show a rule, written in a few words. A mine is written space by space, with
 * ` · ` between them: `1C a · 2C b · 2L1 bbg/1 aa b~ · 2L2 ?`. After the name of a space come
 *
 * - the tile of a chamber: `bbg/1` is open, with salt and water; `/0` is open and spent; `?` lies
 *   face down, `?/1` so with water on it, and `?bbg/1` lies face up, but nobody has entered it;
 * - the pieces, a letter for each, `a` for the first player: `aab` stand, `a~a~` are tired, `A` is
 *   a foreman and `A~` a tired one;
 * - `#a`, the marker of whoever built the shaft.
 */

import type { Scene } from '../board/scene';
import type { Mark, MarkKind, Marks, Spot } from '../board/spots';
import { saltAndNumber } from '../game/salt';
import type { Box, Building, Player, Post, PostState, Price, Seat, Space, SpaceState, State } from '../wire';
import { printed } from './printed';

/** A small position: only what matters is said. */
export interface Sketch {
  mine?: string;
  /** The houses to be seen. */
  town?: readonly Building[];
  /** What the players own; their areas are shown then. */
  people?: readonly Partial<Player>[];
  muria?: boolean;
  /** Whose turn it is. */
  turn?: Seat;
  phase?: number;
  round?: number;
  /** The castle; who waits there is written as numbers of miners. */
  castle?: Partial<Omit<State['castle'], 'near' | 'far'>> & { near?: number[]; far?: number[] };
  market?: Partial<State['market']>;
  inn?: number;
  workshop?: Partial<State['workshop']>;
  posts?: Partial<Record<Post, Seat>>;
  /** The saltworks, with numbers of miners. */
  saltworks?: { brine: number; pieces: number[] };
  /** Marks by spot, some with a short note. */
  marks?: { readonly [spot in Spot]?: MarkKind | readonly [MarkKind, string] };
}

/** A sketch as the board draws it. */
export interface Drawing {
  scene: Scene;
  /** The houses and spaces to be seen. */
  only: Spot[];
  marks: Marks;
  /** The same with the players whose areas are shown. */
  people: Scene | null;
}

const LETTERS = 'abcde';

/** Letters as seats: the first player is `a`. */
const seatOf = (letter: string): Seat => LETTERS.indexOf(letter.toLowerCase());

const by = (seats: number): number[] => Array.from({ length: seats }, () => 0);

/** How many players a sketch tells of, two at least. */
function seatsOf({ mine = '', people = [], castle = {} }: Sketch): number {
  const pieces = mine.split(/[ ·]+/).filter((word) => /^#?[a-e~]+$/i.test(word));
  const highest = Math.max(1, ...[...pieces.join('')].map(seatOf));
  const queued = Math.max(castle.near?.length ?? 0, castle.far?.length ?? 0);
  return Math.max(highest + 1, people.length, queued);
}

/** Reads one space: its name, and what is there. */
function readSpace(text: string, seats: number, muria: boolean): [Space, SpaceState, string | undefined] {
  const [space = '', ...words] = text.split(' ');
  const here: SpaceState = { standing: by(seats), tired: by(seats) };
  const foremen = Array.from({ length: seats }, () => '-');
  let faceUp: string | undefined;
  for (const word of words) {
    if (word.startsWith('#')) {
      here.marker = seatOf(word.slice(1));
    } else if (word.startsWith('?')) {
      const tile = word.slice(1);
      const closed = tile === '' || tile.startsWith('/');
      Object.assign(here, { open: false, salt: '', water: closed ? saltAndNumber(tile).number : 0 });
      if (!closed) faceUp = tile;
    } else if (word.includes('/')) {
      const { salt, number } = saltAndNumber(word);
      Object.assign(here, { open: true, salt, water: number });
    } else {
      for (const [piece] of word.matchAll(/[a-e]~?/gi)) {
        const seat = seatOf(piece.charAt(0));
        const tired = piece.endsWith('~');
        if (/[A-E]/.test(piece)) foremen[seat] = tired ? '~' : '+';
        else (tired ? here.tired : here.standing)[seat]! += 1;
      }
    }
  }
  if (muria) here.foremen = foremen.join('');
  return [space, here, faceUp];
}

/** Draws a sketch; `names` are the players'. */
export function draw(sketch: Sketch, names: readonly string[]): Drawing {
  const { muria = false, mine = '', town = [], people, castle, saltworks, marks = {} } = sketch;
  const seats = seatsOf(sketch);
  const expansion = muria ? 'muria' : 'none';
  const spaces = mine === '' ? [] : mine.split(' · ').map((text) => readSpace(text, seats, muria));
  const faceUp = spaces.flatMap(([space, , tile]) => (tile === undefined ? [] : [[space, tile]]));
  const state: State = {
    players: Array.from({ length: seats }, (_, seat) => ({ ...OWNED, ...people?.[seat] })),
    mine: Object.fromEntries(spaces.map(([space, here]) => [space, here])),
    castle: {
      orders: ['bb=9', 'bg=11', 'gg=13'],
      left: 5,
      done: 0,
      arrived: null,
      ...castle,
      near: { miners: castle?.near ?? by(seats) },
      far: { miners: castle?.far ?? by(seats) },
    },
    market: { b: 2, g: 1, w: 0, ...sketch.market },
    start: 0,
    visited: [],
    inn: sketch.inn ?? 4,
    workshop: { open: ['rope', 'cart', 'food'], left: 4, ...sketch.workshop },
    posts: { castle: null, workshop: null, pump: null, market: null, ...held(sketch.posts) },
    over: null,
  };
  if (muria) {
    const { brine, pieces } = saltworks ?? { brine: 0, pieces: by(seats) };
    state.saltworks = { brine, miners: pieces, foremen: '-'.repeat(seats) };
    state.shafts = 1;
    state.posts = { saltworks: null, entrance: null, ...state.posts };
  }
  const found = (Object.keys(marks) as Spot[]).map((spot): [Spot, Mark] => {
    const mark = marks[spot] ?? 'can';
    return [spot, typeof mark === 'string' ? { kind: mark } : { kind: mark[0], note: mark[1] }];
  });
  const posts = 'entrance' in (sketch.posts ?? {}) ? (['post entrance'] as const) : [];
  const box = printed(expansion, seats);
  const scene: Scene = {
    position: {
      ply: 0,
      seat: sketch.turn ?? null,
      phase: sketch.phase ?? 1,
      round: sketch.round ?? 2,
      actions: 2,
      last_round: false,
      legal: [],
      due: null,
      pieces: [],
      lacks: [],
      prices: pricesOf(state, box),
      tired: by(seats),
      may_rest: false,
      ways: {},
      state,
      ...(faceUp.length > 0 ? { face_up: Object.fromEntries(faceUp) } : {}),
    },
    box,
    seats: names.slice(0, seats).map((name) => ({ name, kind: 'human', level: null })),
    expansion,
  };
  return {
    scene,
    only: [
      ...town.map((building): Spot => `building ${building}`),
      ...spaces.map(([space]): Spot => `space ${space}`),
      ...found.map(([spot]) => spot).filter((spot) => spot.startsWith('space ')),
      ...posts,
    ],
    marks: new Map(found),
    people: people === undefined ? null : withPlayers(scene, people.length),
  };
}

/** Miners on posts, two of them at the entrance. */
function held(posts: Sketch['posts'] = {}): Partial<Record<Post, PostState>> {
  const entries = Object.entries(posts) as [Post, Seat][];
  return Object.fromEntries(
    entries.map(([post, seat]) => [post, { seat, miners: post === 'entrance' ? 2 : 1, foreman: false }]),
  );
}

/** What the market asks and pays. */
function pricesOf({ market }: State, box: Box): Scene['position']['prices'] {
  const price = (kind: keyof State['market']): Price => {
    const column = box.market[kind];
    const free = column.length - market[kind];
    return { buy: column[free] ?? null, sell: column[free - 1] ?? null };
  };
  return { b: price('b'), g: price('g'), w: price('w') };
}

/** A scene with the first players only. */
function withPlayers(scene: Scene, count: number): Scene {
  const { position } = scene;
  const players = position.state.players.slice(0, count);
  return { ...scene, position: { ...position, state: { ...position.state, players } } };
}

/** What a player has of whom nothing is said. */
const OWNED: Player = {
  coins: 10,
  salt: 'b',
  supply: 5,
  foreman: false,
  miners: 5,
  orders: 0,
  markers: 0,
  ready: [],
  used: [],
};
