import { mount } from 'svelte';
import App from './App.svelte';
import { browserLanguage, setLanguage } from './i18n/index.svelte';
// An offer to install comes before anybody could show it.
import './offline/device.svelte';
import { prepare } from './pages';
import { prefs } from './prefs.svelte';
import { route } from './router.svelte';
import { SITE } from './wire/place';
import './styles/tokens.css';
import './styles/base.css';
import './styles/tables.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has an element #app');
// `public/retry.js` looks at it, and tries again where this does not go well.
target.dataset['start'] = 'running';

/** Has the pages kept in this browser, when nobody waits for anything any more; with a server there is no hurry. */
function keepPages(): void {
  const load = (): void => void import('./offline/register').then(({ register }) => register());
  if (SITE && 'requestIdleCallback' in window) requestIdleCallback(load, { timeout: 10_000 });
  else setTimeout(load, SITE ? 2_000 : 15_000);
}

/** Shows the first page. The module does not wait for it: pages import from the file that this is in. */
async function start(target: HTMLElement): Promise<void> {
  try {
    // The code of the page and its messages are loaded in parallel, and shown together.
    await Promise.all([setLanguage(prefs.language ?? browserLanguage()), prepare(route())]);
    target.replaceChildren();
    mount(App, { target });
    dispatchEvent(new Event('started'));
    if (import.meta.env.PROD) keepPages();
  } catch (error) {
    target.dataset['start'] = 'failed';
    dispatchEvent(new Event('startfailed'));
    throw error;
  }
}
void start(target);
