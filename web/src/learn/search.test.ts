import { describe, expect, it } from 'vitest';
import type { Rule } from '../wire';
import type { RuleText } from './rulebook';
import { cut, find, wordsOf } from './search';

const rule = (id: Rule, title: string, text: string): RuleText => ({
  id,
  chapter: 'E',
  title,
  text,
  note: null,
  caption: '',
});

const RULES = [
  rule('E4', 'The route to the surface', 'Every space owes a toll, see E5.'),
  rule('E5', 'Tolls on the route', 'Each cube costs 1 grosz.'),
  rule('B4', 'Pompa', 'Górnik usuwa wodę. Kopalnia działa.'),
];

const found = (query: string): string[] => find(RULES, wordsOf(query)).map(({ id }) => id);

describe('searching the rules', () => {
  it('wants all words, anywhere in the rule', () => {
    expect(found('route surface')).toEqual(['E4']);
    expect(found('route grosz')).toEqual(['E5']);
    expect(found('route wodę')).toEqual([]);
  });

  it('puts the rule that is named before those that mention it', () => {
    expect(found('e5')).toEqual(['E5', 'E4']);
  });

  it('puts titles before texts', () => {
    expect(found('toll')).toEqual(['E5', 'E4']);
  });

  it('does not mind accents, capitals and the Polish l', () => {
    expect(found('GORNIK WODE dziala')).toEqual(['B4']);
  });
});

describe('words that were found', () => {
  const marked = (text: string, query: string): string =>
    cut(text, wordsOf(query))
      .map(({ text, found }) => (found ? `[${text}]` : text))
      .join('');

  it('are cut out of the text as it is written', () => {
    expect(marked('Górnik stoi', 'gor')).toBe('[Gór]nik stoi');
    expect(marked('Große Grube', 'gross')).toBe('[Groß]e Grube');
  });

  it('may touch and overlap', () => {
    expect(marked('tolls', 'tol oll')).toBe('[toll]s');
    expect(marked('a toll, a toll', 'toll')).toBe('a [toll], a [toll]');
  });

  it('leave a text whole if there are none', () => {
    expect(cut('toll', [])).toEqual([{ text: 'toll', found: false }]);
  });
});
