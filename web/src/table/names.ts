/** What players and tables are called: as somebody likes, or in the reader's language. */

import { t } from '../i18n/index.svelte';
import { list } from '../i18n/list';
import { LEVELS, type Level, type SeatView } from '../wire';

/** What follows the level in a bot's name as the server makes it: a number from the second one on. */
const NUMBER = /^(?: (\d+))?$/;
const ALL_LEVELS: readonly Level[] = [...LEVELS.opponents, ...LEVELS.yardsticks];

type Named = Pick<SeatView, 'kind' | 'name' | 'strength'>;

/** A bot's level and number, unless it has another name. Who played in a record that was brought in is known by name only. */
export function botName({ kind, name, strength }: Named): { level: Level; number: number } | null {
  const levels = kind === 'nobody' ? ALL_LEVELS : ALL_LEVELS.filter((level) => kind === 'bot' && level === strength);
  const level = levels.find((level) => name.startsWith(level));
  const match = level && NUMBER.exec(name.slice(level.length));
  return match ? { level, number: Number(match[1] ?? 1) } : null;
}

/** A player's name; bots go by their level. */
export function seatName(seat: Named): string {
  const bot = botName(seat);
  return bot ? t('web-bot', { level: t(`web-level-${bot.level}`), number: bot.number }) : seat.name;
}

/** The seats of a table with the names that are shown. */
export function named<T extends Named>(seats: readonly T[]): T[] {
  return seats.map((seat) => ({ ...seat, name: seatName(seat) }));
}

interface NamedTable {
  name: string;
  seats: readonly Named[];
}

/** Whether the table has a name of its own, and not just those of the players. */
export function hasTitle({ name, seats }: NamedTable): boolean {
  return name !== seats.map((seat) => seat.name).join(', ');
}

/** What a table is called: its own name, or who sits at it; while players are missing, the people who do. */
export function tableName(table: NamedTable): string {
  if (hasTitle(table)) return table.name;
  const { seats } = table;
  const sitting = seats.filter(({ kind }) => kind !== 'open');
  if (sitting.length === seats.length) return list(sitting.map(seatName));
  const people = sitting.filter(({ kind }) => kind === 'human');
  if (people.length === 0) return t('web-free-seats', { seats: seats.length - sitting.length });
  return t('web-table-of', { name: list(people.map(seatName)) });
}
