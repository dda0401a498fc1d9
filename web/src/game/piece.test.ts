import { describe, expect, it } from 'vitest';
import { GAMES } from '../../fixtures/games';
import { pieceAt, postOf, spaceOf } from './piece';

describe('where things are', () => {
  it('posts and spaces are told from other places', () => {
    expect(postOf('@market')).toBe('market');
    expect(postOf('saltworks')).toBeUndefined();
    expect(spaceOf('2L11')).toBe('2L11');
    for (const place of ['bank', 'supply', 'far', 'near', 'throne', 'saltworks', 'market', '@entrance', 1]) {
      expect(spaceOf(place), String(place)).toBeUndefined();
    }
  });

  it('every place and store of a whole game is a space that the mine has, or no space', () => {
    const events = [...GAMES.base.journal, ...GAMES.muria.journal].flatMap(({ events = [] }) => events);
    const places = new Set(
      events.flatMap((event) =>
        'from' in event && 'to' in event && !('amount' in event) ? [event.from, event.to] : [],
      ),
    );
    for (const place of places) {
      const space = spaceOf(place);
      if (space !== undefined) expect(space).toMatch(/^[1-6](C|[LR]\d+)$/);
    }
    expect([...places].filter((place) => spaceOf(place)).length).toBeGreaterThan(20);
  });

  it('pieces have the names that moves give them', () => {
    expect(pieceAt(false)).toEqual({ source: 'supply', foreman: false });
    expect(pieceAt(true, { space: '2L1' })).toEqual({ source: '2L1!', foreman: true, space: '2L1' });
    expect(pieceAt(true, { post: 'market' })).toEqual({ source: '@market!', foreman: true, post: 'market' });
  });
});
