import { beforeAll, expect, it } from 'vitest';
import { setLanguage } from '../i18n/index.svelte';
import { spoken } from '../i18n/spoken';
import { GAMES } from '../../fixtures/games';
import type { Verb } from '../wire';
import { madeIn, moveOf, PEOPLE, type Name } from '../../fixtures';
import { outcomeOf } from './outcome';

beforeAll(() => setLanguage('en'));

/** What the moves of a sample would do for the player who makes them. */
function lines(name: Name, turns_up = false): string[] {
  const made = madeIn(name);
  const events = made.map((one) => one.events);
  const { seat, move } = made[0] ?? { seat: 0, move: moveOf('pass') };
  const outcome = outcomeOf({ ply: 0, events, position: null, turns_up }, seat, move.verb);
  return outcome.map((line) => spoken(line, PEOPLE));
}

it('tells who pays whom, and what one gets', () => {
  expect(lines('digs past b')).toEqual(['2 pieces get tired', 'You get brown, green', 'You pay 2 groszy to Bruno']);
});

it('does not repeat what the words of the move say', () => {
  const moved = GAMES.muria.journal.filter((line) => line.entry === 'moved');
  const first = (verb: Verb): string[] => {
    const line = moved.find(({ made }) => made.verb === verb);
    if (!line) throw new Error(`nobody makes a move like ${verb}`);
    const tried = { ply: 0, events: [line.events ?? []], position: null, turns_up: false };
    return outcomeOf(tried, line.seat, verb).map((text) => spoken(text, PEOPLE));
  };
  expect(first('deliver')).toEqual([]);
  expect(first('hire')).toEqual([]);
  expect(first('forfeit')).toEqual([]);
  expect(first('bucket')).toEqual([]);
  expect(first('trade')).toEqual(['You give brine, brine']);
  expect(first('recall')).toEqual(['You get brine']);
});

it('tells what assistants earn, one’s own and others’', () => {
  expect(lines('buys where b assists')).toContain('Bruno gets 1 grosz');
  expect(lines('trader')).toContain('You get 1 grosz');
});

it('says that nothing is paid, where the price is not on the button', () => {
  expect(madeIn('pumps')[0]?.events).toContainEqual({ event: 'paid', from: 0, to: 'bank', amount: 0, why: 'B4' });
  expect(lines('pumps')).toEqual(['It costs nothing']);
});

it('says when something unknown is turned up', () => {
  expect(lines('tired, after work', true)).toEqual(['Turns something up, so there is no undo']);
  expect(lines('reveals', true)).toEqual(['A chamber is revealed, so there is no undo']);
});
