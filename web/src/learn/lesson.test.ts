import { beforeAll, describe, expect, it } from 'vitest';
import { hasMessage, loadMessages, setLanguage } from '../i18n/index.svelte';
import type { MoveData } from '../wire';
import { LEARNER, place, placesOf, RECORD, SCRIPT, stepAt, STEPS } from './lesson';

beforeAll(async () => {
  await setLanguage('en');
  await loadMessages('learn');
});

const STEPS_PLACED = place(STEPS, SCRIPT);
const indexOf = (id: string): number => STEPS.findIndex((step) => step.id === id);
const at = (id: string, ply: number): string | undefined => STEPS[stepAt(STEPS_PLACED, indexOf(id), ply)]?.id;

describe('the script of the lesson', () => {
  it('is the record, move by move, to its end', () => {
    const last = STEPS_PLACED.at(-1);
    expect(last?.until).toBe(SCRIPT.length);
    expect(SCRIPT.map(({ move }) => move.text)).toEqual(RECORD.moves);
  });

  it('asks for every move of the learner, and for no other', () => {
    const own = SCRIPT.filter(({ seat }) => seat === LEARNER).map(({ move }) => move.text);
    expect(STEPS.flatMap(({ moves = [] }) => moves)).toEqual(own);
  });

  it('has something to say in each step, and never says anything twice', () => {
    expect(STEPS.filter(({ id }) => !hasMessage(`learn-step-${id}`))).toEqual([]);
    expect(new Set(STEPS.map(({ id }) => id)).size).toBe(STEPS.length);
  });

  it('takes about ten minutes: 25 to 35 steps', () => {
    expect(STEPS.length).toBeGreaterThanOrEqual(25);
    expect(STEPS.length).toBeLessThanOrEqual(35);
  });

  it('is refused if a step asks for something else', () => {
    expect(() => place([{ id: 'odd', moves: ['hire'] }], SCRIPT)).toThrow('step odd');
  });

  it('knows where on the page each move is made', () => {
    const places = (text: string): string[] =>
      placesOf(SCRIPT.find(({ move }) => move.text === text)?.move as MoveData);
    for (const move of STEPS.flatMap(({ moves = [] }) => moves)) {
      expect(places(move), move).not.toEqual([]);
    }
    expect(places('place supply 2L1')).toEqual(['[data-spot="piece supply"]', '[data-spot="space 2L1"]']);
    expect(places('extract 2L1 b crew 2')).toEqual(['[data-spot="space 2L1"]']);
    expect(places('pump 2L1 1')).toEqual(['[data-spot="building pump"]']);
    expect(places('buy 1')).toEqual(['[data-spot="tool 1"]']);
    expect(places('end')).toEqual(['[data-do="end"]']);
  });
});

describe('the step of the lesson', () => {
  it('waits for the reader where nothing is to be done', () => {
    expect(at('welcome', 0)).toBe('welcome');
    expect(at('tired', 11)).toBe('tired');
  });

  it('goes on with the move that was asked for', () => {
    expect(at('enter', 1)).toBe('end');
    expect(at('dig', 11)).toBe('tired');
  });

  it('waits for the other one at the end of a turn', () => {
    expect(at('end', 2)).toBe('end');
    expect(at('end', 3)).toBe('end');
    expect(at('end', 4)).toBe('chain');
  });

  it('goes on as well if a move is made before everything is read', () => {
    expect(at('welcome', 1)).toBe('end');
    expect(at('tired', 12)).toBe('queue');
  });

  it('goes back when moves are taken back', () => {
    expect(at('tired', 10)).toBe('dig');
    expect(at('queue', 10)).toBe('dig');
    expect(at('third', 16)).toBe('tool');
  });
});
