/** The game as WebAssembly (`crates/browser`): what of it the workers use. */

/** What has to be done after a call, in this order. */
export type Effect =
  | { do: 'answer'; request: number; status: number; body: string }
  | { do: 'say'; socket: number; text: string }
  | { do: 'close'; socket: number; code: number; reason: string }
  | { do: 'store'; token: number; table: string; number: number; at: number; text: string }
  | { do: 'think'; token: number; table: string; keep: string | null; long: boolean; text: string }
  | { do: 'stop'; token: number };

/** The tables of this browser. Everything that takes time or lasts is left to its owner, as effects. */
export interface Local {
  needs(path: string, body: string | undefined): string[];
  inspect(table: string, created: number, head: string, ats: Float64Array, texts: string[]): string | undefined;
  load(table: string, created: number, head: string, ats: Float64Array, texts: string[], now: number): void;
  drop(table: string): Effect[];
  request(
    id: number,
    method: string,
    path: string,
    key: string | undefined,
    language: string,
    body: string | undefined,
    now: number,
  ): Effect[];
  abandon(id: number): Effect[];
  open(socket: number, table: string): Effect[];
  receive(socket: number, text: string, now: number): Effect[];
  close(socket: number): Effect[];
  stored(token: number, now: number): Effect[];
  failed(token: number, now: number): Effect[];
  due(now: number): number | undefined;
  fire(now: number): Effect[];
  thought(token: number, text: string, now: number): Effect[];
  unthought(token: number, now: number): Effect[];
}

/** A thinker: bots, hints and reviews. */
export interface Thinker {
  think(text: string): string;
}

export interface Game {
  default(options: { module_or_path: WebAssembly.Module }): Promise<unknown>;
  Local: new (seed: Uint8Array, build: string, base: string) => Local;
  /** With the network of the grandmaster. */
  Thinker: new (network: Uint8Array) => Thinker;
}

// `web/wasm` is made by `cargo xtask wasm`, and may be missing where nobody plays locally.
const games = import.meta.glob<Game>('../../wasm/game.js');
const files = import.meta.glob<string>(['../../wasm/game_bg.wasm', '../../wasm/grandmaster.net'], {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Fetches a file of `web/wasm`. */
const fetchFile = (name: string): Promise<Response> => fetch(files[`../../wasm/${name}`] ?? '');

/** Fetches the network of the grandmaster. */
export async function network(): Promise<Uint8Array> {
  const response = await fetchFile('grandmaster.net');
  return new Uint8Array(await response.arrayBuffer());
}

/** Fetches and compiles the module, while it comes if the web host says what it is. */
export async function compile(): Promise<WebAssembly.Module> {
  const response = await fetchFile('game_bg.wasm');
  const type = response.headers.get('content-type')?.split(';')[0];
  if (type === 'application/wasm') return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** Starts the game from its module. */
export async function start(module: WebAssembly.Module): Promise<Game> {
  const load = Object.values(games)[0];
  if (!load) throw new Error('web/wasm is missing');
  const game = await load();
  await game.default({ module_or_path: module });
  return game;
}
