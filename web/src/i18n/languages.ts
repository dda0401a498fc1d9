/** The languages of the catalogue, and how its files are cut into parts for the page. */

import { LANGUAGES } from '../wire/constants.ts';

export { LANGUAGES };

/** The code of a language. */
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself: the same in all of them, so not in the catalogue. */
export const ENDONYMS: Record<Language, string> = {
  en: 'English',
  pl: 'Polski',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
};

/** Files of `crates/phrases/locales/LANGUAGE` that are loaded together: `core` with the page, others on demand. */
export const GROUPS = {
  core: ['names', 'web', 'board', 'play', 'plan', 'log'],
  refusals: ['refusals', 'refused', 'table', 'errors'],
  rules: ['rules', 'docs'],
  learn: ['learn'],
  after: ['after', 'advice'],
  moderation: ['moderation'],
  notices: ['notices'],
  stuck: ['stuck'],
  lookup: ['lookup'],
  local: ['local'],
  options: ['options'],
} as const satisfies Record<string, readonly string[]>;

/** The name of a group of files. */
export type Group = keyof typeof GROUPS;

/** The first language that a browser asks for and the catalogue has, or English. */
export function negotiate(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code): code is Language => LANGUAGES.includes(code as Language)) ?? 'en';
}
