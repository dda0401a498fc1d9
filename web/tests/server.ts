/** A server of our own for the tests: the real program on a store that is thrown away. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Where Playwright's workers find the server. */
export const ADDRESS = 'MAGNUMSAL_TEST_SERVER';

export default async function start(): Promise<() => Promise<void>> {
  // While the page is being worked on, another server may stand in: that of `npm run dev`.
  if (process.env[ADDRESS]) return async () => {};
  const program = process.env['MAGNUMSAL_BIN'];
  if (!program) throw new Error('MAGNUMSAL_BIN must name the program, as cargo builds it');
  const folder = mkdtempSync(join(tmpdir(), 'magnumsal-browser-'));
  // Chromium keeps its own things at home; ours are thrown away with the store.
  process.env['HOME'] = folder;
  const store = `sqlite:${join(folder, 'games.sqlite')}`;
  const options = ['--listen', '127.0.0.1:0', '--store', store, '--requests-per-second', '1000'];
  const server = spawn(program, ['serve', ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /http:\/\/[^\s/]+/.exec(line);
    if (!address) continue;
    process.env[ADDRESS] = address[0];
    break;
  }
  if (!process.env[ADDRESS]) throw new Error(`${program} serve did not say where it listens`);
  server.stdout.resume();
  return async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
}
