/** A session and a server of another version: the page is reloaded at most once. */

import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { boxOf, positionOf } from '../../fixtures';
import { PROTOCOL } from '../wire/constants';
import type { Session } from './session.svelte';

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readonly readyState = 1;
  readonly said: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor() {
    FakeSocket.last = this;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {}

  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

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
  FakeSocket.last.onopen();
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
    FakeSocket.last.onclose({ code: 1008 });
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
