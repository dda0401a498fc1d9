// Runs the module that browsers get, in Node.js: each line of the input is a call, each line of the
// output what came of it. `node run.mjs FOLDER`, where the module is.

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const folder = resolve(process.argv[2]);
const { initSync, Local, Thinker } = await import(pathToFileURL(join(folder, 'game.js')));
initSync({ module: readFileSync(join(folder, 'game_bg.wasm')) });

const network = readFileSync(join(folder, 'grandmaster.net'));

/** The instances, each under the name that its first call gives it. */
const made = new Map();

function call({ on, call, args }) {
  if (call === 'new') {
    const [kind, ...rest] = args;
    made.set(on, kind === 'Local' ? new Local(new Uint8Array(rest[0]), rest[1], rest[2]) : new Thinker(network));
    return null;
  }
  return made.get(on)[call](...args.map((value) => value ?? undefined)) ?? null;
}

for await (const line of createInterface({ input: process.stdin })) {
  let told;
  try {
    told = { done: call(JSON.parse(line)) };
  } catch (error) {
    told = { error: String(error) };
  }
  process.stdout.write(`${JSON.stringify(told)}\n`);
}
