/** Parts of the page that are loaded when they are needed, each with its messages. */

import { loadMessages } from '../i18n/index.svelte';
import type { Group } from '../i18n/languages';
import { loadChunk } from '../wire/upgrade.svelte';

/**
 * A part for `Lazy.svelte`, with the groups of messages that it uses. It is loaded once; after that it is returned at once,
 * not as a promise. If it cannot be loaded, the next call tries again.
 */
export function part<Part>(load: () => Promise<Part>, ...groups: Group[]): () => Part | Promise<Part> {
  let loaded: Part | undefined;
  return () => loaded ?? Promise.all([loadChunk(load), loadMessages(...groups)]).then(([part]) => (loaded = part));
}
