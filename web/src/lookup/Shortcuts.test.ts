import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { boxOf } from '../../fixtures';
import { WAYS } from '../board/pointing.svelte';
import { setLanguage, t } from '../i18n/index.svelte';
import { LANGUAGES } from '../i18n/languages';
import type { Selection } from '../play/selection.svelte';
import { BUILDINGS, LABELS, pressed, SHORTCUTS } from '../play/shortcuts';
import Shortcuts from './Shortcuts.svelte';

afterEach(() => setLanguage('en'));

/** What the help says: keys, and what they do. */
async function help(hints: number): Promise<{ keys: string[]; does: string }[]> {
  const selection = { session: { box: boxOf('muria'), table: { habits: { hints } } } } as unknown as Selection;
  const shown = mount(Shortcuts, { target: document.body, props: { selection } });
  flushSync();
  const rows = [...document.querySelectorAll('dl dt')].map((term) => ({
    keys: [...term.querySelectorAll('kbd')].map((key) => key.textContent ?? ''),
    does: term.nextElementSibling?.textContent ?? '',
  }));
  await unmount(shown);
  return rows;
}

/** What a key does at the table, in the words of the help. */
function bound(key: string): string | undefined {
  const does = pressed(new KeyboardEvent('keydown', { key }));
  if (!does) return undefined;
  if ('option' in does) return t('play-key-option');
  return 'shortcut' in does ? t(LABELS[does.shortcut]) : t(`play-building-${does.building}`);
}

describe.each(LANGUAGES)('the help in %s', (language) => {
  it('tells of every key what it does', async () => {
    await setLanguage(language);
    const names: Record<string, string> = { [t('play-key-escape')]: 'Escape' };
    const told = new Map((await help(3)).flatMap(({ keys, does }) => keys.map((key) => [key, does] as const)));
    const letters = [...Object.values(SHORTCUTS), ...Object.values(BUILDINGS), '1', '9'];
    const onBoard = ['Tab', '←', '→', '↑', '↓', t('play-key-enter')];
    expect(told.size).toBe(letters.length + onBoard.length);
    for (const [key, does] of told) {
      if (!onBoard.includes(key)) expect(does, key).toBe(bound(names[key] ?? key.toLowerCase()));
    }
    expect(new Set([...told.keys()].map((key) => names[key] ?? key.toLowerCase()))).toEqual(
      new Set([...letters, ...onBoard.map((key) => key.toLowerCase())]),
    );
    expect(Object.keys(WAYS)).toHaveLength(4);
  });
});

it('tells of no key for hints at a table that has none', async () => {
  await setLanguage('en');
  const keys = (await help(0)).flatMap(({ keys }) => keys);
  expect(keys).not.toContain('H');
  expect(keys).toContain('M');
});
