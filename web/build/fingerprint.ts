import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes a hash of the first page into it as its build. The page names other files by their hashes,
 * and these name the rest, so that a change of any file changes the build.
 */
export function fingerprint(): Plugin {
  return {
    name: 'fingerprint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const content = createHash('sha256').update(html).digest('hex').slice(0, 16);
        return [{ tag: 'meta', attrs: { name: 'build', content }, injectTo: 'head' }];
      },
    },
  };
}
