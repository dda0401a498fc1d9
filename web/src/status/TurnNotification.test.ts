import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage } from '../i18n/index.svelte';
import { prefs } from '../prefs.svelte';
import { positionOf } from '../../fixtures';
import type { Session } from '../table/session.svelte';
import TurnNotification from './TurnNotification.svelte';

/** What the browser was asked to show. */
const shown: { title: string; body: string | undefined }[] = [];
const closed = vi.fn();

class FakeNotification {
  static permission: NotificationPermission = 'granted';
  onclick: (() => void) | null = null;
  readonly close = closed;
  constructor(title: string, options: NotificationOptions) {
    shown.push({ title, body: options.body });
  }
}

const session = (myTurn: boolean): Session =>
  ({
    id: 'abc',
    table: { name: 'Cellar', seats: [{ kind: 'human' }, { kind: 'human' }] },
    position: positionOf(myTurn ? 'turn of a' : 'turn of b'),
    yours: [0],
    myTurn,
  }) as unknown as Session;

let notice: object | null = null;

function show(myTurn: boolean): void {
  notice = mount(TurnNotification, {
    target: document.body,
    props: { session: session(myTurn), names: ['Ada', 'Bruno'] },
  });
  flushSync();
}

async function leave(): Promise<void> {
  if (notice) await unmount(notice);
  notice = null;
}

beforeAll(() => setLanguage('en'));

beforeEach(() => {
  shown.length = 0;
  closed.mockClear();
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  prefs.notify = true;
});

afterEach(async () => {
  await leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('puts the turn into the title', () => {
  show(true);
  expect(document.title).toBe('● Your turn – Magnum Sal');
});

it('leaves the title of the next page alone', async () => {
  show(true);
  document.title = 'Rules';
  await leave();
  expect(document.title).toBe('Rules');
});

it('notifies of a turn while the page is hidden, and closes the notification with the page', async () => {
  show(true);
  expect(shown).toEqual([{ title: 'Cellar', body: 'It is your turn, Ada.' }]);
  await leave();
  expect(closed).toHaveBeenCalledOnce();
});

it('does not notify of a turn that is not ours', () => {
  show(false);
  expect(shown).toEqual([]);
});

it('does not notify while the page is visible', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  show(true);
  expect(shown).toEqual([]);
});

it('does not notify unless that is switched on', () => {
  prefs.notify = false;
  show(true);
  expect(shown).toEqual([]);
});
