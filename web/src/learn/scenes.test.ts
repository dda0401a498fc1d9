import { beforeAll, describe, expect, it } from 'vitest';
import { houses } from '../board/scene';
import { known, need, speak } from '../i18n/index.svelte';
import { cellOf } from '../game/space';
import { CHAPTERS, rulesOf } from './rulebook';
import { SCENES } from './scenes';
import { draw, type Sketch } from './sketch';

const NAMES = ['Ada', 'Bruno', 'Celina', 'Dora', 'Emil'];
const BASE_WIDTHS: Readonly<Record<number, number>> = { 2: 4, 4: 3, 6: 2 };

beforeAll(async () => {
  await speak('en');
  await need('rules', 'learn');
});

/** Whether a space can be there (G1, G2, M1). */
function exists(space: string, muria: boolean, built: boolean): boolean {
  const { depth, column } = cellOf(space);
  if (column === 0) return depth <= (muria ? 2 : 6);
  if (depth % 2 === 1) return muria && built && depth > 1;
  return muria || Math.abs(column) <= (BASE_WIDTHS[depth] ?? 0);
}

describe('the small boards', () => {
  it('show every rule of the catalogue, and nothing else', () => {
    const rules = CHAPTERS.flatMap(rulesOf).map((id) => id.toLowerCase());
    expect(rules).toHaveLength(79);
    expect(Object.keys(SCENES).sort()).toEqual([...rules].sort());
  });

  it('each say what is to be seen', () => {
    const silent = Object.keys(SCENES).filter((id) => !known(`learn-scene-${id}`));
    expect(silent).toEqual([]);
  });

  it('all differ', () => {
    const drawn = Object.values(SCENES).map((sketch) => JSON.stringify(sketch));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  describe.each(Object.entries(SCENES))('of %s', (_, sketch: Sketch) => {
    const { scene, only, marks, people } = draw(sketch, NAMES);
    const { state, face_up = {} } = scene.position;
    const muria = scene.expansion === 'muria';

    it('shows something', () => {
      expect(only.length > 0 || people !== null).toBe(true);
    });

    it('has spaces and houses that exist', () => {
      for (const spot of only) {
        const [what, name = ''] = spot.split(' ');
        if (what === 'space') {
          // A shaft is built, or shown as a place to build one.
          const built = state.mine[name]?.marker !== undefined || marks.has(spot);
          expect(exists(name, muria, built), spot).toBe(true);
        } else if (what === 'building') {
          expect(houses(scene.box), spot).toContain(name);
        } else {
          expect(spot).toBe('post entrance');
        }
      }
    });

    it('has chambers where chambers are, and shafts elsewhere', () => {
      for (const [space, here] of Object.entries(state.mine)) {
        const { depth, column } = cellOf(space);
        expect(here.open !== undefined, space).toBe(depth % 2 === 0 && column !== 0);
        expect(here.salt ?? '', space).toMatch(/^b*g*w*$/);
      }
      for (const tile of Object.values(face_up)) expect(tile).toMatch(/^b*g*w*\/\d$/);
    });

    it('has pieces only of players who are there', () => {
      const seats = scene.seats.length;
      expect(seats).toBeLessThanOrEqual(muria ? 5 : 4);
      for (const { standing, tired, marker = 0 } of Object.values(state.mine)) {
        expect([standing.length, tired.length]).toEqual([seats, seats]);
        expect(marker).toBeLessThan(seats);
      }
      for (const held of Object.values(state.posts)) expect(held?.seat ?? 0).toBeLessThan(seats);
      expect(state.castle.near.miners).toHaveLength(seats);
      expect(state.castle.far.miners).toHaveLength(seats);
      expect(state.saltworks?.miners ?? scene.seats).toHaveLength(seats);
    });

    it('keeps to the base game unless it says otherwise', () => {
      const pieces = Object.values(state.mine).map(({ foremen = '' }) => foremen).join('');
      if (!muria) {
        expect(pieces).toBe('');
        expect(state.players.map(({ salt }) => salt).join('')).not.toContain('u');
      }
    });

    it('marks what is drawn', () => {
      for (const spot of marks.keys()) {
        const [what = '', name = ''] = spot.split(' ');
        const houses: Record<string, string> = { order: 'castle', queue: 'castle', tool: 'workshop' };
        if (what === 'space' || what === 'building') expect(only).toContain(spot);
        else if (spot === 'post entrance') expect(only).toContain(spot);
        else if (what === 'post') expect(only).toContain(`building ${name}`);
        else if (houses[what]) expect(only).toContain(`building ${houses[what]}`);
        else expect(people, spot).not.toBeNull();
      }
    });
  });
});
