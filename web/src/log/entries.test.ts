import { describe, expect, it } from 'vitest';
import { journalIn, moveOf, positionOf } from '../../fixtures';
import { GAMES, journalOf } from '../../fixtures/games';
import type { Line } from '../wire';
import { logOf, reuseEntries, type LogEntry } from './entries';
import { historyOf } from './history';

const lines = (...entries: object[]): Line[] => journalOf(entries);

const move = (seat: number, text: string): object => ({ entry: 'moved', seat, move: text, made: moveOf(text) });

describe('the log', () => {
  it.each(['base', 'muria'] as const)('puts every move of %s under the turn of its player', (name) => {
    let turn: LogEntry | null = null;
    for (const entry of logOf(GAMES[name].journal)) {
      if (entry.type === 'turn') turn = entry;
      if (entry.type === 'move') expect(turn).toMatchObject({ seat: entry.seat });
    }
    expect(turn).not.toBeNull();
  });

  it.each(['base', 'muria'] as const)('has three phases and an end in %s', (name) => {
    const entries = logOf(GAMES[name].journal);
    expect(entries.filter(({ type }) => type === 'phase').map((entry) => 'phase' in entry && entry.phase)).toEqual([
      1, 2, 3,
    ]);
    expect(entries.at(-1)?.type).toBe('over');
  });

  it('begins where the game begins, which need not be a deal', () => {
    const heads = logOf(journalIn('begins later'), 0, positionOf('begins later')).filter(({ type }) => type !== 'move');
    expect(heads).toMatchObject([
      { type: 'phase', phase: 2 },
      { type: 'turn', seat: 0, round: 5 },
      { type: 'turn', seat: 1, round: 5 },
    ]);
  });

  it('names every entry differently', () => {
    for (const { journal } of Object.values(GAMES)) {
      const keys = logOf(journal).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('loses no event', () => {
    const { journal } = GAMES.muria;
    const entries = logOf(journal);
    const told = entries.flatMap((entry) => ('events' in entry ? entry.events : []));
    const all = historyOf(journal).flatMap((item) => (item.type === 'move' ? item.events : []));
    const heads = all.filter(({ event }) => ['turn-began', 'phase-began', 'game-over'].includes(event));
    expect(new Set(told).size + heads.length).toBe(all.length);
    expect(told.length).toBe(all.length - heads.length);
  });

  it('keeps the entries that have not changed', () => {
    const { journal } = GAMES.base;
    const before = logOf(journal.slice(0, -1));
    const now = reuseEntries(before, logOf(journal));
    expect(now.slice(0, before.length).every((entry, at) => entry === before[at])).toBe(true);
    expect(now.length).toBeGreaterThan(before.length);
  });

  it('renews a move that is completed differently', () => {
    const dig = move(0, 'extract 2L1 b crew 1');
    const before = logOf(lines(dig, move(0, 'toll 2C 1:1')));
    const journal = lines(
      dig,
      move(0, 'toll 2C 1:1'),
      { entry: 'undone', seat: 0, ply: 1, redo: 1 },
      move(0, 'toll 2C 2:1'),
    );
    const now = reuseEntries(before, logOf(journal));
    expect(now.find(({ type }) => type === 'move')).not.toBe(before.find(({ type }) => type === 'move'));
  });
});
