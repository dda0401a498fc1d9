/** Lengths of time and clocks in words. */

import { t } from '../i18n/index.svelte';
import type { Clock } from '../wire';
import { inUnits } from './table-list';

/** Such as "3 days". */
export function duration(seconds: number): string {
  const { unit, count } = inUnits(seconds);
  return t(`web-length-${unit}`, { count });
}

/** What a clock gives. */
export function describeClock(clock: Clock | null): string {
  if (!clock) return t('web-played-clock-none');
  const time = duration(clock.seconds);
  if (clock.per === 'turn') return t('web-clock-per-turn', { time });
  if (clock.increment === 0) return t('web-clock-per-game-flat', { time });
  return t('web-clock-per-game', { time, increment: duration(clock.increment) });
}
