import { beforeAll, expect, it } from 'vitest';
import { pieceAt } from '../game/piece';
import type { SourceParts } from '../wire';
import { setLanguage } from './index.svelte';
import { sentence } from './refusal';

beforeAll(() => setLanguage('en'));

const tired = (source: SourceParts): Promise<string> =>
  sentence({ code: 'tired', rule: 'P1', facts: { source }, message: '' });

it('names the piece that a refusal is about, and where it is', async () => {
  expect(await tired(pieceAt(false, { space: '2R1' }))).toContain('2R1');
  expect(await tired(pieceAt(true, { space: '2R1' }))).toMatch(/foreman.*2R1/);
  const missing = { code: 'no-piece', rule: 'P1', message: '' } as const;
  expect(await sentence({ ...missing, facts: { source: pieceAt(true, { post: 'market' }) } })).toMatch(
    /foreman.*market/,
  );
  expect(await sentence({ ...missing, facts: { source: pieceAt(false) } })).toContain('supply');
});
