import { beforeAll, expect, it } from 'vitest';
import { setLanguage } from '../i18n/index.svelte';
import { spoken } from '../i18n/spoken';
import { madeIn, PEOPLE, type Name } from '../../fixtures';
import { outcomeOf } from './outcome';

beforeAll(() => setLanguage('en'));

/** What the moves of a sample would do for the player who makes them. */
function lines(name: Name, turns_up = false): string[] {
  const made = madeIn(name);
  const events = made.map((one) => one.events);
  const outcome = outcomeOf({ ply: 0, events, position: null, turns_up }, made[0]?.seat ?? 0);
  return outcome.map((line) => spoken(line, PEOPLE));
}

it('tells who pays whom, and what one gets', () => {
  expect(lines('digs past b')).toEqual(['2 pieces get tired', 'You get brown, green', 'You pay 2 groszy to Bruno']);
});

it('tells what assistants earn, one’s own and others’', () => {
  expect(lines('buys where b assists')).toContain('Bruno gets 1 grosz');
  expect(lines('trader')).toContain('You get 1 grosz');
});

it('leaves out what costs nothing', () => {
  expect(madeIn('pumps')[0]?.events).toContainEqual({ event: 'paid', from: 0, to: 'bank', amount: 0, why: 'B4' });
  expect(lines('pumps').filter((line) => line.includes('pay'))).toEqual([]);
});

it('says when something unknown is turned up', () => {
  expect(lines('tired, after work', true)).toEqual(['Turns something up, so there is no undo']);
});
