/** The tables of this browser: the game, where it is kept, and who thinks. There is one at a time, for all tabs. */

import { LOCAL, type FromPage, type Restored, type StoredTable, type ToPage } from './messages';
import type { Effect, Game, Local } from './module';
import { Overtaken, Store } from './store';
import { Thinkers } from './thinkers';

/** The owner of a host. */
interface Owner {
  /** A page gets a message. */
  tell(page: string, message: ToPage): void;
  /** Another worker writes these tables now. */
  overtaken(): void;
  /** The game has failed, and this host is of no more use. */
  failed(error: unknown): void;
}

/** Something of a page, by its own number. */
interface Of {
  page: string;
  id: number;
}

export class Host {
  readonly #local: Local;
  readonly #store: Store;
  readonly #owner: Owner;
  readonly #thinkers: Thinkers;
  /** The tables in memory. */
  readonly #loaded = new Set<string>();
  readonly #requests = new Map<number, Of & { path: string }>();
  readonly #sockets = new Map<number, Of & { table: string }>();
  readonly #pages = new Set<string>();
  #next = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Everything happens one after the other. */
  #last: Promise<void> = Promise.resolve();

  constructor(game: Game, module: WebAssembly.Module, store: Store, base: string, owner: Owner) {
    this.#store = store;
    this.#owner = owner;
    // Its build is that of the page, more or less: nobody has to compare them.
    this.#local = new game.Local(crypto.getRandomValues(new Uint8Array(32)), '', base);
    this.#thinkers = new Thinkers(module, {
      thought: (token, text) => this.#inOrder(() => this.#do(this.#local.thought(token, text, Date.now()))),
      failed: (token) => this.#inOrder(() => this.#do(this.#local.unthought(token, Date.now()))),
    });
  }

  /** Takes what a page says. */
  take(page: string, message: FromPage): void {
    this.#inOrder(() => this.#take(page, message));
  }

  /** A page is gone, with all that it had open. */
  gone(page: string): void {
    this.#inOrder(() => {
      this.#pages.delete(page);
      for (const [id, of] of this.#requests) if (of.page === page) this.#abandon(id);
      for (const [socket, of] of this.#sockets) if (of.page === page) this.#close(socket);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#thinkers.close();
    this.#store.close();
  }

  #inOrder(act: () => void | Promise<void>): void {
    this.#last = this.#last
      .then(() => (this.#closed ? undefined : act()))
      .then(() => this.#setTimer())
      .catch((error: unknown) => {
        if (this.#closed) return;
        this.close();
        if (error instanceof Overtaken) this.#owner.overtaken();
        else this.#owner.failed(error);
      });
  }

  #setTimer(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    const due = this.#local.due(Date.now());
    if (due === undefined) return;
    this.#timer = setTimeout(() => this.#inOrder(() => this.#do(this.#local.fire(Date.now()))), due);
  }

  async #take(page: string, message: FromPage): Promise<void> {
    if (!this.#pages.has(page)) {
      this.#pages.add(page);
      this.#owner.tell(page, { type: 'keeps', keeps: this.#store.keeps });
    }
    switch (message.type) {
      case 'ask':
        return this.#ask({ page, id: message.id }, message.asked);
      case 'cancel': {
        const found = this.#numberOf(this.#requests, page, message.id);
        if (found !== undefined) this.#abandon(found);
        return;
      }
      case 'open': {
        const { table } = message;
        await this.#bring(this.#local.needs(`/api/tables/${table}/socket`, undefined));
        const socket = this.#next++;
        this.#sockets.set(socket, { page, id: message.socket, table });
        this.#owner.tell(page, { type: 'opened', socket: message.socket });
        return this.#do(this.#local.open(socket, table));
      }
      case 'say': {
        const socket = this.#numberOf(this.#sockets, page, message.socket);
        if (socket === undefined) return;
        return this.#do(this.#local.receive(socket, await this.#withToken(socket, message.text), Date.now()));
      }
      case 'close': {
        const socket = this.#numberOf(this.#sockets, page, message.socket);
        if (socket !== undefined) this.#close(socket);
      }
    }
  }

  #numberOf(all: Map<number, Of>, page: string, id: number): number | undefined {
    return [...all].find(([, of]) => of.page === page && of.id === id)?.[0];
  }

  /** The hello of a page without a token gets the creator's: the table was made in this browser. */
  async #withToken(socket: number, text: string): Promise<string> {
    const message = JSON.parse(text) as { type: string; token?: string };
    if (message.type !== 'hello' || message.token !== undefined) return text;
    const token = await this.#store.tokenOf(this.#sockets.get(socket)?.table ?? '');
    return token === undefined ? text : JSON.stringify({ ...message, token });
  }

  #close(socket: number): void {
    this.#sockets.delete(socket);
    this.#do(this.#local.close(socket));
  }

  #abandon(id: number): void {
    this.#requests.delete(id);
    this.#do(this.#local.abandon(id));
  }

  async #ask(of: Of, asked: Extract<FromPage, { type: 'ask' }>['asked']): Promise<void> {
    const { method, path, language } = asked;
    const own = await this.#own(path, asked.body);
    if (own !== undefined) return this.#answer(of, true, own);
    // This browser knows the keys of its tables by itself.
    const mine = path === '/api/tables/mine';
    const body = mine ? JSON.stringify({ keys: await this.#store.tokens() }) : asked.body;
    const [, table] = /^\/api\/tables\/([0-9a-z]{12})(?:[/?]|$)/.exec(path) ?? [];
    const key = asked.key ?? (table === undefined ? undefined : await this.#store.tokenOf(table));
    await this.#bring(this.#local.needs(path, body));
    const id = this.#next++;
    this.#requests.set(id, { ...of, path });
    this.#do(this.#local.request(id, method.toUpperCase(), path, key, language, body, Date.now()));
  }

  #answer({ page, id }: Of, ok: boolean, body: unknown): void {
    this.#owner.tell(page, { type: 'answer', id, answered: { ok, body } });
  }

  /** What no server is asked for. */
  async #own(path: string, body: string | undefined): Promise<unknown> {
    switch (path) {
      case LOCAL.everything:
        return this.#store.readAll();
      case LOCAL.restore:
        return this.#restore(JSON.parse(body ?? '[]') as StoredTable[]);
      case LOCAL.remove: {
        const { table } = JSON.parse(body ?? '{}') as { table: string };
        this.#drop(table);
        await this.#store.remove(table);
        return {};
      }
    }
    return undefined;
  }

  async #restore(tables: StoredTable[]): Promise<Restored> {
    const restored = { taken: 0, known: 0, refused: 0 };
    for (const table of tables) restored[await this.#restoreOne(table)] += 1;
    return restored;
  }

  /** A table that is here already only gets the lines that it lacks. */
  async #restoreOne(table: StoredTable): Promise<keyof Restored> {
    const ats = Float64Array.from(table.lines, ([at]) => at);
    const texts = table.lines.map(([, text]) => text);
    if (this.#local.inspect(table.table, table.created, table.head, ats, texts) !== undefined) return 'refused';
    const here = await this.#store.read(table.table);
    const same = !here || here.lines.every(([, text], index) => (texts[index] ?? text) === text);
    if (!same || (here && here.head !== table.head)) return 'refused';
    const known = here?.lines.length ?? 0;
    if (here && known >= texts.length) return 'known';
    this.#drop(table.table);
    await this.#store.add(table, known);
    return 'taken';
  }

  #drop(table: string): void {
    this.#loaded.delete(table);
    this.#do(this.#local.drop(table));
  }

  /** Loads tables into memory. */
  async #bring(tables: readonly string[]): Promise<void> {
    for (const table of tables) {
      if (this.#loaded.has(table)) continue;
      const stored = await this.#store.read(table);
      if (!stored) continue;
      this.#loaded.add(table);
      const ats = Float64Array.from(stored.lines, ([at]) => at);
      const texts = stored.lines.map(([, text]) => text);
      this.#local.load(table, stored.created, stored.head, ats, texts, Date.now());
    }
  }

  #do(effects: readonly Effect[]): void {
    for (const effect of effects) this.#doOne(effect);
  }

  #doOne(effect: Effect): void {
    switch (effect.do) {
      case 'answer':
        return this.#answered(effect);
      case 'say': {
        const of = this.#sockets.get(effect.socket);
        if (of) this.#owner.tell(of.page, { type: 'told', socket: of.id, text: effect.text });
        return;
      }
      case 'close': {
        const of = this.#sockets.get(effect.socket);
        this.#sockets.delete(effect.socket);
        if (of) this.#owner.tell(of.page, { type: 'closed', socket: of.id, code: effect.code });
        return;
      }
      case 'store': {
        const { token, ...line } = effect;
        // A table that was just made is in memory.
        if (line.number === 0) this.#loaded.add(line.table);
        const { table, number, at, text } = line;
        // What comes meanwhile need not wait: it waits inside, if it is about this table.
        this.#store.write({ table, number, at, text }).then(
          () => this.#inOrder(() => this.#do(this.#local.stored(token, Date.now()))),
          (error: unknown) =>
            this.#inOrder(() => {
              throw error;
            }),
        );
        return;
      }
      case 'think':
        return this.#thinkers.think(effect);
      case 'stop':
        return this.#thinkers.stop(effect.token);
    }
  }

  #answered({ request, status, body }: Extract<Effect, { do: 'answer' }>): void {
    const of = this.#requests.get(request);
    this.#requests.delete(request);
    if (!of) return;
    const answer = JSON.parse(body) as { table?: unknown; token?: unknown };
    const made = status < 400 && /^\/api\/tables(\/import|\/[0-9a-z]{12}\/fork)?$/.test(of.path);
    if (!made || typeof answer.table !== 'string' || typeof answer.token !== 'string') {
      return this.#answer(of, status < 400, answer);
    }
    // Without its key nobody could play at a table that was just made.
    const { table, token } = answer;
    this.#inOrder(async () => {
      await this.#store.keepToken(table, token);
      this.#answer(of, true, answer);
    });
  }
}
