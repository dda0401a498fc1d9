/** What a player has chosen, kept in this browser. */

import type { Language } from './i18n/languages';

/** Light, dark, or as the system has it. */
export type Theme = 'auto' | 'light' | 'dark';

/** How fast pieces, cubes and coins move; `off` shows the result at once. */
export type Pace = 'off' | 'fast' | 'normal' | 'slow';

const KEY = 'magnumsal.prefs';

interface Kept {
  language: Language | null;
  theme: Theme;
  pace: Pace;
  /** The name to sit down with. */
  name: string;
  /** Whether to tell of one's turn by a notification of the system. */
  notify: boolean;
}

const FIRST: Kept = { language: null, theme: 'auto', pace: 'normal', name: '', notify: false };

/** Reads what was kept under a key; anything that cannot be read counts as nothing. */
export function recall<T extends object>(key: string): Partial<T> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Keeps a value; a browser that keeps nothing plays on without. */
export function keep(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the choice lasts as long as the page.
  }
}

class Prefs implements Kept {
  language = $state<Language | null>(null);
  theme = $state<Theme>('auto');
  pace = $state<Pace>('normal');
  name = $state('');
  notify = $state(false);

  constructor() {
    Object.assign(this, FIRST, recall<Kept>(KEY));
    $effect.root(() => {
      $effect(() => {
        const { language, theme, pace, name, notify } = this;
        keep(KEY, { language, theme, pace, name, notify } satisfies Kept);
        document.documentElement.dataset['theme'] = theme;
      });
    });
  }
}

/** The choices of whoever sits at this browser. */
export const prefs = new Prefs();
