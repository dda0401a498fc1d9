import { describe, expect, it } from 'vitest';
import { positionOf } from '../../../fixtures';
import { sorted } from '../../game/salt';
import { canAdd, crews, diggings, suggestion } from './digging';

const { legal } = positionOf('crews');
const texts = (moves: readonly { text: string }[]): string[] => moves.map(({ text }) => text);

describe('extractions at a chamber', () => {
  const all = diggings(legal, '2L1').filter(({ mill }) => !mill);

  it('are those of its own name only', () => {
    expect(texts(diggings(legal, '2L2'))).toEqual([
      'extract 2L2 b crew 1',
      'extract 2L2 bg crew 1 pick 1',
      'extract 2L2 g crew 1',
      'extract 2L2 gg crew 1 pick 1',
    ]);
    expect(diggings(legal, '4L1')).toEqual([]);
  });

  it('let cubes be added as long as some crew can dig them', () => {
    expect(canAdd(all, '', 'b')).toBe(true);
    expect(canAdd(all, 'b', 'g')).toBe(true);
    expect(canAdd(all, 'b', 'b')).toBe(false);
    expect(canAdd(all, 'g', 'w')).toBe(false);
  });

  it('name the crews for some salt, those without tools first', () => {
    expect(texts(crews(all, 'b'))).toEqual([
      'extract 2L1 b crew 0!',
      'extract 2L1 b crew 2',
      'extract 2L1 b crew 1 pick 1',
    ]);
    expect(texts(crews(all, 'gb'))).toEqual([
      'extract 2L1 bg crew 1!',
      'extract 2L1 bg crew 0! pick 1',
      'extract 2L1 bg crew 2 pick 1',
    ]);
  });

  it('begin with as many cubes as need no tool, and those that orders want', () => {
    expect(suggestion(all, [])).toBe('bg');
    expect(suggestion(diggings(legal, '2L2'), ['gg=13'])).toBe('g');
    expect(suggestion(diggings(legal, '2L2'), ['bb=9'])).toBe('b');
    expect(suggestion([], [])).toBe('');
  });
});

describe('salt', () => {
  it('is written in the order of the notation', () => {
    expect(sorted('uwgb')).toBe('bgwu');
  });
});
