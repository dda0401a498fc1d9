/** A refusal of the server as a sentence: its code is the message, its facts the placeholders. */

import { hasMessage, loadMessages, t, type Facts } from './index.svelte';
import { nameOf } from './names';
import type { SourceParts } from '../wire';
import type { Reason } from '../wire/refusal';

/** The families of messages that a code can belong to. */
const FAMILIES = ['refusal', 'table', 'setup'] as const;

/** Their sentences are for programs: they speak of requests, of fields and of what is written there. */
const FORMAL: readonly string[] = ['bad-form', 'not-json', 'no-page', 'no-method', 'nothing-drawn', 'setting'];

/** The same about what a record begins with. */
const STARTS: readonly string[] = ['stack-size', 'not-in-box'];

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
  // A lesson has its own words.
  if (refused.code === 'lesson') return refused.message;
  try {
    await loadMessages('refusals');
  } catch {
    // Better in English than not at all.
    return refused.message;
  }
  const { code } = refused;
  const facts = { ...factsOf(refused.facts, names), rule: refused.rule ?? '' };
  if (code === 'bad-record') return t('refused-bad-record', { part: 'form', number: 0, ...facts });
  if (STARTS.includes(code)) return t('refused-bad-record', { part: 'start', number: 0 });
  const family = FAMILIES.find((family) => hasMessage(`${family}-${code}`));
  if (!family || FORMAL.includes(code)) return t('refused-otherwise');
  return t(`${family}-${code}`, facts).replace(/\s+/g, ' ');
}
