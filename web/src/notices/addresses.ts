/**
 * Addresses for notices that were named in this browser, saved so that one that was confirmed here need
 * not be confirmed for every table.
 */

import { loadSaved, save } from '../prefs.svelte';
import type { Address } from '../wire';

const KEY = 'magnumsal.notices';

interface Saved {
  /** The address that was named last at each table. */
  asked: Record<string, Address>;
  /** The address that was confirmed here last, and what shows it. */
  confirmed: { address: Address; proof: string };
}

/** The part of an address that somebody writes. */
export function written(address: Address): string {
  switch (address.kind) {
    case 'email':
      return address.address;
    case 'ntfy':
      return address.topic;
    case 'webhook':
      return address.url;
  }
}

/** An address of a kind. */
export function addressOf(kind: Address['kind'], text: string): Address {
  switch (kind) {
    case 'email':
      return { kind, address: text };
    case 'ntfy':
      return { kind, topic: text };
    case 'webhook':
      return { kind, url: text };
  }
}

/** The address that was confirmed in this browser. */
export function lastAddress(): Address | undefined {
  return loadSaved<Saved>(KEY).confirmed?.address;
}

/** What shows that an address was confirmed in this browser. */
export function proofOf(address: Address): string | undefined {
  const { confirmed } = loadSaved<Saved>(KEY);
  const same = confirmed?.address.kind === address.kind && written(confirmed.address) === written(address);
  return same ? confirmed.proof : undefined;
}

/** Saves which address was named at a table. */
export function keepAsked(table: string, address: Address): void {
  const saved = loadSaved<Saved>(KEY);
  save(KEY, { ...saved, asked: { ...saved.asked, [table]: address } });
}

/** Saves that the address of a table is confirmed, if it was named here. */
export function keepConfirmed(table: string, proof: string): void {
  const saved = loadSaved<Saved>(KEY);
  const { [table]: address, ...asked } = saved.asked ?? {};
  if (address) save(KEY, { asked, confirmed: { address, proof } });
}
