/**
 * Pictures inside sentences. A message gets a picture as a fact, a short code between two private
 * characters, and `Rich.svelte` draws it where the message has put it, in any language.
 */

import { saltAndNumber } from '../game/salt';
import type { Seat, Space, Tool } from '../wire';

const OPEN = '\u{E000}';
const CLOSE = '\u{E001}';

/** What can stand in a sentence. */
export type Picture =
  | { picture: 'coins'; amount: number }
  | { picture: 'salt'; salt: string }
  | { picture: 'water'; count: number }
  | { picture: 'tool'; tool: Tool }
  | { picture: 'player'; seat: Seat }
  | { picture: 'space'; space: Space }
  | { picture: 'rule'; rule: string };

const code = (letter: string, value: string | number): string => `${OPEN}${letter}${value}${CLOSE}`;

/** Money. */
export const coins = (amount: number): string => code('c', amount);
/** Cubes of salt. */
export const salt = (salt: string): string => code('s', salt);
/** Cubes of water. */
export const water = (count: number): string => code('w', count);
/** A tool card. */
export const tool = (tool: Tool): string => code('t', tool);
/** A player by name and sign. */
export const player = (seat: Seat): string => code('p', seat);
/** A space of the mine. */
export const space = (space: Space): string => code('x', space);
/** A link to a rule. */
export const rule = (rule: string): string => code('r', rule);

/** What a tile shows: `bbg/1`. */
export function tile(text: string): string {
  const { salt: cubes, number } = saltAndNumber(text);
  return `${salt(cubes)} ${water(number)}`;
}

/** What an order asks for, and pays: `bbg=17`. */
export function order(text: string): string {
  const { salt: cubes, number } = saltAndNumber(text);
  return `${salt(cubes)} ${coins(number)}`;
}

/** Cuts a sentence into texts and pictures. */
export function pieces(sentence: string): (string | Picture)[] {
  return sentence
    .split(/(\u{E000}[^\u{E001}]*\u{E001})/u)
    .filter((piece) => piece !== '')
    .map((piece) => (piece.startsWith(OPEN) ? picture(piece.slice(1, -1)) : piece));
}

function picture(code: string): Picture | string {
  const value = code.slice(1);
  switch (code[0]) {
    case 'c':
      return { picture: 'coins', amount: Number(value) };
    case 's':
      return { picture: 'salt', salt: value };
    case 'w':
      return { picture: 'water', count: Number(value) };
    case 't':
      return { picture: 'tool', tool: value as Tool };
    case 'p':
      return { picture: 'player', seat: Number(value) };
    case 'x':
      return { picture: 'space', space: value };
    case 'r':
      return { picture: 'rule', rule: value };
    default:
      return value;
  }
}
