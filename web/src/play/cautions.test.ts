import { describe, expect, it } from 'vitest';
import { moveOf } from '../game/sample';
import type { Position, Tried } from '../wire';
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

const leadingTo = (position: Position | null) => async (): Promise<Tried> => ({
  ply: 0,
  events: [],
  turns_up: false,
  position,
});
const nothing = leadingTo(null);
/** Whoever is to move lacks some salt for every order, or has that of one. */
const ready = (enough: boolean) => (position: Position) => {
  position.lacks[position.seat ?? 0] = [enough ? '' : 'b', 'g', null];
};
const queue = (circle: 'near' | 'far', pieces: { miners: number[]; foremen?: string }) => (position: Position) => {
  position.state.castle[circle] = pieces;
};

describe('cautions', () => {
  it('the castle with salt for no order', async () => {
    const going = moveOf('castle supply');
    expect(await cautionOf(changed('start', ready(false)), going, nothing)).toBe('castle');
    expect(await cautionOf(changed('start', ready(true)), going, nothing)).toBeUndefined();
  });

  it('trades after which a piece in the queue has salt for no order', async () => {
    const selling = moveOf('market sell g');
    const [enough, toolittle] = [ready(true), ready(false)].map((change) => leadingTo(changed('start', change)));
    for (const pieces of [{ miners: [1, 0] }, { miners: [0, 0], foremen: '+-' }]) {
      const waiting = changed('start', (position) => {
        ready(true)(position);
        queue('far', pieces)(position);
      });
      expect(await cautionOf(waiting, selling, toolittle ?? nothing)).toBe('queue');
      expect(await cautionOf(waiting, selling, enough ?? nothing)).toBeUndefined();
    }
    const alone = changed('start', ready(true));
    expect(await cautionOf(alone, selling, toolittle ?? nothing)).toBeUndefined();
  });

  it('a single pass while pieces are tired, unless the crew rests', async () => {
    const position = positions['dig salt'] as Position;
    expect(await cautionOf(position, moveOf('pass'), nothing)).toBe('rest');
    const resting = changed('dig salt', (position) => (position.may_rest = true));
    expect(await cautionOf(resting, moveOf('pass'), nothing)).toBeUndefined();
  });

  it('a saltworks without brine', async () => {
    const position = positions['entrance'] as Position;
    expect(await cautionOf(position, moveOf('boil supply!'), nothing)).toBe('brine');
    const briny = changed('entrance', ({ state }) => {
      if (state.saltworks) state.saltworks.brine = 2;
    });
    expect(await cautionOf(briny, moveOf('boil supply!'), nothing)).toBeUndefined();
  });
});

describe('reminders before a turn ends', () => {
  const of = (position: Position) => remindersOf(position, offersOf(position));

  it('tools that could be used now, and pieces that stay tired', () => {
    expect(of(positions['feed'] as Position)).toEqual([
      { about: 'tool', tool: 'food' },
      { about: 'tired', count: 1 },
    ]);
  });

  it('no tired pieces if the crew rests', () => {
    expect(of(changed('feed', (position) => (position.may_rest = true)))).toEqual([
      { about: 'tool', tool: 'food' },
    ]);
  });

  it('a piece that arrives with salt for no order', () => {
    const arriving = changed('feed', (position) => {
      ready(false)(position);
      queue('near', { miners: [0, 1, 0] })(position);
    });
    expect(of(arriving)).toContainEqual({ about: 'arrival', count: 1 });
    ready(true)(arriving);
    expect(of(arriving)).not.toContainEqual({ about: 'arrival', count: 1 });
  });
});
