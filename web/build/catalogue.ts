import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { GROUPS, LANGUAGES, type Group, type Language } from '../src/i18n/languages.ts';

/** Where the catalogue of the whole project lies. */
const LOCALES = fileURLToPath(new URL('../../crates/phrases/locales/', import.meta.url));

const MODULE = 'virtual:catalogue';
const PART = 'virtual:catalogue/';

/**
 * Hands the Fluent catalogue to the page: one module per language and group of files, each loaded
 * when it is needed, and read here so that no browser has to.
 */
export function catalogue(): Plugin {
  return {
    name: 'catalogue',
    resolveId: (id) => (id === MODULE || id.startsWith(PART) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${MODULE}`) return index();
      if (!id.startsWith(`\0${PART}`)) return undefined;
      const [language, group] = id.slice(PART.length + 1).split('/') as [Language, Group];
      const files = GROUPS[group].map((file) => `${LOCALES}${language}/${file}.ftl`);
      for (const file of files) this.addWatchFile(file);
      const entries = files.flatMap((file) => new FluentResource(readFileSync(file, 'utf8')).body);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(entries))});`;
    },
  };
}

/** `{ en: { core: () => import(…), … }, … }` */
function index(): string {
  const languages = LANGUAGES.map((language) => {
    const groups = Object.keys(GROUPS).map(
      (group) => `${group}: () => import('${PART}${language}/${group}').then((m) => m.default)`,
    );
    return `${language}: { ${groups.join(', ')} }`;
  });
  return `export default { ${languages.join(', ')} };`;
}
