/** Lengths of time and clocks in words. */

import { t } from '../i18n/index.svelte';
import type { Clock } from '../wire';

/** A length of time in the largest unit that needs no fraction. */
export function inUnits(seconds: number): { unit: 'days' | 'hours' | 'minutes' | 'seconds'; count: number } {
  const units = { days: 86_400, hours: 3600, minutes: 60 } as const;
  for (const unit of ['days', 'hours', 'minutes'] as const) {
    if (seconds > 0 && seconds % units[unit] === 0) return { unit, count: seconds / units[unit] };
  }
  return { unit: 'seconds', count: seconds };
}

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
