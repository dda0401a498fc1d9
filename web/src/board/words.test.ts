import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../i18n/index.svelte';
import { pieceAt } from '../game/piece';
import { spaces } from './scene';
import { nobody, scene } from './scene.sample';
import { arrivedWords, buildingWords, circleWords, orderWords, pieceWords, postWords, spaceWords } from './words';

beforeAll(() => speak('en'));

describe('a space in words', () => {
  it('tells all that is in a chamber', () => {
    const here = { open: true, salt: 'bbg', water: 1, standing: [2, 0], tired: [1, 1], foremen: '-~' };
    expect(spaceWords(scene({ '2L1': here }), '2L1')).toBe(
      '2L1, level I, 2 brown, 1 green, 1 water, Ada: 2 miners standing, Ada: 1 miner tired, ' +
        'Bruno: 1 miner tired, Bruno: foreman tired',
    );
  });

  it('tells a spent chamber from one that nobody has entered', () => {
    const mine = {
      '4C': { open: true, salt: '', water: 0, ...nobody },
      '2R1': { open: false, salt: '', water: 2, ...nobody },
    };
    expect(spaceWords(scene(mine), '4C')).toBe('4C, level II, no salt left');
    expect(spaceWords(scene(mine), '2R1')).toBe('2R1, level I, not revealed, 2 water');
  });

  it('tells what a face-up tile shows', () => {
    const mine = { '2R2': { open: false, salt: '', water: 0, ...nobody } };
    expect(spaceWords(scene(mine), '2R2')).toContain('the tile shows 2 brown, 1 green and 2 water');
  });

  it('tells shafts, their builders, and rock', () => {
    const here = scene({ '3L1': { ...nobody, marker: 1 } });
    expect(spaceWords(here, '1C')).toBe('1C, shaft');
    expect(spaceWords(here, '3L1')).toBe('3L1, shaft with the marker of Bruno');
    expect(spaceWords(here, '3R1')).toBe('3R1, rock');
  });
});

describe('the town in words', () => {
  it('tells the castle and its orders', () => {
    expect(buildingWords(scene({}), 'castle')).toBe(
      'Castle: 2 of 6 orders of this phase are done, 3 are left in the stack',
    );
    expect(orderWords(1, 'bb=9')).toBe('Order 1: 2 brown for 9 groszy');
    expect(orderWords(2, null)).toBe('Order 2: none');
  });

  it('tells prices to buy and to sell of each column', () => {
    expect(buildingWords(scene({}), 'market')).toBe(
      'Market: brown: 2 there, to buy for 4, to sell for 3, green: none to buy, to sell for 6, ' +
        'white: 2 there, to buy for 7, no room to sell',
    );
  });

  it('tells a closed inn', () => {
    expect(buildingWords(scene({}), 'inn')).toBe('Inn: closed until the phase ends');
  });

  it('tells who holds a post and which piece can be picked up there', () => {
    expect(postWords(scene({}), 'market')).toBe('Assistant at the market: Bruno');
    expect(postWords(scene({}), 'pump')).toBe('Assistant at the pump house: nobody');
    expect(pieceWords(pieceAt(true, { post: 'market' }))).toBe('Foreman, assistant at the market');
  });
});

describe('a scene', () => {
  it('lists spaces by depth and from left to right, with those that may be built', () => {
    const mine = { '2R1': { open: false, ...nobody }, '2L1': { open: false, ...nobody } };
    expect(spaces(scene(mine), ['3L1'])).toEqual(['1C', '2L1', '2C', '2R1', '3L1']);
  });
});

describe('a foreman in words', () => {
  const { state } = scene({}).position;

  it('is told on every post, with the name of his player', () => {
    for (const post of ['castle', 'workshop', 'pump', 'market', 'saltworks', 'entrance'] as const) {
      const held = scene({}, { posts: { ...state.posts, [post]: { seat: 1, miners: 0, foreman: true } } });
      expect(postWords(held, post)).toMatch(/^Assistant at the .+: foreman of Bruno$/);
    }
  });

  it('is told in both circles, beside miners', () => {
    const here = { miners: [0, 2], foremen: '++' };
    const waiting = scene({}, { castle: { ...state.castle, near: here, far: here } });
    for (const [circle, name] of [['near', 'Near'], ['far', 'Far']] as const) {
      expect(circleWords(waiting, circle)).toBe(
        `${name} circle of the castle: Ada: foreman, Bruno: 2 miners, Bruno: foreman`,
      );
    }
  });

  it('is told when he has arrived', () => {
    const arrived = scene({}, { castle: { ...state.castle, arrived: { miners: 1, foreman: true } } });
    expect(arrivedWords(arrived)).toBe('Arrived at the castle: Ada: 1 miner, Ada: foreman');
  });

  it('is told at the saltworks', () => {
    const boiling = scene({}, { saltworks: { brine: 3, miners: [0, 1], foremen: '+-' } });
    expect(buildingWords(boiling, 'saltworks')).toBe('Saltworks: 3 brine, Ada: foreman, Bruno: 1 miner');
  });
});
