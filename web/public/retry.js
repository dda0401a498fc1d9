/*
 * Starts the page again if it could not start: the server has other files than the page names, as while servers are
 * upgraded, or the connection was lost. It has the same name in every version. index.html has the sentences.
 */
(() => {
  /** How often this tab has reloaded the page in a row; then it only says so. */
  const KEY = 'magnumsal.retried';
  const MAX_RELOADS = 5;
  /** Milliseconds before the next attempt. */
  const FIRST_WAIT = 1000;
  const MAX_WAIT = 30000;

  const app = document.getElementById('app');
  const late = app.querySelector('.late');
  let trying = false;

  addEventListener('startfailed', retry);
  addEventListener('started', () => remember(0));
  if (document.readyState === 'complete') check();
  else addEventListener('load', check);

  /** Now all is loaded that can be: has the page's own script begun? */
  function check() {
    if (!late) remember(0);
    else if (app.dataset.start !== 'running') retry();
  }

  async function retry() {
    if (trying || !late?.isConnected) return;
    trying = true;
    show();
    const reloads = known();
    for (let wait = FIRST_WAIT * 2 ** reloads; reloads < MAX_RELOADS; wait = Math.min(wait * 2, MAX_WAIT)) {
      await new Promise((resolve) => setTimeout(resolve, (wait * (1 + Math.random())) / 2));
      if ((await isComplete()) && remember(reloads + 1)) return location.reload();
    }
  }

  /** Whether the server has a first page and all files that it names; the browser's cache has them then. */
  async function isComplete() {
    try {
      const page = await fetch('./', { cache: 'no-store' });
      const files = (await page.text()).match(/\.?\/assets\/[^"]+/g);
      return (await Promise.all(files.map((file) => fetch(file)))).every(({ ok }) => ok);
    } catch {
      return false;
    }
  }

  /** Shows the sentence in the reader's language, with its button. */
  function show() {
    const all = [...late.children];
    const languages = [chosen(), ...navigator.languages].map((language) => language?.slice(0, 2).toLowerCase());
    const found = languages.map((language) => all.find(({ lang }) => lang === language)).find(Boolean) ?? all[0];
    for (const sentence of all) sentence.hidden = sentence !== found;
    const button = found.querySelector('button');
    button.hidden = false;
    button.onclick = () => location.reload();
    late.classList.add('failed');
  }

  function chosen() {
    try {
      return JSON.parse(localStorage.getItem('magnumsal.prefs')).language;
    } catch {
      return null;
    }
  }

  function known() {
    try {
      return Number(sessionStorage.getItem(KEY));
    } catch {
      return MAX_RELOADS;
    }
  }

  /** `false` if the browser remembers nothing: without a memory it would reload forever. */
  function remember(reloads) {
    try {
      sessionStorage.setItem(KEY, reloads);
      return true;
    } catch {
      return false;
    }
  }
})();
