/** Moves as docs/notation.md writes them, taken apart. */

import type { Kind, Post, Seat, Space } from '../wire';

/** A piece by where it is: `supply`, `2L1`, `@market`; a foreman ends with `!`. */
export type Source = string;

/** One trade at the market. */
export interface Trade {
  way: 'sell' | 'buy';
  kind: Kind;
}

/** A move, taken apart. */
export type Move =
  | { verb: 'deliver'; slot: number }
  | { verb: 'forfeit'; what: 'coins' | Kind }
  | { verb: 'place' | 'rope'; source: Source; space: Space }
  | {
      verb: 'extract';
      space: Space;
      salt: string;
      miners: number;
      foreman: boolean;
      picks: number;
      mill: boolean;
    }
  | { verb: 'route'; way: Space[] }
  | { verb: 'cart'; spaces: Space[] }
  | { verb: 'haul' }
  | { verb: 'toll'; space: Space; shares: Map<Seat, number> }
  | { verb: 'assist'; sources: Source[]; post: Post }
  | { verb: 'hire' | 'square' | 'pass' | 'end' }
  | { verb: 'buy'; slot: number }
  | { verb: 'pump'; space: Space; count: number }
  | { verb: 'market'; commercial: boolean; trades: Trade[] }
  | { verb: 'castle'; source: Source; royal: boolean }
  | { verb: 'boil' | 'boil+'; source: Source }
  | { verb: 'recall'; miners: number; foreman: boolean }
  | { verb: 'shaft'; space: Space }
  | { verb: 'dig'; side: 'left' | 'right' }
  | { verb: 'bucket'; from: Space; to: Space }
  | { verb: 'feed'; pieces: Source[] }
  | { verb: 'trade'; kind: Kind };

/** What a move begins with. */
export type Verb = Move['verb'];

/** Takes a legal move apart. The server writes them, so the form is taken for granted. */
export function parse(text: string): Move {
  const [verb, ...words] = text.split(' ') as [Verb, ...string[]];
  const word = (index: number): string => words[index] ?? '';
  switch (verb) {
    case 'deliver':
    case 'buy':
      return { verb, slot: Number(word(0)) };
    case 'forfeit':
      return { verb, what: word(0) as 'coins' | Kind };
    case 'place':
    case 'rope':
      return { verb, source: word(0), space: word(1) };
    case 'extract': {
      const pick = words.indexOf('pick');
      return {
        verb,
        space: word(0),
        salt: word(1),
        miners: Number.parseInt(word(3)),
        foreman: word(3).endsWith('!'),
        picks: pick < 0 ? 0 : Number(word(pick + 1)),
        mill: words.includes('mill'),
      };
    }
    case 'route':
      return { verb, way: word(0).split('-') };
    case 'cart':
      return { verb, spaces: word(0).split('-') };
    case 'toll': {
      const shares = word(1).split(',').map((share) => share.split(':').map(Number));
      return { verb, space: word(0), shares: new Map(shares as [Seat, number][]) };
    }
    case 'assist':
      return { verb, sources: word(0).split('+'), post: word(1) as Post };
    case 'pump':
      return { verb, space: word(0), count: Number(word(1)) };
    case 'market': {
      const commercial = word(0) === 'commercial';
      const trades = (commercial ? words.slice(1) : words).join(' ').split(', ');
      return {
        verb,
        commercial,
        trades: trades.map((trade) => {
          const [way, kind] = trade.split(' ') as [Trade['way'], Kind];
          return { way, kind };
        }),
      };
    }
    case 'castle':
      return { verb, source: word(0), royal: word(1) === 'royal' };
    case 'boil':
    case 'boil+':
      return { verb, source: word(0) };
    case 'recall':
      return { verb, miners: Number.parseInt(word(0)) || 0, foreman: word(0).endsWith('!') };
    case 'shaft':
      return { verb, space: word(0) };
    case 'dig':
      return { verb, side: word(0) as 'left' | 'right' };
    case 'bucket':
      return { verb, from: word(0), to: word(1) };
    case 'feed':
      return { verb, pieces: words };
    case 'trade':
      return { verb, kind: word(0) as Kind };
    case 'hire':
    case 'square':
    case 'pass':
    case 'end':
    case 'haul':
      return { verb };
  }
}
