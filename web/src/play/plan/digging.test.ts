import { describe, expect, it } from 'vitest';
import { positionOf } from '../../../fixtures';
import { sorted } from '../../game/salt';
import { canAdd, crews, diggings, suggestion, swapped } from './digging';

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

  it('begin with as many cubes as need no tool', () => {
    expect(suggestion(all, [])).toBe('bg');
    expect(suggestion([], [])).toBe('');
  });

  it('begin with what an open order lacks, or else the dearest', () => {
    const one = diggings(legal, '2L2');
    expect(suggestion(one, ['gg'])).toBe('g');
    expect(suggestion(one, ['b', 'gg'])).toBe('b');
    expect(suggestion(one, ['bb', ''])).toBe('b');
    // An order that lacks nothing needs nothing.
    expect(suggestion(one, ['', 'w'])).toBe('g');
    expect(suggestion(one, [])).toBe('g');
  });

  it('swap a cube for another kind where nobody can dig more', () => {
    const one = diggings(legal, '2L2').filter(({ pickaxes }) => pickaxes === 0);
    expect(swapped(one, 'g', 'b')).toBe('b');
    expect(swapped(one, 'b', 'g')).toBe('g');
    expect(swapped(one, 'g', 'g')).toBeUndefined();
    expect(swapped(one, 'g', 'w')).toBeUndefined();
  });
});

describe('salt', () => {
  it('is written in the order of the notation', () => {
    expect(sorted('uwgb')).toBe('bgwu');
  });
});
