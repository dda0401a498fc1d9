/** The rules of the catalogue: which there are, and what can be said of each. */

import { known, t } from '../i18n/index.svelte';

/** The chapters in the order of the rules, by their letters. */
export const CHAPTERS = ['G', 'S', 'T', 'C', 'P', 'E', 'A', 'B', 'K', 'U', 'W', 'M', 'V'] as const;

/** A chapter's letter. */
export type Chapter = (typeof CHAPTERS)[number];

/** A rule with all its texts. */
export interface RuleText {
  /** Its identifier, such as `E5`. */
  id: string;
  chapter: Chapter;
  title: string;
  text: string;
  note: string | null;
  /** What its small board shows. */
  caption: string;
}

/** The identifiers of a chapter's rules, as far as the catalogue has them. */
export function rulesOf(chapter: Chapter): string[] {
  const ids: string[] = [];
  while (known(key(`${chapter}${ids.length + 1}`))) ids.push(`${chapter}${ids.length + 1}`);
  return ids;
}

/** A rule in the language of the reader. */
export function ruleOf(id: string): RuleText {
  return {
    id,
    chapter: id.charAt(0) as Chapter,
    title: t(`${key(id)}.title`),
    text: t(key(id)),
    note: known(`${key(id)}.note`) ? t(`${key(id)}.note`) : null,
    caption: t(`learn-scene-${id.toLowerCase()}`),
  };
}

const key = (id: string): string => `rule-${id.toLowerCase()}`;
