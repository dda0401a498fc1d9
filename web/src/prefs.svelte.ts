/** The player's preferences, saved in this browser. */

import type { Language } from './i18n/languages';

/** Light, dark, or the system's choice. */
export type Theme = 'auto' | 'light' | 'dark';

/** How fast pieces, cubes and coins move; `off` shows the result at once. */
export type Pace = 'off' | 'fast' | 'normal' | 'slow';

const KEY = 'magnumsal.prefs';

interface SavedPrefs {
  language: Language | null;
  theme: Theme;
  pace: Pace;
  /** The player's name at new tables. */
  name: string;
  /** Whether to show a system notification when it is the player's turn. */
  notify: boolean;
}

const DEFAULTS: SavedPrefs = { language: null, theme: 'auto', pace: 'normal', name: '', notify: false };

/** Loads what was saved under a key; nothing if it cannot be read. */
export function loadSaved<T extends object>(key: string): Partial<T> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Saves a value, if the browser can. */
export function save(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the value lasts as long as the page.
  }
}

class Prefs implements SavedPrefs {
  language = $state<Language | null>(null);
  theme = $state<Theme>('auto');
  pace = $state<Pace>('normal');
  name = $state('');
  notify = $state(false);

  constructor() {
    Object.assign(this, DEFAULTS, loadSaved<SavedPrefs>(KEY));
    $effect.root(() => {
      $effect(() => {
        const { language, theme, pace, name, notify } = this;
        save(KEY, { language, theme, pace, name, notify } satisfies SavedPrefs);
        document.documentElement.dataset['theme'] = theme;
      });
    });
  }
}

/** The preferences of this browser. */
export const prefs = new Prefs();
