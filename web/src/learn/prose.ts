/** The markup in the texts of the rules. */

import { CHAPTERS } from './rulebook';

/** A stretch of text: plain, a name of the notation, stressed, or the name of another rule. */
export interface Stretch {
  kind: 'plain' | 'code' | 'strong' | 'em' | 'rule';
  text: string;
}

const MARKUP = new RegExp(
  [
    /`([^`]+)`/,
    /\*\*([^*]+)\*\*/,
    /\*([^*]+)\*/,
    /\[([^\]]+)\]\([^)]*\)/,
    new RegExp(`\\b([${CHAPTERS.join('')}]\\d)\\b`),
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** Cuts a text into stretches. Links lead to files of the project and are shown as plain text. */
export function stretches(text: string): Stretch[] {
  const found: Stretch[] = [];
  const add = (kind: Stretch['kind'], text: string): void => {
    if (text !== '') found.push({ kind, text });
  };
  let from = 0;
  for (const match of text.matchAll(MARKUP)) {
    const [whole, code, strong, em, link, rule] = match;
    add('plain', text.slice(from, match.index));
    if (code !== undefined) add('code', code);
    else if (strong !== undefined) add('strong', strong);
    else if (em !== undefined) add('em', em);
    else if (link !== undefined) add('plain', link);
    else if (rule !== undefined) add('rule', rule);
    from = match.index + whole.length;
  }
  add('plain', text.slice(from));
  return found;
}
