/**
 * A small board for every rule, as the engine has played it. `boards.json` is written by
 * `cargo xtask types`; what one sees is said by the message `learn-scene-…`. Ada is the first
 * player, Bruno the second, and so on.
 */

import type { Scene } from '../board/scene';
import type { Marks, Spot } from '../board/spots';
import type { BoardMark, Box, RuleBoard, RuleBoards } from '../wire';
import file from './boards.json';

/** A board as it is drawn. */
export interface Drawing {
  scene: Scene;
  /** The houses and spaces to be seen. */
  only: Spot[];
  marks: Marks;
  /** The same with the players whose areas are shown. */
  people: Scene | null;
}

const { boxes, boards } = file as unknown as RuleBoards;

/** The rules' boards, by their identifiers. */
export const BOARDS = boards;

/** The printed values for a number of players. */
export function printed(expansion: RuleBoard['expansion'], players: number): Box {
  const box = boxes[`${expansion} ${players}`];
  if (!box) throw new Error(`no board of a rule has ${players} players with expansion ${expansion}`);
  return box;
}

/** Draws a board; `names` are the players'. */
export function draw(board: RuleBoard, names: readonly string[]): Drawing {
  const { expansion, position, town, spaces, people } = board;
  const seats = position.state.players.length;
  const scene: Scene = {
    position,
    box: printed(expansion, seats),
    seats: names.slice(0, seats).map((name) => ({ name, kind: 'human', strength: null })),
    expansion,
  };
  const entrance = position.state.posts.entrance ? (['post entrance'] as const) : [];
  return {
    scene,
    only: [
      ...town.map((building): Spot => `building ${building}`),
      ...spaces.map((space): Spot => `space ${space}`),
      ...entrance,
    ],
    marks: new Map(Object.entries(board.marks) as [Spot, BoardMark][]),
    people: people === 0 ? null : withPlayers(scene, people),
  };
}

/** A scene with the first players only. */
function withPlayers(scene: Scene, count: number): Scene {
  const { position } = scene;
  const players = position.state.players.slice(0, count);
  return { ...scene, position: { ...position, state: { ...position.state, players } } };
}
