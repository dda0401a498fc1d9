/** What is shown next to the board below the players: what the turn asks, or the whole log. */
export type Tab = 'turn' | 'log';
