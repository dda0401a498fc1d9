import { describe, expect, it } from 'vitest';
import { pieceAt } from '../game/piece';
import { moveOf, positionOf } from '../../fixtures';
import * as candidates from './candidates';
import { BUILDINGS } from '../wire';

const { sendMove } = candidates;
const [miner, foreman] = [pieceAt(false), pieceAt(true, { space: '2L1' })];

/** Everything that the page can ask about. */
const ALL = [
  candidates.HIRE,
  candidates.SQUARE,
  candidates.PASS,
  candidates.END,
  candidates.buyMove(2),
  candidates.deliverMove(1),
  candidates.shaftMove('2L1'),
  candidates.pumpMove('2L1', 2),
  candidates.marketMove(
    [
      { way: 'sell', kind: 'b' },
      { way: 'buy', kind: 'g' },
    ],
    true,
  ),
  candidates.placeMove(foreman, '2C'),
  sendMove(miner, 'space 1C'),
  sendMove(miner, 'post pump'),
  sendMove(miner, 'post entrance'),
  sendMove(foreman, 'post entrance'),
  sendMove(pieceAt(true, { post: 'market' }), 'building castle'),
  sendMove(miner, 'building saltworks'),
  candidates.leaveMove(pieceAt(false, { space: '1C' })),
  candidates.extractMove('2L1', 'b', { miners: 1, foreman: true, mill: true, from: '4L1' }),
];

describe('the least that a chamber could give', () => {
  it('is dug by a miner, or by the foreman where he is alone', () => {
    const position = positionOf('pieces, foreman below');
    expect(candidates.smallestExtraction('2L1', position)?.text).toBe('extract 2L1 b crew 1');
    const alone = { ...position, pieces: position.pieces.filter(({ foreman }) => foreman) };
    expect(candidates.smallestExtraction('2L1', alone)?.text).toBe('extract 2L1 b crew 0!');
  });
});

describe('moves that the server is asked about', () => {
  it('are written as the server writes them, part by part', () => {
    for (const candidate of ALL) {
      expect(candidate).toBeDefined();
      if (candidate) expect(moveOf(candidate.text)).toMatchObject(candidate);
    }
  });

  it('are there for every building', () => {
    const { state } = positionOf('saltworks');
    const verbs = BUILDINGS.map((house) => candidates.visitMove(house, state, '2R1').verb);
    expect(verbs).toEqual(['hire', 'buy', 'pump', 'market', 'square', 'castle', 'boil', 'shaft']);
  });

  it('are none where no piece goes', () => {
    expect(sendMove(miner, 'building inn')).toBeUndefined();
    expect(sendMove(miner, 'tools 0')).toBeUndefined();
  });
});
