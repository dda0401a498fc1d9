import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileVisible } from './visible';

let hidden = false;

function hide(now: boolean): void {
  hidden = now;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  hidden = false;
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('polling starts at once, repeats, and pauses while the page is hidden', () => {
  const look = vi.fn();
  const stop = whileVisible(look, 1000);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2000);
  expect(look).toHaveBeenCalledTimes(3);
  hide(true);
  vi.advanceTimersByTime(5000);
  expect(look).toHaveBeenCalledTimes(3);
  hide(false);
  expect(look).toHaveBeenCalledTimes(4);
  stop();
  vi.advanceTimersByTime(5000);
  hide(false);
  expect(look).toHaveBeenCalledTimes(4);
});

test('polling looks at once when the network goes or comes', () => {
  const look = vi.fn();
  const stop = whileVisible(look, 1000);
  for (const change of ['offline', 'online']) dispatchEvent(new Event(change));
  expect(look).toHaveBeenCalledTimes(3);
  stop();
  dispatchEvent(new Event('offline'));
  expect(look).toHaveBeenCalledTimes(3);
});
