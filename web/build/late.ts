import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../src/i18n/languages.ts';

/** Where the sentences stand in `index.html`. */
const PLACE = '<!-- late -->';

/** A text of the page's catalogue, as HTML. */
function textOf(language: Language, key: string): string {
  const file = new URL(`../../crates/phrases/locales/${language}/web.ftl`, import.meta.url);
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(fileURLToPath(file), 'utf8')));
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`no message ${key} in ${language}`);
  return bundle.formatPattern(pattern).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/**
 * Writes into the first page what is seen if its script does not start, in all languages: nothing else may be there to say
 * it. `base.css` hides it at first, if that is there; the page takes its place; `public/retry.js` tries again.
 */
export function late(): Plugin {
  return {
    name: 'late',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
        const sentences = LANGUAGES.map((language) => {
          const button = `<button hidden>${textOf(language, 'web-reload')}</button>`;
          return `<p lang="${language}">${textOf(language, 'web-late')} ${button}</p>`;
        });
        return html.replace(PLACE, `<div class="late">${sentences.join('')}</div>`);
      },
    },
  };
}
