import { describe, expect, it } from 'vitest';
import { afterOf, moveOf, positionOf, type Name } from '../../fixtures';
import type { Tried } from '../wire';
import { cautionOf, type Caution } from './cautions';
import { offersOf } from './offers';
import { remindersOf } from './reminders';

/** What is said before a move; the server foresees what is played in the sample. */
function caution(name: Name, move: string): Promise<Caution | undefined> {
  const preview = (): Promise<Tried> =>
    Promise.resolve({ ply: 0, events: [], turns_up: false, position: afterOf(name) });
  return cautionOf(positionOf(name), moveOf(move), preview);
}

describe('cautions', () => {
  it('the castle with salt for no order', async () => {
    expect(await caution('salt for no order', 'castle supply')).toBe('castle');
    expect(await caution('salt for an order', 'castle supply')).toBeUndefined();
  });

  it('trades after which a piece in the queue has salt for no order', async () => {
    expect(await caution('sells what the queue needs', 'market sell g')).toBe('queue');
    expect(await caution('sells what the foreman needs', 'market sell g')).toBe('queue');
    expect(await caution('sells what is left over', 'market sell g')).toBeUndefined();
    expect(await caution('sells what nobody needs', 'market sell g')).toBeUndefined();
  });

  it('a single pass while pieces are tired, unless the crew rests', async () => {
    expect(await caution('tired, after work', 'pass')).toBe('rest');
    expect(await caution('tired, after a pass', 'pass')).toBeUndefined();
  });

  it('a saltworks without brine', async () => {
    expect(await caution('no brine in the saltworks', 'boil supply!')).toBe('brine');
    expect(await caution('brine in the saltworks', 'boil supply!')).toBeUndefined();
  });
});

describe('reminders before a turn ends', () => {
  const of = (name: Name) => remindersOf(positionOf(name), offersOf(positionOf(name)));

  it('tools that could be used now, and pieces that stay tired', () => {
    expect(of('tired, before the end')).toEqual([
      { about: 'tool', tool: 'food' },
      { about: 'tired', count: 3 },
    ]);
  });

  it('no tired pieces if the crew rests', () => {
    expect(of('rested, before the end')).toEqual([{ about: 'tool', tool: 'food' }]);
  });

  it('a piece that arrives with salt for no order', () => {
    expect(of('arrives with nothing')).toEqual([{ about: 'arrival', count: 1 }]);
    expect(of('arrives with salt')).toEqual([]);
  });
});
