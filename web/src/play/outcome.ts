/** What a move would do, as lines: what is paid to whom, what one gets, what nobody knows yet. */

import { spaceOf } from '../game/piece';
import { t } from '../i18n/index.svelte';
import { coins, player, salt, space, tool, water } from '../i18n/rich';
import type { Event, Seat, Tried } from '../wire';

/** The consequences of the moves that were tried, for the player who would make them. */
export function outcomeOf(tried: Tried, seat: Seat): string[] {
  const lines = tried.events.flat().flatMap((event) => lineOf(event, seat));
  if (tried.turns_up) lines.push(t('play-outcome-unknown'));
  return lines;
}

function lineOf(event: Event, seat: Seat): string[] {
  const say = (key: string, facts?: Parameters<typeof t>[1]): string[] => [t(`play-outcome-${key}`, facts)];
  switch (event.event) {
    case 'paid': {
      const { from, to, amount } = event;
      if (amount === 0) return [];
      if (from === seat && to === 'bank') return say('pay-bank', { coins: coins(amount) });
      if (from === seat) return say('pay', { coins: coins(amount), player: player(Number(to)) });
      if (to === seat) return say('get', { coins: coins(amount) });
      return say('earns', { coins: coins(amount), player: player(Number(to)) });
    }
    case 'salt-moved':
      if (event.to === seat) return say('salt-get', { salt: salt(event.salt) });
      return event.from === seat ? say('salt-give', { salt: salt(event.salt) }) : [];
    case 'water-moved':
      return spaceOf(event.from) === undefined
        ? []
        : say('water', { water: water(event.count), space: space(String(event.from)) });
    case 'tool-used':
      return say('tool-used', { tool: tool(event.tool) });
    case 'tool-bought':
      return say('tool-bought', { tool: tool(event.tool) });
    case 'tired':
      return say('tired', { count: event.miners + (event.foreman ? 1 : 0) });
    case 'tile-laid':
      return say('tile-laid', { space: space(event.space) });
    case 'shaft-built':
      return say('shaft-built', { space: space(event.space) });
    default:
      return [];
  }
}
