/** The rules of the catalogue: which there are, and what can be said of each. */

import { hasMessage, t } from '../i18n/index.svelte';
import type { Chapter, Rule } from '../wire';

/** A rule with all its texts. */
export interface RuleText {
  /** Its identifier, such as `E5`. */
  id: Rule;
  chapter: Chapter;
  title: string;
  text: string;
  note: string | null;
  /** What its small board shows. */
  caption: string;
}

/** The identifiers of a chapter's rules, as far as the catalogue has them. */
export function rulesOf(chapter: Chapter): Rule[] {
  const ids: Rule[] = [];
  while (hasMessage(key(`${chapter}${ids.length + 1}`))) ids.push(`${chapter}${ids.length + 1}` as Rule);
  return ids;
}

/** A rule in the language of the reader. */
export function ruleOf(id: Rule): RuleText {
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
