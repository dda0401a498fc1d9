import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../i18n/index.svelte';
import type { Due, Outcome, Position, SeatView, TableView } from '../wire';
import { actionsOf, askedOf, titleText, turnText, type TurnOf } from './turn';
import { wordsOf } from './words';

const NAMES = ['Ada', 'Bruno', 'apprentice'];
const KINDS: SeatView['kind'][] = ['human', 'human', 'bot'];

beforeAll(() => speak('en'));

/** A turn of a seat, at the browser of those who are ours. */
function turn(seat: number | null, yours: number[], over: Outcome | null = null): TurnOf {
  return {
    table: { name: 'Cellar', seats: KINDS.map((kind) => ({ kind })) } as TableView,
    position: { seat, state: { over } } as Position,
    yours,
    myTurn: seat !== null && yours.includes(seat),
  };
}

const said = (of: TurnOf): string => wordsOf(turnText(of), NAMES);

describe('whose turn it is', () => {
  it('is mine, somebody else’s, or that of a bot which thinks', () => {
    expect(said(turn(0, [0]))).toBe('Your turn');
    expect(said(turn(1, [0]))).toBe('Bruno to move');
    expect(said(turn(2, [0]))).toBe('apprentice is thinking …');
  });

  it('is told by name to several players at one screen', () => {
    expect(said(turn(1, [0, 1]))).toBe('Bruno to move');
  });

  it('is nobody’s once the game is over', () => {
    expect(said(turn(null, [0], { scores: [57, 61, 40], winners: [1] }))).toBe(
      'The game is over. Bruno wins with 61 groszy.',
    );
    expect(said(turn(null, [0], { scores: [61, 61, 40], winners: [0, 1] }))).toBe(
      'The game is over. Ada and Bruno share the victory with 61 groszy.',
    );
  });

  it('is in the title', () => {
    expect(titleText(turn(0, [0]), NAMES)).toBe('● Your turn – Magnum Sal');
    expect(titleText(turn(1, [0]), NAMES)).toBe('Bruno – Magnum Sal');
    expect(titleText(turn(null, [0], { scores: [], winners: [] }), NAMES)).toBe('The end – Magnum Sal');
  });
});

it('a turn has as many actions as the box says for its round', () => {
  const inRound = (round: number): number => actionsOf({ round } as Position, { actions: [1, 2] });
  expect([1, 2, 3, 17].map(inRound)).toEqual([1, 2, 2, 2]);
});

describe('what is asked', () => {
  const asked = (due: Due | null, actions: number): string => askedOf({ due, actions } as Position);

  it('is an action, the end of the turn, or an answer', () => {
    expect(asked(null, 2)).toBe('Choose an action');
    expect(asked(null, 0)).toBe('End your turn');
    for (const due of ['delivery', 'route', 'cart', 'toll', 'dig'] as const) {
      expect(asked(due, 1)).not.toMatch(/log-/);
    }
  });
});
