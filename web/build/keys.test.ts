// @vitest-environment node

/** Every text that the page asks for is in the catalogue, and every text of the page is asked for. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, type Entry, type Message } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { GROUPS } from '../src/i18n/languages';
import { VARIANTS } from '../src/start/settings';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
/** The only part of the build that asks for texts. */
const LATE = fileURLToPath(new URL('late.ts', import.meta.url));
const ENGLISH = fileURLToPath(new URL('../../crates/phrases/locales/en/', import.meta.url));

/** Files that only the page reads; their keys begin with the file's name. */
const PAGE = [
  'web',
  'board',
  'play',
  'plan',
  'log',
  'after',
  'learn',
  'moderation',
  'notices',
  'refused',
  'stuck',
  'local',
  'options',
] as const;

const isMessage = (entry: Entry): entry is Message => entry.type === 'Message';

/** The keys of a catalogue file, with those of its attributes: `rule-e5.title`. */
function keysOf(file: string): string[] {
  const { body } = parse(readFileSync(`${ENGLISH}${file}.ftl`, 'utf8'), {});
  return body
    .filter(isMessage)
    .flatMap(({ id, value, attributes }) => [
      ...(value ? [id.name] : []),
      ...attributes.map((attribute) => `${id.name}.${attribute.id.name}`),
    ]);
}

/** What the sources ask for: whole keys, and beginnings that something is added to. */
interface Asked {
  keys: Set<string>;
  families: Set<string>;
}

/** Finds keys in a source: texts in quotes, and templates with a literal beginning. */
function asked(source: string): Asked {
  const begin = `(?:${PAGE.join('|')})-`;
  const whole = new RegExp(`(['"\`])(${begin}[a-z0-9]+(?:[-.][a-z0-9]+)*)\\1`, 'g');
  const family = new RegExp(`\`(${begin}[a-z0-9-]*)\\$\\{`, 'g');
  return {
    keys: new Set([...source.matchAll(whole)].map((match) => match[2] as string)),
    families: new Set([...source.matchAll(family)].map((match) => match[1] as string)),
  };
}

function sources(): string {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => `${SOURCES}${file}`);
  return [...files, LATE].map((file) => readFileSync(file, 'utf8')).join('\n');
}

/** Keys that no source uses, and keys in the sources that are missing. */
function compare(catalogue: readonly string[], { keys, families }: Asked): string[] {
  const belongs = (key: string): boolean => [...families].some((family) => key.startsWith(family));
  return [
    ...catalogue.filter((key) => !keys.has(key) && !belongs(key)).map((key) => `unused: ${key}`),
    ...[...keys].filter((key) => !catalogue.includes(key)).map((key) => `missing: ${key}`),
    ...[...families]
      .filter((family) => !catalogue.some((key) => key.startsWith(family)))
      .map((family) => `missing: ${family}…`),
  ];
}

describe('the keys of the page', () => {
  it('are all there and all used', () => {
    expect(compare(PAGE.flatMap(keysOf), asked(sources()))).toEqual([]);
  });

  it('have words for every setting of the rules', () => {
    const catalogue = keysOf('web');
    const wanted = VARIANTS.flatMap(({ key }) => [`web-variant-${key}`, `web-variant-help-${key}`]);
    const there = catalogue.filter((key) => key.startsWith('web-variant-'));
    expect(there.toSorted()).toEqual(wanted.toSorted());
  });

  it('begin with the name of their file', () => {
    for (const file of PAGE) {
      expect(keysOf(file).filter((key) => !key.startsWith(`${file}-`))).toEqual([]);
    }
  });

  it('are in files that the page loads', () => {
    const loaded: readonly string[] = Object.values(GROUPS).flat();
    expect(PAGE.filter((file) => !loaded.includes(file))).toEqual([]);
  });
});

describe('the comparison of keys', () => {
  it('finds keys that nobody asks for, and those that are not there', () => {
    const found = asked("t('web-here'); t('web-lost.title'); t(`log-move-${verb}`); t(`web-no-${x}`)");
    expect(compare(['web-here', 'web-idle', 'log-move-place'], found)).toEqual([
      'unused: web-idle',
      'missing: web-lost.title',
      'missing: web-no-…',
    ]);
  });
});
