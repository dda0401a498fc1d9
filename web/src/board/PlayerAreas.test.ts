import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { sceneOf } from '../../fixtures';
import { setLanguage } from '../i18n/index.svelte';
import { LANGUAGES } from '../i18n/languages';
import type { SeatKind } from '../wire';
import PlayerAreas from './PlayerAreas.svelte';

beforeAll(() => setLanguage('en'));

let areas: ReturnType<typeof mount> | undefined;
afterEach(async () => {
  if (areas) await unmount(areas);
});

/** The words of an area about a bot's time. */
function hurried(kind: SeatKind, percent?: number): string[] {
  const scene = sceneOf('start');
  scene.seats[0] = { name: 'master', kind, strength: kind === 'bot' ? 'master' : null };
  scene.hurried = new Map(percent === undefined ? [] : [[0, percent]]);
  areas = mount(PlayerAreas, { target: document.body, props: { scene } });
  flushSync();
  const found = document.querySelector<HTMLElement>('.hurried');
  return found ? [found.dataset['tip'] ?? '', found.textContent ?? ''] : [];
}

it.each(LANGUAGES)('a bot that had less time says so, in %s', async (language) => {
  await setLanguage(language);
  const [help, text] = hurried('bot', 25);
  expect(help).toMatch(/\b25\s?%/);
  expect(text).toContain(help);
  await setLanguage('en');
});

it.each([
  ['bot', undefined],
  ['human', 25],
] as const)('others say nothing (%s, %s)', (kind, percent) => {
  expect(hurried(kind, percent)).toEqual([]);
});

it('a bot that sits in for somebody says so too', () => {
  expect(hurried('away', 50)[0]).toContain('50%');
});
