/** The pages that are loaded when somebody goes there. */
export const PAGES = {
  table: () => import('./table/TablePage.svelte'),
  replay: () => import('./after/ReplayPage.svelte'),
  rules: () => import('./learn/RulesPage.svelte'),
  learn: () => import('./learn/LearnPage.svelte'),
};

/** Begins to load a page that is about to be shown; whoever shows it tells if that fails. */
export function prepare(page: string): void {
  if (page in PAGES) PAGES[page as keyof typeof PAGES]().catch(() => undefined);
}
