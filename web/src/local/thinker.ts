/** A worker that thinks, one job after another. */

import { start, type Thinker } from './module';
import type { FromThinker, ToThinker } from './thinkers';

let thinker: Promise<Thinker> | undefined;

function answer(message: FromThinker): void {
  postMessage(message);
}

onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  try {
    if ('module' in data) thinker = start(data.module).then((game) => new game.Thinker());
    else if (thinker) answer({ thought: (await thinker).think(data.job) });
  } catch (error) {
    answer({ failed: String(error) });
  }
};
