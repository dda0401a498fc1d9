/** Has the pages kept in this browser, and is notified of updates. */

import { upgrade } from '../wire/upgrade.svelte';

/** How often a page that stays open looks for an update, in milliseconds. */
const INTERVAL = 3_600_000;

/** Starts the service worker (`build/service-worker.js`). Without a secure connection there is none. */
export async function register(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  // Where nothing may be stored, it is refused; the pages go on as they are.
  const registration = await serviceWorker.register('./sw.js').catch(() => undefined);
  if (!registration) return;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ build: string }>) => {
    // This page is the newer one already: so can its service worker be.
    if (data.build === own) registration.waiting?.postMessage('begin');
    else upgrade.compare(data.build);
  });
  const greet = (): void => registration.waiting?.postMessage('build');
  greet();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', greet);
  });
  setInterval(() => void registration.update().catch(() => undefined), INTERVAL);
}
