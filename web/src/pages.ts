/** The pages that are loaded when somebody goes there. */

import type { Route } from './router.svelte';
import { openEarly } from './table/session.svelte';
import { part } from './wire/upgrade.svelte';

export const PAGES = {
  table: once(() => import('./table/TablePage.svelte')),
  replay: once(() => import('./after/ReplayPage.svelte')),
  rules: once(() => import('./learn/RulesPage.svelte')),
  learn: once(() => import('./learn/LearnPage.svelte')),
};

/** What has been loaded is there at once, without a frame in between. */
function once<Page>(load: () => Promise<Page>): () => Page | Promise<Page> {
  let loaded: Page | undefined;
  return () => loaded ?? part(load).then((page) => (loaded = page));
}

/** Gets a page that is about to be shown, and its table; whoever shows it tells if that fails. */
export async function prepare(to: Route): Promise<void> {
  if (to.page === 'table') openEarly(to.table);
  if (!(to.page in PAGES)) return;
  try {
    await PAGES[to.page as keyof typeof PAGES]();
  } catch {
    return;
  }
}
