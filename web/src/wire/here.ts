/** This browser, which answers by itself. What it takes is loaded when it is needed. */

import { PLAYS_HERE } from './place';
import type { Channel, Transport } from './transport';
import { loadChunk } from './upgrade.svelte';

/** The part of the page that speaks with the worker; without the module the build leaves it out. */
const client = (): Promise<typeof import('../local/client')> =>
  PLAYS_HERE ? loadChunk(() => import('../local/client')) : Promise.reject(new Error());

/** The tables of this browser. */
export const here: Transport = {
  net: false,
  ask: (asked, signal) => client().then(({ ask }) => ask(asked, signal)),
  open(table, listener) {
    const close = (): void => void (channel.readyState = WebSocket.CLOSED);
    const channel: Channel = { readyState: WebSocket.CONNECTING, send: close, close, leave: close };
    client().then(
      ({ connect }) => connect(table, listener, channel),
      () => {
        close();
        listener.onClose(1006);
      },
    );
    return channel;
  },
};
