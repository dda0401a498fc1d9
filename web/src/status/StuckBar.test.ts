import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadMessages, setLanguage } from '../i18n/index.svelte';
import { positionOf } from '../../fixtures';
import type { Session } from '../table/session.svelte';
import type { TableView } from '../wire';
import StuckBar from './StuckBar.svelte';

const NOW = 1_000;
const NAMES = ['Ada', 'Bruno'];

let bar: object | null = null;
const command = vi.fn(() => Promise.resolve({}));

/** Shows the bar to the second of two players in the turn of the first. */
function show(changes: Partial<TableView>): void {
  const seats = NAMES.map((name) => ({ name, kind: 'human' }));
  const table = { table: 'abc', stage: 'playing', seats, turn: 0, vote: null, overdue: null, ...changes };
  const session = {
    table,
    position: positionOf('turn of a'),
    yours: [1],
    host: false,
    plays: (seat: number) => seat === 1,
    command,
  } as unknown as Session;
  bar = mount(StuckBar, { target: document.body, props: { session, names: NAMES, now: NOW } });
  flushSync();
}

const text = (): string => document.body.textContent.replace(/\s+/g, ' ');

function press(label: string): void {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  expect(button, label).toBeDefined();
  button?.click();
  flushSync();
}

beforeAll(async () => {
  await setLanguage('en');
  await loadMessages('stuck');
});

afterEach(async () => {
  if (bar) await unmount(bar);
  bar = null;
  command.mockClear();
});

it('offers what can be done about a player who is gone', () => {
  show({ overdue: NOW });
  expect(text()).toContain('Ada has not moved for a long time.');
  expect(text()).toContain('You decide this alone.');
  press('Let a bot sit in');
  expect(command).toHaveBeenCalledWith({ type: 'replace' });
});

it('ends a game only after a second click', () => {
  show({ overdue: NOW });
  press('End the game');
  expect(command).not.toHaveBeenCalled();
  press('Yes, end it');
  expect(command).toHaveBeenCalledWith({ type: 'end' });
});

it('lets a proposal be answered, and says how it stands', () => {
  show({ vote: { seat: 0, what: 'adjourn', needed: 2, agreed: 1, waiting: [1] } });
  expect(text()).toContain('Ada proposes to adjourn the game. Agreed: 1 of 2.');
  press('Agree');
  expect(command).toHaveBeenCalledWith({ type: 'agree' });
});

it('lets somebody go on with an adjourned game', () => {
  show({ adjourned: true, turn: null });
  press('Go on with the game');
  expect(command).toHaveBeenCalledWith({ type: 'resume' });
});

it('says that a game was ended early, and leads to its replay', () => {
  show({ ended: true, stage: 'over', turn: null });
  expect(text()).toContain('The game was ended before its time and has no result.');
  expect(document.querySelector('a')?.getAttribute('href')).toContain('abc');
});
