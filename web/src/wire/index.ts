/** What goes over the wire: the types of the server, its settings and numbers of players, and a few names for parts of them. */

import type { Command as Said, Entry, Line as Update, Message, MoveData, MoveParts, Trial } from './generated';

export type * from './generated';
export { PLAYERS, SETTINGS } from './generated';

/** What a move begins with in the notation. */
export type Verb = MoveParts['verb'];

/** The first thing that a server says on a socket. */
export type Welcome = Omit<Extract<Message, { type: 'welcome' }>, 'type'>;

/** Whatever has a verb, of one verb alone. */
export type WithVerb<T extends { verb: Verb }, V extends Verb> = Extract<T, { verb: V }>;

/** What happened at a table; a move is told with its meaning. */
type Told = Exclude<Entry, { entry: 'moved' }> | (Extract<Entry, { entry: 'moved' }> & { made: MoveData });

/** A line of the journal as it is kept: the table and the position of its time are not. */
export type Line = Told & Omit<Update, keyof Entry | 'made' | 'table' | 'position'>;

/** Whatever a page can say on a socket once it is welcome. */
export type Command = Said | ({ type: 'try' } & Trial);
