// How fast bots are in the module that browsers get, compared with the same bots in a program on one
// thread: the same games, in turns, in one run. `cargo xtask site --bench` builds both and runs this:
// `node speed.mjs MODULE PROGRAM`.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** How often each job is done by both. */
const TIMES = 5;

const [folder, program] = process.argv.slice(2).map((path) => resolve(path));
const bytes = readFileSync(join(folder, 'game_bg.wasm'));
const { initSync, Thinker } = await import(pathToFileURL(join(folder, 'game.js')));
initSync({ module: bytes });
const network = readFileSync(join(folder, 'grandmaster.net'));
const thinker = new Thinker(network);
const native = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: native.stdout })[Symbol.asyncIterator]();

/** What the program answers, and in how many milliseconds. */
async function byProgram(job) {
  native.stdin.write(`${job}\n`);
  const { value } = await answers.next();
  const space = value.indexOf(' ');
  return [Number(value.slice(0, space)), value.slice(space + 1)];
}

/** What the module answers, and in how many milliseconds. */
function byModule(job) {
  const started = performance.now();
  const answer = thinker.think(job);
  return [performance.now() - started, answer];
}

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** Games of the same bots on one seat after the other. */
const games = (expansion, bot, players) => (seed) => ({
  game: { rules: { expansion }, bots: Array(players).fill(bot), seed },
});
const JOBS = [
  ['random play, base game of 4', games('none', 'random', 4), 100],
  ['random play, Muria of 4', games('muria', 'random', 4), 100],
  ['master, 200 iterations a move, base game of 2', games('none', 'master:200', 2), 1],
  ['grandmaster, 200 iterations a move, base game of 2', games('none', 'grandmaster:200', 2), 1],
];

for (const [name, file] of Object.entries({ module: bytes, network })) {
  console.log(`${name}: ${file.length} bytes, ${brotliCompressSync(file).length} with Brotli`);
}
for (const [name, jobOf, count] of JOBS) {
  const ratios = [];
  for (let time = 0; time <= TIMES; time += 1) {
    let [ours, theirs] = [0, 0];
    for (let seed = 0; seed < count; seed += 1) {
      const job = JSON.stringify(jobOf(seed + 1));
      const [fast, expected] = await byProgram(job);
      const [slow, answer] = byModule(job);
      if (answer !== expected) throw new Error(`${name}: another game than the program's`);
      ours += slow;
      theirs += fast;
    }
    // The first time V8 is still compiling.
    if (time > 0) ratios.push(theirs / ours);
  }
  console.log(`${name}: ${median(ratios).toFixed(2)} of the program's speed`);
}
native.stdin.end();
