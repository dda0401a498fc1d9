/** Detects that the page and the server have different versions, as after an upgrade, and reloads the page once. */

import type { Versions } from './generated';
import { SITE } from './place';

/** The server versions for which this tab has reloaded the page. */
const KEY = 'magnumsal.reloaded';

/** How long the notice is shown before the reload, in milliseconds. */
const RELOAD_DELAY = 2500;

/** `reloading` until the page is reloaded; `stays` if a reload was tried already and did not help. */
export type Outdated = 'reloading' | 'stays';

class Upgrade {
  outdated = $state<Outdated | null>(null);

  /** Compares the build that the server names with that of this page. */
  compare(build: string | null): void {
    const own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
    if (this.outdated || !own || !build || build === own) return;
    this.outdated = remember(build) ? 'reloading' : 'stays';
    if (this.outdated === 'reloading') setTimeout(() => this.reload(), RELOAD_DELAY);
  }

  /** Reloads the page. */
  reload(): void {
    location.reload();
  }

  /** Reloads the page, unless the server does not answer. */
  async reloadIfReachable(): Promise<void> {
    try {
      if ((await fetch(location.pathname, { cache: 'no-store' })).ok) this.reload();
    } catch {
      // What is there is better than nothing.
    }
  }

  /** Asks the server for its build; does nothing if it does not answer. */
  async check(): Promise<void> {
    if (SITE) return;
    try {
      const response = await fetch('/api/version', { cache: 'no-store' });
      this.compare(((await response.json()) as Versions).build);
    } catch {
      // The page says elsewhere that the server does not answer.
    }
  }
}

/** Whether this page has the server's version. */
export const upgrade = new Upgrade();

/**
 * Loads a part of the page. If that fails, the part may belong to a version that is gone: the
 * server's version is checked before the error is thrown.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    await upgrade.check();
    throw error;
  }
}

/** Remembers a build; `false` if it was remembered before, or cannot be. */
function remember(build: string): boolean {
  try {
    const known = sessionStorage.getItem(KEY)?.split(' ') ?? [];
    if (known.includes(build)) return false;
    sessionStorage.setItem(KEY, [...known, build].join(' '));
    return true;
  } catch {
    return false;
  }
}
