/** What the browser says of itself: whether it has a network, and whether it would install the pages as an app. */

/** The offer to install; no library of types has it yet. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class Device {
  /** Whether there is no network, as far as the browser knows. */
  offline = $state(!navigator.onLine);
  #offer = $state.raw<InstallPrompt | null>(null);

  constructor() {
    for (const change of ['offline', 'online']) addEventListener(change, () => (this.offline = !navigator.onLine));
    addEventListener('beforeinstallprompt', (event) => {
      // A button shows the offer, where it is in nobody's way.
      event.preventDefault();
      this.#offer = event as InstallPrompt;
    });
    addEventListener('appinstalled', () => (this.#offer = null));
  }

  /** Whether the browser offers to install the pages. */
  get installable(): boolean {
    return this.#offer !== null;
  }

  /** Takes the offer, which holds once: the browser asks the player. */
  async install(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const device = new Device();
