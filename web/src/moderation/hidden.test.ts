import { beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from '../log/entries';
import type { Line } from '../wire';

const joined = (number: number, seat: number): Line => ({ entry: 'joined', number, at: 0, plies: 0, seat, name: 'x' });
const said = (number: number, seat: number | null): LogEntry => ({
  type: 'note',
  key: `said ${number}`,
  until: number,
  ply: 0,
  note: { entry: 'said', number, at: 0, plies: 0, seat, text: 'Salt!' },
});
const table = (...journal: Line[]) => ({ id: 'f223xvj4asv7', journal });

async function fresh() {
  vi.resetModules();
  return import('./hidden.svelte');
}

beforeEach(() => localStorage.clear());

test('messages of a hidden player are left out, also after the page was loaded again', async () => {
  const { setHidden, withoutHidden } = await fresh();
  const entries = [said(2, 0), said(3, 1), said(4, null)];
  const at = table(joined(1, 1));
  expect(withoutHidden(at, entries)).toBe(entries);
  setHidden(at, 1, true);
  expect(withoutHidden(at, entries).map(({ key }) => key)).toEqual(['said 2', 'said 4']);
  const again = await fresh();
  expect(again.isHidden(at, 1)).toBe(true);
  expect(again.isHidden({ ...at, id: 'another' }, 1)).toBe(false);
  again.setHidden(at, 1, false);
  expect(again.withoutHidden(at, entries)).toBe(entries);
  expect(localStorage.getItem('magnumsal.hidden')).toBe('{}');
});

test('somebody else who takes the seat is not hidden', async () => {
  const { isHidden, setHidden } = await fresh();
  const at = table(joined(1, 1));
  setHidden(at, 1, true);
  expect(isHidden(at, 1)).toBe(true);
  expect(isHidden(table(joined(1, 1), joined(7, 1)), 1)).toBe(false);
});
