/** A session and its server: of another version, gone for a moment, or saying what the page does not know. */

import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { boxOf, positionOf } from '../../fixtures';
import { FakeSocket } from '../../fixtures/fake-socket';
import { logOf } from '../log/entries';
import { COME_BACK, PROTOCOL } from '../wire/constants';
import type { Session } from './session.svelte';

const welcome = (build: string): object => ({
  type: 'welcome',
  protocol: PROTOCOL,
  build,
  yours: [],
  host: false,
  number: 0,
  table: { stage: 'playing', seats: [] },
  position: positionOf('start'),
  box: boxOf('start'),
  missed: [],
});

/** A page of a build, newly loaded, with a session at a table. */
async function load(build: string | null): Promise<{ session: Session; outdated: () => string | null }> {
  document.head.innerHTML = build === null ? '' : `<meta name="build" content="${build}">`;
  vi.resetModules();
  const { upgrade } = await import('../wire/upgrade.svelte');
  reload = vi.spyOn(upgrade, 'reload').mockImplementation(() => {});
  const { Session } = await import('./session.svelte');
  const session = new Session('000000000000');
  FakeSocket.last.open();
  return { session, outdated: () => upgrade.outdated };
}

let reload: MockInstance<() => void>;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a page that is not of its server’s version', () => {
  it('says so, and is reloaded once', async () => {
    const first = await load('old');
    expect(FakeSocket.last.said).toMatchObject([{ type: 'hello', protocol: PROTOCOL }]);
    FakeSocket.last.hear(welcome('new'));
    expect(first.outdated()).toBe('reloading');
    expect(first.session.connection).toBe('open');
    expect(reload).not.toHaveBeenCalled();
    FakeSocket.last.hear(welcome('new'));
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledTimes(1);

    // It came back as it was, as while several servers are replaced one after the other.
    const second = await load('old');
    FakeSocket.last.hear(welcome('new'));
    vi.runAllTimers();
    expect(second.outdated()).toBe('stays');
    expect(reload).not.toHaveBeenCalled();

    // The next upgrade is another one.
    const third = await load('old');
    FakeSocket.last.hear(welcome('newest'));
    expect(third.outdated()).toBe('reloading');
  });

  it('is not reloaded where sessionStorage is missing', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const { outdated } = await load('old');
    FakeSocket.last.hear(welcome('new'));
    vi.runAllTimers();
    expect(outdated()).toBe('stays');
    expect(reload).not.toHaveBeenCalled();
  });

  it('asks which one it is if its protocol is refused', async () => {
    const fetch = vi.fn(() => Promise.resolve(Response.json({ program: '9', protocol: PROTOCOL + 1, build: 'new' })));
    vi.stubGlobal('fetch', fetch);
    const { session, outdated } = await load('old');
    const facts = { asked: PROTOCOL, spoken: PROTOCOL + 1 };
    FakeSocket.last.hear({ type: 'refused', id: null, code: 'other-protocol', rule: null, facts, message: '' });
    FakeSocket.last.end(1008);
    expect(session.refusal?.code).toBe('other-protocol');
    expect(session.connection).toBe('refused');
    await vi.waitFor(() => expect(outdated()).toBe('reloading'));
    expect(fetch).toHaveBeenCalledWith('/api/version', { cache: 'no-store' });
  });

  it('finds out with any answer', async () => {
    const answer = Response.json([], { headers: { 'magnumsal-build': 'new' } });
    vi.stubGlobal('fetch', () => Promise.resolve(answer));
    const { outdated } = await load('old');
    const { lobby } = await import('../wire/api');
    await lobby('open');
    expect(outdated()).toBe('reloading');
  });

  it('finds out when a part of it is gone', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ build: 'new' })));
    const { outdated } = await load('old');
    const { loadChunk } = await import('../wire/upgrade.svelte');
    const gone = new TypeError('Failed to fetch dynamically imported module');
    await expect(loadChunk(() => Promise.reject(gone))).rejects.toBe(gone);
    expect(outdated()).toBe('reloading');
  });
});

describe('a long journal', () => {
  const line = (number: number): object => ({ number, at: 0, entry: 'said', seat: 0, text: `${number}`, plies: 0 });
  const lines = (from: number, to: number): object[] =>
    Array.from({ length: to - from + 1 }, (_, index) => line(from + index));
  const numbers = (session: Session): number[] => session.journal.map(({ number }) => number);

  it('comes in parts, before any news', async () => {
    const { session } = await load('same');
    expect(FakeSocket.last.said).toMatchObject([{ seen: 0 }]);
    FakeSocket.last.hear({ ...welcome('same'), number: 5, missed: lines(1, 2) });
    expect(session.table?.stage).toBe('playing');
    expect([numbers(session), session.complete]).toEqual([[], false]);
    FakeSocket.last.hear({ type: 'missed', lines: lines(3, 4) });
    expect([numbers(session), session.complete]).toEqual([[], false]);
    FakeSocket.last.hear({ type: 'missed', lines: lines(5, 5) });
    expect([numbers(session), session.complete]).toEqual([[1, 2, 3, 4, 5], true]);
    FakeSocket.last.hear({ type: 'update', ...line(6) });
    expect(numbers(session)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('goes on where it was after a lost connection', async () => {
    const { session } = await load('same');
    FakeSocket.last.hear({ ...welcome('same'), number: 5, missed: lines(1, 2) });
    FakeSocket.last.end(1006);
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(FakeSocket.last.said).toMatchObject([{ seen: 2 }]);
    FakeSocket.last.hear({ ...welcome('same'), number: 6, missed: lines(3, 6) });
    expect([numbers(session), session.complete]).toEqual([[1, 2, 3, 4, 5, 6], true]);
    FakeSocket.last.end(1006);
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(FakeSocket.last.said).toMatchObject([{ seen: 6 }]);
    FakeSocket.last.hear({ ...welcome('same'), number: 6 });
    expect([numbers(session), session.complete]).toEqual([[1, 2, 3, 4, 5, 6], true]);
  });
});

describe('a page of its server’s version', () => {
  it.each(['same', null])('says nothing (%s)', async (build) => {
    const { session, outdated } = await load(build);
    FakeSocket.last.hear(welcome('same'));
    vi.runAllTimers();
    expect(session.table?.stage).toBe('playing');
    expect(outdated()).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('says nothing if a part cannot be fetched for another reason', async () => {
    const { outdated } = await load('same');
    const { loadChunk } = await import('../wire/upgrade.svelte');
    const same = (): Promise<Response> => Promise.resolve(Response.json({ build: 'same' }));
    for (const answer of [same, () => Promise.reject(new TypeError())]) {
      vi.stubGlobal('fetch', answer);
      await expect(loadChunk(() => Promise.reject(new TypeError()))).rejects.toThrow();
      expect(outdated()).toBeNull();
    }
  });
});

describe('a session whose server is gone for a moment', () => {
  /** A session that is open, with a server that goes and one that comes. */
  async function restarted(before: (session: Session) => void): Promise<Session> {
    const { session } = await load('same');
    FakeSocket.last.hear(welcome('same'));
    before(session);
    FakeSocket.last.end(COME_BACK);
    return session;
  }

  /** The next server takes the session. */
  function back(): Record<string, unknown>[] {
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.open();
    FakeSocket.last.hear(welcome('same'));
    return FakeSocket.last.said;
  }

  it('makes the moves that were on their way or are made meanwhile', async () => {
    const answers: Promise<unknown>[] = [];
    const session = await restarted((session) => answers.push(session.move('hire')));
    expect(session.connection).toBe('reconnecting');
    answers.push(session.try('square'), session.command({ type: 'say', text: 'Back?' }));
    expect(session.busy).toBe(3);
    const said = back();
    expect(said.map(({ type }) => type)).toEqual(['hello', 'move', 'try', 'say']);
    for (const { id } of said.slice(1)) FakeSocket.last.hear({ type: 'accepted', id, number: 1, ply: 1 });
    await Promise.all(answers);
    expect(session.busy).toBe(0);
  });

  it('does not say twice what may have been heard', async () => {
    let answer: Promise<unknown> | undefined;
    await restarted((session) => {
      answer = session.command({ type: 'say', text: 'Salt!' });
      answer.catch(() => undefined);
    });
    await expect(answer).rejects.toMatchObject({ code: 'unreachable' });
    expect(back().map(({ type }) => type)).toEqual(['hello']);
  });

  it('gives up what waits when it takes long', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
    const session = await restarted(() => undefined);
    const move = session.move('hire');
    move.catch(() => undefined);
    for (let attempt = 0; attempt < 8; attempt += 1) {
      vi.advanceTimersByTime(2_000);
      FakeSocket.last.end(1006);
    }
    expect(session.connection).toBe('lost');
    await expect(move).rejects.toMatchObject({ code: 'unreachable' });
    await expect(session.move('hire')).rejects.toMatchObject({ code: 'unreachable' });
  });

  it.each([
    ['newer-table', 'lost'],
    ['no-table', 'refused'],
  ])('goes on trying unless the answer is final (%s)', async (code, state) => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ code, rule: null, facts: {}, message: '' }, { status: 409 })),
    );
    const session = await restarted(() => undefined);
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await vi.advanceTimersByTimeAsync(2_000);
      FakeSocket.last.end(1006);
    }
    expect(session.refusal?.code).toBe(code);
    expect(session.connection).toBe(state);
  });
});

describe('a session with a newer server', () => {
  it('ignores messages that it does not know, and keeps lines that it does not know', async () => {
    const { session } = await load('same');
    FakeSocket.last.hear(welcome('same'));
    FakeSocket.last.hear({ type: 'fireworks', colour: 'red' });
    FakeSocket.last.hear({ type: 'update', number: 1, at: 0, entry: 'danced', seat: 0, plies: 0 });
    expect(session.connection).toBe('open');
    expect(logOf(session.journal)).toMatchObject([{ type: 'note', until: 1 }]);
  });
});

describe('a session at a table with bots', () => {
  it('knows which of them had less time, until they have all of it again', async () => {
    const { session } = await load('same');
    FakeSocket.last.hear(welcome('same'));
    FakeSocket.last.hear({ type: 'thinking-time', seat: 1, time_percent: 50 });
    FakeSocket.last.hear({ type: 'thinking-time', seat: 2, time_percent: 33 });
    FakeSocket.last.hear({ type: 'thinking-time', seat: 1, time_percent: 25 });
    expect([...session.hurried]).toEqual([
      [2, 33],
      [1, 25],
    ]);
    FakeSocket.last.hear({ type: 'thinking-time', seat: 2, time_percent: 100 });
    expect([...session.hurried]).toEqual([[1, 25]]);
    FakeSocket.last.hear(welcome('same'));
    expect(session.hurried.size).toBe(0);
  });
});
