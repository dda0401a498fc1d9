import type { Plugin } from 'vite';

/** Chromium then compiles a script beside the page's own work, not during it; to others it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Puts a hint at the very head of every script: after all others have written theirs. */
export function eager(): Plugin {
  return {
    name: 'eager',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}
