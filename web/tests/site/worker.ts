/** What the worker of a page says that has the tables of the browser. */

import type { Page } from '@playwright/test';
import type { Position, Shown } from '../../src/wire';

/** Asks the worker that has the tables of this browser, as another tab would. */
export function ask<T>(page: Page, method: 'get' | 'post', path: string, body?: unknown): Promise<T> {
  const asked = { method, path, body: body === undefined ? undefined : JSON.stringify(body), language: 'en' };
  return page.evaluate(
    (asked) =>
      new Promise<T>((resolve, reject) => {
        const name = `test-${Math.random()}`;
        const channel = new BroadcastChannel('magnumsal.tables');
        let pinging: ReturnType<typeof setInterval> | undefined;
        const say = (): void => {
          if (pinging === undefined) return;
          clearInterval(pinging);
          pinging = undefined;
          channel.postMessage({ to: 'owner', page: name, message: { type: 'ask', id: 1, asked } });
        };
        const answered = new Promise<void>((done) => {
          channel.onmessage = ({ data }: MessageEvent<Record<string, unknown>>) => {
            // Somebody has the tables; a page that was just loaded takes a moment.
            if (data['to'] === 'all') return say();
            const message = data['message'] as Record<string, unknown> | undefined;
            if (data['page'] !== name || message?.['type'] !== 'answer') return;
            const { ok, body } = message['answered'] as { ok: boolean; body: T };
            if (ok) resolve(body);
            else reject(new Error(`${asked.path}: ${JSON.stringify(body)}`));
            channel.close();
            done();
          };
        });
        // As long as this lock is held, the tab lives.
        void navigator.locks.request(`magnumsal.tables.${name}`, () => {
          pinging = setInterval(() => channel.postMessage({ to: 'owner', ping: true }), 20);
          return answered;
        });
      }),
    asked,
  );
}

/** Says something at a table that no page says, so that the worker that has the tables fails. */
export function breakWorker(page: Page, table: string): Promise<void> {
  return page.evaluate((table) => {
    const channel = new BroadcastChannel('magnumsal.tables');
    const name = `test-${Math.random()}`;
    return navigator.locks.request(`magnumsal.tables.${name}`, async () => {
      channel.postMessage({ to: 'owner', page: name, message: { type: 'open', socket: 1, table } });
      channel.postMessage({ to: 'owner', page: name, message: { type: 'say', socket: 1, text: 'no JSON' } });
      await new Promise((resolve) => (channel.onmessage = resolve));
    });
  }, table);
}

/** A table as the worker has it. */
export const shownHere = (page: Page, table: string): Promise<Shown> => ask(page, 'get', `/api/tables/${table}`);

/** The position as the worker has it. */
export const positionHere = async (page: Page, table: string): Promise<Position> =>
  (await shownHere(page, table)).position;
