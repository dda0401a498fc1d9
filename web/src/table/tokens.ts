/**
 * The tokens for tables, saved in this browser: with one of them one plays the seat. Invitations of
 * tables that were created here are saved with them. Components that read them are updated when
 * they change, also in other tabs.
 */

import { createSubscriber } from 'svelte/reactivity';
import { save, loadSaved } from '../prefs.svelte';
import type { Seat, TableKey } from '../wire';

const KEYS = 'magnumsal.keys';
const INVITATIONS = 'magnumsal.invitations';

/** The links to open seats. */
export type Links = Record<Seat, string>;

const changed = new EventTarget();

const watched = createSubscriber((update) => {
  const otherTab = ({ key }: StorageEvent): void => {
    if (key === null || key === KEYS || key === INVITATIONS) update();
  };
  changed.addEventListener('change', update);
  addEventListener('storage', otherTab);
  return () => {
    changed.removeEventListener('change', update);
    removeEventListener('storage', otherTab);
  };
});

function read<T>(key: string): Record<string, T> {
  watched();
  return loadSaved<Record<string, T>>(key) as Record<string, T>;
}

function write(key: string, value: object): void {
  save(key, value);
  changed.dispatchEvent(new Event('change'));
}

/** The token for a table, if this browser has one. */
export function tokenOf(table: string): string | undefined {
  return read<string>(KEYS)[table];
}

/** Saves the token for a table; an older one for the same table is replaced. */
export function keepToken(table: string, token: string): void {
  write(KEYS, { ...read<string>(KEYS), [table]: token });
}

/** Forgets a table and its invitations. */
export function forget(table: string): void {
  for (const key of [KEYS, INVITATIONS]) {
    const { [table]: _, ...others } = read<unknown>(key);
    write(key, others);
  }
}

/** Every table that this browser has a token for, the latest last. */
export function tableKeys(): TableKey[] {
  return Object.entries(read<string>(KEYS)).map(([table, token]) => ({ table, token }));
}

/** The invitations to a table that was created here. */
export function linksOf(table: string): Links {
  return read<Links>(INVITATIONS)[table] ?? {};
}

/** Saves invitations to a table, in addition to those that it has. */
export function keepLinks(table: string, links: Links): void {
  if (Object.keys(links).length === 0) return;
  write(INVITATIONS, { ...read(INVITATIONS), [table]: { ...linksOf(table), ...links } });
}
