/** The pages that are loaded when somebody goes there. */

import type { Route } from './router.svelte';
import { openEarly } from './table/session.svelte';
import { loadChunk } from './wire/upgrade.svelte';

export const PAGES = {
  table: once(() => import('./table/TablePage.svelte')),
  replay: once(() => import('./after/ReplayPage.svelte')),
  rules: once(() => import('./learn/RulesPage.svelte')),
  learn: once(() => import('./learn/LearnPage.svelte')),
};

/** Loads once; after that the page is returned at once, not as a promise. */
function once<Page>(load: () => Promise<Page>): () => Page | Promise<Page> {
  let loaded: Page | undefined;
  return () => loaded ?? loadChunk(load).then((page) => (loaded = page));
}

/** Starts loading a page that is about to be shown, and its table; errors appear when it is shown. */
export async function prepare(to: Route): Promise<void> {
  if (to.page === 'table') openEarly(to.table);
  if (!(to.page in PAGES)) return;
  try {
    await PAGES[to.page as keyof typeof PAGES]();
  } catch {
    return;
  }
}
