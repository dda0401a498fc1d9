/**
 * A small board for every rule. What one sees is said by the message `learn-scene-…`; Ada is `a`,
 * Bruno `b`, and so on.
 */

import type { Sketch } from './sketch';

/** The rules of the catalogue that have a board, by their identifiers in small letters. */
export const SCENES: Readonly<Record<string, Sketch>> = {
  g1: {
    mine: '1C · 2L3 ? · 2L2 ? · 2L1 ? · 2C · 2R1 ? · 3C · 4C · 4R1 ?',
    marks: { 'space 2L3': 'chosen', 'space 4R1': 'chosen' },
  },
  g2: {
    mine:
      '1C · 2L4 ? · 2L3 ? · 2L2 ? · 2L1 ? · 2C · 2R1 ? · 2R2 ? · 2R3 ? · 2R4 ? · 3C · ' +
      '4L3 ? · 4L2 ? · 4L1 ? · 4C · 4R1 ? · 4R2 ? · 4R3 ? · 5C · 6L2 ? · 6L1 ? · 6C · 6R1 ? · 6R2 ?',
  },
  g3: {
    mine: '1C · 2L1 ? · 2C · 2R1 ? · 3C · 4C · 4R1 ?',
    marks: {
      'space 2C': 'chosen',
      'space 1C': 'can',
      'space 3C': 'can',
      'space 2L1': 'can',
      'space 2R1': 'can',
      'space 4R1': 'cannot',
    },
  },
  g4: {
    mine: '1C a · 2C b · 2R1 bgg/2 a · 2R2 ?',
    town: ['castle'],
    people: [{ coins: 8 }, { coins: 14, salt: 'bg', ready: ['rope'] }],
    marks: { 'space 2R2': 'cannot' },
  },
  g5: {
    town: ['inn'],
    people: [{ coins: 24, supply: 3, miners: 10 }],
    marks: { 'building inn': 'cannot' },
  },

  s1: { people: [{ coins: 10 }, { coins: 12 }, { coins: 14 }, { coins: 16 }], turn: 0 },
  s2: {
    muria: true,
    people: [
      { coins: 10, supply: 3, miners: 3, foreman: true },
      { coins: 12, supply: 3, miners: 3, foreman: true },
    ],
  },
  s3: {
    people: [10, 12, 14, 16].map((coins) => ({ coins, supply: 4, miners: 4 })),
  },
  s4: { town: ['market'] },
  s5: { mine: '1C · 2L2 ? · 2L1 ? · 2C · 2R1 ? · 2R2 ? · 3C · 4L1 ? · 4C · 4R1 ?' },
  s6: { town: ['workshop'] },
  s7: {
    town: ['castle', 'inn', 'workshop'],
    inn: 2,
    people: [{ coins: 10, supply: 4, miners: 4 }, { coins: 12, supply: 4, miners: 4 }, { coins: 14, supply: 4, miners: 4 }],
  },

  t1: { mine: '1C a · 2L1 ? · 2C b · 2R1 ?', round: 2 },
  t2: {
    town: ['castle'],
    castle: { near: [1, 0], far: [1, 1] },
    people: [{ salt: 'bb', supply: 3 }],
    turn: 0,
    marks: { 'queue near': 'chosen' },
  },
  t3: {
    town: ['inn', 'workshop', 'market', 'square'],
    marks: {
      'building workshop': 'cannot',
      'building inn': 'can',
      'building market': 'can',
      'building square': 'can',
    },
  },
  t4: { mine: '1C a · 2L1 bg/1 a~a~ · 2C b', marks: { 'space 2L1': 'chosen' } },
  t5: { town: ['castle'], castle: { done: 4, left: 1 } },
  t6: {
    mine: '1C · 2C · 2R1 gg/2 · 2R2 /1',
    town: ['market'],
    market: { b: 1, g: 1, w: 0 },
    people: [{ supply: 6, miners: 6 }, {}],
    phase: 2,
  },
  t7: {
    people: [
      { coins: 31, salt: 'bbg', ready: ['rope', 'cart'], used: ['food'], orders: 5 },
      { coins: 44, salt: '', ready: ['bucket'], orders: 4 },
    ],
  },
  t8: { town: ['castle'], castle: { done: 2, left: 3 }, round: 60 },

  c1: {
    mine: '1C a · 2L2 ? · 2L1 ? · 2C b · 2R1 ? · 3C · 4C',
    marks: {
      'space 1C': 'goal',
      'space 2C': 'goal',
      'space 2L1': 'goal',
      'space 2R1': 'goal',
      'space 3C': 'goal',
      'space 2L2': 'cannot',
      'space 4C': 'cannot',
    },
  },
  c2: {
    mine: '1C a · 2L1 bg/1 a · 2C b',
    marks: { 'space 1C': 'cannot', 'space 2L1': 'can' },
  },
  c3: {
    mine: '1C b · 2C b · 2R1 /0 a · 2R2 /1 b~',
    marks: { 'space 2R1': 'can', 'space 2R2': 'cannot' },
  },
  c4: {
    muria: true,
    mine: '1C a · 2C b · 2R1 /0 a · 3R1 #b · 4R1 bggw/2 aaa',
    marks: { 'space 3R1': 'can', 'space 4R1': 'can' },
  },

  p1: {
    mine: '1C a · 2L1 ? · 2C b · 2R1 ?',
    people: [{ supply: 4 }, { supply: 4 }],
    turn: 0,
    marks: { 'piece supply': 'chosen', 'space 2R1': 'goal' },
  },
  p2: {
    mine: '1C ab · 2L1 bbg/1 aab · 2C abb · 3C',
    marks: { 'space 2C': 'chosen', 'space 3C': 'goal' },
  },
  p3: { mine: '1C a · 2C b · 2R1 bgg/2 a · 2R2 ?', marks: { 'space 2R1': 'chosen' } },
  p4: {
    mine: '1C a · 2C a · 2R1 bbg/1 aa',
    people: [{ supply: 1, used: ['rope'] }],
    marks: { 'space 2R1': 'goal' },
  },

  e1: {
    mine: '1C a · 2L1 bbg/1 aa · 2C b · 2R1 bg/1 a~b',
    marks: { 'space 2L1': 'can', 'space 2R1': 'cannot' },
  },
  e2: { mine: '1C a · 2L1 bbg/1 aaa · 2C a', marks: { 'space 2L1': 'can' } },
  e3: { mine: '1C a · 2L1 bg/1 aa~a~ · 2C a', marks: { 'space 2L1': 'chosen' } },
  e4: {
    muria: true,
    mine:
      '1C a · 2C a · 2R1 /0 a · 2R2 /0 b · 2R3 /0 b · 3R1 #a · 3R3 #b · ' +
      '4R1 /0 a · 4R2 ggw/1 aa · 4R3 /1 b',
    marks: {
      'space 4R2': 'chosen',
      'space 4R1': 'way',
      'space 3R1': 'can',
      'space 2R1': 'way',
      'space 2C': 'way',
      'space 1C': 'way',
    },
  },
  e5: {
    mine: '1C b · 2L1 bbg/0 aa · 2C a',
    people: [{ coins: 10 }, { coins: 12 }],
    marks: { 'space 2L1': 'chosen', 'space 2C': 'way', 'space 1C': ['way', '2'] },
  },
  e6: {
    mine: '1C b · 2L1 bbb/0 aaa · 2C b',
    people: [{ used: ['cart'] }],
    marks: { 'space 2L1': 'chosen', 'space 2C': ['way', '0'], 'space 1C': ['way', '0'] },
  },
  e7: {
    mine: '1C b · 2L1 bbb/0 aa · 2C b',
    people: [{ coins: 1 }],
    marks: { 'space 2L1': 'cannot', 'space 2C': ['way', '1'], 'space 1C': ['way', '1'] },
  },
  e8: {
    muria: true,
    mine: '1C a · 2C a · 2R1 bg/1 aa',
    posts: { entrance: 1 },
    marks: { 'space 2R1': 'chosen', 'post entrance': 'can' },
  },
  e9: {
    muria: true,
    mine: '1C a · 2C a · 2R1 /1 aa · 4R1 ggw/1',
    people: [{ used: ['mill'] }],
    marks: { 'space 2R1': 'chosen', 'space 4R1': 'goal', 'space 2C': 'way', 'space 1C': 'way' },
  },

  a1: {
    town: ['workshop', 'pump', 'market'],
    posts: { market: 1 },
    marks: { 'post workshop': 'goal', 'post pump': 'goal', 'post market': 'cannot' },
  },
  a2: {
    town: ['workshop'],
    posts: { workshop: 0 },
    people: [{ coins: 11 }, { coins: 9, ready: ['rope'] }],
    workshop: { open: ['cart', 'food', 'pickaxe'], left: 3 },
    marks: { 'post workshop': 'can' },
  },
  a3: {
    muria: true,
    town: ['pump'],
    posts: { pump: 1 },
    marks: { 'post pump': 'can' },
  },
  a4: { muria: true, mine: '1C b · 2L1 ? · 2C b · 2R1 ?', posts: { entrance: 0 }, marks: { 'post entrance': 'chosen' } },
  a5: {
    muria: true,
    mine: '1C b · 2L1 b/0 b~b~b~ · 2C b',
    posts: { entrance: 0 },
    marks: { 'post entrance': 'can' },
  },

  b1: {
    town: ['inn', 'square'],
    people: [{ coins: 5 }],
    marks: { 'building inn': 'cannot', 'building square': 'can' },
  },
  b2: { town: ['inn'], people: [{ coins: 14, supply: 2 }], marks: { 'building inn': 'can' } },
  b3: {
    town: ['workshop'],
    people: [{ coins: 9 }],
    marks: { 'tool 2': 'chosen' },
  },
  b4: {
    mine: '1C a · 2C a · 2R1 bgg/3 a',
    town: ['pump'],
    marks: { 'space 2R1': 'can' },
  },
  b5: { town: ['market'], people: [{ coins: 8, salt: 'gg' }], marks: { 'building market': 'can' } },
  b6: {
    town: ['market'],
    market: { b: 2, g: 0, w: 0 },
    people: [{ coins: 4, salt: 'bg' }],
    marks: { 'building market': 'chosen', 'salt 0': 'cannot' },
  },
  b7: { town: ['square'], people: [{ coins: 11 }], marks: { 'building square': 'can' } },
  b8: {
    muria: true,
    town: ['market', 'saltworks'],
    saltworks: { brine: 2, pieces: [0, 0] },
    people: [{ salt: 'uu' }],
    marks: { 'building market': 'cannot' },
  },

  k1: {
    town: ['castle'],
    castle: { far: [1, 0] },
    people: [{ salt: 'bb', supply: 4 }],
    marks: { 'queue far': 'goal' },
  },
  k2: { town: ['castle'], castle: { far: [2, 1], near: [1, 1] } },
  k3: {
    town: ['castle'],
    people: [{ salt: 'bbg' }],
    marks: { 'order 1': 'can', 'order 2': 'can', 'order 3': 'cannot' },
  },
  k4: {
    town: ['castle'],
    castle: { orders: ['bb=9', 'bg=11', 'bbb=15'] },
    people: [{ coins: 5, salt: 'g' }],
    marks: { 'order 1': 'cannot', 'order 2': 'cannot', 'order 3': 'cannot' },
  },
  k5: {
    town: ['castle'],
    castle: { orders: ['bbg=17', 'bg=11', 'gg=13'], left: 4, done: 1 },
    people: [{ coins: 19, salt: 'bg', orders: 1 }],
    marks: { 'order 1': 'cannot', 'order 2': 'can' },
  },
  k6: {
    muria: true,
    town: ['castle'],
    castle: { orders: ['buu=11', 'bg=11', 'gg=13'] },
    people: [{ salt: 'uuuu' }],
    marks: { 'order 1': 'goal' },
  },

  u1: {
    mine: '1C a · 2L1 ? · 2C ab · 2R1 ? · 3C',
    people: [{ supply: 3, ready: ['rope'] }],
    marks: { 'space 2R1': 'goal', 'space 3C': 'goal' },
  },
  u2: {
    mine: '1C a · 2C a · 2R1 bg/1 a',
    people: [{ ready: ['pickaxe'] }],
    marks: { 'space 2R1': 'can' },
  },
  u3: {
    mine: '1C a · 2L2 ? · 2L1 bbg/1 a · 2C a',
    people: [{ ready: ['bucket'] }],
    marks: { 'space 2L1': 'chosen', 'space 2L2': 'goal' },
  },
  u4: {
    mine: '1C a · 2C b · 2R1 bgg/0 aa',
    people: [{ ready: ['cart'] }],
    marks: { 'space 2R1': 'chosen', 'space 2C': ['way', '0'], 'space 1C': 'way' },
  },
  u5: {
    mine: '1C a · 2L1 bg/1 a~ · 2C a · 2R1 bbb/1 a~',
    people: [{ ready: ['food'] }],
    marks: { 'space 2L1': 'can', 'space 2R1': 'can' },
  },
  u6: {
    town: ['market'],
    market: { b: 4, g: 1, w: 0 },
    people: [{ salt: 'b', ready: ['commercial'] }],
    marks: { 'building market': 'can' },
  },
  u7: {
    town: ['castle'],
    castle: { near: [1, 0] },
    people: [{ salt: 'bb', supply: 4, used: ['royal'] }],
    marks: { 'queue near': 'goal' },
  },
  u8: {
    muria: true,
    town: ['saltworks'],
    saltworks: { brine: 1, pieces: [1, 0] },
    people: [{ salt: 'buu', supply: 2, miners: 3, used: ['saltworks'] }],
  },
  u9: {
    muria: true,
    mine: '1C a · 2L1 /0 aaa · 2C b · 4L1 bww/1',
    people: [{ ready: ['mill'] }],
    marks: { 'space 2L1': 'chosen', 'space 4L1': 'goal' },
  },

  w1: {
    muria: true,
    town: ['saltworks'],
    saltworks: { brine: 3, pieces: [2, 0] },
    people: [{ supply: 1, miners: 3, foreman: true }],
  },
  w2: {
    muria: true,
    town: ['saltworks'],
    saltworks: { brine: 1, pieces: [0, 2] },
    people: [{ salt: 'b', miners: 3, supply: 3 }, { salt: 'b', miners: 3, supply: 1 }],
  },
  w3: {
    muria: true,
    mine: '1C b · 2L1 ? · 2C a · 2R1 bgg/2 a · 2R2 ?',
    town: ['saltworks', 'pump'],
    saltworks: { brine: 1, pieces: [0, 0] },
    marks: { 'space 2R1': 'chosen', 'building saltworks': ['can', '+1'] },
  },
  w4: {
    muria: true,
    town: ['saltworks'],
    saltworks: { brine: 1, pieces: [3, 0] },
    people: [{ salt: 'b', supply: 0, miners: 3, ready: ['saltworks'] }],
  },
  w5: { muria: true, people: [{ salt: 'uuuuuu', miners: 3, supply: 3 }] },
  w6: {
    muria: true,
    town: ['saltworks'],
    saltworks: { brine: 2, pieces: [2, 0] },
    marks: { 'building saltworks': 'cannot' },
  },

  m1: { muria: true, mine: '1C · 2L1 ? · 2C · 2R1 ?' },
  m2: {
    muria: true,
    mine: '1C b · 2L1 ? · 2C b · 2R1 bg/1 a · 2R2 ?',
    marks: { 'space 2R1': 'chosen', 'space 2R2': 'goal' },
  },
  m3: {
    muria: true,
    town: ['foremen'],
    mine: '1C a · 2C b · 2R1 /0 a · 3R1 #a · 4R1 ?',
    people: [{ coins: 5, salt: 'bu', markers: 1, miners: 3, supply: 1 }],
    marks: { 'space 3R1': 'can' },
  },
  m4: {
    muria: true,
    mine: '1C b · 2C b · 2R1 /0 b · 2R2 bg/0 a · 2R3 bbg/1 a · 3R1 #b · 4R1 ?',
    marks: { 'space 3R2': 'cannot', 'space 3R3': 'goal' },
  },
  m5: {
    muria: true,
    mine: '1C a · 2C a · 2L1 /0 a · 3L1 #a · 4L1 ?',
    marks: { 'space 4L1': 'goal' },
  },
  m6: {
    muria: true,
    mine: '1C b · 2C ab · 2R1 /0 b · 3R1 #a · 4R1 bggw/0 bb',
    marks: { 'space 4R1': 'chosen', 'space 3R1': ['can', '2'], 'space 2R1': 'way', 'space 2C': 'way', 'space 1C': 'way' },
  },

  v1: {
    mine: '1C a · 2L1 ?bbg/1 · 2C a · 2R1 bgg/2 a · 2R2 ?bg/1',
    marks: { 'space 2R1': 'chosen' },
  },
  v2: {
    muria: true,
    people: [10, 12, 14, 16, 18].map((coins) => ({ coins, supply: 2, miners: 2, foreman: true })),
  },
};
