import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../i18n/index.svelte';
import { boxOf, moveOf, NAMES, positionOf, type Name } from '../../fixtures';
import type { Candidate } from './candidates';
import { movesTo, offersOf, spotsOf } from './offers';
import { spoken } from '../i18n/spoken';
import { describeMove } from './describe';

const offers = (name: Name) => offersOf(positionOf(name));
const texts = (list: readonly { text: string }[] | undefined) => (list ?? []).map(({ text }) => text);

describe('what is legal, by what a player points at', () => {
  it('tells where each piece can go', () => {
    const { pieces } = offers('rope');
    expect([...pieces.keys()].sort()).toEqual(['1C', 'supply']);
    expect([...(pieces.get('1C')?.keys() ?? [])].sort()).toEqual([
      'building castle',
      'post castle',
      'post market',
      'post pump',
      'post workshop',
    ]);
  });

  it('keeps every move that leads to the same goal', () => {
    const supply = offers('rope').pieces.get('supply');
    expect(texts(supply?.get('building castle'))).toEqual(['castle supply', 'castle supply royal']);
    expect(texts(supply?.get('space 2C'))).toEqual(['place supply 2C', 'rope supply 2C']);
  });

  it('offers two miners at the entrance to each of them', () => {
    const { pieces } = offers('entrance');
    expect(texts(pieces.get('1C')?.get('post entrance'))).toEqual(['assist 1C+1C entrance']);
    expect(texts(pieces.get('supply!')?.get('post entrance'))).toEqual(['assist supply! entrance']);
  });

  it('tells what each building and each chamber offers', () => {
    const { buildings, work } = offers('dig salt');
    expect([...buildings.keys()].sort()).toEqual(['castle', 'market', 'pump', 'square', 'workshop']);
    expect(texts(buildings.get('workshop'))).toEqual(['buy 1']);
    expect([...work.keys()]).toEqual(['2R2']);
    expect(texts(work.get('2R2'))).toEqual(['extract 2R2 b crew 1 pick 1', 'pump 2R2 1']);
  });

  it('tells free moves, continuations, answers, passing and ending apart', () => {
    expect(texts(offers('feed').free)).toEqual(['feed 4L2']);
    expect(texts(offers('saltworks').further)).toEqual(['boil+ @castle!', 'recall 1']);
    expect(texts(offers('forfeit').answers)).toEqual(['forfeit b', 'forfeit coins']);
    expect(offers('start')).toMatchObject({ pass: { text: 'pass' }, end: undefined });
    expect(offers('feed')).toMatchObject({ pass: undefined, end: { text: 'end' } });
  });

  it('names the pieces from the supply first', () => {
    const sources = (name: Name): string[] => [...offers(name).pieces.keys()];
    expect(sources('pieces, foreman at hand')).toEqual(['supply', 'supply!', '2L1', '@market']);
    expect(sources('pieces, foreman below')).toEqual(['supply', '2L1', '2L1!', '@market']);
    expect(texts(movesTo(offers('rope'), 'post pump'))).toEqual(['assist supply pump', 'assist 1C pump']);
  });

  it('finds what a move is about on the board', () => {
    expect(spotsOf(moveOf('castle 2L1 royal'))).toEqual(['piece 2L1', 'building castle']);
    expect(spotsOf(moveOf('bucket 2L1 2L2'))).toEqual(['space 2L1', 'space 2L2']);
    expect(spotsOf(moveOf('pump 2L1 2'))).toEqual(['building pump', 'space 2L1']);
    expect(spotsOf(moveOf('end'))).toEqual([]);
  });
});

describe('moves in words', () => {
  beforeAll(() => setLanguage('en'));
  const words = (move: Candidate, name: Name = 'start') =>
    spoken(describeMove(move, { position: positionOf(name), box: boxOf(name) }), ['P0', 'P1', 'P2', 'P3', 'P4']);

  it('say every legal move, each in its own words', () => {
    for (const name of NAMES) {
      const { legal } = positionOf(name);
      const said = legal.map((move) => words(move, name));
      expect(new Set(said).size, name).toBe(legal.length);
      for (const text of said) expect(text).not.toContain('play-');
    }
  });

  it('tell prices, crews and shares', () => {
    expect(words(moveOf('hire'))).toBe('Hire a miner for 6 groszy');
    expect(words(moveOf('extract 2L1 bbg crew 2! pick 1'))).toBe(
      'Dig brown, brown, green in 2L1 with 2 miners and your foreman and 1 pickaxe',
    );
    expect(words(moveOf('toll 2C 0:2,1:1'))).toBe('Share out the toll of 2C: P0 2 groszy, P1 1 grosz');
    expect(words(moveOf('feed 2L1 2L1'))).toBe('Feed two tired miners in 2L1');
  });
});
