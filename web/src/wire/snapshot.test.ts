/** Updates with only what has changed become what they would have been with everything. */

import { describe, expect, it } from 'vitest';
import { positionOf } from '../../fixtures';
import type { Message, Position, PositionChanges, SpaceState } from './index';
import { Snapshot } from './snapshot';

const start = positionOf('start');
const welcome = { type: 'welcome', table: { number: 3, name: 'Cellar', ply: 0 }, position: start };

/** A client that knows the start of a game. */
function client(): (update: object) => { table?: object; position?: Position } {
  const snapshot = new Snapshot();
  snapshot.complete(welcome as unknown as Message);
  return (update) =>
    snapshot.complete({ type: 'update', ...update } as Message) as ReturnType<ReturnType<typeof client>>;
}

describe('an update with changes', () => {
  it('has the whole table and position in their place', () => {
    const hear = client();
    const space: SpaceState = { standing: [1, 0, 0], tired: [0, 0, 0] };
    const position: Partial<PositionChanges> = { ply: 1, actions: 0, state: { inn: 4, mine: { '1C': space } } };
    const heard = hear({ number: 4, changes: { table: { number: 4, ply: 1 }, position } });
    expect(heard).toEqual({
      type: 'update',
      number: 4,
      table: { number: 4, name: 'Cellar', ply: 1 },
      position: {
        ...start,
        ply: 1,
        actions: 0,
        state: { ...start.state, inn: 4, mine: { ...start.state.mine, '1C': space } },
      },
    });
    // What has not changed is the same, so that nothing is drawn again for it.
    expect(heard.position?.state.castle).toBe(start.state.castle);
    expect(heard.position?.state.mine['2L1']).toBe(start.state.mine['2L1']);
  });

  it('has no position if it is the same one', () => {
    const hear = client();
    const heard = hear({ number: 4, changes: { table: { number: 4 } } });
    expect(heard).toEqual({ type: 'update', number: 4, table: { number: 4, name: 'Cellar', ply: 0 } });
    expect(hear({ number: 5, changes: { table: {}, position: { ply: 1 } } }).position).toEqual({ ...start, ply: 1 });
  });

  it('keeps nothing that is there only sometimes', () => {
    const hear = client();
    const carrying = { from: '2L1' };
    expect(hear({ changes: { table: {}, position: { ply: 1, carrying } } }).position).toMatchObject({ carrying });
    expect(hear({ changes: { table: {}, position: { ply: 2 } } }).position).not.toHaveProperty('carrying');
  });
});

describe('an update with everything', () => {
  it('replaces what was known', () => {
    const hear = client();
    const fewer = { ...start, state: { ...start.state, mine: {} } };
    expect(hear({ table: { number: 4 }, position: fewer })).toMatchObject({ position: fewer });
    const heard = hear({ changes: { table: { ply: 2 }, position: { ply: 2 } } });
    expect(heard).toMatchObject({ table: { number: 4, ply: 2 }, position: { ply: 2, state: { mine: {} } } });
    expect(heard.table).not.toHaveProperty('name');
  });
});
