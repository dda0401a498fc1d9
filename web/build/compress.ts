import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** The files to compress; pictures and fonts are compressed already. */
const TEXTS = /\.(html|js|css|svg|json|webmanifest|txt|wasm|net)$/;

/** Smaller files fit into one packet anyway. */
const LEAST = 1024;

/** Writes a compressed copy of every file of the built pages that gets smaller by it, for the server to send. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const path = join(folder, name);
        if (!TEXTS.test(name) || statSync(path).size < LEAST) continue;
        const text = readFileSync(path);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
      }
    },
  };
}
