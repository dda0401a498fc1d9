/** The types of the protocol, generated from the server's own, with names for some parts of them. */

import type { CHAPTERS, DUG_KINDS } from './constants';
import type { Entry, Line as Update, Message, MoveData, MoveParts } from './generated';

export type * from './generated';
export * from './constants';

/** The first word of a move in the notation. */
export type Verb = MoveParts['verb'];

/** A kind of salt that is dug, and sold at the market. */
export type DugKind = (typeof DUG_KINDS)[number];

/** A chapter of the rules by its letter: the one that the identifiers of its rules begin with. */
export type Chapter = (typeof CHAPTERS)[number];

/** The first message of a server on a socket. */
export type Welcome = Omit<Extract<Message, { type: 'welcome' }>, 'type'>;

/** The part of a union of moves that has this verb. */
export type WithVerb<T extends { verb: Verb }, V extends Verb> = Extract<T, { verb: V }>;

/** An entry of the journal; moves come with their meaning. */
type Told = Exclude<Entry, { entry: 'moved' }> | (Extract<Entry, { entry: 'moved' }> & { made: MoveData });

/** A line of the journal as a session keeps it: without the table and position of that time. */
export type Line = Told & Omit<Update, keyof Entry | 'made' | 'table' | 'position'>;
