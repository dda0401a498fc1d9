import type { Plugin } from 'vite';

/** The page that most visitors of the start page open next. */
const PAGE = /TablePage\.svelte$/;

/** Lets browsers fetch the code of the table page in parallel with that of the first page. */
export function preload(): Plugin {
  let base = '/';
  return {
    name: 'preload',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk: entry }) {
        const files = new Set<string>();
        const collect = (file: string): void => {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || chunk === entry || files.has(file)) return;
          files.add(file);
          chunk.imports.forEach(collect);
        };
        for (const [file, chunk] of Object.entries(bundle)) {
          if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => PAGE.test(id))) collect(file);
        }
        return [...files]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: '', href: `${base}${file}` },
            injectTo: 'head',
          }));
      },
    },
  };
}
