import { describe, expect, it } from 'vitest';
import { moveOf } from '../../fixtures';
import { GAMES, journalOf } from '../../fixtures/games';
import type { Line } from '../wire';
import { historyOf } from './history';

const lines = (...entries: object[]): Line[] => journalOf(entries);

const move = (seat: number, text: string): object => ({ entry: 'moved', seat, move: text, made: moveOf(text) });

describe('the history of a game', () => {
  it.each(['base', 'muria', 'people'] as const)('has as many moves as %s at the server', (name) => {
    const { table, journal } = GAMES[name];
    const plies = historyOf(journal)
      .filter(({ type }) => type === 'move')
      .map(({ ply }) => ply);
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
    const history = historyOf(journal);
    expect(history.map((item) => (item.type === 'move' ? item.move.text : item.note.entry))).toEqual([
      'said',
      'place supply 1C',
      'undone',
    ]);
    expect(history.at(-1)).toMatchObject({ note: { entry: 'undone', seat: 0, count: 1 } });
  });

  it('tells of no move taken back once all are made again', () => {
    const journal = lines(
      move(0, 'pass'),
      { entry: 'undone', seat: 0, ply: 0, redo: 1 },
      { entry: 'redone', seat: 0, ply: 1, again: [{ move: 'pass', events: 0 }], redo: 0 },
    );
    expect(historyOf(journal).map(({ type }) => type)).toEqual(['move']);
  });

  it('goes on where a fork began', () => {
    const entries = [move(0, 'pass'), { entry: 'undone', seat: 0, ply: 40, redo: 1 }, move(0, 'hire')];
    const journal = journalOf(entries, 40);
    const history = historyOf(journal);
    expect(history.at(-1)).toMatchObject({ move: { verb: 'hire' }, ply: 41 });
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
    expect(
      historyOf(journal)
        .filter((item) => item.type === 'move')
        .map(({ move, events, ply }) => [move.text, events.length, ply]),
    ).toEqual([
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
    historyOf(lines(...moves, ...entries)).map((item) => (item.type === 'move' ? item.move.text : item.note.entry));

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
    const [note] = historyOf(lines(...moves, line)).slice(-1);
    expect(note).toMatchObject({ ply: 1, note: { entry: 'rewound', count: 2 } });
  });

  it('leaves nothing to be made again', () => {
    const undone = { entry: 'undone', seat: 1, ply: 2, redo: 1 };
    const after = [undone, { ...asked, rewound: { ply: 1, count: 1 } }, { entry: 'undone', seat: 0, ply: 0, redo: 1 }];
    expect(told(...after)).toEqual(['undone', 'asked', 'rewound', 'undone']);
  });
});
