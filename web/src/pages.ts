/** The pages that are loaded when somebody goes there. */

import type { Route } from './router.svelte';
import { openEarly } from './table/session.svelte';
import { part } from './ui/part';

export const PAGES = {
  start: part(() => import('./start/Start.svelte')),
  table: part(() => import('./table/TablePage.svelte')),
  replay: part(() => import('./after/ReplayPage.svelte'), 'after'),
  rules: part(() => import('./learn/RulesPage.svelte'), 'rules', 'learn', 'refusals'),
  learn: part(() => import('./learn/LearnPage.svelte'), 'learn'),
  notices: part(() => import('./notices/NoticePage.svelte'), 'notices'),
};

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
