/** Cautions that the player has switched off, saved in this browser. */

import { loadSaved, save } from '../prefs.svelte';
import type { Caution } from './cautions';

const KEY = 'magnumsal.cautions';

class MutedCautions {
  #muted = $state.raw<Partial<Record<Caution, boolean>>>(loadSaved(KEY));

  has(caution: Caution): boolean {
    return this.#muted[caution] ?? false;
  }

  /** How many are switched off. */
  get count(): number {
    return Object.values(this.#muted).filter((off) => off).length;
  }

  /** Switches one off. */
  add(caution: Caution): void {
    this.#set({ ...this.#muted, [caution]: true });
  }

  /** Switches all of them on again. */
  clear(): void {
    this.#set({});
  }

  #set(muted: Partial<Record<Caution, boolean>>): void {
    this.#muted = muted;
    save(KEY, muted);
  }
}

/** The cautions that are switched off in this browser. */
export const muted = new MutedCautions();
