import { expect, it } from 'vitest';
import { found } from './found';

const MOVES = [
  {
    text: 'assist @castle+1C entrance',
    words: 'Post an assistant of the castle and a miner from 1C at the mine entrance',
  },
  { text: 'assist supply castle', words: 'Post a miner from your supply at the castle' },
  { text: 'castle 1C', words: 'Send a miner from 1C to the castle' },
  { text: 'castle supply', words: 'Send a miner from your supply to the castle' },
  { text: 'market buy b, buy g', words: 'At the market: buy brown, buy green' },
  { text: 'market buy g', words: 'At the market: buy green' },
];
const texts = (typed: string): string[] => found(MOVES, typed).map(({ text }) => text);

it('puts a move first that is written as it was typed', () => {
  expect(texts('castle 1C')).toEqual(['castle 1C', 'assist @castle+1C entrance']);
  expect(texts(' Market  buy G ')).toEqual(['market buy g', 'market buy b, buy g']);
});

it('puts moves first whose notation begins with what was typed', () => {
  expect(texts('castle s')[0]).toBe('castle supply');
  expect(texts('castle')[0]).toBe('castle 1C');
});

it('finds words in any order, and everything without any', () => {
  expect(texts('green market')).toEqual(['market buy b, buy g', 'market buy g']);
  expect(texts('')).toHaveLength(MOVES.length);
  expect(texts('dance')).toEqual([]);
});
