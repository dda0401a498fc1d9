/**
 * A small board for every rule, as the engine has played it. `boards.json` is written by
 * `cargo xtask types`; what one sees is said by the message `learn-scene-…`. Ada is the first
 * player, Bruno the second, and so on.
 */

import type { Scene } from '../board/scene';
import type { Mark, Marks, Spot } from '../board/spots';
import type { Candidate } from '../play/candidates';
import type { Box, Building, Expansion, Position, Refused, Space } from '../wire';
import file from './boards.json';

/** Moves in a row, of which the last one matters. */
export type MoveSequence = readonly Candidate[];

/** The board of a rule. */
export interface RuleBoard {
  expansion: Expansion;
  position: Position;
  /** What is to be seen: houses, spaces, and the areas of so many players. */
  town: Building[];
  spaces: Space[];
  people: number;
  marks: { readonly [spot in Spot]?: Mark };
  /** What may be done here. */
  legal: MoveSequence[];
  /** What the rule forbids here, and how it is refused. */
  illegal: { moves: MoveSequence; refused: Refused }[];
}

/** A board as it is drawn. */
export interface Drawing {
  scene: Scene;
  /** The houses and spaces to be seen. */
  only: Spot[];
  marks: Marks;
  /** The same with the players whose areas are shown. */
  people: Scene | null;
}

const { boxes, boards } = file as unknown as {
  boxes: Readonly<Record<string, Box>>;
  boards: Readonly<Record<string, RuleBoard>>;
};

/** The rules' boards, by their identifiers. */
export const BOARDS = boards;

/** The printed values for so many players. */
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
    marks: new Map(Object.entries(board.marks) as [Spot, Mark][]),
    people: people === 0 ? null : withPlayers(scene, people),
  };
}

/** A scene with the first players only. */
function withPlayers(scene: Scene, count: number): Scene {
  const { position } = scene;
  const players = position.state.players.slice(0, count);
  return { ...scene, position: { ...position, state: { ...position.state, players } } };
}
