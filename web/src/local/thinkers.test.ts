/** Which worker gets which job, and which are ended. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Thinkers, type FromThinker, type ToThinker } from './thinkers';

/** A worker that does nothing by itself. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: FromThinker }) => void) | undefined;
  onerror: ((event: { message: string }) => void) | undefined;
  terminated = false;
  jobs: string[] = [];

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(message: ToThinker): void {
    if ('job' in message) this.jobs.push(message.job);
  }

  terminate(): void {
    this.terminated = true;
  }
}

const thought: [number, string][] = [];
const failed: number[] = [];

function thinkers(cores: number): Thinkers {
  vi.stubGlobal('navigator', { hardwareConcurrency: cores });
  return new Thinkers(
    {},
    {
      thought: (token, text) => thought.push([token, text]),
      failed: (token) => failed.push(token),
    },
  );
}

const job = (token: number, { keep = null, long = false }: { keep?: string | null; long?: boolean } = {}) => ({
  ...{ token, table: 'l23456789abc', keep, long, text: `job ${token}` },
});

/** What the workers do that have not been ended. */
const busy = (): (string | undefined)[] =>
  FakeWorker.all.filter(({ terminated }) => !terminated).map(({ jobs }) => jobs.at(-1));

const answer = (worker: number): void =>
  FakeWorker.all[worker]?.onmessage?.({ data: { thought: `done ${FakeWorker.all[worker]?.jobs.at(-1)}` } });

beforeEach(() => vi.stubGlobal('Worker', FakeWorker));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  FakeWorker.all = [];
  thought.length = 0;
  failed.length = 0;
});

it('spreads the parts of a review over a worker for each core', () => {
  const all = thinkers(3);
  for (let token = 1; token <= 5; token += 1) all.think(job(token, { long: true }));
  expect(busy()).toEqual(['job 1', 'job 2', 'job 3']);
  answer(1);
  expect(thought).toEqual([[2, 'done job 2']]);
  expect(busy()).toEqual(['job 1', 'job 4', 'job 3']);
});

it('does what somebody waits for before the rest of a review', () => {
  const all = thinkers(1);
  for (let token = 1; token <= 3; token += 1) all.think(job(token, { long: true }));
  all.think(job(4));
  all.think(job(5));
  const done: (string | undefined)[] = [];
  for (let count = 0; count < 5; count += 1) {
    done.push(FakeWorker.all[0]?.jobs.at(-1));
    answer(0);
  }
  expect(done).toEqual(['job 1', 'job 4', 'job 5', 'job 2', 'job 3']);
});

it('ends the worker whose thought nobody wants, and no other', () => {
  const all = thinkers(2);
  for (let token = 1; token <= 3; token += 1) all.think(job(token));
  all.stop(1);
  expect(FakeWorker.all.map(({ terminated }) => terminated)).toEqual([true, false, false]);
  // Another worker takes what waited.
  expect(busy()).toEqual(['job 2', 'job 3']);
  all.stop(4);
  expect(FakeWorker.all).toHaveLength(3);
  expect([thought, failed]).toEqual([[], []]);
});

it('forgets a job that has not begun', () => {
  const all = thinkers(1);
  all.think(job(1));
  all.think(job(2));
  all.stop(2);
  answer(0);
  expect(FakeWorker.all.map(({ terminated, jobs }) => [terminated, jobs])).toEqual([[false, ['job 1']]]);
});

it('gives a job to the worker that remembers the search it continues', () => {
  const all = thinkers(2);
  all.think(job(1, { keep: 'Ada' }));
  all.think(job(2, { keep: 'Bruno' }));
  answer(0);
  answer(1);
  all.think(job(3, { keep: 'Bruno' }));
  expect(FakeWorker.all.map(({ jobs }) => jobs)).toEqual([['job 1'], ['job 2', 'job 3']]);
});

it('says that a worker has failed, and goes on with another', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const all = thinkers(1);
  all.think(job(1));
  all.think(job(2));
  FakeWorker.all[0]?.onerror?.({ message: 'broken' });
  expect(console.error).toHaveBeenCalledWith('broken');
  expect(failed).toEqual([1]);
  expect(busy()).toEqual(['job 2']);
  all.close();
  expect(busy()).toEqual([]);
});
