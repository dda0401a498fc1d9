/*
 * Keeps all files of the pages in the browser, so that they work offline. The first page is asked for each time,
 * and so an update comes with the next visit; everything that it names has a hash in its name and is taken from here.
 */

const { version, build, files } = __BUILT__;

/** Other folders of the same host have caches of their own. */
const OURS = `magnumsal ${registration.scope} `;
const CACHE = OURS + version;
/** How long the first page is waited for, in milliseconds, where it is here already. */
const PATIENCE = 4000;

addEventListener('install', (event) => event.waitUntil(fill()));
addEventListener('activate', (event) => event.waitUntil(begin()));

addEventListener('message', ({ data, source }) => {
  if (data === 'build') source.postMessage({ build });
  if (data === 'begin') skipWaiting();
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const [address] = request.url.split(/[?#]/);
  if (request.method !== 'GET' || !address.startsWith(registration.scope)) return;
  const name = address.slice(registration.scope.length);
  if (request.mode === 'navigate') {
    if (name === '' || name === 'index.html') event.respondWith(page(request));
  } else if (name.startsWith('assets/')) {
    // An older page that is still open finds its files in the older cache.
    event.respondWith(caches.match(address).then((known) => known ?? fetch(request)));
  } else if (files.includes(name)) {
    event.respondWith(caches.match(address, { cacheName: CACHE }).then((known) => known ?? fetch(request)));
  }
});

/** Fetches all files. What another version had under the same name, with a hash, is the same. */
async function fill() {
  const cache = await caches.open(CACHE);
  const add = async (name) => {
    const lasting = name.startsWith('assets/');
    const known = lasting && (await caches.match(name));
    if (known) await cache.put(name, known);
    else await cache.add(new Request(name, { cache: lasting ? 'default' : 'reload' }));
  };
  await Promise.all(files.map(add));
}

/** Takes the place of the version before: its files are deleted, and its pages are notified. */
async function begin() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)));
  await clients.claim();
  for (const client of await clients.matchAll()) client.postMessage({ build });
}

/** The first page from the host, or as it is here if the host does not answer. */
async function page(request) {
  const known = await caches.match('./', { cacheName: CACHE });
  if (!known) return fetch(request);
  const asked = fetch(request.url, { cache: 'no-cache' }).then(
    (answer) => (answer.ok && !answer.redirected ? answer : known),
    () => known,
  );
  return Promise.race([asked, new Promise((resolve) => setTimeout(resolve, PATIENCE, known))]);
}
