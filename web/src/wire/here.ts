/** This browser, which answers by itself. What it takes is loaded when it is needed. */

import { PLAYS_HERE } from './place';
import type { Channel, Transport } from './transport';
import { loadChunk } from './upgrade.svelte';

type Client = typeof import('../local/client');

/** The part of the page that speaks with the worker. */
export function client(): Promise<Client> {
  // Without the module the build leaves all of it out.
  if (!PLAYS_HERE) return Promise.reject(new Error('these pages were built without local play'));
  started = true;
  return loadChunk(() => import('../local/client'));
}

let started = false;

/** Whether there can be tables in this browser; it is found out without starting anything. */
export async function mayHaveTables(): Promise<boolean> {
  if (!PLAYS_HERE || started) return PLAYS_HERE;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === 'magnumsal');
  } catch {
    return false;
  }
}

/** The tables of this browser. */
export const here: Transport = {
  net: false,
  ask: async (asked, signal) => (await client()).ask(asked, signal),
  open: (table, listener) => {
    let channel: Channel | undefined;
    let left = false;
    client().then(
      ({ open }) => {
        if (!left) channel = open(table, listener);
      },
      () => {
        left = true;
        listener.onClose(1006);
      },
    );
    return {
      get readyState() {
        return channel?.readyState ?? (left ? WebSocket.CLOSED : WebSocket.CONNECTING);
      },
      send: (text) => channel?.send(text),
      close: () => {
        if (channel) return channel.close();
        left = true;
        listener.onClose(1006);
      },
      leave: () => {
        left = true;
        channel?.leave();
      },
    };
  },
};
