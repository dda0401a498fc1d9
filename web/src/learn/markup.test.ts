import { describe, expect, it } from 'vitest';
import { parseMarkup } from './markup';

describe('the markup of the rules', () => {
  it('has names of the notation, stress and links to rules', () => {
    expect(parseMarkup('From `1C` (K3 to K6) it is **printed** or *new*.')).toEqual([
      { kind: 'plain', text: 'From ' },
      { kind: 'code', text: '1C' },
      { kind: 'plain', text: ' (' },
      { kind: 'rule', text: 'K3' },
      { kind: 'plain', text: ' to ' },
      { kind: 'rule', text: 'K6' },
      { kind: 'plain', text: ') it is ' },
      { kind: 'strong', text: 'printed' },
      { kind: 'plain', text: ' or ' },
      { kind: 'em', text: 'new' },
      { kind: 'plain', text: '.' },
    ]);
  });

  it('takes no space of the mine for a rule', () => {
    expect(parseMarkup('2C4 and 4C')).toEqual([{ kind: 'plain', text: '2C4 and 4C' }]);
  });

  it('shows a link to a file as its words', () => {
    expect(parseMarkup('see [notation.md](notation.md)').at(-1)).toEqual({
      kind: 'plain',
      text: 'notation.md',
    });
  });
});
