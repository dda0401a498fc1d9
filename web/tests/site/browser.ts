/** A browser of our own, with a profile that stays, whose process can be killed. */

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, type BrowserContext } from '@playwright/test';

const PROGRAM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const ARGUMENTS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0'];

export class KillableBrowser {
  readonly context: BrowserContext;
  readonly #process: ChildProcess;

  private constructor(context: BrowserContext, process: ChildProcess) {
    this.context = context;
    this.#process = process;
  }

  /** Starts it with the profile in a folder. */
  static async start(profile: string): Promise<KillableBrowser> {
    const started = spawn(PROGRAM, [...ARGUMENTS, `--user-data-dir=${profile}`, 'about:blank'], {
      // A process group, to kill with all that it has started.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    for await (const line of createInterface({ input: started.stderr })) {
      const [address] = /ws:\/\/\S+/.exec(line) ?? [];
      if (!address) continue;
      started.stderr.resume();
      const browser = await chromium.connectOverCDP(address);
      const [context] = browser.contexts();
      if (!context) break;
      return new KillableBrowser(context, started);
    }
    throw new Error(`${PROGRAM} did not start`);
  }

  /** Kills it, as a crash or a phone that needs memory does. */
  async kill(): Promise<void> {
    const ended = once(this.#process, 'exit');
    process.kill(-(this.#process.pid ?? 0), 'SIGKILL');
    await ended;
  }
}
