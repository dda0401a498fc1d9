import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../i18n/index.svelte';
import { positionOf, type Name } from '../../fixtures';
import type { Position, SeatView, TableView } from '../wire';
import { askedOf, titleText, turnText, type TurnState } from './text';
import { spoken } from '../i18n/spoken';

const NAMES = ['Ada', 'Bruno', 'apprentice'];
const KINDS: SeatView['kind'][] = ['human', 'human', 'bot'];

beforeAll(() => setLanguage('en'));

/** What is known at the browser of those who are ours. */
function at(position: Position, yours: number[]): TurnState {
  const { seat } = position;
  return {
    table: { name: 'Cellar', seats: KINDS.map((kind) => ({ kind })) } as TableView,
    position,
    yours,
    myTurn: seat !== null && yours.includes(seat),
  };
}

const TURNS: readonly Name[] = ['turn of a', 'turn of b', 'turn of c'];

/** A turn of a seat, at the browser of those who are ours. */
const turn = (seat: number, yours: number[]): TurnState => at(positionOf(TURNS[seat] ?? 'start'), yours);

const said = (of: TurnState): string => spoken(turnText(of), NAMES);

describe('whose turn it is', () => {
  it('is mine, somebody else’s, or that of a bot which thinks', () => {
    expect(said(turn(0, [0]))).toBe('Your turn');
    expect(said(turn(1, [0]))).toBe('Bruno to move');
    expect(said(turn(2, [0]))).toBe('apprentice is thinking …');
  });

  it('names the player to several players at one screen', () => {
    expect(said(turn(1, [0, 1]))).toBe('Bruno to move');
  });

  it('is nobody’s once the game is over', () => {
    expect(said(at(positionOf('won by b'), [0]))).toBe('The game is over. Bruno wins with 61 groszy.');
    expect(said(at(positionOf('won by a and b'), [0]))).toBe(
      'The game is over. Ada and Bruno share the victory with 61 groszy.',
    );
  });

  it('is in the title', () => {
    expect(titleText(turn(0, [0]), NAMES)).toBe('● Your turn – Magnum Sal');
    expect(titleText(turn(1, [0]), NAMES)).toBe('Bruno – Magnum Sal');
    expect(titleText(at(positionOf('won by b'), [0]), NAMES)).toBe('The end – Magnum Sal');
  });
});

describe('what is asked', () => {
  const asked = (name: Name): string => askedOf(positionOf(name));

  it('is an action, the end of the turn, or an answer', () => {
    expect(asked('start')).toBe('Choose an action');
    expect(asked('tired, before the end')).toBe('End your turn');
    for (const due of ['delivery', 'route', 'cart', 'toll', 'dig'] as const) {
      expect(positionOf(due).due).toBe(due);
      expect(asked(due)).not.toMatch(/log-/);
    }
  });
});
