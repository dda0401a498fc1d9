/** What a move would do, as lines: what is paid to whom, what one gets, what nobody knows yet. */

import { spaceOf } from '../game/piece';
import { t } from '../i18n/index.svelte';
import { coins, player, salt, space, tool, water } from '../i18n/rich';
import type { Event, Seat, Tried, Verb } from '../wire';

/** Lines that would only repeat the words of the move itself, such as the price of an order that is delivered. */
const SAID: Partial<Record<Verb, readonly string[]>> = {
  deliver: ['salt-give', 'get'],
  forfeit: ['salt-give', 'pay-bank'],
  rope: ['tool-used'],
  cart: ['tool-used'],
  hire: ['pay-bank'],
  square: ['get'],
  pump: ['water'],
  bucket: ['tool-used', 'water'],
  castle: ['tool-used'],
  recall: ['tool-used'],
  trade: ['salt-get'],
};

/** What moves turn up, where that is one thing. */
const TURNED_UP: Partial<Record<Verb, string>> = {
  deliver: 'order',
  place: 'chamber',
  rope: 'chamber',
  buy: 'tool',
};

/** The consequences of a move that was tried, for the player who would make it, beyond what its own words say. */
export function outcomeOf(tried: Tried, seat: Seat, verb: Verb): string[] {
  const events = tried.events.flat();
  const lines = events.flatMap((event) => lineOf(event, seat, SAID[verb] ?? []));
  // The price is not on the button: that there is none is said as well.
  const pays = events.some((event) => event.event === 'paid' && event.from === seat && event.amount > 0);
  if (verb === 'pump' && !pays) lines.unshift(t('play-outcome-free'));
  if (tried.turns_up) lines.push(t('play-outcome-unknown', { what: TURNED_UP[verb] ?? 'other' }));
  return lines;
}

function lineOf(event: Event, seat: Seat, said: readonly string[]): string[] {
  // What an assistant earns is said nowhere else.
  const earned = event.event === 'paid' && event.why === 'A2';
  const say = (key: string, facts?: Parameters<typeof t>[1]): string[] =>
    said.includes(key) && !earned ? [] : [t(`play-outcome-${key}`, facts)];
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
