import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { pieceAt } from '../game/piece';
import { LANGUAGES, type RefusalCode, type SourceParts } from '../wire';
import { setLanguage } from './index.svelte';
import { sentence } from './refusal';

beforeEach(() => setLanguage('en'));

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

describe('what the page says', () => {
  const file = (path: string): string => readFileSync(`${import.meta.dirname}/../../../${path}`, 'utf8');
  const { components } = JSON.parse(file('docs/openapi.json')) as {
    components: { schemas: { RefusalCode: { enum: RefusalCode[] } } };
  };
  const CODES = components.schemas.RefusalCode.enum;

  /** Something for every fact of a sentence; what people write by hand is in codes. */
  const facts = (code: RefusalCode): Record<string, unknown> => ({
    ...Object.fromEntries(
      ['refusals', 'table', 'errors']
        .flatMap((name) => [...file(`crates/phrases/locales/en/${name}.ftl`).matchAll(/\$([a-z_]+)/g)])
        .map(([, name]) => [name, 3]),
    ),
    ...{ tool: 'rope', kind: 'g', post: 'market', building: 'inn', due: 'route', level: 'II', seat: 1 },
    ...{ space: '2R1', to: '2R2', first: '2C', second: '1C', last: '2C', asked: '1C', shaft: '3R1', cut_off: ['2R2'] },
    ...{ source: pieceAt(true, { post: 'market' }), foreman: true, key: 'cart_capacity', place: 'setup.tools[3]' },
    ...{ message: 'missing field `seat`', form: 'place SOURCE SPACE', verbs: ['place', 'pass'] },
    found: ['newer-record', 'players'].includes(code) ? 3 : 'bbg/1',
  });
  /** The notation, settings, fields of JSON and headers of HTTP; names of spaces stand on the board. */
  const WRITTEN = /[`_={}[\]@]|\w\/\d|\/api|[a-z]\.[a-z]|\b[A-Z]{4,}\b|place supply|Content-/;

  it.each(LANGUAGES)('of a refusal has no codes in %s', async (language) => {
    await setLanguage(language);
    for (const code of CODES) {
      const said = await sentence({ code, rule: null, facts: facts(code), message: `English ${code}` }, ['Ada', 'Bo']);
      expect(said, code).toMatch(/\.$/);
      expect(said, code).not.toContain('English');
      expect(said, code).not.toMatch(WRITTEN);
      expect(code.includes('-') && said.includes(code), code).toBe(false);
    }
  });

  it('of a record tells which part of it is wrong', async () => {
    const bad = (facts: Record<string, unknown>): Promise<string> =>
      sentence({ code: 'bad-record', rule: null, facts, message: 'move 9, `place supply 6C`: …' });
    expect(await bad({ part: 'move', number: 9 })).toBe('Move 9 in this record is not possible.');
    expect(await bad({ part: 'form' })).toBe(
      'This is no game of Magnum Sal: it must be what “Save the record” writes.',
    );
    // As earlier servers send it.
    expect(await bad({})).toBe('This is no game of Magnum Sal: it must be what “Save the record” writes.');
  });
});
