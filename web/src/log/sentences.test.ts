import { beforeAll, describe, expect, it } from 'vitest';
import { hasMessage, setLanguage } from '../i18n/index.svelte';
import { pieces } from '../i18n/rich';
import { POSTS, type Event, type Line, type MoveData } from '../wire';
import { saltAndNumber } from '../game/salt';
import { journalIn, moved, moveOf, PEOPLE } from '../../fixtures';
import { logOf, type LogEntry } from './entries';
import { entryText } from './sentences';
import { spoken } from '../i18n/spoken';
import { GAMES } from '../../fixtures/games';

beforeAll(() => setLanguage('en'));

const said = (entry: LogEntry): string => {
  const { main, more } = entryText(entry);
  return [main, ...more].join(' ');
};

const eventsOf = (entry: LogEntry): readonly Event[] => ('events' in entry ? entry.events : []);

/** Every coin, cube and drop that a sentence shows. */
function shown(text: string): { coins: number; salt: string; water: number } {
  const found = { coins: 0, salt: '', water: 0 };
  for (const piece of pieces(text)) {
    if (typeof piece === 'string') continue;
    if (piece.picture === 'coins') found.coins += piece.amount;
    if (piece.picture === 'salt') found.salt += piece.salt;
    if (piece.picture === 'water') found.water += piece.count;
  }
  found.salt = [...found.salt].sort().join('');
  return found;
}

/** Every coin, cube and drop that the events mention. */
function happened(events: readonly Event[]): { coins: number; salt: string; water: number } {
  const found = { coins: 0, salt: '', water: 0 };
  for (const event of events) {
    if (event.event === 'paid') found.coins += event.amount;
    if (event.event === 'salt-moved') found.salt += event.salt;
    if (event.event === 'water-moved') {
      // In the saltworks water is brine, and shown as such; pumped water is water until it is there.
      const brine = event.to === 'saltworks' ? event.from === 'bank' : event.from === 'saltworks';
      if (brine) found.salt += 'u'.repeat(event.count);
      else found.water += event.count;
    }
    if (event.event === 'order-turned-up') {
      const { salt, number } = saltAndNumber(event.order);
      found.salt += salt;
      found.coins += number;
    }
  }
  found.salt = [...found.salt].sort().join('');
  return found;
}

describe.each(['base', 'muria', 'people'] as const)('the log of %s', (name) => {
  const { table, journal } = GAMES[name];
  const entries = logOf(journal);

  it('shows every coin, cube and drop that changed hands, and no other', () => {
    for (const entry of entries) {
      expect(shown(said(entry)), said(entry)).toEqual(happened(eventsOf(entry)));
    }
  });

  it('says something in every entry, without a gap', () => {
    for (const entry of entries) {
      const text = spoken(
        said(entry),
        table.seats.map((seat) => seat.name),
      );
      expect(text).toMatch(/^\S.*\S$/s);
      expect(text).not.toMatch(/undefined|NaN|\{|\s{2}|\s[.,]/);
    }
  });

  it('names every player, tool and space that took part', () => {
    for (const entry of entries) {
      const text = said(entry);
      for (const event of eventsOf(entry)) {
        if (event.event === 'paid' && typeof event.to === 'number' && event.amount > 0) {
          expect(text).toContain(`\u{E000}p${event.to}\u{E001}`);
        }
        if ('tool' in event) expect(text).toContain(`\u{E000}t${event.tool}\u{E001}`);
        if ('space' in event) expect(text).toContain(`\u{E000}x${event.space}\u{E001}`);
      }
    }
  });
});

/** The last entry of a journal in words. */
function last(journal: readonly Line[]): string {
  const entry = logOf(journal).at(-1);
  return entry ? spoken(said(entry), PEOPLE) : '';
}

describe('a sentence', () => {
  it('tells of digging with its crew, its tools and its tolls', () => {
    const journal = journalIn('lifts with a mill');
    expect(logOf(journal).filter(({ type }) => type === 'move')).toHaveLength(1);
    expect(last(journal)).toBe(
      'Ada lifts brown, white from 4L3 to 2L3 with the foreman and 2 miners. ' +
        'Used: pickaxe, horse mill, and cart. Bruno gets 2 groszy as toll.',
    );
  });

  it('tells of a tile that is laid on the chosen side', () => {
    const told = last(journalIn('lays a tile'));
    expect(told).toMatch(/^Bruno puts a miner on 4R1\./);
    expect(told).toContain('A new chamber lies at 4R2.');
  });

  it('tells of a penalty that costs nothing', () => {
    expect(last(journalIn('nothing to lose'))).toBe(
      'Ada comes to the castle without an order to fill, and with nothing to lose.',
    );
  });

  it('shows no picture that somebody has typed', () => {
    const journal: Line[] = [{ number: 1, at: 0, plies: 0, entry: 'said', seat: 0, text: '\u{E000}c99\u{E001}' }];
    const [entry] = logOf(journal);
    expect(entry && spoken(said(entry), ['Ada'])).toBe('Ada: c99');
  });

  it('is there for what only a newer server knows', () => {
    const danced = { number: 1, at: 0, plies: 0, entry: 'danced', seat: 0 } as unknown as Line;
    expect(last([danced])).toBe('Something happened at the table that this version of the page does not know.');
    const leap = { ...moveOf('hire'), verb: 'leap', text: 'leap 1C' } as unknown as MoveData;
    expect(last([moved(0, leap)])).toBe('Ada makes a move that this version of the page does not know: leap 1C');
  });

  it('has words for every tool and post', () => {
    for (const post of POSTS) {
      expect(hasMessage(`post-${post}`)).toBe(true);
      expect(last([moved(0, `assist supply ${post}`)])).toContain('Ada posts a miner at the ');
    }
    expect(last([moved(0, 'assist supply+supply entrance')])).toBe('Ada posts two miners at the mine entrance.');
  });
});
