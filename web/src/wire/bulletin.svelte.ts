/** What the operator of the server announces: sockets send it, and every answer says whether it has changed. */

import type { Bulletin as Told, Versions } from './generated';

class Bulletin {
  announcement = $state<string | null>(null);
  newTables = $state(true);
  /** Whether people can talk on this server at all. */
  chat = $state(true);

  /** The revision that came last; `0` for nothing to announce. */
  #revision = '0';

  /** Takes what a socket says. */
  take({ announcement, new_tables, chat }: Told): void {
    this.announcement = announcement;
    this.newTables = new_tables;
    this.chat = chat;
  }

  /** Asks for the bulletin, if an answer has another revision than the last one. */
  async compare(revision: string | null): Promise<void> {
    if (revision === null || revision === this.#revision) return;
    this.#revision = revision;
    try {
      const response = await fetch('/api/version', { cache: 'no-store' });
      this.take(((await response.json()) as Versions).bulletin);
    } catch {
      // The next answer has it again.
      this.#revision = '';
    }
  }
}

/** What the operator announces. */
export const bulletin = new Bulletin();
