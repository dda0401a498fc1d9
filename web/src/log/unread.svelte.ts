/** How many messages of the chat have come since the log was last seen. */

import type { Presenter } from '../presenter/presenter.svelte';

export class Unread {
  readonly #presenter: Pick<Presenter, 'entries'>;
  readonly #seen: () => boolean;
  readonly #said = $derived.by(
    () => this.#presenter.entries.filter((entry) => entry.type === 'note' && entry.note.entry === 'said').length,
  );
  #read = $state(0);

  /** Lives as long as the component that creates it. */
  constructor(presenter: Pick<Presenter, 'entries'>, seen: () => boolean) {
    this.#presenter = presenter;
    this.#seen = seen;
    $effect(() => {
      if (seen()) this.#read = this.#said;
    });
  }

  get count(): number {
    return this.#seen() ? 0 : this.#said - this.#read;
  }
}
