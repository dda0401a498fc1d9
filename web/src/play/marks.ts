/** How the board looks while a player decides: what can be chosen, what is chosen, where it can go. */

import type { Mark, Spot } from '../board/spots';
import type { BoardMarkKind, Building, MoveData, Position, Post, SourceParts } from '../wire';
import { sendMove } from './candidates';
import type { Selected } from './selection.svelte';
import { nextPieces, type Sending } from './sending';
import { spotsOf, type Goals, type Offers } from './offers';

/** What the marks depend on. */
export interface MarkContext {
  position: Position;
  /** The buildings of the town. */
  buildings: readonly Building[];
  offers: Offers;
  selected: Selected | null;
  /** Where the chosen piece can go. */
  goals: Goals;
  /** A move that was suggested. */
  hint: MoveData | null;
}

/** The marks of a moment. */
export function marksOf(context: MarkContext): Map<Spot, Mark> {
  const marks = new Map<Spot, Mark>();
  const { position, selected, hint } = context;
  if (hint !== null) {
    const spots = spotsOf(hint);
    spots.forEach((spot, index) => marks.set(spot, { kind: index < spots.length - 1 ? 'chosen' : 'goal' }));
  } else if (selected?.what === 'piece') {
    underway(context, selected.piece, marks);
  } else if (selected?.what === 'goal') {
    asked(context, selected, marks);
  } else if (position.due === 'delivery') {
    delivery(context, marks);
  } else if (position.due === null) {
    choices(context, marks);
    const chosen = selectedSpot(selected);
    if (chosen) marks.set(chosen, { kind: 'chosen' });
  }
  return marks;
}

/** A piece is selected: its goals, and other goals of pieces where it cannot go. */
function underway({ position, buildings, goals }: MarkContext, piece: SourceParts, marks: Map<Spot, Mark>): void {
  const { mine, posts } = position.state;
  const spots: Spot[] = [
    ...Object.keys(mine).map((space): Spot => `space ${space}`),
    ...(Object.keys(posts) as Post[]).map((post): Spot => `post ${post}`),
    ...buildings.map((building): Spot => `building ${building}`),
    ...goals.keys(),
  ];
  for (const spot of spots) {
    if (goals.has(spot)) marks.set(spot, { kind: 'goal' });
    else if (sendMove(piece, spot)) marks.set(spot, { kind: 'cannot' });
  }
  marks.set(`piece ${piece.source}`, { kind: 'chosen' });
}

/** A goal is selected: who can go there, and who has been chosen. */
function asked({ offers }: MarkContext, sending: Sending, marks: Map<Spot, Mark>): void {
  marks.set(sending.goal, { kind: 'chosen' });
  for (const { source } of sending.pieces) marks.set(`piece ${source}`, { kind: 'chosen' });
  for (const { source } of nextPieces(offers, sending)) marks.set(`piece ${source}`, { kind: 'can' });
}

function delivery({ position, offers }: MarkContext, marks: Map<Spot, Mark>): void {
  position.state.castle.orders.forEach((order, index) => {
    if (order !== null) marks.set(`order ${index + 1}`, { kind: 'cannot' });
  });
  for (const move of offers.answers) {
    if (move.verb === 'deliver') marks.set(`order ${move.slot}`, { kind: 'can' });
  }
}

/** Nothing is selected: pieces that can move, chambers with work, buildings that can be visited. */
function choices({ position, buildings, offers }: MarkContext, marks: Map<Spot, Mark>): void {
  const set = (spot: Spot, kind: BoardMarkKind): void => {
    // After the last action nearly nothing can be done, and the panel says so.
    if (kind !== 'cannot' || position.actions > 0) marks.set(spot, { kind });
  };
  for (const { source } of position.pieces) {
    set(`piece ${source}`, offers.pieces.has(source) ? 'can' : 'cannot');
  }
  for (const building of buildings) {
    set(`building ${building}`, offers.buildings.has(building) ? 'can' : 'cannot');
  }
  for (const space of offers.work.keys()) set(`space ${space}`, 'can');
  for (const { source, space, post } of position.pieces) {
    // The goals of pieces in the supply are shown without selecting one, where there is room for that many frames.
    if (space !== undefined || post !== undefined) continue;
    for (const [goal, [move]] of offers.pieces.get(source) ?? []) {
      if (!move?.building && !marks.has(goal)) marks.set(goal, { kind: 'can', faint: true });
    }
  }
  if (position.seat !== null && offers.free.length > 0) set(`tools ${position.seat}`, 'can');
}

/** The spot that is selected, if it is one. */
export function selectedSpot(selected: Selected | null): Spot | undefined {
  switch (selected?.what) {
    case 'space':
    case 'extraction':
      return `space ${selected.space}`;
    case 'building':
      return `building ${selected.building}`;
    case 'goal':
      return selected.goal;
    default:
      return undefined;
  }
}
