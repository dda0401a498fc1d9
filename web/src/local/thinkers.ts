/** Workers that think: one for each core that the browser offers, started when they are needed. */

import type { Effect } from './module';

type Job = Omit<Extract<Effect, { do: 'think' }>, 'do'>;

/** The messages of a worker that thinks. */
export type ToThinker = { module: WebAssembly.Module } | { job: string };
export type FromThinker = { thought: string } | { failed: string };

/** The results of jobs. */
interface Listener {
  thought(token: number, text: string): void;
  failed(token: number): void;
}

interface Thinker {
  worker: Worker;
  /** What it does now. */
  job: Job | undefined;
  /** Whose searches it remembers. */
  remembers: Set<string>;
}

export class Thinkers {
  readonly #module: WebAssembly.Module;
  readonly #listener: Listener;
  readonly #most = Math.max(1, navigator.hardwareConcurrency || 1);
  #all: Thinker[] = [];
  #waiting: Job[] = [];

  constructor(module: WebAssembly.Module, listener: Listener) {
    this.#module = module;
    this.#listener = listener;
  }

  think(job: Job): void {
    // Somebody waits for a move or a hint; a review, of which each job is a small part, takes long anyway.
    const next = job.long ? -1 : this.#waiting.findIndex(({ long }) => long);
    this.#waiting.splice(next < 0 ? this.#waiting.length : next, 0, job);
    this.#assign();
  }

  /** Nobody wants this result any more. A worker that is busy with it cannot be interrupted, only ended. */
  stop(token: number): void {
    this.#waiting = this.#waiting.filter((job) => job.token !== token);
    const busy = this.#all.find(({ job }) => job?.token === token);
    if (busy) this.#end(busy);
    this.#assign();
  }

  /** Ends all of them. */
  close(): void {
    this.#waiting = [];
    for (const thinker of this.#all) thinker.worker.terminate();
    this.#all = [];
  }

  /** Gives work to idle workers. */
  #assign(): void {
    for (const job of [...this.#waiting]) {
      const thinker = this.#freeFor(job);
      if (!thinker) continue;
      this.#waiting = this.#waiting.filter((other) => other !== job);
      thinker.job = job;
      if (job.keep !== null) thinker.remembers.add(job.keep);
      thinker.worker.postMessage({ job: job.text } satisfies ToThinker);
    }
  }

  /** The worker for a job: one that remembers the search it continues, another one, or a new one. */
  #freeFor({ keep }: Job): Thinker | undefined {
    const free = this.#all.filter(({ job }) => !job);
    return (
      free.find(({ remembers }) => keep !== null && remembers.has(keep)) ??
      (this.#all.length < this.#most ? this.#start() : free[0])
    );
  }

  #start(): Thinker {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    const thinker: Thinker = { worker, job: undefined, remembers: new Set() };
    worker.postMessage({ module: this.#module } satisfies ToThinker);
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if ('failed' in data) return this.#fail(thinker, data.failed);
      const { job } = thinker;
      thinker.job = undefined;
      if (job) this.#listener.thought(job.token, data.thought);
      this.#assign();
    };
    worker.onerror = ({ message }) => this.#fail(thinker, message);
    this.#all.push(thinker);
    return thinker;
  }

  #fail(thinker: Thinker, why: string): void {
    console.error(why);
    this.#end(thinker);
    if (thinker.job) this.#listener.failed(thinker.job.token);
    this.#assign();
  }

  #end(thinker: Thinker): void {
    thinker.worker.terminate();
    this.#all = this.#all.filter((other) => other !== thinker);
  }
}
