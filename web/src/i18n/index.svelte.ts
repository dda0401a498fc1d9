/** Texts in the language of the reader, from the project's Fluent catalogue. */

import { FluentBundle, FluentNumber, type FluentVariable, type Message } from '@fluent/bundle';
import catalogue from 'virtual:catalogue';
import { untrack } from 'svelte';
import { loadChunk } from '../wire/upgrade.svelte';
import { negotiate, type Group, type Language } from './languages';

/** What a message is about, by the names of its placeholders. */
export type Facts = Record<string, FluentVariable>;

type Pattern = NonNullable<Message['value']>;

interface Loaded {
  language: Language;
  bundle: FluentBundle;
  groups: ReadonlySet<Group>;
}

let loaded = $state.raw<Loaded>({ language: 'en', bundle: bundleOf('en'), groups: new Set() });

function bundleOf(language: Language): FluentBundle {
  // Isolating marks would be visible characters in titles.
  return new FluentBundle(language, { useIsolating: false });
}

/** The language that is shown now. */
export function language(): Language {
  return loaded.language;
}

/** The first of the browser's languages that the catalogue has. */
export function browserLanguage(): Language {
  return negotiate(navigator.languages);
}

/** What was asked for: it is loaded, or being loaded. */
const wanted: { language: Language; groups: Set<Group> } = { language: 'en', groups: new Set() };

/** Switches to a language, with the groups of messages that were asked for already. */
export function setLanguage(language: Language): Promise<void> {
  wanted.language = language;
  wanted.groups.add('core');
  return load();
}

/** Loads further groups of messages; resolves once they can be used. */
export async function loadMessages(...groups: Group[]): Promise<void> {
  if (untrack(() => groups.every((group) => loaded.groups.has(group)))) return;
  for (const group of groups) wanted.groups.add(group);
  await load();
}

/** Loads all that was asked for. If it cannot be had, what is loaded stays as it is. */
async function load(): Promise<void> {
  const { language } = wanted;
  const groups = new Set(wanted.groups);
  try {
    const parts = await Promise.all([...groups].map((group) => loadChunk(catalogue[language][group])));
    // Meanwhile somebody may have chosen another language, or asked for more and got it first.
    if (language !== wanted.language) return await load();
    if (language === loaded.language && [...loaded.groups].some((group) => !groups.has(group))) return;
    const bundle = bundleOf(language);
    for (const body of parts) bundle.addResource({ body });
    loaded = { language, bundle, groups };
    document.documentElement.lang = language;
  } catch (error) {
    if (language === wanted.language) wanted.language = loaded.language;
    for (const group of groups) if (!loaded.groups.has(group)) wanted.groups.delete(group);
    throw error;
  }
}

/** Whether there is a message, or an attribute of one, with this key. */
export function hasMessage(key: string): boolean {
  return patternOf(key) != null;
}

function patternOf(key: string): Pattern | null | undefined {
  const [id = '', attribute] = key.split('.');
  const message = loaded.bundle.getMessage(id);
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}

/**
 * A whole number below a thousand: every language of the catalogue writes it with the same digits, and
 * creating a number format is slow.
 */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function wrapped(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, isSmall(value) ? new Small(value) : value]),
  );
}

function isSmall(value: FluentVariable): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000;
}

/** The message with this key, or one of its attributes: `rule-e5.title`. */
export function t(key: string, facts?: Facts): string {
  const pattern = patternOf(key);
  if (!pattern) {
    console.error(`no message ${key} in ${loaded.language}`);
    return key;
  }
  const errors: Error[] = [];
  const text = loaded.bundle.formatPattern(pattern, facts ? wrapped(facts) : null, errors);
  for (const error of errors) console.error(`message ${key} in ${loaded.language}: ${error.message}`);
  return text;
}
