import { describe, expect, it } from 'vitest';
import { awards, deeds, HONOURS } from './awards';
import { WHOLE } from './games';
import { EXPENSES, eventsOf, INCOMES, ledgers, type Ledger } from './ledger';

const sum = (amounts: object): number =>
  Object.values(amounts).reduce((total: number, amount: number) => total + amount, 0);
/** Money that a player's books do not explain. */
const unexplained = ({ start, in: got, out: given, end }: Ledger): number =>
  end - start - sum(got) + sum(given);

describe.each(Object.entries(WHOLE))('the books of a whole game: %s', (name, game) => {
  const books = ledgers(eventsOf(game.steps), game.first, game.last);

  it('explain every grosz', () => {
    expect(books.map(unexplained)).toEqual(books.map(() => 0));
  });

  it('have as many tolls paid as received', () => {
    const received = sum(books.map((book) => book.in.tolls));
    expect(received).toBeGreaterThan(0);
    expect(received).toBe(sum(books.map((book) => book.out.tolls)));
  });

  it('have shafts only with Muria', () => {
    expect(books.some((book) => book.out.shafts > 0)).toBe(name === 'muria');
  });

  it('lead to honours that one player alone has earned', () => {
    const done = deeds(game.steps, books);
    const given = awards(done);
    expect(given.length).toBeGreaterThan(1);
    for (const { honour, seat, amount } of given) {
      expect(done[honour].filter((value) => value >= amount)).toEqual([amount]);
      expect(done[honour][seat]).toBe(amount);
    }
  });
});

it('every sort of payment occurs in one of the games', () => {
  const all = Object.values(WHOLE).flatMap((game) => ledgers(eventsOf(game.steps), game.first, game.last));
  for (const income of INCOMES) expect(all.some((book) => book.in[income] > 0), income).toBe(true);
  for (const expense of EXPENSES) expect(all.some((book) => book.out[expense] > 0), expense).toBe(true);
});

describe('honours', () => {
  const none = Object.fromEntries(HONOURS.map((honour) => [honour, [0, 0]])) as ReturnType<typeof deeds>;

  it('are not given for nothing, nor to two at once', () => {
    expect(awards({ ...none, pump: [4, 4] })).toEqual([]);
  });

  it('go to as many players as can be', () => {
    const all = { ...none, tolls: [9, 1], wages: [8, 1], order: [7, 1], explorer: [6, 1], digger: [5, 1], generous: [0, 3] };
    const given = awards(all);
    expect(given).toHaveLength(5);
    expect(given.at(-1)).toEqual({ honour: 'generous', seat: 1, amount: 3 });
  });
});
