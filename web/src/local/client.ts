/** A page's end of the worker that has the tables of this browser. */

import { COME_BACK } from '../wire/constants';
import type { Answered, Asked, Channel, ChannelListener } from '../wire/transport';
import { upgrade } from '../wire/upgrade.svelte';
import { keeping } from './keeping.svelte';
import type { FromPage, ToOwnPage } from './messages';

interface Pending {
  resolve: (answered: Answered) => void;
  reject: (error: Error) => void;
}

let worker: Worker | undefined;
let next = 1;
const pending = new Map<number, Pending>();
const sockets = new Map<number, { channel: Channel; listener: ChannelListener }>();

/** The page's address without what stands behind its folder. */
const base = (): string => location.href.replace(/[?#].*$/, '').replace(/\/[^/]*$/, '');

/** The worker; it is started when it is needed for the first time, and after it has failed. */
function running(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker = started;
  started.onmessage = ({ data }: MessageEvent<ToOwnPage>) => hear(data);
  started.onerror = (event) => crash(event.message);
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
  started.postMessage({ type: 'start', build, base: base() });
  return started;
}

function say(message: FromPage): void {
  running().postMessage(message);
}

/** Ends the worker after a failure. What was answered is stored; the next request starts another one. */
function crash(why: string): void {
  console.error(why);
  worker?.terminate();
  worker = undefined;
  void keeping.fail();
  for (const { reject } of pending.values()) reject(new Error('the worker has failed'));
  pending.clear();
  for (const socket of sockets.keys()) close(socket, COME_BACK);
}

function close(socket: number, code: number): void {
  const known = sockets.get(socket);
  sockets.delete(socket);
  if (!known) return;
  known.channel.readyState = WebSocket.CLOSED;
  known.listener.onClose(code);
}

function hear(message: ToOwnPage): void {
  switch (message.type) {
    case 'answer':
    case 'unanswered': {
      const waiting = pending.get(message.id);
      pending.delete(message.id);
      if (message.type === 'answer') waiting?.resolve(message.answered);
      else waiting?.reject(new Error('nobody answers'));
      break;
    }
    case 'opened': {
      const socket = sockets.get(message.socket);
      if (!socket) break;
      socket.channel.readyState = WebSocket.OPEN;
      socket.listener.onOpen();
      break;
    }
    case 'told':
      sockets.get(message.socket)?.listener.onMessage(message.text);
      break;
    case 'closed':
      close(message.socket, message.code);
      break;
    case 'keeps':
      void keeping.keeps(message.keeps);
      break;
    case 'build':
      upgrade.compare(message.build);
      break;
    case 'crashed':
      crash(message.message);
  }
}

/** Asks the worker for something. */
export function ask(asked: Asked, signal?: AbortSignal): Promise<Answered> {
  const id = next++;
  return new Promise((resolve, reject) => {
    pending.set(id, { resolve, reject });
    say({ type: 'ask', id, asked });
    signal?.addEventListener('abort', () => {
      if (!pending.delete(id)) return;
      say({ type: 'cancel', id });
      reject(new Error('nobody waits any more'));
    });
  });
}

let persisting = false;

/**
 * Asks the browser not to delete games when room runs short, once there is one to lose: some browsers ask the player first.
 * Pages without HTTPS cannot ask.
 */
function persist(): void {
  const storage = navigator.storage as StorageManager | undefined;
  if (!persisting) storage?.persist().catch(() => undefined);
  persisting = true;
}

/** Connects to a table, unless the channel was closed before. */
export function connect(table: string, listener: ChannelListener, channel: Channel): void {
  if (channel.readyState !== WebSocket.CONNECTING) return;
  persist();
  const socket = next++;
  sockets.set(socket, { channel, listener });
  const leave = (): void => {
    channel.readyState = WebSocket.CLOSED;
    if (sockets.delete(socket)) say({ type: 'close', socket });
  };
  channel.send = (text) => say({ type: 'say', socket, text });
  channel.leave = leave;
  channel.close = () => {
    leave();
    listener.onClose(1006);
  };
  say({ type: 'open', socket, table });
}
