/** Texts of the status bar and of the window's title: whose turn it is, and what is asked. */

import { t } from '../i18n/index.svelte';
import { coins, player } from '../i18n/rich';
import type { Session } from '../table/session.svelte';
import { tableName } from '../table/names';
import type { Position } from '../wire';
import { list } from '../i18n/list';
import { nameOf } from '../i18n/names';

/** The part of a session that these texts need. */
export type TurnState = Pick<Session, 'table' | 'position' | 'yours' | 'myTurn'>;

/** What the player whose turn it is has to do. */
export function askedOf({ due, actions }: Position): string {
  return t(`log-asked-${due ?? (actions > 0 ? 'action' : 'end')}`);
}

/** Whose turn it is, as a sentence with pictures. */
export function turnText({ table, position, yours, myTurn }: TurnState): string {
  if (!position) return '';
  const { over } = position.state;
  if (over) {
    const winners = over.winners.map(player);
    const worth = coins(over.scores[over.winners[0] ?? 0] ?? 0);
    return t('log-won', { count: winners.length, players: list(winners), coins: worth });
  }
  if (table?.ended) return t('log-ended');
  if (table?.adjourned) return t('log-adjourned');
  const { seat } = position;
  if (seat === null) return '';
  // Of several players at one screen each has a name.
  if (myTurn && yours.length === 1) return t('log-your-turn');
  const kind = table?.seats[seat]?.kind;
  const key = kind === 'bot' || kind === 'away' ? 'log-bot-thinks' : 'log-turn-of';
  return t(key, { player: player(seat) });
}

/** The title of the window. */
export function titleText(turn: TurnState, names: readonly string[]): string {
  const { position, myTurn } = turn;
  if (position?.state.over || turn.table?.ended) return t('log-title-over');
  if (myTurn) return t('log-title-yours');
  if (position?.seat == null) return t('log-title-theirs', { name: turn.table ? tableName(turn.table) : '' });
  return t('log-title-theirs', { name: nameOf(names, position.seat) });
}
