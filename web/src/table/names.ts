/** What players are called: people as they like, bots by their level in the reader's language. */

import { t } from '../i18n/index.svelte';
import type { Level, SeatView } from '../wire';

/** What follows the level in a bot's name as the server makes it: a number from the second one on. */
const NUMBER = /^(?: (\d+))?$/;

type Named = Pick<SeatView, 'kind' | 'name' | 'strength'>;

/** A bot's level and number, unless it has another name. */
export function botName({ kind, name, strength: level }: Named): { level: Level; number: number } | null {
  if (kind !== 'bot' || level === null || !name.startsWith(level)) return null;
  const match = NUMBER.exec(name.slice(level.length));
  return match && { level, number: Number(match[1] ?? 1) };
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
