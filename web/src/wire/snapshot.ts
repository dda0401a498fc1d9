/** Puts updates together that say only what has changed: whoever gets them from here gets all of it. */

import type { Message, Position, PositionChanges, TableView } from './index';

type Update = Extract<Message, { type: 'update' }>;

/** A table and its position as the server has sent them last. */
export class Snapshot {
  #table: TableView | undefined;
  #position: Position | undefined;

  /** The same message, with the table and the position as they are now if it says what has changed of them. */
  complete(message: Message): Message {
    if (message.type !== 'welcome' && message.type !== 'update') return message;
    const { table, position } = message.type === 'update' ? this.#now(message) : message;
    this.#table = table ?? this.#table;
    this.#position = position ?? this.#position;
    if (message.type === 'welcome' || !message.changes) return message;
    const { changes: _, ...rest } = message;
    return { ...rest, ...(table && { table }), ...(position && { position }) };
  }

  #now({ table, position, changes }: Update): Pick<Update, 'table' | 'position'> {
    if (!changes || !this.#table) return { ...(table && { table }), ...(position && { position }) };
    return {
      table: { ...this.#table, ...changes.table },
      ...(changes.position && this.#position && { position: merge(this.#position, changes.position) }),
    };
  }
}

/** A position after changes. Parts that have not changed stay the same objects. */
function merge(before: Position, { state, ...changes }: PositionChanges): Position {
  // These are there only sometimes, and then whole.
  const { carrying: _, result: _result, face_up: _faceUp, ...kept } = before;
  if (!state) return { ...kept, ...changes };
  const { mine, ...others } = state;
  return {
    ...kept,
    ...changes,
    state: { ...before.state, ...others, ...(mine && { mine: { ...before.state.mine, ...mine } }) },
  };
}
