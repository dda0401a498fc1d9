import { describe, expect, it } from 'vitest';
import type { Event, Position, Tried } from '../wire';
import { cautionOf } from './cautions';
import { offersOf } from './offers';
import fixtures from './positions.json';
import { remindersOf } from './reminders';

const positions = fixtures as unknown as Record<string, Position>;

/** A fixture with its own changes: salt of the player, actions, the castle. */
function changed(name: string, change: (position: Position) => void): Position {
  const position = structuredClone(positions[name] as Position);
  change(position);
  return position;
}

const leadingTo =
  (...events: Event[]) =>
  async (): Promise<Tried> => ({ ply: 0, events: [events], turns_up: false, position: null });
const nothing = leadingTo();
const salt = (letters: string) => (position: Position) => {
  const player = position.state.players[position.seat ?? 0];
  if (player) player.salt = letters;
};

describe('cautions', () => {
  it('the castle with salt for no order', async () => {
    expect(await cautionOf(changed('start', salt('b')), 'castle supply', nothing)).toBe('castle');
    expect(await cautionOf(changed('start', salt('bg')), 'castle supply', nothing)).toBeUndefined();
  });

  it('selling what a piece in the queue needs', async () => {
    const waiting = changed('start', (position) => {
      salt('bg')(position);
      position.state.castle.far[0] = 1;
    });
    expect(await cautionOf(waiting, 'market sell g', nothing)).toBe('queue');
    expect(await cautionOf(waiting, 'market sell g, buy g', nothing)).toBeUndefined();
    const alone = changed('start', salt('bg'));
    expect(await cautionOf(alone, 'market sell g', nothing)).toBeUndefined();
  });

  it('a single pass while pieces are tired, unless the crew rests', async () => {
    const position = positions['dig salt'] as Position;
    expect(await cautionOf(position, 'pass', nothing)).toBe('rest');
    const rested = leadingTo({ event: 'rested', seat: 0 });
    expect(await cautionOf(position, 'pass', rested)).toBeUndefined();
  });

  it('a saltworks without brine', async () => {
    const position = positions['entrance'] as Position;
    expect(await cautionOf(position, 'boil supply!', nothing)).toBe('brine');
    const briny = changed('entrance', ({ state }) => {
      if (state.saltworks) state.saltworks.brine = 2;
    });
    expect(await cautionOf(briny, 'boil supply!', nothing)).toBeUndefined();
  });
});

describe('reminders before a turn ends', () => {
  const of = (position: Position, rests = false) =>
    remindersOf(position, offersOf(position.legal), rests);

  it('tools that could be used now, and pieces that stay tired', () => {
    expect(of(positions['feed'] as Position)).toEqual([
      { about: 'tool', tool: 'food' },
      { about: 'tired', count: 1 },
    ]);
  });

  it('no tired pieces if the crew rests', () => {
    expect(of(positions['feed'] as Position, true)).toEqual([{ about: 'tool', tool: 'food' }]);
  });

  it('a piece that arrives with salt for no order', () => {
    const arriving = changed('feed', ({ state }) => (state.castle.near[1] = 1));
    expect(of(arriving)).toContainEqual({ about: 'arrival', count: 1 });
    salt('bbw')(arriving);
    expect(of(arriving)).not.toContainEqual({ about: 'arrival', count: 1 });
  });
});
