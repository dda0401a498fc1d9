// @vitest-environment node
/**
 * Players and salts can be distinguished by colour alone even by colour-blind people. The colours are
 * seen through the matrices of Machado, Oliveira and Fernandes (2009) for whole dichromacy, and
 * compared by CIEDE2000. Shapes come on top of that.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TOKENS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Triple = readonly [number, number, number];

/** The value of a token; of a pair for light and dark, the one that is asked for. */
function token(name: string, theme: 'light' | 'dark' = 'light'): Triple {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(TOKENS)?.[1] ?? '';
  const found = value.match(/#[0-9a-f]{6}/gi) ?? [];
  const hex = found[theme === 'dark' ? found.length - 1 : 0];
  if (!hex) throw new Error(`no colour --${name} in tokens.css`);
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Triple;
}

const IDENTITY: readonly Triple[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const EYES: Record<string, readonly Triple[]> = {
  'full colour': IDENTITY,
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const times = (matrix: readonly Triple[], [a, b, c]: Triple): Triple =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple;

/** CIELAB of a colour as these eyes see it. */
function lab(colour: Triple, eyes: readonly Triple[]): Triple {
  const light = colour.map(linear) as unknown as Triple;
  const seen = times(eyes, light).map((part) => Math.min(1, Math.max(0, part))) as unknown as Triple;
  const [x, y, z] = times(
    [
      [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
    ],
    seen,
  ).map((part) => (part > 216 / 24389 ? Math.cbrt(part) : (part * 24389) / 3132 + 16 / 116)) as unknown as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** CIEDE2000. */
function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot(a1 * (1 + g), b1), Math.hypot(a2 * (1 + g), b2)];
  const hue = (a: number, b: number): number =>
    a === 0 && b === 0 ? 0 : ((Math.atan2(b, a * (1 + g)) * 180) / Math.PI + 360) % 360;
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin(rad(turn / 2));
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const h = c1 * c2 === 0 ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const t =
    1 -
    0.17 * Math.cos(rad(h - 30)) +
    0.24 * Math.cos(rad(2 * h)) +
    0.32 * Math.cos(rad(3 * h + 6)) -
    0.2 * Math.cos(rad(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rt = -Math.sin(rad(60 * Math.exp(-(((h - 275) / 25) ** 2)))) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  return Math.sqrt(((l2 - l1) / sl) ** 2 + ((c2 - c1) / sc) ** 2 + (dh / sh) ** 2 + rt * ((c2 - c1) / sc) * (dh / sh));
}

const SEATS = [0, 1, 2, 3, 4].map((seat) => `seat-${seat}`);
const SALTS = ['b', 'g', 'w', 'u'].map((kind) => `salt-${kind}`);
/** Two can be distinguished side by side, ten at a glance. */
const ENOUGH = 14;

it('measures as the authors of CIEDE2000 do', () => {
  // From the table of test data by Sharma, Wu and Dalal (2005).
  expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 3);
  expect(difference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 3);
  expect(difference([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 3);
});

describe.each(Object.entries(EYES))('to eyes with %s', (_, eyes) => {
  const far = (one: Triple, other: Triple): number => difference(lab(one, eyes), lab(other, eyes));

  it.each([
    ['players', SEATS],
    ['salts', SALTS],
  ])('all %s differ', (_, names) => {
    names.forEach((name, index) => {
      for (const other of names.slice(index + 1)) {
        const apart = far(token(name), token(other));
        expect(apart, `${name} and ${other}`).toBeGreaterThan(ENOUGH);
      }
    });
  });

  it.each(['rock', 'rock-deep', 'shaft'])('all stand out from --%s', (ground) => {
    for (const name of [...SEATS, ...SALTS]) {
      expect(far(token(name), token(ground)), name).toBeGreaterThan(ENOUGH);
    }
  });

  it.each(['light', 'dark'] as const)('the players stand out from the %s parchment', (theme) => {
    for (const name of SEATS) {
      const apart = far(token(name), token('parchment-high', theme));
      expect(apart, name).toBeGreaterThan(ENOUGH);
    }
  });
});
