/** A refusal of the server as a sentence: its code is the message, its facts the placeholders. */

import { hasMessage, loadMessages, t, type Facts } from './index.svelte';
import { nameOf } from './names';
import type { SourceParts } from '../wire';
import type { Reason } from '../wire/refusal';

/** The families of messages that a code can belong to. */
const FAMILIES = ['refusal', 'table', 'notation', 'setup'] as const;

/** Fields whose values the catalogue names, as `tool-rope`. */
function named(field: string, code: string): string | undefined {
  const key = `${field}-${code}`;
  return hasMessage(key) ? t(key) : undefined;
}

/** A piece and where it is. */
function source({ foreman, space, post }: SourceParts): Facts {
  const origin = post ? 'post' : space ? 'space' : 'supply';
  const place = post ?? space ?? origin;
  const name = post ? (named('post', post) ?? post) : place;
  const id = `${origin}${foreman ? '-foreman' : ''}`;
  return { source: t(`source-${id}`, { [origin]: name, [`${origin}-id`]: place }), 'source-id': id };
}

function factsOf(fields: Record<string, unknown>, names: readonly string[]): Facts {
  const facts: Facts = {};
  for (const [field, value] of Object.entries(fields)) {
    if (field === 'source' && typeof value === 'object') {
      Object.assign(facts, source(value as SourceParts));
    } else if (field === 'seat' && typeof value === 'number') {
      Object.assign(facts, { seat: nameOf(names, value), 'seat-id': value });
    } else if (typeof value === 'number') {
      facts[field] = value;
    } else if (typeof value === 'string') {
      const name = named(field, value);
      facts[field] = name ?? value;
      if (name !== undefined) facts[`${field}-id`] = value;
    } else {
      facts[field] = Array.isArray(value) ? value.join(', ') : String(value);
    }
  }
  return facts;
}

/** Why the server said no; `names` are the players', by seat. */
export async function sentence(refused: Reason, names: readonly string[] = []): Promise<string> {
  if (refused.code === 'unreachable') return t('web-unreachable');
  try {
    await loadMessages('refusals');
  } catch {
    // Better in English than not at all.
    return refused.message;
  }
  const family = FAMILIES.find((family) => hasMessage(`${family}-${refused.code}`));
  if (!family) return refused.message;
  const facts = { ...factsOf(refused.facts, names), rule: refused.rule ?? '' };
  return t(`${family}-${refused.code}`, facts).replace(/\s+/g, ' ');
}
