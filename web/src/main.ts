import { mount } from 'svelte';
import App from './App.svelte';
import { browserLanguage, setLanguage } from './i18n/index.svelte';
import { prepare } from './pages';
import { prefs } from './prefs.svelte';
import { route } from './router.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/tables.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has an element #app');
// `public/retry.js` looks at it, and tries again where this does not go well.
target.dataset['start'] = 'running';

/** Does something when nobody waits for the page any more. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 10_000 });
  else setTimeout(act, 2_000);
}

/** Shows the first page. The module does not wait for it: pages import from the file that this is in. */
async function start(target: HTMLElement): Promise<void> {
  try {
    // The code of the page and its messages are loaded in parallel, and shown together.
    await Promise.all([setLanguage(prefs.language ?? browserLanguage()), prepare(route())]);
    target.replaceChildren();
    mount(App, { target });
    dispatchEvent(new Event('started'));
    if (import.meta.env.PROD) whenIdle(() => void import('./offline/register').then(({ register }) => register()));
  } catch (error) {
    target.dataset['start'] = 'failed';
    dispatchEvent(new Event('startfailed'));
    throw error;
  }
}
void start(target);
