import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../i18n/index.svelte';
import Board from './Board.svelte';
import { nobody, scene } from './scene.sample';
import type { Mark, Spot } from './spots';

// However busy the machine is: no test is late.
vi.setConfig({ testTimeout: 0, hookTimeout: 0 });

const MINE = {
  '1C': { standing: [1, 1], tired: [0, 0], foremen: '--' },
  '2L1': { open: true, salt: 'bbg', water: 1, standing: [0, 0], tired: [1, 0], foremen: '+-' },
  '2R1': { open: false, salt: '', water: 0, ...nobody },
};

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
  await speak('en');
});

let board: ReturnType<typeof mount> | undefined;
afterEach(async () => {
  if (board) await unmount(board);
  document.body.replaceChildren();
});

function show(props: Partial<Parameters<typeof Board>[1]>): void {
  board = mount(Board, { target: document.body, props: { scene: scene(MINE), painted: true, ...props } });
  flushSync();
}
const spot = (name: Spot): SVGElement | null => document.querySelector(`[data-spot="${name}"]`);

it('has a spot for everything in town and mine', () => {
  show({ onpick: () => {} });
  const spots: Spot[] = [
    ...(['castle', 'inn', 'pump', 'square', 'workshop', 'market', 'saltworks', 'foremen'] as const).map(
      (house): Spot => `building ${house}`,
    ),
    ...(['castle', 'workshop', 'pump', 'market', 'saltworks', 'entrance'] as const).map(
      (post): Spot => `post ${post}`,
    ),
    ...['1C', '2C', '2L1', '2R1'].map((space): Spot => `space ${space}`),
    ...(['order 1', 'order 2', 'tool 1', 'tool 3', 'queue far', 'queue near', 'bank'] as const),
    // Pieces of whoever is to move: a miner, a tired one beside the foreman, and the assistants.
    ...(['piece 1C', 'piece 2L1', 'piece 2L1!', 'piece @entrance'] as const),
  ];
  for (const name of spots) expect(spot(name), name).not.toBeNull();
  expect(spot('piece @market')).toBeNull();
});

/** The foremen that are drawn in a spot, by the colours of their players. */
const foremen = (name: Spot): (string | null)[] =>
  [...(spot(name)?.querySelectorAll('g:has(> g > .hat) .body') ?? [])].map((body) => body.getAttribute('fill'));

describe.each([0, 1])('a foreman of player %i, with player 0 to move', (seat) => {
  const { state } = scene(MINE).position;
  const one = (there: number): string => [0, 1].map((other) => (other === there ? '+' : '-')).join('');
  const colour = `var(--seat-${seat})`;

  it('is drawn on every post', () => {
    const posts = ['castle', 'workshop', 'pump', 'market', 'saltworks', 'entrance'] as const;
    const held = Object.fromEntries(posts.map((post) => [post, { seat, miners: 0, foreman: true }]));
    show({ scene: scene(MINE, { posts: held }), onpick: () => {} });
    for (const post of posts) {
      // Pieces of whoever is to move can be picked up.
      expect(foremen(seat === 0 ? `piece @${post}!` : `post ${post}`), post).toEqual([colour]);
    }
  });

  it('is drawn in both circles and at the saltworks, beside miners', () => {
    const here = { miners: [1, 1], foremen: one(seat) };
    const castle = { ...state.castle, near: here, far: here };
    show({ scene: scene(MINE, { castle, saltworks: { brine: 1, ...here } }), onpick: () => {} });
    for (const circle of ['queue near', 'queue far'] as const) {
      expect(foremen(circle), circle).toEqual([colour]);
      expect(spot(circle)?.querySelectorAll('.cap')).toHaveLength(2);
    }
    const inside = [...document.querySelectorAll('g:has(> [data-spot="building saltworks"]) g:has(> g > .hat) .body')];
    expect(inside.map((body) => body.getAttribute('fill'))).toEqual([colour]);
  });

  it('is drawn where he has arrived', () => {
    const castle = { ...state.castle, arrived: { miners: 2, foreman: true } };
    const arrived = scene(MINE, { castle });
    arrived.position.seat = seat;
    show({ scene: arrived, onpick: () => {} });
    expect(foremen('queue arrived')).toEqual([colour]);
    expect(spot('queue arrived')?.querySelector('.count')?.textContent?.trim()).toBe('2');
  });
});

it('shows nobody before the king until somebody has arrived', () => {
  show({ onpick: () => {} });
  expect(spot('queue arrived')).toBeNull();
});

it('is entered by one Tab, where something can be done', () => {
  const marks = new Map<Spot, Mark>([
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
