import { beforeAll, expect, it } from 'vitest';
import { speak } from '../i18n/index.svelte';
import type { Event } from '../wire';
import { outcomeOf } from './outcome';
import { spoken } from '../i18n/spoken';

beforeAll(() => speak('en'));

const lines = (events: Event[], turns_up = false): string[] =>
  outcomeOf({ ply: 0, events: [events], position: null, turns_up }, 0).map((line) =>
    spoken(line, (seat) => ['Ada', 'Bruno'][seat] ?? ''),
  );

it('tells who pays whom, and what one gets', () => {
  expect(
    lines([
      { event: 'paid', from: 0, to: 1, amount: 2, why: 'E5' },
      { event: 'paid', from: 'bank', to: 1, amount: 1, why: 'A2', post: 'market' },
      { event: 'salt-moved', from: '2L1', to: 0, salt: 'bg' },
      { event: 'tired', seat: 0, at: '2L1', miners: 2, foreman: false },
    ]),
  ).toEqual([
    'You pay 2 groszy to Bruno',
    'Bruno gets 1 grosz',
    'You get brown, green',
    '2 pieces get tired',
  ]);
});

it('leaves out what costs nothing', () => {
  expect(lines([{ event: 'paid', from: 0, to: 'bank', amount: 0, why: 'B4' }])).toEqual([]);
});

it('says when something unknown is turned up', () => {
  expect(lines([], true)).toEqual(['Turns something up, so there is no undo']);
});
