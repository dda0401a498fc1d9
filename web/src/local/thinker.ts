/** A worker that thinks, one job after another. */

import { network, start, type Thinker } from './module';
import type { FromThinker, ToThinker } from './thinkers';

let thinker: Promise<Thinker> | undefined;

async function begin(module: WebAssembly.Module): Promise<Thinker> {
  const [game, weights] = await Promise.all([start(module), network()]);
  return new game.Thinker(weights);
}

function answer(message: FromThinker): void {
  postMessage(message);
}

onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  try {
    if ('module' in data) thinker = begin(data.module);
    else if (thinker) answer({ thought: (await thinker).think(data.job) });
  } catch (error) {
    answer({ failed: String(error) });
  }
};
