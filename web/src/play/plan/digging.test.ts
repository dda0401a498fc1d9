import { describe, expect, it } from 'vitest';
import { moveOf } from '../../game/sample';
import { canAdd, crews, diggings, sorted, suggestion } from './digging';

const LEGAL = [
  'end',
  'extract 2L1 b crew 2',
  'extract 2L1 b crew 1 pick 1',
  'extract 2L1 b crew 0!',
  'extract 2L1 bg crew 1! pick 1',
  'extract 2L1 w crew 1 mill',
  'extract 2L2 g crew 1',
  'extract 2R1 g crew 1',
].map(moveOf);

describe('extractions at a chamber', () => {
  it('are those of its own name only', () => {
    expect(diggings(LEGAL, '2L1')).toHaveLength(5);
    expect(diggings(LEGAL, '2L2').map(({ text }) => text)).toEqual(['extract 2L2 g crew 1']);
  });

  it('let cubes be added as long as some crew can dig them', () => {
    const all = diggings(LEGAL, '2L1');
    expect(canAdd(all, '', 'b')).toBe(true);
    expect(canAdd(all, 'b', 'g')).toBe(true);
    expect(canAdd(all, 'b', 'b')).toBe(false);
    expect(canAdd(all, 'g', 'w')).toBe(false);
  });

  it('name the crews for some salt, those without tools first', () => {
    const all = diggings(LEGAL, '2L1');
    expect(crews(all, 'b').map(({ text }) => text)).toEqual([
      'extract 2L1 b crew 0!',
      'extract 2L1 b crew 2',
      'extract 2L1 b crew 1 pick 1',
    ]);
    expect(crews(all, 'gb').map(({ text }) => text)).toEqual(['extract 2L1 bg crew 1! pick 1']);
  });

  it('begin with as many cubes as need no tool', () => {
    expect(suggestion(diggings(LEGAL, '2L1'), ['w=7'])).toBe('w');
    expect(suggestion([], [])).toBe('');
  });
});

describe('salt', () => {
  it('is written in the order of the notation', () => {
    expect(sorted('uwgb')).toBe('bgwu');
  });
});
