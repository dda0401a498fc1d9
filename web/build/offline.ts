import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What the service worker is made from. */
const SOURCE = new URL('service-worker.js', import.meta.url);
const PLACE = '__BUILT__';

/** Writes the service worker, with the names of all files: after the first visit the pages work offline. */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => statSync(join(folder, name)).isFile() && !/(\.br|^sw\.js)$/.test(name))
        .sort();
      const version = createHash('sha256');
      for (const name of names) version.update(name).update(readFileSync(join(folder, name)));
      const page = readFileSync(join(folder, 'index.html'), 'utf8');
      const built = {
        version: version.digest('hex').slice(0, 16),
        build: /<meta name="build" content="(\w+)">/.exec(page)?.[1],
        // The first page goes by the name of its folder.
        files: names.map((name) => (name === 'index.html' ? './' : name)),
      };
      writeFileSync(join(folder, 'sw.js'), readFileSync(SOURCE, 'utf8').replace(PLACE, JSON.stringify(built)));
    },
  };
}
