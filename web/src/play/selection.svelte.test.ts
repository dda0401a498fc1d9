import { beforeEach, describe, expect, it, vi } from 'vitest';
import { boxOf, moveOf, PEOPLE, positionOf, type Name } from '../../fixtures';
import type { Accepted, Box, Position, TableView, Tried } from '../wire';
import { Refusal } from '../wire/refusal';
import type { PlayableSession } from './move-queries.svelte';
import { muted } from './muted.svelte';
import { Selection } from './selection.svelte';
import type { Option } from './options';

/** A table where every move is accepted, and what is not legal is refused under rule C1. */
class FakeSession implements PlayableSession {
  position = $state.raw<Position | null>(null);
  table = $state.raw<TableView | null>(null);
  box: Box;
  yours = $state.raw([0]);
  myTurn = $state(true);
  sent: string[] = [];
  /** Answers come after the new position, as from a server: when this is resolved. */
  answered: Promise<unknown> = Promise.resolve();

  constructor(name: Name) {
    const position = positionOf(name);
    this.box = boxOf(name);
    this.position = position;
    this.yours = [position.seat ?? 0];
    this.table = {
      seats: PEOPLE.map((name) => ({ name })),
      undo: { floor: 0, turn: position.ply, action: position.ply, redo: 0 },
    } as unknown as TableView;
  }

  #next(): void {
    if (this.position) this.position = { ...this.position, ply: this.position.ply + 1 };
  }

  move(move: string): Promise<Accepted> {
    this.sent.push(move);
    this.#next();
    return this.answered.then(() => ({ number: 1, ply: 1 }));
  }

  command(command: Parameters<PlayableSession['command']>[0]): Promise<Accepted> {
    this.sent.push(JSON.stringify(command));
    return Promise.resolve({ number: 1, ply: 1 });
  }

  try(...moves: string[]): Promise<Tried> {
    const [first = ''] = moves;
    if (!this.position?.legal.some(({ text }) => text === first)) {
      return Promise.reject(new Refusal({ code: 'out-of-reach', rule: 'C1', facts: { move: first }, message: '' }));
    }
    return Promise.resolve({ ply: 0, events: [], position: null, turns_up: false });
  }
}

function seated(name: Name): { session: FakeSession; selection: Selection } {
  const session = new FakeSession(name);
  return { session, selection: new Selection(session) };
}

/** What an option is, in a few words. */
function said(option: Option): string {
  if ('move' in option) return `${option.what}: ${option.move.text}`;
  if ('piece' in option) return `${option.what} ${option.piece.source}`;
  return option.what === 'send' ? `send to ${option.goal}` : `${option.what} ${option.space}`;
}
const options = (selection: Selection): string[] => selection.options.map(said);

/** The source of the selected piece. */
const selectedSource = (selection: Selection): string | undefined =>
  selection.selected?.what === 'piece' ? selection.selected.piece.source : undefined;

/** Lets promises settle. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => muted.clear());

describe('a selected piece', () => {
  it('lights its goals and sends the move with the second click', async () => {
    const { session, selection } = seated('start');
    expect(selection.marks.get('piece supply')).toEqual({ kind: 'can' });
    selection.pick('piece supply');
    expect(selection.marks.get('piece supply')).toEqual({ kind: 'chosen' });
    expect(selection.marks.get('space 1C')).toEqual({ kind: 'goal' });
    expect(selection.marks.get('space 2L1')).toEqual({ kind: 'cannot' });
    selection.pick('space 1C');
    await settled();
    expect(session.sent).toEqual(['place supply 1C']);
    expect(selection.selected).toBeNull();
  });

  it('stays in hand when the answer to the move before comes late, and can be sent at once', async () => {
    const { session, selection } = seated('start');
    let answer = (): void => undefined;
    session.answered = new Promise<void>((resolve) => (answer = resolve));
    selection.pick('piece supply');
    selection.pick('space 1C');
    await settled();
    expect(session.sent).toEqual(['place supply 1C']);
    expect(selection.sending).toBe(false);
    selection.pick('piece supply');
    answer();
    await settled();
    expect(selectedSource(selection)).toBe('supply');

    session.answered = new Promise(() => undefined);
    selection.pick('space 1C');
    await settled();
    selection.drag('piece supply', 'space 1C');
    await settled();
    expect(session.sent).toHaveLength(3);
  });

  it('is deselected by a second click, and by cancelling', () => {
    const { selection } = seated('start');
    selection.pick('supply 0');
    expect(selectedSource(selection)).toBe('supply');
    selection.pick('piece supply');
    expect(selection.selected).toBeNull();
    selection.pick('piece supply');
    selection.cancel();
    expect(selection.selected).toBeNull();
  });

  it('can be dragged', async () => {
    const { session, selection } = seated('rope');
    selection.drag('piece 1C', 'post market');
    await settled();
    expect(session.sent).toEqual(['assist 1C market']);
  });

  it('asks how, where several moves lead to the goal', async () => {
    const { session, selection } = seated('rope');
    selection.drag('piece supply', 'space 2C');
    await settled();
    expect(session.sent).toEqual([]);
    expect(options(selection)).toEqual(['move: place supply 2C', 'move: rope supply 2C']);
    selection.choose(selection.options[1] as Option);
    await settled();
    expect(session.sent).toEqual(['rope supply 2C']);
  });

  it('shows why it cannot go there, and stays selected', async () => {
    const { session, selection } = seated('start');
    selection.pick('piece supply');
    selection.pick('space 2L1');
    await settled();
    expect(selection.why).toMatchObject({ rule: 'C1', facts: { move: 'place supply 2L1' } });
    expect(selectedSource(selection)).toBe('supply');
    expect(session.sent).toEqual([]);
  });

  it('goes to the castle wherever the castle is pointed at', async () => {
    const { session, selection } = seated('entrance');
    muted.add('castle');
    selection.drag('piece supply!', 'order 2');
    await settled();
    expect(session.sent).toEqual(['castle supply!']);
  });

  it('joins a piece that stands on one of its goals', async () => {
    const { session, selection } = seated('dig salt');
    selection.drag('piece 2R2', 'piece 2C');
    await settled();
    expect(session.sent).toEqual(['place 2R2 2C']);
  });

  it('gives way to another piece that does not', () => {
    const { selection } = seated('entrance');
    selection.pick('piece 1C');
    selection.pick('piece supply!');
    expect(selectedSource(selection)).toBe('supply!');
  });

  it('is gone when the position has changed', () => {
    const { session, selection } = seated('start');
    selection.pick('piece supply');
    session.position = { ...(session.position as Position) };
    expect(selection.selected).toBeNull();
  });
});

describe('with nothing selected', () => {
  it('a space within reach takes the miner from the supply with two clicks', async () => {
    const { session, selection } = seated('start');
    selection.pick('space 1C');
    expect(options(selection)).toEqual(['move: place supply 1C']);
    selection.pick('space 1C');
    await settled();
    expect(session.sent).toEqual(['place supply 1C']);
  });

  it('a chamber offers its work before the pieces that stand there', () => {
    const { selection } = seated('dig salt');
    selection.pick('space 2R2');
    expect(options(selection)).toEqual(['extract 2R2', 'pump 2R2', 'take 2R2']);
  });

  it('a second click on a chamber to dig plans to dig there', () => {
    const { selection } = seated('dig salt');
    selection.pick('space 2R2');
    selection.pick('space 2R2');
    expect(selection.selected).toEqual({ what: 'extraction', space: '2R2' });
  });

  it('a second click sends nobody where that turns something up', async () => {
    const { session, selection } = seated('start');
    vi.spyOn(session, 'try').mockResolvedValue({ ply: 0, events: [], position: null, turns_up: true });
    selection.pick('space 1C');
    selection.pick('space 1C');
    await settled();
    expect(session.sent).toEqual([]);
    expect(options(selection)).toEqual(['move: place supply 1C']);
  });

  it('a second click sends nobody where several could go', async () => {
    const { session, selection } = seated('pieces, foreman at hand');
    selection.pick('space 2R1');
    selection.pick('space 2R1');
    await settled();
    expect(session.sent).toEqual([]);
    expect(options(selection)).toEqual(['join supply', 'join supply!', 'join 2L1', 'join @market']);
  });

  it('a space out of reach tells why', async () => {
    const { selection } = seated('start');
    selection.pick('space 4L1');
    await settled();
    expect(selection.selected).toBeNull();
    expect(selection.why?.facts).toEqual({ move: 'place supply 4L1' });
  });

  it('a tired piece tells why it stays', async () => {
    const { selection } = seated('dig salt');
    expect(selection.marks.get('piece 2R1')).toEqual({ kind: 'cannot' });
    selection.pick('piece 2R1');
    await settled();
    expect(selection.why?.facts).toEqual({ move: 'place 2R1 1C' });
  });

  it('a piece that cannot leave but can work opens its chamber, and goes to work with the second click', async () => {
    const { session, selection } = seated('dig salt');
    const { legal, ...position } = session.position as Position;
    const held = legal.filter(({ sends }) => !sends?.some(({ source }) => source === '2R2'));
    session.position = { ...position, legal: held };
    expect(selection.marks.get('piece 2R2')).toEqual({ kind: 'cannot' });
    selection.point('piece 2R2');
    selection.pick('piece 2R2');
    await settled();
    expect(selection.selected).toEqual({ what: 'space', space: '2R2' });
    // What was asked by pointing is not shown any more.
    expect(selection.why).toBeNull();
    selection.pick('piece 2R2');
    expect(selection.selected).toEqual({ what: 'extraction', space: '2R2' });
  });

  it('buildings that cannot be visited are marked, and open all the same', () => {
    const { selection } = seated('dig salt');
    expect(selection.marks.get('building square')).toEqual({ kind: 'can' });
    expect(selection.marks.get('building inn')).toEqual({ kind: 'cannot' });
    selection.pick('building inn');
    expect(selection.selected).toEqual({ what: 'building', building: 'inn', space: undefined });
  });

  it('nothing is marked as impossible once no action is left', () => {
    const { session, selection } = seated('dig salt');
    const { legal, ...position } = session.position as Position;
    session.position = { ...position, actions: 0, legal: legal.filter(({ role }) => role === 'free') };
    expect([...selection.marks.values()].filter(({ kind }) => kind === 'cannot')).toEqual([]);
  });

  it('pointing at what cannot be chosen tells why, at anything else nothing', async () => {
    const { selection } = seated('dig salt');
    selection.point('building square');
    await settled();
    expect(selection.why).toBeNull();
    selection.point('building inn');
    await settled();
    expect(selection.why?.facts).toEqual({ move: 'hire' });
  });

  it('the saltworks goes on in the panel', () => {
    const { selection } = seated('saltworks');
    expect(options(selection)).toEqual(['move: boil+ @castle!', 'move: recall 1']);
  });
});

describe('a goal that several can go to', () => {
  it('asks on the board who goes, and sends the piece that is clicked', async () => {
    const { session, selection } = seated('pieces, foreman at hand');
    selection.pick('post castle');
    expect(options(selection)).toEqual(['join supply', 'join supply!', 'join 2L1', 'join @market']);
    expect(selection.marks.get('piece 2L1')).toEqual({ kind: 'can' });
    expect(selection.marks.get('post castle')).toEqual({ kind: 'chosen' });
    selection.pick('piece 2L1');
    await settled();
    expect(session.sent).toEqual(['assist 2L1 castle']);
  });

  it('takes the supply and a space for the piece that is there', async () => {
    const { session, selection } = seated('pieces, foreman at hand');
    muted.add('castle');
    selection.ask({ goal: 'building castle', pieces: [], royal: false });
    selection.pick('space 2L1');
    await settled();
    expect(session.sent).toEqual(['castle 2L1']);
    selection.ask({ goal: 'building castle', pieces: [], royal: false });
    selection.pick(`supply ${session.position?.seat ?? 0}`);
    await settled();
    expect(session.sent).toEqual(['castle 2L1', 'castle supply']);
  });

  it('asks for the second miner of the entrance, who may come from the same place', async () => {
    const { session, selection } = seated('crews');
    selection.pick('post entrance');
    selection.pick('piece 2R1');
    expect(selection.marks.get('piece 2R1')).toEqual({ kind: 'can' });
    selection.pick('piece 2R1');
    await settled();
    expect(session.sent).toEqual(['assist 2R1+2R1 entrance']);
  });

  it('is content with one foreman at the entrance', async () => {
    const { session, selection } = seated('entrance');
    selection.pick('post entrance');
    selection.pick('piece supply!');
    await settled();
    expect(session.sent).toEqual(['assist supply! entrance']);
  });

  it('tells why a piece cannot go', async () => {
    const { session, selection } = seated('crews');
    selection.pick('post entrance');
    selection.pick('piece 1C');
    await settled();
    expect(selection.why?.facts).toEqual({ move: 'assist 1C+1C entrance' });
    expect(session.sent).toEqual([]);
  });

  it('is reached with the royal privilege or without it, as was ticked', async () => {
    for (const [royal, sent] of [
      [true, 'castle 1C royal'],
      [false, 'castle 1C'],
    ] as const) {
      const { session, selection } = seated('rope');
      muted.add('castle');
      selection.ask({ goal: 'building castle', pieces: [], royal });
      selection.pick('piece 1C');
      await settled();
      expect(session.sent).toEqual([sent]);
    }
  });

  it('asks how, where a piece in hand can use the privilege', () => {
    const { selection } = seated('rope');
    selection.drag('piece 1C', 'building castle');
    expect(options(selection)).toEqual(['move: castle 1C', 'move: castle 1C royal']);
  });

  it('lets go of the question by a click on something else', () => {
    const { selection } = seated('pieces, foreman at hand');
    selection.pick('post castle');
    selection.pick('building inn');
    expect(selection.selected).toMatchObject({ what: 'building', building: 'inn' });
  });
});

describe('a delivery', () => {
  it('offers the penalty, and the orders that are out of reach with their reason', async () => {
    const { session, selection } = seated('forfeit');
    expect(options(selection)).toEqual([
      'move: forfeit b',
      'move: forfeit coins',
      'refused: deliver 1',
      'refused: deliver 2',
      'refused: deliver 3',
    ]);
    expect(selection.marks.get('order 2')).toEqual({ kind: 'cannot' });
    selection.pick('order 2');
    await settled();
    expect(selection.why?.facts).toEqual({ move: 'deliver 2' });
    expect(session.sent).toEqual([]);
  });
});

describe('cautions', () => {
  it('ask before a piece goes to the castle with nothing to deliver', async () => {
    const { session, selection } = seated('start');
    const made = selection.commit(moveOf('castle supply'));
    await settled();
    expect(selection.pendingCaution?.caution).toBe('castle');
    selection.pendingCaution?.answer(false);
    expect(await made).toBe(false);
    expect(session.sent).toEqual([]);
  });

  it('do not ask about a move that a bot advises', async () => {
    const { session, selection } = seated('start');
    expect(await selection.follow(moveOf('castle supply'))).toBe(true);
    expect(selection.pendingCaution).toBeNull();
    expect(session.sent).toEqual(['castle supply']);
  });

  it('let the player go on, and can be switched off', async () => {
    const { session, selection } = seated('start');
    muted.add('castle');
    expect(await selection.commit(moveOf('castle supply'))).toBe(true);
    expect(session.sent).toEqual(['castle supply']);
  });
});

describe('somebody else’s turn', () => {
  it('leaves windows open that are only looked into, and nothing else', () => {
    const { session, selection } = seated('start');
    const moved = (): void => {
      session.position = session.position && { ...session.position, ply: session.position.ply + 1 };
    };
    for (const spot of ['building inn', 'tool 1', 'queue far', 'tools 1', 'salt 0', 'stack orders'] as const) {
      session.myTurn = false;
      selection.pick(spot);
      const opened = selection.selected;
      expect(opened, spot).not.toBeNull();
      moved();
      expect(selection.selected, spot).toBe(opened);
      session.myTurn = true;
      expect(selection.selected, spot).toBe(opened);
      selection.cancel();
      expect(selection.selected).toBeNull();
    }
    selection.extract('2L1');
    moved();
    expect(selection.selected).toBeNull();
  });

  it('opens windows on a board that is behind the game, and moves nothing', () => {
    const { selection } = seated('start');
    selection.look('piece supply');
    selection.look('space 1C');
    expect(selection.selected).toBeNull();
    selection.look('stack tools');
    expect(selection.selected).toEqual({ what: 'lookup', page: 'unseen' });
  });

  it('marks nothing and says whose turn it is', async () => {
    const { session, selection } = seated('start');
    session.myTurn = false;
    expect(selection.marks.size).toBe(0);
    selection.pick('space 1C');
    await settled();
    expect(selection.why).toMatchObject({ code: 'not-your-turn', facts: { seat: 0 } });
  });
});

describe('taking back', () => {
  it('says why there is nothing to take back, without asking the server', async () => {
    const { session, selection } = seated('start');
    expect(await selection.undo('move')).toBe(false);
    expect(selection.why?.code).toBe('nothing-to-undo');
    expect(session.sent).toEqual([]);
  });

  it('cancels an action down to where it began', async () => {
    const { session, selection } = seated('rope');
    session.table = { ...session.table, undo: { floor: 0, turn: 342, action: 343, redo: 0 } } as TableView;
    await selection.undo('action');
    expect(session.sent).toEqual([JSON.stringify({ type: 'undo', ply: 343 })]);
  });

  it('never goes below what was turned up', async () => {
    const { session, selection } = seated('rope');
    session.table = { ...session.table, undo: { floor: 345, turn: 340, action: 344, redo: 0 } } as TableView;
    expect(await selection.undo('turn')).toBe(false);
    expect(selection.why).toMatchObject({ code: 'turned-up', facts: { ply: 345 } });
  });
});

it('a lost command is reported, and the selection stays', async () => {
  const { session, selection } = seated('start');
  vi.spyOn(session, 'move').mockRejectedValue(new Refusal({ code: 'unreachable', rule: null, facts: {}, message: '' }));
  selection.pick('piece supply');
  expect(await selection.commit(moveOf('place supply 1C'))).toBe(false);
  expect(selection.why?.code).toBe('unreachable');
  expect(selectedSource(selection)).toBe('supply');
  expect(selection.sending).toBe(false);
});

it('resting passes every action that is left', async () => {
  const { session, selection } = seated('forfeit');
  await selection.rest();
  expect(session.sent.map((text) => JSON.parse(text))).toEqual([
    { type: 'move', ply: 228, move: 'pass' },
    { type: 'move', ply: 229, move: 'pass' },
  ]);
});
