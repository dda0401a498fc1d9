import { describe, expect, it } from 'vitest';
import { pieceAt } from '../game/piece';
import { moveOf, positionOf } from '../../fixtures';
import * as candidates from './candidates';

const { sending } = candidates;
const [miner, foreman] = [pieceAt(false), pieceAt(true, { space: '2L1' })];

/** Everything that the page can ask about. */
const ALL = [
  candidates.HIRE,
  candidates.SQUARE,
  candidates.PASS,
  candidates.END,
  candidates.buying(2),
  candidates.delivering(1),
  candidates.exchanging('w'),
  candidates.building('2L1'),
  candidates.pumping('2L1', 2),
  candidates.trading(
    [
      { way: 'sell', kind: 'b' },
      { way: 'buy', kind: 'g' },
    ],
    true,
  ),
  candidates.placing(foreman, '2C'),
  sending(miner, 'space 1C'),
  sending(miner, 'post pump'),
  sending(miner, 'post entrance'),
  sending(foreman, 'post entrance'),
  sending(pieceAt(true, { post: 'market' }), 'building castle'),
  sending(miner, 'building saltworks'),
  candidates.leaving(pieceAt(false, { space: '1C' })),
  candidates.extracting('2L1', 'b', { miners: 1, foreman: true, mill: true, from: '4L1' }),
];

describe('moves that the server is asked about', () => {
  it('are written as the server writes them, part by part', () => {
    for (const candidate of ALL) {
      expect(candidate).toBeDefined();
      if (candidate) expect(moveOf(candidate.text)).toMatchObject(candidate);
    }
  });

  it('are there for every building', () => {
    const { state } = positionOf('saltworks');
    const houses = ['inn', 'workshop', 'pump', 'market', 'square', 'castle', 'saltworks', 'foremen'] as const;
    const verbs = houses.map((house) => candidates.visiting(house, state, '2R1').verb);
    expect(verbs).toEqual(['hire', 'buy', 'pump', 'market', 'square', 'castle', 'boil', 'shaft']);
  });

  it('are none where no piece goes', () => {
    expect(sending(miner, 'building inn')).toBeUndefined();
    expect(sending(miner, 'tools 0')).toBeUndefined();
  });
});
