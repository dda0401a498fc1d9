// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { readEdition } from './editions';

const FILE = `edition = "muria"
provenance = "reconstructed"

[tiles]
I = ["bbg/2", "bg/0"]
II = ["bggw/3"]
III = ["ggww/4"]

# A comment
[orders]
I = ["uuu=9"]
II = ["wuu=17", "bguu=19"]
III = []
`;

describe('an edition file', () => {
  it('gives its tiles by level and its orders by phase', () => {
    expect(readEdition(FILE)).toEqual({
      provenance: 'reconstructed',
      tiles: [['bbg/2', 'bg/0'], ['bggw/3'], ['ggww/4']],
      orders: [['uuu=9'], ['wuu=17', 'bguu=19'], []],
    });
  });

  it('without all its lists is none', () => {
    expect(() => readEdition(FILE.replace('[orders]', '[other]'))).toThrow('[orders]');
  });
});
