/** Servers of our own for the tests: the real program on stores that are thrown away. */

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { takeMails } from './mails';

/** Where Playwright's workers find the server. */
export const ADDRESS = 'MAGNUMSAL_TEST_SERVER';

/** A folder that is thrown away. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'magnumsal-browser-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A server that runs. */
export class Running {
  readonly address: string;
  readonly #process: ChildProcess;

  private constructor(address: string, process: ChildProcess) {
    this.address = address;
    this.#process = process;
  }

  /** Starts the program with a store in a folder. */
  static async start(folder: string, ...options: string[]): Promise<Running> {
    const program = process.env['MAGNUMSAL_BIN'];
    if (!program) throw new Error('MAGNUMSAL_BIN must name the program, as cargo builds it');
    const store = `sqlite:${join(folder, 'games.sqlite')}`;
    const all = ['serve', '--listen', '127.0.0.1:0', '--store', store, '--requests-per-second', '1000', ...options];
    const server = spawn(program, all, { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface({ input: server.stdout })) {
      const address = /http:\/\/[^\s/]+/.exec(line);
      if (!address) continue;
      server.stdout.resume();
      return new Running(address[0], server);
    }
    throw new Error(`${program} serve did not say where it listens`);
  }

  /** Stops it in order. */
  async stop(): Promise<void> {
    this.#process.kill('SIGTERM');
    if (this.#process.exitCode === null && this.#process.signalCode === null) await once(this.#process, 'exit');
  }
}

export default async function start(): Promise<() => Promise<void>> {
  // While the page is being worked on, another server may stand in: that of `npm run dev`.
  if (process.env[ADDRESS]) return async () => {};
  const folder = temporaryFolder();
  // Chromium keeps its own things at home; ours are thrown away with the store.
  process.env['HOME'] = folder.path;
  const mails = await takeMails(folder.path);
  const mail = ['--smtp', mails.address, '--mail-from', 'Salt <salt@salt.example>'];
  const server = await Running.start(folder.path, ...mail);
  process.env[ADDRESS] = server.address;
  return async () => {
    await server.stop();
    mails.stop();
    folder.remove();
  };
}
