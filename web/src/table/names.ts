/** What players are called: people as they like, bots by their level in the reader's language. */

import { t } from '../i18n/index.svelte';
import type { SeatView } from '../wire';

/** A bot's name as the server makes it: its level, and a number from the second one on. */
const BOT = /^(random|apprentice|journeyman|master|uct)(?: (\d+))?$/;

/** A bot's level and number, unless it goes by another name. */
export function botName({ kind, name }: Named): { level: string; number: number } | null {
  const match = kind === 'bot' ? BOT.exec(name) : null;
  return match?.[1] ? { level: match[1], number: Number(match[2] ?? 1) } : null;
}

type Named = Pick<SeatView, 'kind' | 'name'>;

/** A player's name; bots go by their level. */
export function seatName(seat: Named): string {
  const bot = botName(seat);
  return bot ? t('web-bot', { level: t(`web-level-${bot.level}`), number: bot.number }) : seat.name;
}

/** The seats of a table with the names that are shown. */
export function named<T extends Named>(seats: readonly T[]): T[] {
  return seats.map((seat) => ({ ...seat, name: seatName(seat) }));
}
