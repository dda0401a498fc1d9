import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../i18n/index.svelte';
import Board from './Board.svelte';
import { sceneOf, type Name } from '../../fixtures';
import { BUILDINGS, POSTS, type BoardMark, type Post, type PostState } from '../wire';
import type { Spot } from './spots';

// However busy the machine is: no test is late.
vi.setConfig({ testTimeout: 0, hookTimeout: 0 });

/** What is drawn, with the board as wide as on a desktop: the tests have no layout of their own. */
beforeAll(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 1090 });
  await setLanguage('en');
});

let board: ReturnType<typeof mount> | undefined;
afterEach(async () => {
  if (board) await unmount(board);
  document.body.replaceChildren();
});

function show(props: Partial<Parameters<typeof Board>[1]>, name: Name = 'busy'): void {
  board = mount(Board, { target: document.body, props: { scene: sceneOf(name), painted: true, ...props } });
  flushSync();
}
const spot = (name: Spot): SVGElement | null => document.querySelector(`[data-spot="${name}"]`);

it('has a spot for everything in town and mine', () => {
  show({ onpick: () => {} });
  const spots: Spot[] = [
    ...BUILDINGS.map((house): Spot => `building ${house}`),
    ...POSTS.map((post): Spot => `post ${post}`),
    ...['1C', '2C', '2L1', '2R1'].map((space): Spot => `space ${space}`),
    ...(['order 1', 'order 2', 'tool 1', 'tool 3', 'queue far', 'queue near', 'bank'] as const),
    // Pieces of the player to move: a miner, a tired one next to the foreman, and the assistants.
    ...(['piece 1C', 'piece 2L1', 'piece 2L1!', 'piece @entrance'] as const),
  ];
  for (const name of spots) expect(spot(name), name).not.toBeNull();
  expect(spot('piece @market')).toBeNull();
});

/** The foremen that are drawn in a spot, by the colours of their players; a house is drawn around its spot. */
function foremen(name: Spot): (string | null)[] {
  const drawn = name === 'building saltworks' ? spot(name)?.parentElement : spot(name);
  return [...(drawn?.querySelectorAll('g:has(> g > .hat) .body') ?? [])].map((body) => body.getAttribute('fill'));
}

/** The names of the samples with foremen. */
const TABLES = [1, 2, 3, 4, 5, 6].map((number) => `foremen ${number}` as Name);
const PLACES: readonly [Name, Spot, Spot][] = [
  // Ada's foreman, and Bruno's.
  ['foremen near and far', 'queue near', 'queue far'],
  ['foremen far and boiling', 'queue far', 'building saltworks'],
  ['foremen boiling and near', 'building saltworks', 'queue near'],
];

describe('a foreman', () => {
  it.each(TABLES)('is drawn on every post with the colour of his player, with player 0 to move: %s', (name) => {
    const { posts } = sceneOf(name).position.state;
    show({ onpick: () => {} }, name);
    for (const [post, holder] of Object.entries(posts) as [Post, PostState | null][]) {
      // Pieces of the player to move can be picked up.
      const drawn = foremen(holder?.seat === 0 ? `piece @${post}!` : `post ${post}`);
      expect(drawn, post).toEqual(holder ? [`var(--seat-${holder.seat})`] : []);
    }
  });

  it.each(PLACES)('is drawn in both circles and at the saltworks, beside miners: %s', (name, first, second) => {
    show({ onpick: () => {} }, name);
    expect(foremen(first), first).toEqual(['var(--seat-0)']);
    expect(foremen(second), second).toEqual(['var(--seat-1)']);
    for (const circle of ['queue near', 'queue far'] as const) {
      expect(spot(circle)?.querySelectorAll('.cap')).toHaveLength(2);
    }
  });

  it.each([
    ['foreman of a arrived', 0],
    ['foreman of b arrived', 1],
  ] as const)('is drawn where he has arrived: %s', (name, seat) => {
    show({ onpick: () => {} }, name);
    expect(foremen('queue arrived')).toEqual([`var(--seat-${seat})`]);
    expect(spot('queue arrived')?.querySelector('.count')?.textContent?.trim()).toBe('2');
  });
});

it('shows nobody before the king until somebody has arrived', () => {
  show({ onpick: () => {} });
  expect(spot('queue arrived')).toBeNull();
});

it('is entered by one Tab, where something can be done', () => {
  const marks = new Map<Spot, BoardMark>([
    ['building inn', { kind: 'cannot' }],
    ['piece supply', { kind: 'can' }],
    ['space 1C', { kind: 'goal', note: '2' }],
  ]);
  show({ marks, onpick: () => {} });
  expect(spot('space 1C')?.getAttribute('tabindex')).toBe('0');
  expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  expect(spot('space 1C')?.getAttribute('aria-label')).toContain('possible goal 2');
  expect(spot('building inn')?.getAttribute('aria-disabled')).toBe('true');
});

it('is picked by a click and by keys', () => {
  const onpick = vi.fn();
  show({ onpick });
  spot('space 2L1')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  for (const key of ['Enter', ' ']) {
    spot('tool 1')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }
  expect(onpick.mock.calls).toEqual([['space 2L1'], ['tool 1'], ['tool 1']]);
});

it('shows where something may be built', () => {
  show({ marks: new Map([['space 3L1', { kind: 'goal' }]]), onpick: () => {} });
  expect(spot('space 3L1')?.getAttribute('aria-label')).toContain('3L1, rock');
});

it('is a picture with words if nobody can point at it', () => {
  show({ only: ['space 2L1', 'space 2C'] });
  expect(document.querySelector('[role="button"]')).toBeNull();
  expect(document.querySelector('[tabindex]')).toBeNull();
  expect(spot('space 2R1')).toBeNull();
  expect(spot('building castle')).toBeNull();
  expect(spot('space 2L1')?.getAttribute('aria-label')).toContain('level I');
});

it('comes first as a picture, and then with its words and marks', async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  show({ painted: false, marks: new Map([['building inn', { kind: 'can' }]]), onpick: () => {} });
  expect(spot('building inn')?.hasAttribute('aria-label')).toBe(false);
  expect(spot('building inn')?.hasAttribute('data-mark')).toBe(false);
  await vi.runAllTimersAsync();
  flushSync();
  expect(spot('building inn')?.getAttribute('aria-label')).toContain('Inn');
  expect(spot('building inn')?.getAttribute('data-mark')).toBe('can');
  vi.useRealTimers();
});
