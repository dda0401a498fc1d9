/** The rules of the catalogue: which there are, and what can be said of each. */

import { hasMessage, t } from '../i18n/index.svelte';
import type { Rule } from '../wire';

type LetterOf<Id> = Id extends `${infer Letter}${number}` ? Letter : never;

/** A chapter by its letter: the one that the identifiers of its rules begin with. */
export type Chapter = LetterOf<Rule>;

/** The chapters in the order of the rules. */
export const CHAPTERS = ['G', 'S', 'T', 'C', 'P', 'E', 'A', 'B', 'K', 'U', 'W', 'M', 'V'] as const satisfies Chapter[];

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
  while (hasMessage(key(`${chapter}${ids.length + 1}`))) ids.push(`${chapter}${ids.length + 1}`);
  return ids;
}

/** A rule in the language of the reader. */
export function ruleOf(id: string): RuleText {
  return {
    id,
    chapter: id.charAt(0) as Chapter,
    title: t(`${key(id)}.title`),
    text: t(key(id)),
    note: hasMessage(`${key(id)}.note`) ? t(`${key(id)}.note`) : null,
    caption: t(`learn-scene-${id.toLowerCase()}`),
  };
}

const key = (id: string): string => `rule-${id.toLowerCase()}`;
