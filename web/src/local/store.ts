/**
 * Where the tables of this browser are kept: IndexedDB. What it does not take, because it is full or forbidden, is kept in
 * memory and stored as soon as that is possible again.
 */

import type { StoredTable } from './messages';

const NAME = 'magnumsal';
const VERSION = 1;

/** Another worker writes now: what this one knows may be old. */
export class Overtaken extends Error {}

/** A head, without its lines. */
interface Head {
  table: string;
  created: number;
  token?: string | undefined;
  head: string;
}

interface Line {
  table: string;
  number: number;
  at: number;
  text: string;
}

/** What a transaction has to put. */
interface Rows {
  heads: Head[];
  lines: Line[];
}

const lineRange = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** The result of a request. */
function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no result'));
  });
}

/** The end of a transaction. */
function end(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Overtaken());
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const database = request.result;
    database.createObjectStore('heads', { keyPath: 'table' });
    database.createObjectStore('lines', { keyPath: ['table', 'number'] });
    database.createObjectStore('owner');
  };
  return result(request);
}

export class Store {
  readonly #me: string;
  readonly #onKeeps: (keeps: boolean) => void;
  #database: IDBDatabase | undefined;
  /** What is not stored yet, in order. */
  #unsaved: Rows = { heads: [], lines: [] };
  #keeps = true;
  /** Whether this worker could say that it writes. */
  #owns = false;
  /** One transaction after another: none stores what another is storing. */
  #last: Promise<unknown> = Promise.resolve();

  private constructor(me: string, onKeeps: (keeps: boolean) => void) {
    this.#me = me;
    this.#onKeeps = onKeeps;
  }

  /** Opens the store for a worker, which is the only one that writes from now on. */
  static async open(me: string, onKeeps: (keeps: boolean) => void): Promise<Store> {
    const store = new Store(me, onKeeps);
    try {
      store.#database = await openDatabase();
      await store.#own();
    } catch {
      store.#tell(false);
    }
    return store;
  }

  /** Whether everything is stored. */
  get keeps(): boolean {
    return this.#keeps;
  }

  close(): void {
    this.#database?.close();
  }

  /** Stores a line; 0 is the head. Resolves once it is on disk, or in memory if there is no room. */
  async write({ table, number, at, text }: Line): Promise<void> {
    if (number === 0) await this.#save({ heads: [{ table, created: at, head: text }], lines: [] });
    else await this.#save({ heads: [], lines: [{ table, number, at, text }] });
  }

  /** Stores the key of a table's creator. */
  async keepToken(table: string, token: string): Promise<void> {
    const head = await this.#head(table);
    if (head) await this.#save({ heads: [{ ...head, token }], lines: [] });
  }

  /** The keys of all tables, the latest table last. */
  async tokens(): Promise<{ table: string; token: string }[]> {
    const heads = new Map<string, Head>();
    if (this.#database) {
      const all = this.#database.transaction('heads').objectStore('heads').getAll() as IDBRequest<Head[]>;
      for (const head of await result(all)) heads.set(head.table, head);
    }
    for (const head of this.#unsaved.heads) heads.set(head.table, head);
    return [...heads.values()]
      .sort((one, other) => one.created - other.created)
      .flatMap(({ table, token }) => (token === undefined ? [] : [{ table, token }]));
  }

  /** The key of a table's creator. */
  async tokenOf(table: string): Promise<string | undefined> {
    return (await this.#head(table))?.token;
  }

  /** A table with all its lines. */
  async read(table: string): Promise<StoredTable | undefined> {
    const head = await this.#head(table);
    if (!head) return undefined;
    const lines: Line[] = [];
    if (this.#database) {
      const store = this.#database.transaction('lines').objectStore('lines');
      lines.push(...(await result(store.getAll(lineRange(table)) as IDBRequest<Line[]>)));
    }
    lines.push(...this.#unsaved.lines.filter((line) => line.table === table));
    return { ...head, lines: lines.map(({ at, text }) => [at, text]) };
  }

  /** Every table. */
  async readAll(): Promise<StoredTable[]> {
    const tables = await Promise.all((await this.tokens()).map(({ table }) => this.read(table)));
    return tables.filter((table) => table !== undefined);
  }

  /** Stores a table that is brought in, without as many of its lines as are here already. */
  async add({ table, created, token, head, lines }: StoredTable, known: number): Promise<void> {
    await this.#save({
      heads: [{ table, created, token, head }],
      lines: lines.map(([at, text], index) => ({ table, number: index + 1, at, text })).slice(known),
    });
  }

  /** Deletes a table. */
  remove(table: string): Promise<void> {
    return this.#inOrder(() => this.#remove(table));
  }

  async #remove(table: string): Promise<void> {
    const { heads, lines } = this.#unsaved;
    this.#unsaved = {
      heads: heads.filter((head) => head.table !== table),
      lines: lines.filter((line) => line.table !== table),
    };
    if (!this.#database) return;
    const transaction = this.#transaction();
    transaction.objectStore('heads').delete(table);
    transaction.objectStore('lines').delete(lineRange(table));
    await end(transaction);
  }

  /** Writes for this worker from now on; others notice when they want to write. */
  async #own(): Promise<void> {
    if (!this.#database) throw new Error('there is no database');
    const transaction = this.#database.transaction('owner', 'readwrite', { durability: 'strict' });
    transaction.objectStore('owner').put(this.#me, 'owner');
    await end(transaction);
    this.#owns = true;
  }

  async #head(table: string): Promise<Head | undefined> {
    const unsaved = this.#unsaved.heads.findLast((head) => head.table === table);
    if (unsaved || !this.#database) return unsaved;
    const store = this.#database.transaction('heads').objectStore('heads');
    return result(store.get(table) as IDBRequest<Head | undefined>);
  }

  /** A transaction that is aborted if another worker writes now. */
  #transaction(): IDBTransaction {
    if (!this.#database) throw new Error('there is no database');
    // Chromium and Firefox may otherwise say that it is done before it is on disk.
    const transaction = this.#database.transaction(['heads', 'lines', 'owner'], 'readwrite', { durability: 'strict' });
    const owner = transaction.objectStore('owner').get('owner');
    owner.onsuccess = () => {
      if (owner.result !== this.#me) transaction.abort();
    };
    return transaction;
  }

  #inOrder(act: () => Promise<void>): Promise<void> {
    const done = this.#last.then(act);
    this.#last = done.catch(() => undefined);
    return done;
  }

  #save(rows: Rows): Promise<void> {
    return this.#inOrder(() => this.#saveAll(rows));
  }

  /** Stores rows together with those that could not be stored before. */
  async #saveAll(rows: Rows): Promise<void> {
    const all = {
      heads: [...this.#unsaved.heads, ...rows.heads],
      lines: [...this.#unsaved.lines, ...rows.lines],
    };
    try {
      if (!this.#owns) await this.#own();
      const transaction = this.#transaction();
      for (const head of all.heads) transaction.objectStore('heads').put(head);
      // A line that is there already was written by another worker: nothing is ever overwritten.
      for (const line of all.lines) transaction.objectStore('lines').add(line);
      await end(transaction);
      this.#unsaved = { heads: [], lines: [] };
      this.#tell(true);
    } catch (error) {
      if (error instanceof Overtaken || (error as DOMException | null)?.name === 'ConstraintError')
        throw new Overtaken();
      this.#unsaved = all;
      this.#tell(false);
    }
  }

  #tell(keeps: boolean): void {
    if (keeps === this.#keeps) return;
    this.#keeps = keeps;
    this.#onKeeps(keeps);
  }
}
