import { describe, expect, it } from 'vitest';
import type { Line, SeatView } from '../wire';
import { moveOf } from '../game/sample';
import { chronicleOf, renewed, type Entry } from './chronicle';
import { courseOf, type Made, type Seats } from './course';
import { GAMES } from './games';

const SEATS = GAMES.people.table.seats;

const made = (journal: readonly Line[]): Made[] =>
  courseOf(journal, SEATS).filter((item) => item.sort === 'made');

/** Lines of a journal from what differs. */
const lines = (...entries: object[]): Line[] =>
  entries.map((entry, at) => ({ number: at + 1, at: 0, ...entry }) as Line);

const move = (seat: number, text: string): object => ({ entry: 'moved', seat, move: text, made: moveOf(text) });

describe('the course of a game', () => {
  it.each(['base', 'muria', 'people'] as const)('has as many moves as %s at the server', (name) => {
    const { table, journal } = GAMES[name];
    const plies = courseOf(journal, table.seats).filter(({ sort }) => sort === 'made').map(({ ply }) => ply);
    expect(plies).toEqual(Array.from({ length: table.ply }, (_, at) => at + 1));
  });

  it('is without moves that were taken back, and with those that were made again', () => {
    const journal = lines(
      move(0, 'place supply 1C'),
      { entry: 'said', seat: 1, text: 'Hm' },
      move(0, 'pass'),
      { entry: 'undone', seat: 0, ply: 1 },
      { entry: 'undone', seat: 0, ply: 0 },
      { entry: 'redone', seat: 0, ply: 1 },
    );
    const course = courseOf(journal, SEATS);
    expect(course.map((item) => (item.sort === 'made' ? item.move.text : item.note.entry))).toEqual([
      'said',
      'place supply 1C',
      'undone',
    ]);
    expect(course.at(-1)).toMatchObject({ note: { entry: 'undone', seat: 0, count: 1 } });
  });

  it('tells of no move taken back once all are made again', () => {
    const journal = lines(
      move(0, 'pass'),
      { entry: 'undone', seat: 0, ply: 0 },
      { entry: 'redone', seat: 0, ply: 1 },
    );
    expect(courseOf(journal, SEATS).map(({ sort }) => sort)).toEqual(['made']);
  });

  it('goes on where a fork began', () => {
    const journal = lines(move(0, 'pass'), { entry: 'undone', seat: 0, ply: 40 }, move(0, 'hire'));
    const course = courseOf(journal, SEATS, 40);
    expect(course.at(-1)).toMatchObject({ move: { verb: 'hire' }, ply: 41 });
  });
});

describe('a question to take the game back', () => {
  const seats = (...kinds: SeatView['kind'][]): Seats => kinds.map((kind) => ({ kind }));
  const moves = [move(0, 'pass'), move(0, 'end'), move(1, 'pass')];
  const plies = (table: Seats, ...entries: object[]): number =>
    courseOf(lines(...moves, ...entries), table).filter(({ sort }) => sort === 'made').length;
  const asked = { entry: 'asked', seat: 0, ply: 1 };
  const joined = (seat: number): object => ({ entry: 'joined', seat, name: 'Bruno' });

  it('is settled at once alone with bots', () => {
    expect(plies(seats('human', 'bot'), asked)).toBe(1);
  });

  it('is settled at once among players at one screen', () => {
    expect(plies(seats('human', 'human'), asked)).toBe(1);
  });

  it('waits for everybody else', () => {
    const table = seats('human', 'human', 'human');
    const sit = [joined(1), joined(2)];
    expect(plies(table, ...sit, asked)).toBe(3);
    expect(plies(table, ...sit, asked, { entry: 'agreed', seat: 1 })).toBe(3);
    expect(plies(table, ...sit, asked, { entry: 'agreed', seat: 1 }, { entry: 'agreed', seat: 2 })).toBe(1);
  });

  it('does not wait for who is replaced meanwhile', () => {
    const table = seats('human', 'away');
    expect(plies(table, joined(1), asked, { entry: 'replaced', seat: 1, level: 'journeyman', why: 'left' })).toBe(1);
  });

  it('is over with a refusal or a move', () => {
    const table = seats('human', 'human');
    expect(plies(table, joined(1), asked, { entry: 'declined', seat: 1 })).toBe(3);
    expect(plies(table, joined(1), asked, move(1, 'end'), { entry: 'agreed', seat: 1 })).toBe(4);
  });
});

describe('the chronicle', () => {
  it.each(['base', 'muria'] as const)('puts every deed of %s under the turn of its player', (name) => {
    let turn: Entry | null = null;
    for (const entry of chronicleOf(GAMES[name].journal, GAMES[name].table.seats)) {
      if (entry.sort === 'turn') turn = entry;
      if (entry.sort === 'deed') expect(turn).toMatchObject({ seat: entry.seat });
    }
    expect(turn).not.toBeNull();
  });

  it.each(['base', 'muria'] as const)('has three phases and an end in %s', (name) => {
    const entries = chronicleOf(GAMES[name].journal, GAMES[name].table.seats);
    expect(entries.filter(({ sort }) => sort === 'phase').map((entry) => 'phase' in entry && entry.phase)).toEqual([1, 2, 3]);
    expect(entries.at(-1)?.sort).toBe('over');
  });

  it('names every entry differently', () => {
    for (const { journal, table } of Object.values(GAMES)) {
      const keys = chronicleOf(journal, table.seats).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('loses no event', () => {
    const { journal, table } = GAMES.muria;
    const entries = chronicleOf(journal, table.seats);
    const told = entries.flatMap((entry) => ('events' in entry ? entry.events : []));
    const all = made(journal).flatMap(({ events }) => events);
    const heads = all.filter(({ event }) => ['turn-began', 'phase-began', 'game-over'].includes(event));
    expect(new Set(told).size + heads.length).toBe(all.length);
    expect(told.length).toBe(all.length - heads.length);
  });

  it('keeps the entries that have not changed', () => {
    const { journal, table } = GAMES.base;
    const before = chronicleOf(journal.slice(0, -1), table.seats);
    const now = renewed(before, chronicleOf(journal, table.seats));
    expect(now.slice(0, before.length).every((entry, at) => entry === before[at])).toBe(true);
    expect(now.length).toBeGreaterThan(before.length);
  });

  it('tells a deed anew when it goes on otherwise', () => {
    const dig = move(0, 'extract 2L1 b crew 1');
    const before = chronicleOf(lines(dig, move(0, 'toll 2C 1:1')), SEATS);
    const journal = lines(dig, move(0, 'toll 2C 1:1'), { entry: 'undone', seat: 0, ply: 1 }, move(0, 'toll 2C 2:1'));
    const now = renewed(before, chronicleOf(journal, SEATS));
    expect(now.find(({ sort }) => sort === 'deed')).not.toBe(before.find(({ sort }) => sort === 'deed'));
  });
});
