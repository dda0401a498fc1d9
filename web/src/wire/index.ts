/** The types of the protocol, generated from the server's own, with names for some parts of them. */

import type { Command as Said, Entry, Line as Update, Message, MoveData, MoveParts, Trial } from './generated';

export type * from './generated';
export { LEVELS, PLAYERS, SETTINGS } from './generated';

/** The first word of a move in the notation. */
export type Verb = MoveParts['verb'];

/** The first message of a server on a socket. */
export type Welcome = Omit<Extract<Message, { type: 'welcome' }>, 'type'>;

/** The part of a union of moves that has this verb. */
export type WithVerb<T extends { verb: Verb }, V extends Verb> = Extract<T, { verb: V }>;

/** An entry of the journal; moves come with their meaning. */
type Told = Exclude<Entry, { entry: 'moved' }> | (Extract<Entry, { entry: 'moved' }> & { made: MoveData });

/** A line of the journal as a session keeps it: without the table and position of that time. */
export type Line = Told & Omit<Update, keyof Entry | 'made' | 'table' | 'position'>;

/** What a page can send on a socket after the welcome. */
export type Command = Said | ({ type: 'try' } & Trial);
