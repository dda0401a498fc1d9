/**
 * What stands before the servers, as a proxy does: the page always finds the same address, no matter which server is
 * behind it, and which release that has. The other release has the same pages, under other names and with another build.
 */

import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** Whose pages are served. */
export type Release = 'this' | 'other';

/** Names of files under `assets`: `TablePage-Cx1f_3aB.js`. */
const ASSET = /(?<=[/"'`])([A-Za-z][\w.-]*-[\w-]{8})\.(js|css)\b/g;
const OTHER = '~';
/** The build of the other release. */
const otherBuild = (build: string): string => [...build].reverse().join('');

export class Front {
  /** The server behind; nobody if it is `null`. */
  behind: string | null;
  /** Which release answers, by the path that is asked for. */
  release: (path: string) => Release = () => 'this';
  /** What was asked for and not found. */
  readonly missing: string[] = [];
  /** The build that the servers behind it report. */
  readonly #build: string;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(behind: string, build: string) {
    this.behind = behind;
    this.#build = build;
    this.#server = createServer((asked, answer) => this.#pass(asked, answer));
    this.#server.on('upgrade', (asked, socket, head) => this.#upgrade(asked, socket as Socket, head));
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  static async before(behind: string): Promise<Front> {
    const { build } = (await (await fetch(`${behind}/api/version`)).json()) as { build: string };
    const front = new Front(behind, build);
    await new Promise<void>((resolve) => front.#server.listen(0, '127.0.0.1', resolve));
    return front;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    const path = asked.url ?? '/';
    const other = this.release(path) === 'other';
    const nobody = (): void => void answer.writeHead(502).end('nobody is there');
    if (this.behind === null) return nobody();
    const { hostname, port } = new URL(this.behind);
    // Under the name that the server knows, if the release has it; else the server itself says that there is no such file.
    const known = other ? path.replace(/(\/assets\/.*)~\./, '$1.') : path;
    const none = other && known === path && path.startsWith('/assets/') ? `${path}.none` : known;
    const headers = { ...asked.headers };
    if (other) {
      // Texts are rewritten, so they come as they are, and are never those that the browser has.
      delete headers['accept-encoding'];
      delete headers['if-none-match'];
    }
    const passed = request({ hostname, port, path: none, method: asked.method, headers }, (told) => {
      if (told.statusCode === 404) this.missing.push(path);
      if (!other) {
        answer.writeHead(told.statusCode ?? 502, told.headers);
        told.pipe(answer);
        return;
      }
      const headers = { ...told.headers };
      // What is rewritten has another length and is another file.
      delete headers['content-length'];
      delete headers.etag;
      if (headers['magnumsal-build']) headers['magnumsal-build'] = otherBuild(this.#build);
      const parts: Buffer[] = [];
      told.on('data', (part: Buffer) => parts.push(part));
      told.on('end', () => {
        const text = Buffer.concat(parts).toString();
        const body = text.replace(ASSET, `$1${OTHER}.$2`).replaceAll(this.#build, otherBuild(this.#build));
        answer.writeHead(told.statusCode ?? 502, headers);
        answer.end(body);
      });
    });
    passed.on('error', nobody);
    asked.pipe(passed);
  }

  #upgrade(asked: IncomingMessage, socket: Socket, head: Buffer): void {
    if (this.behind === null) return void socket.destroy();
    const { hostname, port } = new URL(this.behind);
    const passed = connect(Number(port), hostname, () => {
      const headers = asked.rawHeaders.flatMap((name, index) =>
        index % 2 === 0 ? [`${name}: ${asked.rawHeaders[index + 1] ?? ''}`] : [],
      );
      passed.write(`${asked.method ?? 'GET'} ${asked.url ?? '/'} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      passed.write(head);
      socket.pipe(passed).pipe(socket);
    });
    passed.on('error', () => socket.destroy());
    passed.on('close', () => socket.destroy());
    socket.on('close', () => passed.destroy());
  }
}
