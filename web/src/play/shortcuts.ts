/** Keys that do the same as a button, for those who play fast or without a mouse. */

import type { Building } from '../wire';

/** What a key can do. */
export type Shortcut = 'undo' | 'redo' | 'end' | 'pass' | 'moves' | 'hint' | 'tools' | 'unseen' | 'help' | 'cancel';

/** The key of each shortcut. */
export const SHORTCUTS: Record<Shortcut, string> = {
  undo: 'u',
  redo: 'r',
  end: 'e',
  pass: 'x',
  moves: 'm',
  hint: 'h',
  tools: 't',
  unseen: 'n',
  help: '?',
  cancel: 'Escape',
};

/** What each does, in the words of the button that does the same. */
export const LABELS: Record<Shortcut, string> = {
  undo: 'play-undo',
  redo: 'play-redo',
  end: 'play-end',
  pass: 'play-pass',
  moves: 'play-moves',
  hint: 'play-key-hint',
  tools: 'play-tools',
  unseen: 'play-unseen',
  help: 'play-key-help',
  cancel: 'play-key-cancel',
};

/** The key of each building. */
export const BUILDINGS: Record<Building, string> = {
  castle: 'c',
  inn: 'i',
  workshop: 'w',
  pump: 'p',
  market: 'k',
  square: 'q',
  saltworks: 's',
  foremen: 'f',
};

/** What a key press asks for. */
export type Pressed =
  | { shortcut: Shortcut }
  | { building: Building }
  /** The panel's option, from 1. */
  | { option: number };

function keyOf<T extends string>(keys: Record<T, string>, key: string): T | undefined {
  return (Object.keys(keys) as T[]).find((name) => keys[name] === key);
}

/** What a key asks for; nothing while somebody types, or with a key that belongs to the browser. */
export function pressed(event: KeyboardEvent): Pressed | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return undefined;
  if (/^[1-9]$/.test(event.key)) return { option: Number(event.key) };
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const shortcut = keyOf(SHORTCUTS, key);
  if (shortcut) return { shortcut };
  const building = keyOf(BUILDINGS, key);
  return building && { building };
}

/** Whether a key goes into a field. The field of a dialog that was just closed has the focus for a moment longer. */
function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input, textarea, select, [contenteditable="true"]') &&
    !target.closest('dialog:not([open])')
  );
}
