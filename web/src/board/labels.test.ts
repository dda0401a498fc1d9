import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../i18n/index.svelte';
import { pieceAt } from '../game/piece';
import { PEOPLE, sceneOf } from '../../fixtures';
import { tile, tool } from '../i18n/rich';
import type { Post, PostState, Tool } from '../wire';
import { spaces } from './scene';
import {
  arrivedLabel,
  buildingLabel,
  circleLabel,
  orderLabel,
  pieceLabel,
  postLabel,
  spaceLabel,
  spaceTip,
  stackTip,
} from './labels';

beforeAll(() => setLanguage('en'));

describe('labels of spaces', () => {
  const scene = sceneOf('chambers');

  it('tells all that is in a chamber', () => {
    expect(spaceLabel(scene, '2L1')).toBe(
      '2L1, level I, 2 brown, 1 green, 1 water, Ada: 2 miners standing, Ada: 1 miner tired, ' +
        'Bruno: 1 miner tired, Bruno: foreman tired',
    );
  });

  it('tells a spent chamber from one that nobody has entered', () => {
    expect(spaceLabel(scene, '4L1')).toBe('4L1, level II, no salt left');
    expect(spaceLabel(scene, '2R1')).toBe('2R1, level I, not revealed, 2 water');
  });

  it('tells what a face-up tile shows', () => {
    expect(spaceLabel(sceneOf('mapped'), '2R2')).toContain('the tile shows 1 brown, 2 green and 2 water');
  });

  it('tells which tiles a chamber can have that nobody has entered, and no other', () => {
    const { tiles } = scene.position.unseen;
    const [first = ''] = tiles['I']?.candidates ?? [];
    expect(spaceTip(scene, '2R1')).toContain(tile(first));
    expect(spaceTip(scene, '2L1')).toBeUndefined();
    expect(spaceTip(scene, '1C')).toBeUndefined();
    expect(spaceTip(sceneOf('mapped'), '2R2')).toBeUndefined();
  });

  it('tells what a stack can bring, equal cards together', () => {
    const { position } = scene;
    const unseen = { ...position.unseen, tools: { left: 3, candidates: ['rope', 'rope', 'cart'] as Tool[] } };
    const told = stackTip({ ...scene, position: { ...position, unseen } }, 'tools');
    expect(told).toContain(`2 × ${tool('rope')}, ${tool('cart')}`);
    const none = { ...unseen, orders: { left: 0, candidates: [] } };
    expect(stackTip({ ...scene, position: { ...position, unseen: none } }, 'orders')).toBeUndefined();
  });

  it('tells shafts, their builders, and rock', () => {
    expect(spaceLabel(scene, '1C')).toBe('1C, shaft');
    expect(spaceLabel(scene, '3L1')).toBe('3L1, shaft with the marker of Bruno');
    expect(spaceLabel(scene, '3R1')).toBe('3R1, rock');
  });
});

describe('labels of the town', () => {
  const scene = sceneOf('town');

  it('tells the castle and its orders', () => {
    expect(buildingLabel(scene, 'castle')).toBe(
      'Castle: 2 of 4 orders of this phase are done, 6 are left in the stack',
    );
    expect(orderLabel(1, 'bb=9')).toBe('Order 1: 2 brown for 9 groszy');
    expect(orderLabel(2, null)).toBe('Order 2: none');
  });

  it('tells prices to buy and to sell of each column', () => {
    expect(buildingLabel(scene, 'market')).toBe(
      'Market: brown: 2 there, to buy for 4, to sell for 3, green: none to buy, to sell for 6, ' +
        'white: 2 there, to buy for 7, no room to sell',
    );
  });

  it('tells a closed inn', () => {
    expect(buildingLabel(scene, 'inn')).toBe('Inn: closed until the phase ends');
  });

  it('tells who holds a post and which piece can be picked up there', () => {
    expect(postLabel(scene, 'market')).toBe('Assistant at the market: Bruno');
    expect(postLabel(scene, 'pump')).toBe('Assistant at the pump house: nobody');
    expect(pieceLabel(pieceAt(true, { post: 'market' }))).toBe('Foreman, assistant at the market');
  });
});

describe('a scene', () => {
  it('lists spaces by depth and from left to right, with those that may be built', () => {
    const scene = sceneOf('muria');
    expect(spaces(scene)).toEqual(['1C', '2L1', '2C', '2R1']);
    expect(spaces(scene, ['3L1'])).toEqual(['1C', '2L1', '2C', '2R1', '3L1']);
  });
});

describe('labels of foremen', () => {
  it('is announced on every post, with the name of his player', () => {
    for (const name of ['foremen 1', 'foremen 2', 'foremen 3', 'foremen 4', 'foremen 5', 'foremen 6'] as const) {
      const scene = sceneOf(name);
      const posts = Object.entries(scene.position.state.posts) as [Post, PostState | null][];
      for (const [post, holder] of posts) {
        const who = holder ? `foreman of ${PEOPLE[holder.seat]}` : 'nobody';
        expect(postLabel(scene, post)).toMatch(new RegExp(`^Assistant at the .+: ${who}$`));
      }
    }
  });

  it('is announced in both circles, beside miners', () => {
    const scene = sceneOf('foremen near and far');
    expect(circleLabel(scene, 'near')).toBe('Near circle of the castle: Ada: 1 miner, Ada: foreman, Bruno: 1 miner');
    expect(circleLabel(scene, 'far')).toBe('Far circle of the castle: Ada: 1 miner, Bruno: 1 miner, Bruno: foreman');
  });

  it('is announced when he has arrived', () => {
    const arrived = sceneOf('foreman of a arrived');
    expect(arrivedLabel(arrived)).toBe('Arrived at the castle: Ada: 2 miners, Ada: foreman');
  });

  it('is announced at the saltworks', () => {
    const boiling = sceneOf('foremen boiling and near');
    expect(buildingLabel(boiling, 'saltworks')).toBe('Saltworks: 1 brine, Ada: 1 miner, Ada: foreman, Bruno: 1 miner');
  });
});
