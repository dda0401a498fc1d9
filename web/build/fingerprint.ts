import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes into the first page what tells it from those of other versions. The names in it have the
 * hashes of what they name, which names the rest, so that a change of any of it changes this.
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
