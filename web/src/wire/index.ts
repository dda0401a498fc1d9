/** What goes over the wire: the types of the server, its settings, and a few names for parts of them. */

import type { Command as Said, Entry, Line as Told, Message, Trial } from './generated';

export type * from './generated';
export { SETTINGS } from './generated';

/** A kind of salt, as the notation writes it. */
export type Kind = 'b' | 'g' | 'w' | 'u';

/** The first thing that a server says on a socket. */
export type Welcome = Omit<Extract<Message, { type: 'welcome' }>, 'type'>;

/** A line of the journal as it is kept: the table and the position of its time are not. */
export type Line = Entry & Omit<Told, keyof Entry | 'table' | 'position'>;

/** Whatever a page can say on a socket once it is welcome. */
export type Command = Said | ({ type: 'try' } & Trial);
