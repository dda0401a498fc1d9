/** The part of the page about other players, with its texts, loaded when somebody opens the menu of a table. */

import { loadMessages } from '../i18n/index.svelte';
import { loadChunk } from '../wire/upgrade.svelte';

export async function loadPlayers(): Promise<typeof import('./Players.svelte')> {
  const [part] = await Promise.all([loadChunk(() => import('./Players.svelte')), loadMessages('moderation')]);
  return part;
}
