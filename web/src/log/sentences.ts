/** The entries of the log as sentences, with pictures of coins and cubes in them. */

import * as tally from '../game/events';
import { numeral } from '../game/phase';
import { saltAndNumber } from '../game/salt';
import { t, type Facts } from '../i18n/index.svelte';
import { list } from '../i18n/list';
import { coins, player, salt as cubes, space, tool, water as drops } from '../i18n/rich';
import type { Event, MoveData, WithVerb, Seat } from '../wire';
import type { LogEntry, LogEntryOf } from './entries';
import type { Note } from './history';

/** The sentences of an entry: the move itself, and its consequences. */
export interface EntryText {
  main: string;
  more: string[];
}

/** The sentences of an entry. */
export function entryText(entry: LogEntry): EntryText {
  switch (entry.type) {
    case 'phase':
      return { main: t('log-phase', { phase: numeral(entry.phase) }), more: phaseNews(entry.events) };
    case 'turn': {
      const facts = { player: player(entry.seat) };
      const { round } = entry;
      const main = round === null ? t('log-turn-first', facts) : t('log-turn', { ...facts, round });
      return { main, more: consequences(entry.events) };
    }
    case 'move':
      return { main: moveSentence(entry), more: consequences(entry.events) };
    case 'note':
      return { main: note(entry.note), more: [] };
    case 'over':
      return { main: t('log-over'), more: [] };
  }
}

function moveSentence({ seat, moves, events }: LogEntryOf<'move'>): string {
  const [move] = moves;
  if (!move) return '';
  const facts = { player: player(seat) };
  const mine = tally.only(seat);
  const paid = tally.spent(events, seat);
  switch (move.verb) {
    case 'deliver':
      return t('log-deliver', {
        ...facts,
        salt: cubes(tally.salt(events, mine, tally.only('bank'))),
        coins: coins(tally.gained(events, seat)),
      });
    case 'forfeit': {
      const lost = tally.salt(events, mine, tally.only('bank'));
      if (lost !== '') return t('log-forfeit-salt', { ...facts, salt: cubes(lost) });
      if (paid > 0) return t('log-forfeit-coins', { ...facts, coins: coins(paid) });
      return t('log-forfeit-nothing', facts);
    }
    case 'place':
    case 'rope': {
      const goal = { ...facts, piece: pieceOf(move), to: space(move.space) };
      const from = move.sends?.[0]?.space;
      return from === undefined ? t('log-place', goal) : t('log-move', { ...goal, from: space(from) });
    }
    case 'extract':
      return extraction(facts, move, events, seat);
    case 'assist':
      return t('log-assist', {
        ...facts,
        piece: move.pieces.length > 1 ? 'two' : pieceOf(move),
        post: t(`post-${move.post}`),
        'post-id': move.post,
      });
    case 'hire':
      return t('log-hire', { ...facts, coins: coins(paid) });
    case 'buy': {
      const bought = tally.ofType(events, 'tool-bought')[0]?.tool;
      return t('log-buy', { ...facts, tool: bought ? tool(bought) : '', coins: coins(paid) });
    }
    case 'pump': {
      const pumped = tally.water(events, tally.only(move.space), tally.anywhere);
      const done = { ...facts, water: drops(pumped), space: space(move.space) };
      return paid > 0 ? t('log-pump', { ...done, coins: coins(paid) }) : t('log-pump-free', done);
    }
    case 'square':
      return t('log-square', { ...facts, coins: coins(tally.gained(events, seat)) });
    case 'market':
      return market(facts, events, seat);
    case 'castle':
      return t(move.royal ? 'log-castle-near' : 'log-castle-far', { ...facts, piece: pieceOf(move) });
    case 'boil': {
      const sent = tally.ofType(events, 'piece-moved').filter(({ to }) => to === 'saltworks');
      const foreman = sent.some((piece) => piece.foreman);
      return t('log-boil', { ...facts, ...crew(sent.length - Number(foreman), foreman) });
    }
    case 'shaft': {
      const built = tally.ofType(events, 'shaft-built')[0]?.space ?? move.space;
      const brine = cubes(tally.salt(events, tally.only('bank'), mine));
      return t('log-shaft', { ...facts, space: space(built), coins: coins(paid), salt: brine });
    }
    case 'bucket':
      return t('log-bucket', {
        ...facts,
        water: drops(tally.water(events, tally.chamber, tally.chamber)),
        from: space(move.from),
        to: space(move.to),
      });
    case 'feed': {
      const fed = tally.ofType(events, 'stood-up');
      const foreman = fed.some((piece) => piece.foreman);
      const where = list([...new Set(fed.map(({ at }) => at))].map(space));
      return t('log-feed', { ...facts, ...crew(fed.length - Number(foreman), foreman), where });
    }
    case 'trade':
      return t('log-trade', {
        ...facts,
        given: cubes(tally.salt(events, mine, tally.only('bank'))),
        salt: cubes(tally.salt(events, tally.only('bank'), mine)),
      });
    case 'pass':
      return t('log-pass', { ...facts, count: moves.length });
    case 'end':
      return t('log-rest', facts);
    // These only complete a move and have no sentence of their own.
    case 'route':
    case 'cart':
    case 'haul':
    case 'toll':
    case 'dig':
    case 'boil+':
    case 'recall':
      return '';
    default:
      return newer(move, t('log-move-unknown', { ...facts, move: plain((move as MoveData).text) }));
  }
}

/** The sentence for what only a newer server says: the compiler sees to it that nothing else gets here. */
const newer = (_: never, sentence: string): string => sentence;

/** `foreman` or `miner`, for messages that depend on it. */
const pieceOf = ({ sends }: MoveData): string => (sends?.[0]?.foreman ? 'foreman' : 'miner');

/** Miners with or without the foreman, for messages that depend on it. */
function crew(miners: number, foreman: boolean): Facts {
  return { crew: !foreman ? 'miners' : miners > 0 ? 'both' : 'foreman', miners };
}

function extraction(facts: Facts, move: WithVerb<MoveData, 'extract'>, events: readonly Event[], seat: Seat): string {
  const dug = tally.ofType(events, 'salt-moved').find(({ to }) => to === seat);
  return t(move.mill ? 'log-extract-mill' : 'log-extract', {
    ...facts,
    ...crew(move.miners, move.foreman),
    salt: cubes(dug?.salt ?? move.salt),
    space: space(move.space),
    from: space(move.from),
  });
}

function market(facts: Facts, events: readonly Event[], seat: Seat): string {
  const mine = tally.only(seat);
  const sold = tally.salt(events, mine, tally.anywhere);
  const bought = tally.salt(events, tally.anywhere, mine);
  const all = {
    ...facts,
    sold: cubes(sold),
    income: coins(tally.gained(events, seat)),
    bought: cubes(bought),
    cost: coins(tally.spent(events, seat)),
  };
  if (bought === '') return t('log-market-sell', all);
  if (sold === '') return t('log-market-buy', all);
  return t('log-market-both', all);
}

/** The consequences of a move, or of the beginning of a turn. */
function consequences(events: readonly Event[]): string[] {
  const said: string[] = [];
  for (const { space: at, tile } of tally.ofType(events, 'revealed')) {
    const { salt, number } = saltAndNumber(tile);
    const tileFacts = { space: space(at), salt: cubes(salt) };
    if (number === 0) said.push(t('log-revealed-dry', tileFacts));
    else said.push(t('log-revealed', { ...tileFacts, water: drops(number) }));
  }
  const laid = tally.ofType(events, 'tile-laid').map((event) => space(event.space));
  if (laid.length > 0) said.push(t('log-tiles', { spaces: list(laid), count: laid.length }));
  const brine = tally.water(events, tally.only('bank'), tally.only('saltworks'));
  if (brine > 0) said.push(t('log-brine', { salt: cubes('u'.repeat(brine)) }));
  said.push(...castleAndSaltworks(events));
  const used = tally.toolsUsed(events);
  if (used.length > 0) said.push(t('log-used', { tools: list(used.map(tool)) }));
  for (const [seat, amount] of tally.tolls(events)) {
    said.push(t('log-toll', { player: player(seat), coins: coins(amount) }));
  }
  for (const [seat, amount] of tally.wages(events)) {
    said.push(t('log-wage', { player: player(seat), coins: coins(amount) }));
  }
  const left = tally.spacesLeft(events);
  if (left.length > 0) said.push(t('log-gone', { spaces: list(left.map(space)) }));
  for (const post of tally.postsLeft(events)) {
    said.push(t('log-post-left', { post: t(`post-${post}`), 'post-id': post }));
  }
  for (const event of tally.ofType(events, 'tool-turned-up')) {
    said.push(t('log-tool-up', { tool: tool(event.tool) }));
  }
  for (const event of tally.ofType(events, 'order-turned-up')) {
    said.push(t('log-order-up', { order: order(event.order) }));
  }
  return said;
}

/** Pieces that move up in the queue, arrive, or come home with brine. */
function castleAndSaltworks(events: readonly Event[]): string[] {
  const said: string[] = [];
  const advanced = tally.pieces(events, 'far', 'near');
  if (advanced > 0) said.push(t('log-queue', { count: advanced }));
  const arrived = tally.pieces(events, 'near', 'throne');
  if (arrived > 0) said.push(t('log-arrived', { count: arrived }));
  const home = tally.pieces(events, 'saltworks', 'supply');
  const brine = tally.salt(events, tally.only('saltworks'), tally.anywhere);
  if (home > 0) {
    const facts = { count: home, salt: cubes(brine) };
    said.push(t(brine === '' ? 'log-home-empty' : 'log-home', facts));
  }
  return said;
}

/** What is turned up when a phase begins. */
function phaseNews(events: readonly Event[]): string[] {
  const said: string[] = [];
  const orders = tally.ofType(events, 'order-turned-up').map((event) => order(event.order));
  if (orders.length > 0) said.push(t('log-orders-up', { orders: list(orders) }));
  const tools = tally.ofType(events, 'tool-turned-up').map((event) => tool(event.tool));
  if (tools.length > 0) said.push(t('log-tools-up', { tools: list(tools) }));
  const refill = tally.salt(events, tally.only('bank'), tally.only('market'));
  if (refill !== '') said.push(t('log-market-refill', { salt: cubes(refill) }));
  const lost = tally.water(events, tally.only('saltworks'), tally.only('bank'));
  if (lost > 0) said.push(t('log-brine-lost', { salt: cubes('u'.repeat(lost)) }));
  return said;
}

/** An order: what is wanted, and what it pays. */
function order(text: string): string {
  const { salt, number } = saltAndNumber(text);
  return t('log-order', { salt: cubes(salt), coins: coins(number) });
}

/** Text that people have written, without the characters that stand for pictures. */
export function plain(text: string): string {
  return text.replace(/[\u{E000}\u{E001}]/gu, '');
}

function note(note: Note): string {
  switch (note.entry) {
    case 'said': {
      const text = plain(note.text);
      if (note.seat === null) return t('log-note-said-host', { text });
      return t('log-note-said', { player: player(note.seat), text });
    }
    case 'joined':
    case 'renamed':
      return t(`log-note-${note.entry}`, { player: player(note.seat), name: plain(note.name) });
    case 'titled':
      return t('log-note-titled', { name: plain(note.name) });
    case 'filled':
      return t('log-note-filled', { player: player(note.seat) });
    case 'replaced':
      return t(`log-note-replaced-${note.why}`, { player: player(note.seat) });
    case 'undone':
      return t('log-note-undone', { player: player(note.seat), count: note.count });
    case 'rewound':
      return t('log-note-rewound', { count: note.count });
    case 'proposed':
      return t(`log-note-proposed-${note.what}`, { player: player(note.seat) });
    case 'adjourned':
    case 'resumed':
    case 'ended':
      if (note.seat === null) return t(`log-note-${note.entry}-host`);
      return t(`log-note-${note.entry}`, { player: player(note.seat) });
    case 'hosted':
    case 'left':
    case 'asked':
    case 'declined':
    case 'agreed':
    case 'hinted':
    case 'returned':
    case 'muted':
    case 'unmuted':
    case 'removed':
      return t(`log-note-${note.entry}`, { player: player(note.seat) });
    default:
      return newer(note, t('log-note-unknown'));
  }
}
