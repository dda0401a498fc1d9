import { beforeEach, describe, expect, it, vi } from 'vitest';
import { boxOf, moveOf, PEOPLE, positionOf, type Name } from '../../fixtures';
import type { Box, Position, TableView, Tried } from '../wire';
import { Refusal } from '../wire/refusal';
import type { Desk } from './asking.svelte';
import { Hand } from './hand.svelte';
import type { Option } from './options';

/** A table where every move is accepted, and what is not legal is refused under rule C1. */
class FakeDesk implements Desk {
  position = $state.raw<Position | null>(null);
  table = $state.raw<TableView | null>(null);
  box: Box;
  yours = $state.raw([0]);
  myTurn = $state(true);
  sent: string[] = [];

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

  async move(move: string) {
    this.sent.push(move);
    this.#next();
    return { number: 1, ply: 1 };
  }

  async command(command: Parameters<Desk['command']>[0]) {
    this.sent.push(JSON.stringify(command));
    return { number: 1, ply: 1 };
  }

  async try(...moves: string[]): Promise<Tried> {
    const [first = ''] = moves;
    if (!this.position?.legal.some(({ text }) => text === first)) {
      throw new Refusal({ code: 'out-of-reach', rule: 'C1', facts: { move: first }, message: '' });
    }
    return { ply: 0, events: [], position: null, turns_up: false };
  }
}

function seated(name: Name): { desk: FakeDesk; hand: Hand } {
  const desk = new FakeDesk(name);
  return { desk, hand: new Hand(desk) };
}

/** What an option is, in a few words. */
function said(option: Option): string {
  if ('move' in option) return `${option.what}: ${option.move.text}`;
  return option.what === 'take' ? `take ${option.piece.source}` : `${option.what} ${option.space}`;
}
const options = (hand: Hand): string[] => hand.options.map(said);

/** The source of the piece in hand. */
const inHand = (hand: Hand): string | undefined =>
  hand.held?.what === 'piece' ? hand.held.piece.source : undefined;

/** Lets promises settle. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => localStorage.clear());

describe('a piece in hand', () => {
  it('lights its goals and sends the move with the second click', async () => {
    const { desk, hand } = seated('start');
    expect(hand.marks.get('piece supply')).toEqual({ kind: 'can' });
    hand.pick('piece supply');
    expect(hand.marks.get('piece supply')).toEqual({ kind: 'chosen' });
    expect(hand.marks.get('space 1C')).toEqual({ kind: 'goal' });
    expect(hand.marks.get('space 2L1')).toEqual({ kind: 'cannot' });
    hand.pick('space 1C');
    await settled();
    expect(desk.sent).toEqual(['place supply 1C']);
    expect(hand.held).toBeNull();
  });

  it('is let go by a second click on it, and by cancelling', () => {
    const { hand } = seated('start');
    hand.pick('supply 0');
    expect(inHand(hand)).toBe('supply');
    hand.pick('piece supply');
    expect(hand.held).toBeNull();
    hand.pick('piece supply');
    hand.cancel();
    expect(hand.held).toBeNull();
  });

  it('can be dragged', async () => {
    const { desk, hand } = seated('rope');
    hand.drag('piece 1C', 'post market');
    await settled();
    expect(desk.sent).toEqual(['assist 1C market']);
  });

  it('asks how, where several moves lead to the goal', async () => {
    const { desk, hand } = seated('rope');
    hand.drag('piece supply', 'space 2C');
    await settled();
    expect(desk.sent).toEqual([]);
    expect(options(hand)).toEqual(['move: place supply 2C', 'move: rope supply 2C']);
    hand.choose(hand.options[1] as Option);
    await settled();
    expect(desk.sent).toEqual(['rope supply 2C']);
  });

  it('tells why it cannot go there, and stays in hand', async () => {
    const { desk, hand } = seated('start');
    hand.pick('piece supply');
    hand.pick('space 2L1');
    await settled();
    expect(hand.why).toMatchObject({ rule: 'C1', facts: { move: 'place supply 2L1' } });
    expect(inHand(hand)).toBe('supply');
    expect(desk.sent).toEqual([]);
  });

  it('goes to the castle wherever the castle is pointed at', async () => {
    const { desk, hand } = seated('entrance');
    hand.mute('castle', true);
    hand.drag('piece supply!', 'order 2');
    await settled();
    expect(desk.sent).toEqual(['castle supply!']);
  });

  it('joins a piece that stands on one of its goals', async () => {
    const { desk, hand } = seated('dig salt');
    hand.drag('piece 2R2', 'piece 2C');
    await settled();
    expect(desk.sent).toEqual(['place 2R2 2C']);
  });

  it('gives way to another piece that does not', () => {
    const { hand } = seated('entrance');
    hand.pick('piece 1C');
    hand.pick('piece supply!');
    expect(inHand(hand)).toBe('supply!');
  });

  it('is gone when the position has changed', () => {
    const { desk, hand } = seated('start');
    hand.pick('piece supply');
    desk.position = { ...(desk.position as Position) };
    expect(hand.held).toBeNull();
  });
});

describe('with nothing in hand', () => {
  it('a space within reach takes the miner from the supply with two clicks', async () => {
    const { desk, hand } = seated('start');
    hand.pick('space 1C');
    expect(options(hand)).toEqual(['move: place supply 1C']);
    hand.pick('space 1C');
    await settled();
    expect(desk.sent).toEqual(['place supply 1C']);
  });

  it('a chamber offers its work before the pieces that stand there', () => {
    const { hand } = seated('dig salt');
    hand.pick('space 2R2');
    expect(options(hand)).toEqual(['extract 2R2', 'pump 2R2', 'take 2R2']);
    hand.pick('space 2R2');
    expect(hand.held).toBeNull();
  });

  it('a space out of reach tells why', async () => {
    const { hand } = seated('start');
    hand.pick('space 4L1');
    await settled();
    expect(hand.held).toBeNull();
    expect(hand.why?.facts).toEqual({ move: 'place supply 4L1' });
  });

  it('a tired piece tells why it stays', async () => {
    const { hand } = seated('dig salt');
    expect(hand.marks.get('piece 2R1')).toEqual({ kind: 'cannot' });
    hand.pick('piece 2R1');
    await settled();
    expect(hand.why?.facts).toEqual({ move: 'place 2R1 1C' });
  });

  it('buildings that cannot be visited are marked, and open all the same', () => {
    const { hand } = seated('dig salt');
    expect(hand.marks.get('building square')).toEqual({ kind: 'can' });
    expect(hand.marks.get('building inn')).toEqual({ kind: 'cannot' });
    hand.pick('building inn');
    expect(hand.held).toEqual({ what: 'building', building: 'inn', space: undefined });
  });

  it('pointing at what cannot be chosen tells why, at anything else nothing', async () => {
    const { hand } = seated('dig salt');
    hand.point('building square');
    await settled();
    expect(hand.why).toBeNull();
    hand.point('building inn');
    await settled();
    expect(hand.why?.facts).toEqual({ move: 'hire' });
  });

  it('the saltworks goes on in the panel', () => {
    const { hand } = seated('saltworks');
    expect(options(hand)).toEqual(['move: boil+ @castle!', 'move: recall 1']);
  });
});

describe('a delivery', () => {
  it('offers the penalty, and the orders that are out of reach with their reason', async () => {
    const { desk, hand } = seated('forfeit');
    expect(options(hand)).toEqual([
      'move: forfeit b',
      'move: forfeit coins',
      'refused: deliver 1',
      'refused: deliver 2',
      'refused: deliver 3',
    ]);
    expect(hand.marks.get('order 2')).toEqual({ kind: 'cannot' });
    hand.pick('order 2');
    await settled();
    expect(hand.why?.facts).toEqual({ move: 'deliver 2' });
    expect(desk.sent).toEqual([]);
  });
});

describe('cautions', () => {
  it('ask before a piece goes to the castle with nothing to deliver', async () => {
    const { desk, hand } = seated('start');
    const made = hand.commit(moveOf('castle supply'));
    await settled();
    expect(hand.cautioned?.caution).toBe('castle');
    hand.cautioned?.answer(false);
    expect(await made).toBe(false);
    expect(desk.sent).toEqual([]);
  });

  it('let one go on, and are quiet once switched off', async () => {
    const { desk, hand } = seated('start');
    hand.mute('castle', true);
    expect(await hand.commit(moveOf('castle supply'))).toBe(true);
    expect(desk.sent).toEqual(['castle supply']);
    expect(new Hand(desk).muted('castle')).toBe(true);
  });
});

describe('somebody else’s turn', () => {
  it('marks nothing and says whose turn it is', async () => {
    const { desk, hand } = seated('start');
    desk.myTurn = false;
    expect(hand.marks.size).toBe(0);
    hand.pick('space 1C');
    await settled();
    expect(hand.why).toMatchObject({ code: 'not-your-turn', facts: { seat: 0 } });
  });
});

describe('taking back', () => {
  it('says why there is nothing to take back, without asking the server', async () => {
    const { desk, hand } = seated('start');
    expect(await hand.undo('move')).toBe(false);
    expect(hand.why?.code).toBe('nothing-to-undo');
    expect(desk.sent).toEqual([]);
  });

  it('cancels an action down to where it began', async () => {
    const { desk, hand } = seated('rope');
    desk.table = { ...desk.table, undo: { floor: 0, turn: 342, action: 343, redo: 0 } } as TableView;
    await hand.undo('action');
    expect(desk.sent).toEqual([JSON.stringify({ type: 'undo', ply: 343 })]);
  });

  it('never goes below what was turned up', async () => {
    const { desk, hand } = seated('rope');
    desk.table = { ...desk.table, undo: { floor: 345, turn: 340, action: 344, redo: 0 } } as TableView;
    expect(await hand.undo('turn')).toBe(false);
    expect(hand.why).toMatchObject({ code: 'turned-up', facts: { ply: 345 } });
  });
});

it('a lost command is told and nothing is lost', async () => {
  const { desk, hand } = seated('start');
  vi.spyOn(desk, 'move').mockRejectedValue(
    new Refusal({ code: 'unreachable', rule: null, facts: {}, message: '' }),
  );
  hand.pick('piece supply');
  expect(await hand.commit(moveOf('place supply 1C'))).toBe(false);
  expect(hand.why?.code).toBe('unreachable');
  expect(inHand(hand)).toBe('supply');
  expect(hand.sending).toBe(false);
});

it('resting passes every action that is left', async () => {
  const { desk, hand } = seated('forfeit');
  await hand.rest();
  expect(desk.sent.map((text) => JSON.parse(text))).toEqual([
    { type: 'move', ply: 228, move: 'pass' },
    { type: 'move', ply: 229, move: 'pass' },
  ]);
});
