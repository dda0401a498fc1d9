/** How the board looks while a player decides: what can be chosen, what is chosen, where it can go. */

import type { Building, Mark, MarkKind, Spot } from '../board/spots';
import { parse, type Source } from '../game/notation';
import type { Standing } from '../game/pieces';
import type { Position, Post } from '../wire';
import type { Held } from './hand.svelte';
import { spotsOf, type Goals, type Offers } from './offers';

/** What the marks depend on. */
export interface Sight {
  position: Position;
  offers: Offers;
  /** The pieces of whoever is to move. */
  pieces: readonly Standing[];
  held: Held | null;
  /** Where the chosen piece can go. */
  goals: Goals;
  /** A move that was suggested. */
  hint: string | null;
}

const TOWN: readonly Building[] = ['castle', 'inn', 'workshop', 'pump', 'market', 'square'];
const MURIA: readonly Building[] = ['saltworks', 'foremen'];

/** The main shaft of the base game (G2), and Muria's short one (M1). */
const MAIN_SHAFT = ['1C', '2C', '3C', '4C', '5C', '6C'];
const SHORT_SHAFT = ['1C', '2C'];

/** The marks of a moment. */
export function marksOf(sight: Sight): Map<Spot, Mark> {
  const marks = new Map<Spot, Mark>();
  const { position, held, hint } = sight;
  if (hint !== null) {
    const spots = spotsOf(parse(hint));
    spots.forEach((spot, index) =>
      marks.set(spot, { kind: index < spots.length - 1 ? 'chosen' : 'goal' }),
    );
  } else if (held?.what === 'piece') {
    underway(sight, held.source, marks);
  } else if (position.due === 'delivery') {
    delivery(sight, marks);
  } else if (position.due === null) {
    choices(sight, marks);
    const chosen = spotHeld(held);
    if (chosen) marks.set(chosen, { kind: 'chosen' });
  }
  return marks;
}

/** A piece is in hand: its goals, and everything else where pieces go but this one cannot. */
function underway({ position, goals }: Sight, source: Source, marks: Map<Spot, Mark>): void {
  const mark = (spot: Spot): void => {
    marks.set(spot, { kind: goals.has(spot) ? 'goal' : 'cannot' });
  };
  // A section of the shaft is listed only while somebody is there.
  const shaft = position.state.saltworks ? SHORT_SHAFT : MAIN_SHAFT;
  for (const space of [...shaft, ...Object.keys(position.state.mine)]) mark(`space ${space}`);
  for (const post of Object.keys(position.state.posts) as Post[]) mark(`post ${post}`);
  mark('building castle');
  if (position.state.saltworks) mark('building saltworks');
  for (const goal of goals.keys()) mark(goal);
  marks.set(`piece ${source}`, { kind: 'chosen' });
}

function delivery({ position, offers }: Sight, marks: Map<Spot, Mark>): void {
  position.state.castle.orders.forEach((order, index) => {
    if (order !== null) marks.set(`order ${index + 1}`, { kind: 'cannot' });
  });
  for (const { move } of offers.answers) {
    if (move.verb === 'deliver') marks.set(`order ${move.slot}`, { kind: 'can' });
  }
}

/** Nothing is in hand: pieces that can go, chambers with work, buildings that can be visited. */
function choices({ position, offers, pieces }: Sight, marks: Map<Spot, Mark>): void {
  const set = (spot: Spot, kind: MarkKind): void => {
    marks.set(spot, { kind });
  };
  for (const { source } of pieces) {
    set(`piece ${source}`, offers.pieces.has(source) ? 'can' : 'cannot');
  }
  // What the list says goes before what was worked out: a post may hold the foreman.
  for (const source of offers.pieces.keys()) set(`piece ${source}`, 'can');
  for (const building of position.state.saltworks ? [...TOWN, ...MURIA] : TOWN) {
    set(`building ${building}`, offers.buildings.has(building) ? 'can' : 'cannot');
  }
  for (const space of offers.work.keys()) set(`space ${space}`, 'can');
  for (const source of ['supply', 'supply!']) {
    for (const goal of offers.pieces.get(source)?.keys() ?? []) {
      if (!goal.startsWith('building')) set(goal, 'can');
    }
  }
  if (position.seat !== null && offers.free.length > 0) set(`tools ${position.seat}`, 'can');
}

function spotHeld(held: Held | null): Spot | undefined {
  switch (held?.what) {
    case 'space':
    case 'extraction':
      return `space ${held.space}`;
    case 'post':
      return `post ${held.post}`;
    case 'building':
      return `building ${held.building}`;
    case 'goal':
      return held.spot;
    default:
      return undefined;
  }
}
