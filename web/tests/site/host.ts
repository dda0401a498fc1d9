/** A plain file server, as any web host is: a folder under a path, nothing else. */

import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { extname, join, normalize } from 'node:path';

/** Where the folder is served. */
export const PATH = '/magnumsal/';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** The folder that `cargo xtask site` has made. */
export function siteFolder(): string {
  const folder = process.env['MAGNUMSAL_SITE'];
  if (!folder) throw new Error('MAGNUMSAL_SITE must name the folder that `cargo xtask site --out` has made');
  return folder;
}

export class Host {
  /** Changes a text file on its way out: another release has other texts. */
  change: (name: string, text: string) => string = (_, text) => text;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #port = 0;

  private constructor() {
    this.#server = createServer((asked, answer) => {
      const [path = ''] = (asked.url ?? '').split('?');
      const name = path === PATH ? 'index.html' : normalize(decodeURIComponent(path.slice(PATH.length)));
      const file = join(siteFolder(), name);
      if (!path.startsWith(PATH) || name.startsWith('..') || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
        return answer.writeHead(404).end();
      }
      const type = TYPES[extname(name)] ?? 'application/octet-stream';
      const text = type.startsWith('text/') ? this.change(name, readFileSync(file, 'utf8')) : readFileSync(file);
      answer.writeHead(200, { 'content-type': type }).end(text);
    });
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  static async start(): Promise<Host> {
    const host = new Host();
    await host.goOn();
    return host;
  }

  /** The address of the first page. */
  get address(): string {
    return `http://127.0.0.1:${this.#port}${PATH}`;
  }

  /** Answers nobody any more. */
  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Answers again, at the same address. */
  async goOn(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }
}
