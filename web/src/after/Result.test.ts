import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadMessages, setLanguage } from '../i18n/index.svelte';
import { printed } from '../learn/boards';
import type { GameResult } from '../wire';
import Accounts from './Accounts.svelte';
import { WHOLE } from '../../fixtures/games/whole';
import Scores from './Scores.svelte';
import { summary } from './summary';

beforeAll(async () => {
  await setLanguage('en');
  await loadMessages('after');
});

let shown: object | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});

/** The cells of the row that begins with a word. */
function row(name: string): string[] {
  const found = [...document.querySelectorAll('tr')].find((row) => row.textContent?.trim().startsWith(name));
  return [...(found?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent?.trim() ?? '');
}

describe.each(Object.entries(WHOLE))('the end of a whole game: %s', (name, { ledgers, last }) => {
  const { players, over } = last.state;
  const names = players.map((_, seat) => `Player ${seat}`);
  const result = last.result as GameResult;

  it('has every part of the result and its total, the winner first', () => {
    const box = printed(name === 'muria' ? 'muria' : 'none', players.length);
    shown = mount(Scores, { target: document.body, props: { result, names, box } });
    flushSync();
    const winner = over?.winners[0] ?? -1;
    expect(row('Money')[0]).toBe(String(players[winner]?.coins));
    expect(row('Total')[0]).toContain(String(over?.scores[winner]));
    expect(document.querySelectorAll('col.won')).toHaveLength(over?.winners.length ?? 0);
  });

  it('has accounts that explain every grosz', () => {
    shown = mount(Accounts, { target: document.body, props: { books: ledgers, players, names } });
    flushSync();
    const sums = ledgers.map((book) =>
      Object.entries(book).reduce((sum, [heading, amount]) => sum + (heading === 'stock' ? 0 : amount), 0),
    );
    expect(sums).toEqual(players.map(({ coins }) => coins));
    expect(row('Orders').map((cell) => Number(cell.replace('+', '')) || 0)).toEqual(
      ledgers.map(({ orders }) => orders),
    );
    const tolls = row('Tolls paid').map((cell) => Number(cell.replace('−', '')) || 0);
    expect(tolls).toEqual(ledgers.map((book) => Math.abs(book.tolls_paid)));
    expect(row('Shafts').length > 0).toBe(name === 'muria');
  });

  it('is a text of a few lines', () => {
    const lines = summary(result, names, 'https://example.org').split('\n');
    expect(lines).toHaveLength(players.length + 2);
    expect(lines[1]).toContain(`Player ${over?.winners[0]}`);
    expect(lines[1]).toContain(String(over?.scores[over.winners[0] ?? 0]));
  });
});

it('says what decided a tie', () => {
  const none = { count: 0, value: 0 };
  const score = { coins: { count: 20, value: 20 }, b: none, g: none, w: none, u: none, tools: none, total: 20 };
  const result: GameResult = {
    scores: [score, score, score],
    ranking: [
      { seat: 1, place: 1, total: 20, tie: null },
      { seat: 0, place: 2, total: 20, tie: 'orders' },
      { seat: 2, place: 2, total: 20, tie: 'shared' },
    ],
  };
  shown = mount(Scores, {
    target: document.body,
    props: { result, names: ['Ada', 'Bruno', 'Cleo'], box: printed('none', 3) },
  });
  flushSync();
  const said = [...document.querySelectorAll('p:not(.soft)')].map((line) =>
    line.textContent?.replace(/\s+/g, ' ').trim(),
  );
  expect(said).toHaveLength(2);
  expect(said[0]).toContain('Bruno completed more orders');
  expect(said[1]).toContain('share the place');
});
