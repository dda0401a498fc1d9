import { beforeAll, describe, expect, it } from 'vitest';
import { houses } from '../board/scene';
import { hasMessage, loadMessages, setLanguage, t } from '../i18n/index.svelte';
import { sentence } from '../i18n/refusal';
import { spoken } from '../i18n/spoken';
import { CHAPTERS, type RuleBoard } from '../wire';
import { BOARDS, draw } from './boards';
import { describeMoves } from './describe';
import { rulesOf } from './rulebook';

const NAMES = ['Ada', 'Bruno', 'Celina', 'Dora', 'Emil'];

beforeAll(async () => {
  await setLanguage('en');
  await loadMessages('rules', 'learn', 'refusals');
});

describe('the small boards', () => {
  it('show every rule of the catalogue, and nothing else', () => {
    const rules = CHAPTERS.flatMap(rulesOf);
    expect(rules).toHaveLength(79);
    expect(Object.keys(BOARDS).sort()).toEqual([...rules].sort());
  });

  it('each say what is to be seen', () => {
    const silent = Object.keys(BOARDS).filter((id) => !hasMessage(`learn-scene-${id.toLowerCase()}`));
    expect(silent).toEqual([]);
  });

  it('all differ', () => {
    const drawn = Object.values(BOARDS).map((board) => JSON.stringify(board));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  describe.each(Object.entries(BOARDS))('of %s', (id, board: RuleBoard) => {
    const { scene, only, marks, people } = draw(board, NAMES);

    it('shows something', () => {
      expect(only.length > 0 || people !== null).toBe(true);
    });

    it('has spaces and houses that exist', () => {
      for (const spot of only) {
        const [what, name = ''] = spot.split(' ');
        // A space that is marked may be one that can be built.
        if (what === 'space') expect(name in scene.position.state.mine || marks.has(spot), spot).toBe(true);
        else if (what === 'building') expect(houses(scene.box), spot).toContain(name);
        else expect(spot).toBe('post entrance');
      }
    });

    it('marks what is drawn', () => {
      for (const spot of marks.keys()) {
        const [what = '', name = ''] = spot.split(' ');
        const inside: Record<string, string> = { order: 'castle', queue: 'castle', tool: 'workshop' };
        if (what === 'space' || what === 'building') expect(only).toContain(spot);
        else if (spot === 'post entrance') expect(only).toContain(spot);
        else if (what === 'post') expect(only).toContain(`building ${name}`);
        else if (inside[what]) expect(only).toContain(`building ${inside[what]}`);
        else expect(people, spot).not.toBeNull();
      }
    });

    it('has words for what may be done and what may not, and why', async () => {
      const lines = [...board.legal, ...board.illegal.map(({ moves }) => moves)];
      const words = lines.map((line) => spoken(describeMoves(line, scene).join(' → '), NAMES));
      expect(new Set(words).size).toBe(lines.length);
      expect(words.join()).not.toMatch(/play-move|undefined|\{/);
      for (const { refused } of board.illegal) {
        expect(refused.rule).toBe(id);
        expect(await sentence(refused)).toMatch(/[.)]$/);
      }
      expect(t('learn-rules-may')).not.toBe('learn-rules-may');
    });
  });
});
