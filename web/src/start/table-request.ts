/** The choices for a new table on the start page, and the request to the server made from them. */

import { LEVELS, OPTIONS, PLAYERS, type Clock, type Level, type NewTable, type Rules, type SeatRequest } from '../wire';
import type { Place } from '../wire/place';
import { rulesFrom, USUAL, within, type Range } from './settings';

/** Who plays: alone with bots, several at one screen, friends by invitation, or nobody but bots. */
export const MODES = ['bots', 'screen', 'friends', 'watch'] as const;
export type Mode = (typeof MODES)[number];

/** Everything that can be chosen for a new table. */
export interface Preset {
  mode: Mode;
  /** Where the table is, unless friends sit at it: they need a server. */
  place: Place;
  level: Level;
  /** How many bots, for each way to play. */
  bots: Record<Mode, number>;
  /** Players at one screen; an empty name gets a number. */
  names: string[];
  /** Seats that wait for friends. */
  open: number;
  public: boolean;
  /** What the table is called; nothing for the players' names. */
  title: string;
  /** Whether the order of the players is drawn at random. */
  lot: boolean;
  rules: Rules;
  hints: number;
  review: boolean;
  /** Whether people can talk at the table. */
  chat: boolean;
  /** How long bots wait before a move, in milliseconds. */
  pause: number;
  /** Which clock, and the seconds of each kind. */
  clock: { per: 'none' | Clock['per']; turn: number; game: number; increment: number };
  /** After how many seconds the others need not wait for a move any longer; 0 for the usual time. */
  patience: number;
}

/** What is chosen on the first visit. */
export const DEFAULTS: Preset = {
  mode: 'bots',
  place: 'server',
  level: 'apprentice',
  bots: { bots: 2, screen: 0, friends: 0, watch: 4 },
  names: ['', ''],
  open: 1,
  public: false,
  title: '',
  lot: true,
  rules: USUAL,
  hints: OPTIONS.hints,
  review: OPTIONS.review,
  chat: true,
  pause: OPTIONS.bot_pause,
  clock: { per: 'none', turn: 86_400, game: 3600, increment: 30 },
  patience: 0,
};

/** How many can play with an expansion. */
export const seatRange = ({ expansion }: Pick<Rules, 'expansion'>): Range => PLAYERS[expansion];

/** How many people the table is for: those at this screen, and open seats. */
export function people({ mode, rules, names, open }: Preset): { here: number; open: number } {
  const range = seatRange(rules);
  switch (mode) {
    case 'bots':
      return { here: 1, open: 0 };
    case 'screen':
      return { here: within(names.length, range), open: 0 };
    case 'friends':
      return { here: 1, open: within(open, { least: 1, most: range.most - 1 }) };
    case 'watch':
      return { here: 0, open: 0 };
  }
}

/** How many bots there can be in addition to the people. */
export function botRange(preset: Preset): Range {
  const { here, open } = people(preset);
  const { least, most } = seatRange(preset.rules);
  return { least: Math.max(0, least - here - open), most: most - here - open };
}

/** How many bots there will be. */
export const botCount = (preset: Preset): number => within(preset.bots[preset.mode], botRange(preset));

/**
 * The request for a table. `names` are those of the players at this screen, enough of them; the
 * first is the one who makes the request.
 */
export function newTable(preset: Preset, names: readonly string[]): NewTable {
  const { mode } = preset;
  const { here, open } = people(preset);
  const seats: SeatRequest[] = [
    ...names.slice(0, here).map((name) => ({ kind: 'me', name }) as const),
    ...Array<SeatRequest>(open).fill({ kind: 'open' }),
    ...Array<SeatRequest>(botCount(preset)).fill({ kind: 'bot', level: preset.level }),
  ];
  const title = preset.title.trim();
  return {
    ...(title && { name: title }),
    public: mode === 'friends' && preset.public,
    rules: rulesFrom(preset.rules),
    seats,
    shuffle: preset.lot,
    habits: {
      clock: clockOf(preset),
      bot_pause: preset.pause,
      hints: preset.hints,
      review: preset.review,
      // Only friends are elsewhere.
      ...(mode === 'friends' && !preset.chat && { chat: false }),
      ...(mode === 'friends' && preset.patience > 0 && { patience: preset.patience }),
    },
  };
}

/** Only people need a clock; where only bots play, it would never run out. */
function clockOf({ mode, clock: { per, turn, game, increment } }: Preset): Clock | null {
  if (per === 'none' || mode === 'watch') return null;
  return per === 'turn' ? { per, seconds: turn } : { per, seconds: game, increment };
}

/**
 * Saved choices, as far as they are valid: values that are missing or of another type are replaced
 * by the defaults.
 */
export function restore(kept: unknown): Preset {
  const preset = withDefaults(DEFAULTS, kept);
  const oneOf = <T>(values: readonly T[], value: T, first: T): T => (values.includes(value) ? value : first);
  return {
    ...preset,
    mode: oneOf(MODES, preset.mode, DEFAULTS.mode),
    place: oneOf<Place>(['server', 'here'], preset.place, DEFAULTS.place),
    level: oneOf<Level>([...LEVELS.opponents, ...LEVELS.yardsticks], preset.level, DEFAULTS.level),
    rules: rulesFrom((kept as Partial<Preset> | null)?.rules),
  };
}

function withDefaults<T>(first: T, kept: unknown): T {
  if (Array.isArray(first)) {
    const alike = (item: unknown): boolean => typeof item === typeof first[0];
    return Array.isArray(kept) && kept.every(alike) ? (kept as T) : structuredClone<T>(first);
  }
  if (typeof first === 'object' && first !== null) {
    const given = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
    const entries = Object.entries(first as Record<string, unknown>).map(([key, value]) => [
      key,
      withDefaults(value, given[key]),
    ]);
    return Object.fromEntries(entries) as T;
  }
  return typeof kept === typeof first && !Number.isNaN(kept) ? (kept as T) : first;
}
