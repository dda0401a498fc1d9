import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pace } from '../prefs.svelte';
import type { Happening } from '../table/session.svelte';
import { moveOf, positionOf } from '../../fixtures';
import type { Event, Line, Position, Seat, Step, TableView } from '../wire';
import { actOf, lengthOf } from './flights';
import { Stage, type Followed } from './stage.svelte';

/** A table at which seat 0 is ours. */
class Table implements Followed {
  id = 'abc';
  table: TableView | null = null;
  journal: Line[] = [];
  position = at(0, 1);
  #listener: (happening: Happening) => void = () => undefined;

  plays(seat: Seat): boolean {
    return seat === 0;
  }

  listen(listener: (happening: Happening) => void): () => void {
    this.#listener = listener;
    return () => (this.#listener = () => undefined);
  }

  /** Somebody moves, and somebody is to decide then. */
  move(seat: Seat, next: Seat | null, events: Event[] = STEP_DOWN): void {
    this.tell({ entry: 'moved', seat, move: 'place supply 1C', made: moveOf('place supply 1C') }, at(this.position.ply + 1, next), events);
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

/** A position of its own: a stage looks only at how many moves were made and who decides. */
function at(ply: number, seat: Seat | null): Position {
  return { ...START, ply, seat };
}

let pace: Pace;
const steps = vi.fn(async (_: string, from: number, count: number): Promise<Step[]> =>
  Array.from({ length: count }, (_, step) => ({ position: at(from + step, 1), move: moveOf('pass'), events: [] })),
);
let table: Table;
let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  pace = 'normal';
  steps.mockClear();
  table = new Table();
  stage = new Stage(table, { pace: () => pace, steps });
});

afterEach(() => {
  stage.close();
  vi.useRealTimers();
});

const landing = (): number => {
  const [line] = table.journal.slice(-1);
  const act = line && actOf(line, STEP_DOWN);
  return act ? lengthOf(act) : 0;
};

describe('a move', () => {
  it('of somebody else is shown once its pieces have landed', () => {
    const before = table.position;
    table.move(1, 2);
    expect(stage.shown).toBe(before);
    expect(stage.live).toBe(false);
    expect(stage.running).toHaveLength(1);
    vi.advanceTimersByTime(landing() - 1);
    expect(stage.shown).toBe(before);
    vi.advanceTimersByTime(1);
    expect(stage.shown).toBe(table.position);
    expect(stage.live).toBe(true);
    expect(stage.running).toHaveLength(0);
  });

  it('of our own is shown at once, and its pieces fly above', () => {
    table.move(0, 0);
    expect(stage.shown).toBe(table.position);
    expect(stage.live).toBe(true);
    expect(stage.running).toHaveLength(1);
  });

  it('after which we decide keeps nobody waiting', () => {
    table.move(1, 1);
    table.move(1, 0);
    expect(stage.shown).toBe(table.position);
    expect(stage.live).toBe(true);
    expect(stage.running).toHaveLength(1);
  });

  it('that ends the game is shown at once', () => {
    table.move(1, null);
    expect(stage.shown).toBe(table.position);
  });

  it('that is taken back is shown at once, whatever flies', () => {
    table.move(1, 2);
    table.tell({ entry: 'undone', seat: 1, ply: 0, redo: 1 }, at(0, 1));
    expect(stage.shown).toBe(table.position);
    expect(stage.running).toHaveLength(0);
  });

  it.each(['fast', 'slow'] as const)('takes another time when the pace is %s', (chosen) => {
    pace = chosen;
    table.move(1, 2);
    vi.advanceTimersByTime(landing());
    expect(stage.live).toBe(chosen === 'fast');
  });

  it('is shown at once when nothing shall move', () => {
    pace = 'off';
    table.move(1, 2);
    expect(stage.live).toBe(true);
    expect(stage.running).toHaveLength(0);
  });

  it('without anything that moves is shown at once', () => {
    table.move(1, 2, []);
    expect(stage.live).toBe(true);
  });
});

describe('several moves in a row', () => {
  it('follow one after another', () => {
    table.move(1, 1);
    table.move(1, 1);
    vi.advanceTimersByTime(landing());
    expect(stage.shown?.ply).toBe(table.position.ply - 1);
    expect(stage.live).toBe(false);
    vi.advanceTimersByTime(landing());
    expect(stage.live).toBe(true);
  });

  it('are caught up with when they are too many', () => {
    for (let count = 0; count < 40; count += 1) table.move(1, 1);
    vi.advanceTimersByTime(landing() * 4);
    expect(stage.live).toBe(true);
  });
});

describe('a moment of the past', () => {
  beforeEach(() => {
    // What happened before we came has to be fetched.
    table.position = at(25, 1);
  });

  it('is fetched once, with its neighbours', async () => {
    await stage.lookAt(14);
    expect(stage.moment?.ply).toBe(14);
    expect(stage.shown?.ply).toBe(14);
    expect(stage.live).toBe(false);
    await stage.lookAt(11);
    expect(stage.shown?.ply).toBe(11);
    expect(steps.mock.calls).toEqual([['abc', 10, 10]]);
  });

  it('is not fetched if we have seen it', async () => {
    table.move(1, 1);
    const seen = table.position;
    table.move(1, 1);
    await stage.lookAt(26);
    expect(stage.shown).toBe(seen);
    expect(steps).not.toHaveBeenCalled();
  });

  it('stays while the game goes on, until we come back', async () => {
    await stage.lookAt(3);
    table.move(1, 0);
    expect(stage.shown?.ply).toBe(3);
    expect(stage.running).toHaveLength(0);
    stage.back();
    expect(stage.shown).toBe(table.position);
    expect(stage.live).toBe(true);
  });

  it('is left by a move of our own', async () => {
    await stage.lookAt(3);
    table.move(0, 0);
    expect(stage.live).toBe(true);
  });

  it('is the last one that was asked for', async () => {
    await Promise.all([stage.lookAt(3), stage.lookAt(17)]);
    expect(stage.shown?.ply).toBe(17);
  });

  it('does not come back when it arrives too late', async () => {
    const late = stage.lookAt(3);
    stage.back();
    await late;
    expect(stage.moment).toBeNull();
  });

  it('that is taken back is left', async () => {
    await stage.lookAt(20);
    table.tell({ entry: 'agreed', seat: 1, rewound: { ply: 10, count: 15 } }, at(10, 1));
    expect(stage.live).toBe(true);
    expect(stage.shown).toBe(table.position);
  });

  it('is fetched anew once moves were taken back', async () => {
    await stage.lookAt(3);
    table.tell({ entry: 'undone', seat: 1, ply: 24, redo: 1 }, at(24, 1));
    await stage.lookAt(3);
    expect(steps).toHaveBeenCalledTimes(2);
    table.tell({ entry: 'asked', seat: 1, ply: 20, rewound: { ply: 20, count: 4 } }, at(20, 1));
    await stage.lookAt(3);
    expect(steps).toHaveBeenCalledTimes(3);
    // A question alone changes nothing.
    table.tell({ entry: 'asked', seat: 1, ply: 10 }, table.position);
    await stage.lookAt(3);
    expect(steps).toHaveBeenCalledTimes(3);
  });

  it('that the server does not tell is thrown, and nothing changes', async () => {
    steps.mockRejectedValueOnce(new Error('not over'));
    await expect(stage.lookAt(3)).rejects.toThrow('not over');
    expect(stage.live).toBe(true);
  });
});

describe('the log', () => {
  const of = (begun: number): TableView => ({ begun, seats: [] }) as unknown as TableView;
  const deeds = (): number[] => stage.entries.filter(({ sort }) => sort === 'deed').map(({ ply }) => ply);

  it('begins with the journal', async () => {
    table.table = of(0);
    table.move(1, 1);
    await stage.readBeginning();
    expect(deeds()).toEqual([1]);
    expect(steps).not.toHaveBeenCalled();
  });

  it('of a fork goes on from the game it came from', async () => {
    table.table = of(120);
    table.position = at(120, 1);
    table.move(1, 1);
    expect(deeds()).toEqual([121]);
    await stage.readBeginning();
    expect(steps.mock.calls).toEqual([['abc', 0, 100], ['abc', 100, 20]]);
    expect(deeds()).toEqual([120, 121]);
    await stage.readBeginning();
    expect(steps).toHaveBeenCalledTimes(2);
  });

  it('of an imported record is all of it', async () => {
    table.table = of(130);
    table.position = at(130, null);
    await stage.readBeginning();
    expect(stage.entries.at(-1)?.ply).toBe(130);
  });
});
