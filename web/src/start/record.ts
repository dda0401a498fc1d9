/** Records that a user pastes or uploads. */

import { Refusal } from '../wire/refusal';

/** The record in a text: alone, or together with its seal. Throws a refusal if there is none, or if it cannot be read. */
export async function recordIn(source: Pick<Blob, 'text'>): Promise<object> {
  let value: unknown;
  try {
    // A folder that is dropped looks like a file, and cannot be read.
    value = JSON.parse(await source.text());
  } catch {
    throw noRecord();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw noRecord();
  const sealed = 'record' in value ? value.record : null;
  return typeof sealed === 'object' && sealed !== null ? sealed : value;
}

/** What a server says of such a thing. */
function noRecord(): Refusal {
  return new Refusal({ code: 'bad-record', rule: null, facts: { part: 'form' }, message: 'no record' });
}
