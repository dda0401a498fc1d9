/**
 * What tests are made with: positions, and moves, as the server tells them. `cargo xtask types` writes
 * them; a new position is a few lines in `positions.toml`, which says how.
 */

import type { Scene } from '../board/scene';
import { printed } from '../learn/boards';
import type { Box, Event, Line, MoveData, Position, Seat, Step, TableView } from '../wire';
import moves from './moves.json';
import positions from './positions.json';

/** The samples by name. */
export type Name = keyof typeof positions;

/** A move that was made, and what it did. */
export type Made = Pick<Step, 'events'> & { seat: Seat; move: MoveData };

/** A sample as the file has it; what was made from there only if it was asked for. */
interface Sample {
  expansion: TableView['rules']['expansion'];
  position: Position;
  made?: Made[];
  after?: Position;
}

export const NAMES = Object.keys(positions) as Name[];
const ALL = positions as unknown as Record<Name, Sample>;

/** The players, by seat. */
export const PEOPLE = ['Ada', 'Bruno', 'Celina', 'Dora', 'Emil'];

/** A position; nobody else has it, so it may be changed where that decides nothing. */
export const positionOf = (name: Name): Position => structuredClone(ALL[name].position);

/** The values of the components in a sample's game. */
export function boxOf(name: Name): Box {
  const { expansion, position } = ALL[name];
  return printed(expansion, position.state.players.length);
}

/** A position as the board draws it. */
export function sceneOf(name: Name): Scene {
  const position = positionOf(name);
  const seats = PEOPLE.slice(0, position.state.players.length);
  return {
    position,
    box: boxOf(name),
    seats: seats.map((name) => ({ name, kind: 'human', level: null })),
    expansion: ALL[name].expansion,
  };
}

/** What the moves that are played in a sample do. */
export const madeIn = (name: Name): Made[] => structuredClone(ALL[name].made ?? []);

/** The position after the moves that are played in a sample. */
export function afterOf(name: Name): Position {
  const { after } = ALL[name];
  if (!after) throw new Error(`nothing is played in the sample ${name}`);
  return structuredClone(after);
}

/** A move by its text; a new one stands in `moves.json` as a key first, whatever its value. */
export function moveOf(text: string): MoveData {
  const found = (moves as unknown as Record<string, MoveData>)[text];
  if (!found) throw new Error(`${text} is not in moves.json`);
  return found;
}

/** A line of a journal in which somebody moves. */
export function moved(seat: Seat, move: string | MoveData, events: Event[] = [], number = 1): Line {
  const made = typeof move === 'string' ? moveOf(move) : move;
  return { number, at: 0, plies: number, entry: 'moved', seat, move: made.text, made, events };
}

/** A journal of the moves that are played in a sample. */
export const journalIn = (name: Name): Line[] =>
  madeIn(name).map(({ seat, move, events }, at) => moved(seat, move, events, at + 1));
