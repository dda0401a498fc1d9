/** The settings of the rules as the server declares them; no setting is named here. */

import { SETTINGS, type Expansion, type Rules, type Setting } from '../wire';

/** A value of some setting. */
export type Value = Setting['usual'];

const ALL: readonly Setting[] = SETTINGS;

/** Those that are chosen together; which boxes are on the table is asked apart. */
export const VARIANTS: readonly Setting[] = ALL.filter(({ key }) => key !== 'expansion');

/** The expansions. */
export const EXPANSIONS: readonly Expansion[] = SETTINGS[0].choices;

/** The least and the greatest of something. */
export interface Range {
  least: number;
  most: number;
}

/** The nearest value in a range. */
export const within = (value: number, { least, most }: Range): number => Math.min(Math.max(value, least), most);

/** The range of a setting that is a number. */
export const rangeOf = ({ choices, least = 0, most = 0 }: Setting): Range | null => (choices ? null : { least, most });

function allows(setting: Setting, value: unknown): boolean {
  const range = rangeOf(setting);
  if (!range) return (setting.choices as readonly unknown[]).includes(value);
  return Number.isInteger(value) && within(value as number, range) === value;
}

/** Rules with the values of something that was kept or chosen; what is no value is as usual. */
export function rulesFrom(chosen: unknown): Rules {
  const given = Object(chosen) as Record<string, unknown>;
  const valid = (setting: Setting, value: unknown): unknown => (allows(setting, value) ? value : setting.usual);
  return Object.fromEntries(ALL.map((setting) => [setting.key, valid(setting, given[setting.key])])) as Rules;
}

/** The usual rules. */
export const USUAL: Rules = rulesFrom({});

/** What is played with: some settings are fixed with Muria. */
export const isFixed = (setting: Setting, rules: Rules): boolean =>
  rules.expansion === 'muria' && setting.muria !== undefined;

/** The value of a setting that can be ticked, ticked or not: it has two choices. */
export const ticked = ({ choices = [], usual }: Setting, on: boolean): Value =>
  choices.find((value) => (value !== usual) === on) ?? usual;

/** Whether a setting is not as usual: chosen so, or always so with Muria. */
export const differs = (setting: Setting, rules: Rules): boolean =>
  (isFixed(setting, rules) ? setting.muria : rules[setting.key]) !== setting.usual;

/** Settings of a table that somebody has chosen otherwise than usual. */
export const chosen = (rules: Rules): Setting[] => VARIANTS.filter(({ key, usual }) => rules[key] !== usual);
