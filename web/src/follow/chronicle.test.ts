import { describe, expect, it } from 'vitest';
import type { Line } from '../wire';
import { journalIn, moveOf, positionOf } from '../../fixtures';
import { chronicleOf, renewed, type Entry } from './chronicle';
import { courseOf, type Made } from './course';
import { GAMES, journalOf } from '../../fixtures/games';

const made = (journal: readonly Line[]): Made[] =>
  courseOf(journal).filter((item) => item.sort === 'made');

const lines = (...entries: object[]): Line[] => journalOf(entries);

const move = (seat: number, text: string): object => ({ entry: 'moved', seat, move: text, made: moveOf(text) });

describe('the course of a game', () => {
  it.each(['base', 'muria', 'people'] as const)('has as many moves as %s at the server', (name) => {
    const { table, journal } = GAMES[name];
    const plies = courseOf(journal).filter(({ sort }) => sort === 'made').map(({ ply }) => ply);
    expect(plies).toEqual(Array.from({ length: table.ply }, (_, at) => at + 1));
  });

  it('is without moves that were taken back, and with those that were made again', () => {
    const journal = lines(
      move(0, 'place supply 1C'),
      { entry: 'said', seat: 1, text: 'Hm' },
      move(0, 'pass'),
      { entry: 'undone', seat: 0, ply: 1, redo: 1 },
      { entry: 'undone', seat: 0, ply: 0, redo: 2 },
      { entry: 'redone', seat: 0, ply: 1, again: [{ move: moveOf('place supply 1C'), events: 0 }], redo: 1 },
    );
    const course = courseOf(journal);
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
      { entry: 'undone', seat: 0, ply: 0, redo: 1 },
      { entry: 'redone', seat: 0, ply: 1, again: [{ move: 'pass', events: 0 }], redo: 0 },
    );
    expect(courseOf(journal).map(({ sort }) => sort)).toEqual(['made']);
  });

  it('goes on where a fork began', () => {
    const entries = [move(0, 'pass'), { entry: 'undone', seat: 0, ply: 40, redo: 1 }, move(0, 'hire')];
    const journal = journalOf(entries, 40);
    const course = courseOf(journal);
    expect(course.at(-1)).toMatchObject({ move: { verb: 'hire' }, ply: 41 });
  });
});

describe('moves that are made again', () => {
  it('have their own events each', () => {
    const [paid, moved] = [
      { event: 'paid', from: 0, to: 'bank', amount: 5, why: 'B2' },
      { event: 'piece-moved', seat: 0, foreman: false, from: 'bank', to: 'supply' },
    ];
    const journal = lines(
      { ...move(0, 'hire'), events: [paid, moved] },
      move(0, 'pass'),
      { ...move(0, 'square'), events: [paid] },
      { entry: 'undone', seat: 0, ply: 0, redo: 3 },
      {
        entry: 'redone',
        seat: 0,
        ply: 3,
        again: [
          { move: moveOf('hire'), events: 2 },
          { move: moveOf('pass'), events: 0 },
          { move: moveOf('square'), events: 1 },
        ],
        events: [paid, moved, paid],
        redo: 0,
      },
    );
    expect(made(journal).map(({ move, events, ply }) => [move.text, events.length, ply])).toEqual([
      ['hire', 2, 1],
      ['pass', 0, 2],
      ['square', 1, 3],
    ]);
  });
});

describe('a question to take the game back', () => {
  const moves = [move(0, 'pass'), move(0, 'end'), move(1, 'pass')];
  const asked = { entry: 'asked', seat: 0, ply: 1 };
  const rewound = { rewound: { ply: 1, count: 2 } };
  const told = (...entries: object[]): string[] =>
    courseOf(lines(...moves, ...entries)).map((item) => (item.sort === 'made' ? item.move.text : item.note.entry));

  it('takes nothing back as long as the server does not say so', () => {
    expect(told(asked, { entry: 'agreed', seat: 1 })).toEqual(['pass', 'end', 'pass', 'asked', 'agreed']);
    expect(told(asked, { entry: 'declined', seat: 1 })).toEqual(['pass', 'end', 'pass', 'asked', 'declined']);
  });

  it.each([
    ['asked', { ...asked, ...rewound }],
    ['agreed', { entry: 'agreed', seat: 1, ...rewound }],
    ['replaced', { entry: 'replaced', seat: 1, level: 'journeyman', why: 'left', ...rewound }],
  ])('is settled with whatever line says so: %s', (entry, line) => {
    expect(told(line)).toEqual(['pass', entry, 'rewound']);
    const [note] = courseOf(lines(...moves, line)).slice(-1);
    expect(note).toMatchObject({ ply: 1, note: { entry: 'rewound', count: 2 } });
  });

  it('leaves nothing to be made again', () => {
    const undone = { entry: 'undone', seat: 1, ply: 2, redo: 1 };
    const after = [undone, { ...asked, rewound: { ply: 1, count: 1 } }, { entry: 'undone', seat: 0, ply: 0, redo: 1 }];
    expect(told(...after)).toEqual(['undone', 'asked', 'rewound', 'undone']);
  });
});

describe('the chronicle', () => {
  it.each(['base', 'muria'] as const)('puts every deed of %s under the turn of its player', (name) => {
    let turn: Entry | null = null;
    for (const entry of chronicleOf(GAMES[name].journal)) {
      if (entry.sort === 'turn') turn = entry;
      if (entry.sort === 'deed') expect(turn).toMatchObject({ seat: entry.seat });
    }
    expect(turn).not.toBeNull();
  });

  it.each(['base', 'muria'] as const)('has three phases and an end in %s', (name) => {
    const entries = chronicleOf(GAMES[name].journal);
    expect(entries.filter(({ sort }) => sort === 'phase').map((entry) => 'phase' in entry && entry.phase)).toEqual([1, 2, 3]);
    expect(entries.at(-1)?.sort).toBe('over');
  });

  it('begins where the game begins, which need not be a deal', () => {
    const heads = chronicleOf(journalIn('begins later'), 0, positionOf('begins later')).filter(({ sort }) => sort !== 'deed');
    expect(heads).toMatchObject([
      { sort: 'phase', phase: 2 },
      { sort: 'turn', seat: 0, round: 5 },
      { sort: 'turn', seat: 1, round: 5 },
    ]);
  });

  it('names every entry differently', () => {
    for (const { journal } of Object.values(GAMES)) {
      const keys = chronicleOf(journal).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('loses no event', () => {
    const { journal } = GAMES.muria;
    const entries = chronicleOf(journal);
    const told = entries.flatMap((entry) => ('events' in entry ? entry.events : []));
    const all = made(journal).flatMap(({ events }) => events);
    const heads = all.filter(({ event }) => ['turn-began', 'phase-began', 'game-over'].includes(event));
    expect(new Set(told).size + heads.length).toBe(all.length);
    expect(told.length).toBe(all.length - heads.length);
  });

  it('keeps the entries that have not changed', () => {
    const { journal } = GAMES.base;
    const before = chronicleOf(journal.slice(0, -1));
    const now = renewed(before, chronicleOf(journal));
    expect(now.slice(0, before.length).every((entry, at) => entry === before[at])).toBe(true);
    expect(now.length).toBeGreaterThan(before.length);
  });

  it('tells a deed anew when it goes on otherwise', () => {
    const dig = move(0, 'extract 2L1 b crew 1');
    const before = chronicleOf(lines(dig, move(0, 'toll 2C 1:1')));
    const journal = lines(dig, move(0, 'toll 2C 1:1'), { entry: 'undone', seat: 0, ply: 1, redo: 1 }, move(0, 'toll 2C 2:1'));
    const now = renewed(before, chronicleOf(journal));
    expect(now.find(({ sort }) => sort === 'deed')).not.toBe(before.find(({ sort }) => sort === 'deed'));
  });
});
