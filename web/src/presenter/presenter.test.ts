import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pace } from '../prefs.svelte';
import type { TableUpdate } from '../table/session.svelte';
import { moveOf, positionOf } from '../../fixtures';
import type { Event, Line, Position, Seat, Step, TableView } from '../wire';
import { animationOf, durationOf } from '../animation/animation';
import { Presenter, type PresentedSession } from './presenter.svelte';

/** A table at which seat 0 is ours. */
class Table implements PresentedSession {
  id = 'abc';
  table: TableView | null = null;
  journal: Line[] = [];
  position = at(0, 1);
  #listener: (update: TableUpdate) => void = () => undefined;

  plays(seat: Seat): boolean {
    return seat === 0;
  }

  listen(listener: (update: TableUpdate) => void): () => void {
    this.#listener = listener;
    return () => (this.#listener = () => undefined);
  }

  /** Somebody moves, and somebody is to decide then. */
  move(seat: Seat, next: Seat | null, events: Event[] = STEP_DOWN): void {
    this.tell(
      { entry: 'moved', seat, move: 'place supply 1C', made: moveOf('place supply 1C') },
      at(this.position.ply + 1, next),
      events,
    );
  }

  tell(entry: object, after: Position, events: Event[] = []): void {
    const line = { number: this.journal.length + 1, at: 0, plies: after.ply, ...entry } as Line;
    const before = this.position;
    this.journal = [...this.journal, line];
    this.position = after;
    this.#listener({ line, events, before, after });
  }
}

const STEP_DOWN: Event[] = [{ event: 'piece-moved', seat: 1, foreman: false, from: 'supply', to: '1C' }];

const START = positionOf('start');

/** A position of its own: a presenter looks only at how many moves were made and who decides. */
function at(ply: number, seat: Seat | null): Position {
  return { ...START, ply, seat };
}

let pace: Pace;
const steps = vi.fn((_: string, from: number, count: number): Promise<Step[]> => {
  const step = (ply: number): Step => ({ position: at(ply, 1), move: moveOf('pass'), events: [] });
  return Promise.resolve(Array.from({ length: count }, (_, index) => step(from + index)));
});
let table: Table;
let presenter: Presenter;

beforeEach(() => {
  vi.useFakeTimers();
  pace = 'normal';
  steps.mockClear();
  table = new Table();
  presenter = new Presenter(table, { pace: () => pace, steps });
});

afterEach(() => {
  presenter.close();
  vi.useRealTimers();
});

const landing = (): number => {
  const [line] = table.journal.slice(-1);
  const animation = line && animationOf(line, STEP_DOWN);
  return animation ? durationOf(animation) : 0;
};

describe('a move', () => {
  it('of somebody else is shown after its animation', () => {
    const before = table.position;
    table.move(1, 2);
    expect(presenter.shown).toBe(before);
    expect(presenter.live).toBe(false);
    expect(presenter.running).toHaveLength(1);
    vi.advanceTimersByTime(landing() - 1);
    expect(presenter.shown).toBe(before);
    vi.advanceTimersByTime(1);
    expect(presenter.shown).toBe(table.position);
    expect(presenter.live).toBe(true);
    expect(presenter.running).toHaveLength(0);
  });

  it('of our own is shown at once, with its animation', () => {
    table.move(0, 0);
    expect(presenter.shown).toBe(table.position);
    expect(presenter.live).toBe(true);
    expect(presenter.running).toHaveLength(1);
  });

  it('after which we decide is shown at once', () => {
    table.move(1, 1);
    table.move(1, 0);
    expect(presenter.shown).toBe(table.position);
    expect(presenter.live).toBe(true);
    expect(presenter.running).toHaveLength(1);
  });

  it('that ends the game is shown at once', () => {
    table.move(1, null);
    expect(presenter.shown).toBe(table.position);
  });

  it('that is taken back is shown at once, also during an animation', () => {
    table.move(1, 2);
    table.tell({ entry: 'undone', seat: 1, ply: 0, redo: 1 }, at(0, 1));
    expect(presenter.shown).toBe(table.position);
    expect(presenter.running).toHaveLength(0);
  });

  it.each(['fast', 'slow'] as const)('takes another time at the pace %s', (chosen) => {
    pace = chosen;
    table.move(1, 2);
    vi.advanceTimersByTime(landing());
    expect(presenter.live).toBe(chosen === 'fast');
  });

  it('is shown at once when animations are off', () => {
    pace = 'off';
    table.move(1, 2);
    expect(presenter.live).toBe(true);
    expect(presenter.running).toHaveLength(0);
  });

  it('without an animation is shown at once', () => {
    table.move(1, 2, []);
    expect(presenter.live).toBe(true);
  });
});

describe('several moves in a row', () => {
  it('follow one after another', () => {
    table.move(1, 1);
    table.move(1, 1);
    vi.advanceTimersByTime(landing());
    expect(presenter.shown?.ply).toBe(table.position.ply - 1);
    expect(presenter.live).toBe(false);
    vi.advanceTimersByTime(landing());
    expect(presenter.live).toBe(true);
  });

  it('are skipped when there are too many', () => {
    for (let count = 0; count < 40; count += 1) table.move(1, 1);
    vi.advanceTimersByTime(landing() * 4);
    expect(presenter.live).toBe(true);
  });
});

describe('a moment of the past', () => {
  beforeEach(() => {
    // What happened before we came has to be fetched.
    table.position = at(25, 1);
  });

  it('is fetched once, with its neighbours', async () => {
    await presenter.lookAt(14);
    expect(presenter.moment?.ply).toBe(14);
    expect(presenter.shown?.ply).toBe(14);
    expect(presenter.live).toBe(false);
    await presenter.lookAt(11);
    expect(presenter.shown?.ply).toBe(11);
    expect(steps.mock.calls).toEqual([['abc', 10, 10]]);
  });

  it('is not fetched if we have seen it', async () => {
    table.move(1, 1);
    const seen = table.position;
    table.move(1, 1);
    await presenter.lookAt(26);
    expect(presenter.shown).toBe(seen);
    expect(steps).not.toHaveBeenCalled();
  });

  it('stays while the game goes on, until we come back', async () => {
    await presenter.lookAt(3);
    table.move(1, 0);
    expect(presenter.shown?.ply).toBe(3);
    expect(presenter.running).toHaveLength(0);
    presenter.back();
    expect(presenter.shown).toBe(table.position);
    expect(presenter.live).toBe(true);
  });

  it('ends with a move of our own', async () => {
    await presenter.lookAt(3);
    table.move(0, 0);
    expect(presenter.live).toBe(true);
  });

  it('is the last one that was asked for', async () => {
    await Promise.all([presenter.lookAt(3), presenter.lookAt(17)]);
    expect(presenter.shown?.ply).toBe(17);
  });

  it('does not come back when it arrives too late', async () => {
    const late = presenter.lookAt(3);
    presenter.back();
    await late;
    expect(presenter.moment).toBeNull();
  });

  it('ends when it is taken back', async () => {
    await presenter.lookAt(20);
    table.tell({ entry: 'agreed', seat: 1, rewound: { ply: 10, count: 15 } }, at(10, 1));
    expect(presenter.live).toBe(true);
    expect(presenter.shown).toBe(table.position);
  });

  it('is fetched again after moves were taken back', async () => {
    await presenter.lookAt(3);
    table.tell({ entry: 'undone', seat: 1, ply: 24, redo: 1 }, at(24, 1));
    await presenter.lookAt(3);
    expect(steps).toHaveBeenCalledTimes(2);
    table.tell({ entry: 'asked', seat: 1, ply: 20, rewound: { ply: 20, count: 4 } }, at(20, 1));
    await presenter.lookAt(3);
    expect(steps).toHaveBeenCalledTimes(3);
    // A question alone changes nothing.
    table.tell({ entry: 'asked', seat: 1, ply: 10 }, table.position);
    await presenter.lookAt(3);
    expect(steps).toHaveBeenCalledTimes(3);
  });

  it('throws a refusal of the server, and changes nothing', async () => {
    steps.mockRejectedValueOnce(new Error('not over'));
    await expect(presenter.lookAt(3)).rejects.toThrow('not over');
    expect(presenter.live).toBe(true);
  });
});

describe('the log', () => {
  const of = (begun: number): TableView => ({ begun, seats: [] }) as unknown as TableView;
  const moves = (): number[] => presenter.entries.filter(({ type }) => type === 'move').map(({ ply }) => ply);

  it('begins with the journal', async () => {
    table.table = of(0);
    table.move(1, 1);
    await presenter.readBeginning();
    expect(moves()).toEqual([1]);
    expect(steps).not.toHaveBeenCalled();
  });

  it('of a fork goes on from the game it came from', async () => {
    table.table = of(120);
    table.position = at(120, 1);
    table.move(1, 1);
    expect(moves()).toEqual([121]);
    await presenter.readBeginning();
    expect(steps.mock.calls).toEqual([
      ['abc', 0, 100],
      ['abc', 100, 20],
    ]);
    expect(moves()).toEqual([120, 121]);
    await presenter.readBeginning();
    expect(steps).toHaveBeenCalledTimes(2);
  });

  it('of an imported record is all of it', async () => {
    table.table = of(130);
    table.position = at(130, null);
    await presenter.readBeginning();
    expect(presenter.entries.at(-1)?.ply).toBe(130);
  });
});
