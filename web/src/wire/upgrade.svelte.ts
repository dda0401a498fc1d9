/** A page that is not of the server's version, as after an upgrade: it says so, and is loaded anew once. */

/** The versions for which the page was loaded anew in this tab. */
const KEY = 'magnumsal.reloaded';

/** So long can be read why, in milliseconds. */
const NOTICE = 2500;

/** `reloading` until the page is loaded anew; `stays` if that has been done already and has not helped. */
export type Outdated = 'reloading' | 'stays';

class Upgrade {
  outdated = $state<Outdated | null>(null);

  /** The build of the pages that belong to the server, if it says so. */
  heard(build: string | null): void {
    const own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
    if (this.outdated || !own || !build || build === own) return;
    this.outdated = remember(build) ? 'reloading' : 'stays';
    if (this.outdated === 'reloading') setTimeout(() => this.reload(), NOTICE);
  }

  /** Loads the page anew. */
  reload(): void {
    location.reload();
  }

  /** Asks the server for its build; whoever does not answer has none. */
  async ask(): Promise<void> {
    try {
      const response = await fetch('/api/version', { cache: 'no-store' });
      this.heard(((await response.json()) as { build: string }).build);
    } catch {
      // The page says elsewhere that the server does not answer.
    }
  }
}

/** Whether this page is of the server's version. */
export const upgrade = new Upgrade();

/**
 * Fetches a part of the page. If it cannot be had, it may be gone with its version: before the
 * failure is told, the server is asked.
 */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    await upgrade.ask();
    throw error;
  }
}

/** Keeps a build in mind; `false` if it is kept already, or cannot be. */
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
