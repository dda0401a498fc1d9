/** A server that answers: requests over HTTP, tables over WebSockets. */

import { bulletin } from './bulletin.svelte';
import type { Answered, Asked, Channel, ChannelListener, Transport } from './transport';
import { upgrade } from './upgrade.svelte';

async function ask({ method, path, body, key, language }: Asked, signal?: AbortSignal): Promise<Answered> {
  // Some answers contain sentences.
  const headers = new Headers({ 'accept-language': language });
  if (key) headers.set('authorization', `Bearer ${key}`);
  const init: RequestInit = { method: method.toUpperCase(), headers, signal: signal ?? null };
  if (body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = body;
  }
  const response = await fetch(path, init);
  upgrade.compare(response.headers.get('magnumsal-build'));
  void bulletin.compare(response.headers.get('magnumsal-bulletin'));
  return { ok: response.ok, body: await response.json() };
}

function open(table: string, listener: ChannelListener): Readonly<Channel> {
  const address = new URL(`/api/tables/${table}/socket`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  address.hash = '';
  const socket = new WebSocket(address);
  socket.onopen = () => listener.onOpen();
  socket.onmessage = ({ data }: MessageEvent<string>) => listener.onMessage(data);
  socket.onclose = ({ code }) => listener.onClose(code);
  return {
    get readyState() {
      return socket.readyState;
    },
    send: (text) => socket.send(text),
    close: () => socket.close(),
    leave: () => {
      // Browsers complain in the console about a socket that is closed while it connects.
      if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
      else socket.close();
    },
  };
}

/** The server that the pages come from. */
export const server: Transport = { net: true, ask, open };
