/** Phases of the game and levels of the mine by their numerals: the same in every language. */

import { NUMERALS } from '../wire';

/** The numeral of a phase, which counts from 1. */
export const numeral = (phase: number): string => NUMERALS[phase - 1] ?? '';
