/** Messages that are asked for at the same time, in another language, or without success. */

import { beforeEach, expect, it, vi } from 'vitest';
import type { Group, Language } from './languages';

type Part = { id: string; value: string; attributes: object }[];

interface Awaited {
  part: Promise<Part>;
  resolve: (part: Part) => void;
  reject: (error: Error) => void;
}

/** What the page has asked for, by language and group. */
let asked: Map<string, Awaited>;

// As `import()` does: a part that is under way or there is not fetched again.
vi.mock('virtual:catalogue', () => {
  const load = (name: string): Promise<Part> => {
    const known = asked.get(name);
    if (known) return known.part;
    const fresh = {} as Awaited;
    fresh.part = new Promise((resolve, reject) => Object.assign(fresh, { resolve, reject }));
    asked.set(name, fresh);
    return fresh.part;
  };
  const groups = (language: string): object =>
    new Proxy({}, { get: (_, group: string) => () => load(`${language} ${group}`) });
  return { default: new Proxy({}, { get: (_, language: string) => groups(language) }) };
});

/** The server sends a part. */
function send(language: Language, group: Group): void {
  asked.get(`${language} ${group}`)?.resolve([{ id: group, value: `${group} in ${language}`, attributes: {} }]);
}

/** A part cannot be fetched. */
function fail(language: Language, group: Group): void {
  asked.get(`${language} ${group}`)?.reject(new TypeError('offline'));
}

/** The page's catalogue, newly loaded. */
async function start(): Promise<typeof import('./index.svelte')> {
  vi.resetModules();
  return import('./index.svelte');
}

beforeEach(() => {
  asked = new Map();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
});

it('are all there, whichever comes first', async () => {
  const { setLanguage, loadMessages, t } = await start();
  const core = setLanguage('pl');
  send('pl', 'core');
  await core;
  const done = [loadMessages('rules'), loadMessages('learn')];
  send('pl', 'learn');
  send('pl', 'rules');
  await Promise.all(done);
  expect([t('core'), t('rules'), t('learn')]).toEqual(['core in pl', 'rules in pl', 'learn in pl']);
});

it('are in the language that was chosen last', async () => {
  const { setLanguage, loadMessages, language, t } = await start();
  const done = [setLanguage('en'), loadMessages('rules'), setLanguage('de')];
  send('en', 'core');
  send('en', 'rules');
  send('de', 'core');
  send('de', 'rules');
  await Promise.all(done);
  expect(language()).toBe('de');
  expect([t('core'), t('rules')]).toEqual(['core in de', 'rules in de']);
  expect(document.documentElement.lang).toBe('de');
});

it('that cannot be had leave everything as it was', async () => {
  const { setLanguage, loadMessages, language, t } = await start();
  const core = setLanguage('en');
  send('en', 'core');
  await core;
  const german = setLanguage('de');
  fail('de', 'core');
  await expect(german).rejects.toThrow('offline');
  const rules = loadMessages('rules');
  fail('en', 'rules');
  await expect(rules).rejects.toThrow('offline');
  expect([language(), t('core')]).toEqual(['en', 'core in en']);
  // Others do not ask for what failed.
  const learn = loadMessages('learn');
  send('en', 'learn');
  await learn;
  expect(t('learn')).toBe('learn in en');
});
