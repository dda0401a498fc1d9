/** A socket comes back by itself, and nobody is alarmed for a moment's sake. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../fixtures/fake-socket';
import { positionOf } from '../../fixtures';
import { COME_BACK, PROTOCOL } from './constants';
import { TableSocket, type ConnectionState } from './socket';

let states: ConnectionState[];
let heard: { type: string }[];
let socket: TableSocket;

/** Some seconds of a game. */
const WHILE = 10_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.forget();
  states = [];
  heard = [];
  socket = new TableSocket('000000000000', {
    hello: () => ({ type: 'hello' }),
    onMessage: (message) => heard.push(message),
    onStateChange: (state) => states.push(state),
  });
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The server takes the last connection and greets. */
function welcome(): void {
  FakeSocket.last.open();
  FakeSocket.last.hear({ type: 'welcome' });
}

/** How long it takes until the next attempt, in milliseconds. */
function nextAttempt(): number {
  const before = FakeSocket.all.length;
  for (let waited = 0; waited <= 60_000; waited += 1) {
    if (FakeSocket.all.length > before) return waited;
    vi.advanceTimersByTime(1);
  }
  throw new Error('there is no other attempt');
}

describe('a server that restarts', () => {
  it.each([COME_BACK, 1001, 1012, 1013])('is asked again at once, without a word to the player (%i)', (code) => {
    welcome();
    vi.advanceTimersByTime(WHILE);
    FakeSocket.last.end(code);
    expect(states).toEqual(['open', 'reconnecting']);
    expect(nextAttempt()).toBe(200);
    welcome();
    vi.advanceTimersByTime(WHILE);
    expect(states).toEqual(['open', 'reconnecting', 'open']);
  });

  it('is waited for, and after a while the page says so', () => {
    welcome();
    vi.advanceTimersByTime(WHILE);
    FakeSocket.last.end(COME_BACK);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 16; attempt += 1) {
      waits.push(nextAttempt());
      FakeSocket.last.end(1006);
    }
    expect(waits.slice(0, 4)).toEqual([200, 187, 281, 421]);
    expect(Math.max(...waits)).toBe(11_250);
    expect(new Set(states.slice(-10))).toEqual(new Set(['lost']));
    nextAttempt();
    welcome();
    expect(states.at(-1)).toBe('open');
    // The next restart is a new one.
    vi.advanceTimersByTime(WHILE);
    FakeSocket.last.end(COME_BACK);
    expect(states.at(-1)).toBe('reconnecting');
    expect(nextAttempt()).toBe(200);
  });

  it('is not hammered if it closes every connection again', () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      welcome();
      FakeSocket.last.end(COME_BACK);
      waits.push(nextAttempt());
    }
    expect(waits).toEqual([187, 281, 421, 632, 949]);
  });
});

describe('a connection', () => {
  it('that was too late with its hello is tried again', () => {
    // An older server closes with 1008 for that; a newer one has a code for it.
    for (const code of [1008, 4002]) {
      FakeSocket.last.open();
      FakeSocket.last.end(code);
      expect(states.at(-1)).toBe('reconnecting');
      nextAttempt();
    }
    welcome();
    expect(states.at(-1)).toBe('open');
  });

  it('that brings nothing is tried again', () => {
    FakeSocket.last.open();
    const { length } = FakeSocket.all;
    vi.advanceTimersByTime(31_000);
    expect(FakeSocket.all.length).toBe(length + 1);
    expect(FakeSocket.last.readyState).toBe(FakeSocket.CONNECTING);
  });

  it('that is refused with a reason is not tried again', () => {
    FakeSocket.last.open();
    FakeSocket.last.hear({ type: 'refused', id: null, code: 'not-seated' });
    FakeSocket.last.end(1008);
    vi.advanceTimersByTime(100_000);
    dispatchEvent(new Event('online'));
    expect(states).toEqual(['refused']);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('to a server that is older than the page is tried again, as another one takes its place', () => {
    const refused = { type: 'refused', id: null, code: 'other-protocol' };
    FakeSocket.last.open();
    FakeSocket.last.hear({ ...refused, facts: { asked: PROTOCOL, spoken: PROTOCOL - 1 } });
    FakeSocket.last.end(1008);
    nextAttempt();
    welcome();
    expect(states).toEqual(['reconnecting', 'open']);
  });

  it('brings updates whole that came with only what has changed', () => {
    FakeSocket.last.open();
    FakeSocket.last.hear({ type: 'welcome', table: { ply: 0, name: 'Cellar' }, position: positionOf('start') });
    FakeSocket.last.hear({
      type: 'update',
      number: 1,
      changes: { table: { ply: 1 }, position: { ply: 1, state: {} } },
    });
    const position = { ...positionOf('start'), ply: 1 };
    expect(heard.at(-1)).toEqual({ type: 'update', number: 1, table: { ply: 1, name: 'Cellar' }, position });
  });

  it('is tried at once when the browser is online again, but never twice', () => {
    welcome();
    FakeSocket.last.end(1006);
    dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('that is not open yet is closed as soon as it is, without a word', () => {
    socket.close();
    expect(FakeSocket.last.readyState).toBe(FakeSocket.CONNECTING);
    FakeSocket.last.open();
    expect(FakeSocket.last.readyState).toBe(FakeSocket.CLOSED);
    expect(FakeSocket.last.said).toEqual([]);
  });

  it('takes messages once it is welcome', () => {
    const request = { type: 'say', text: 'Salt!' } as const;
    expect(socket.send(request)).toBe(false);
    FakeSocket.last.open();
    expect(socket.send(request)).toBe(false);
    FakeSocket.last.hear({ type: 'welcome' });
    expect(socket.send(request)).toBe(true);
    expect(FakeSocket.last.said).toEqual([{ type: 'hello', changes: true }, request]);
  });
});

describe('a network that is gone', () => {
  const tell = (event: 'offline' | 'online'): boolean => dispatchEvent(new Event(event));

  it('is announced at once, though nobody has closed the connection', () => {
    welcome();
    tell('offline');
    expect(states).toEqual(['open', 'lost']);
    FakeSocket.last.end(1006);
    tell('online');
    welcome();
    expect(states.at(-1)).toBe('open');
  });

  it('does not matter to a server on the same machine', () => {
    welcome();
    const before = FakeSocket.last;
    tell('offline');
    expect(FakeSocket.last).not.toBe(before);
    welcome();
    expect(states).toEqual(['open', 'lost', 'open']);
    // What still comes from the earlier connection is old.
    before.hear({ type: 'update' });
    expect(heard.map(({ type }) => type)).toEqual(['welcome', 'welcome']);
  });

  it('is nothing to a socket that was closed', () => {
    welcome();
    socket.close();
    tell('offline');
    expect(FakeSocket.all).toHaveLength(1);
  });
});
