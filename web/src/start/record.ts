/** Records that a user pastes or uploads. */

/** The record in a text: alone, or together with its seal. Nothing if the text is no JSON object. */
export function recordIn(text: string): object | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const sealed = 'record' in value ? value.record : null;
  return typeof sealed === 'object' && sealed !== null ? sealed : value;
}
