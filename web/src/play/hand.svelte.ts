/** What the player has in hand: a piece that is about to go somewhere, or a place that is looked at. */

import type { Building, Mark, Marks, Spot } from '../board/spots';
import type { Source } from '../game/notation';
import { piecesOf, placeOf, type Standing } from '../game/pieces';
import { actionLength } from '../game/turn';
import { t } from '../i18n/index.svelte';
import { keep, recall } from '../prefs.svelte';
import type { Session } from '../table/session.svelte';
import type { Position, Post, Refused, Seat, Space, Tried } from '../wire';
import { Refusal } from '../wire/refusal';
import { leaving, sending, visiting } from './candidates';
import { cautionOf, type Caution } from './cautions';
import { byNearness, movesTo, NOTHING, offersOf, type Offers } from './offers';
import { marksOf } from './marks';
import { optionsOf, type Option } from './options';
import { moveWords } from './words';
import { seatName } from '../table/names';

/** What is chosen or looked at. */
export type Held =
  /** A piece, and it is asked where it goes. */
  | { what: 'piece'; source: Source }
  /** A goal that several moves lead to, and it is asked which. */
  | { what: 'goal'; spot: Spot; moves: readonly string[] }
  | { what: 'space'; space: Space }
  | { what: 'post'; post: Post }
  /** A building's dialog, perhaps for a chamber. */
  | { what: 'building'; building: Building; space?: Space | undefined }
  | { what: 'extraction'; space: Space }
  /** The player's tools and brine. */
  | { what: 'tools' };

/** A caution that waits for an answer. */
export interface Cautioned {
  caution: Caution;
  move: string;
  answer(goOn: boolean): void;
}

/** What the hand needs of a session. */
export type Desk = Pick<
  Session,
  'position' | 'table' | 'box' | 'journal' | 'yours' | 'myTurn' | 'move' | 'command' | 'try'
>;

/** Something that is true of one position only. */
interface Of<T> {
  position: Position | null;
  value: T;
}

const MUTED = 'magnumsal.cautions';

export class Hand {
  readonly session: Desk;
  /** Further marks, by whoever asks for something on the board at the moment. */
  overlay = $state.raw<Marks>(new Map());
  /** A command is on its way. */
  sending = $state(false);
  /** The caution that is shown. */
  cautioned = $state.raw<Cautioned | null>(null);

  #held = $state.raw<Of<Held> | null>(null);
  #why = $state.raw<Of<Refused> | null>(null);
  #hint = $state.raw<Of<string> | null>(null);
  #muted = $state.raw<Partial<Record<Caution, boolean>>>(recall(MUTED));
  #asked = 0;
  readonly #foreseen = new WeakMap<Position, Map<string, Promise<Tried>>>();

  /** What can be done now by the player at this browser. */
  readonly offers: Offers = $derived.by(() =>
    this.session.myTurn ? offersOf(this.session.position?.legal ?? []) : NOTHING,
  );
  /** The pieces of whoever is to move, if that is somebody at this browser. */
  readonly pieces: readonly Standing[] = $derived.by(() => {
    const { position, myTurn } = this.session;
    return myTurn && position && position.seat !== null
      ? piecesOf(position.state, position.seat)
      : [];
  });
  /** What the panel offers. */
  readonly options: readonly Option[] = $derived.by(() => {
    const { position, myTurn } = this.session;
    return myTurn && position ? optionsOf(position, this.offers, this.pieces, this.held) : [];
  });
  /** How the board looks. */
  readonly marks: Marks = $derived.by(() => this.#marks());

  constructor(session: Desk) {
    this.session = session;
  }

  /** What is chosen; nothing is once the position has changed. */
  get held(): Held | null {
    return this.#now(this.#held);
  }

  /** What the player was told last, until the position changes. */
  get why(): Refused | null {
    return this.#now(this.#why);
  }

  /** A move that was suggested. */
  get hint(): string | null {
    return this.#now(this.#hint);
  }

  set hint(move: string | null) {
    this.#hint = move === null ? null : this.#of(move);
  }

  /** Where the chosen piece can go. */
  get goals(): ReadonlyMap<Spot, readonly string[]> {
    const { held } = this;
    return (held?.what === 'piece' && this.offers.pieces.get(held.source)) || new Map();
  }

  /** Somebody points at something on the board. */
  pick(spot: Spot): void {
    if (this.cautioned) return;
    this.#why = null;
    const { held } = this;
    if (held?.what === 'piece' && this.#sendTo(held.source, spot)) return;
    if (held?.what === 'space' && spot === `space ${held.space}`) {
      this.#again(held.space);
      return;
    }
    const [what, name = ''] = spot.split(' ') as [string, string?];
    switch (what) {
      case 'piece':
        this.take(name);
        break;
      case 'supply':
        this.#supply(Number(name));
        break;
      case 'space':
        this.#look(name);
        break;
      case 'post':
        this.#hold({ what: 'post', post: name as Post });
        break;
      case 'building':
        this.open(name as Building);
        break;
      case 'tool':
        this.open('workshop');
        break;
      case 'order':
        if (this.session.myTurn && this.session.position?.due === 'delivery') {
          this.propose(`deliver ${name}`);
        } else {
          this.open('castle');
        }
        break;
      case 'queue':
        this.open('castle');
        break;
      case 'tools':
      case 'salt':
        if (this.session.yours.includes(Number(name))) this.#hold({ what: 'tools' });
        break;
      default:
        this.cancel();
    }
  }

  /** A piece is dragged from one spot to another. */
  drag(from: Spot, to: Spot): void {
    this.cancel();
    this.pick(from);
    if (this.held?.what === 'piece' && from !== to) this.pick(to);
  }

  /** Takes a piece in hand; if it cannot go anywhere, tells why. */
  take(source: Source): void {
    const { held } = this;
    if (held?.what === 'piece' && held.source === source) {
      this.cancel();
    } else if (this.offers.pieces.has(source)) {
      this.#hold({ what: 'piece', source });
    } else {
      void this.explain(leaving(this.#piece(source)));
    }
  }

  /** Opens a building, perhaps for a chamber. */
  open(building: Building, space?: Space): void {
    this.#hold({ what: 'building', building, space });
  }

  /** Opens the planning of an extraction. */
  extract(space: Space): void {
    this.#hold({ what: 'extraction', space });
  }

  /** Looks at the own tools and brine. */
  tools(): void {
    this.#hold({ what: 'tools' });
  }

  /** One of the panel's options. */
  choose(option: Option): void {
    switch (option.what) {
      case 'move':
      case 'refused':
        this.propose(option.move);
        break;
      case 'extract':
        this.extract(option.space);
        break;
      case 'pump':
        this.open('pump', option.space);
        break;
      case 'take':
        this.take(option.source);
        break;
    }
  }

  /** Lets go of whatever is chosen. */
  cancel(): void {
    this.#held = null;
    this.#why = null;
    this.#hint = null;
  }

  /** Makes the move if it is legal, and tells why not otherwise. */
  propose(move: string): void {
    if (this.allows(move)) void this.commit(move);
    else void this.explain(move);
  }

  /** Sends a move, after a caution if there is one. Resolves to whether it was made. */
  async commit(move: string): Promise<boolean> {
    const { position } = this.session;
    if (!position || this.sending || this.cautioned) return false;
    if (!(await this.#goesOn(position, move))) return false;
    return this.#do(() => this.session.move(move));
  }

  /** Passes all actions that are left, so that the crew rests (T4). */
  async rest(): Promise<boolean> {
    const { position } = this.session;
    if (!position) return false;
    return this.#do(async () => {
      for (let pass = 0; pass < position.actions; pass++) {
        await this.session.command({ type: 'move', ply: position.ply + pass, move: 'pass' });
      }
    });
  }

  /** Takes back the last move, the action or the whole turn; or asks the others for more. */
  async undo(how: 'move' | 'action' | 'turn' | 'ask'): Promise<boolean> {
    const { position, table, journal } = this.session;
    if (!position || !table) return false;
    const { floor, turn } = table.undo;
    if (how === 'ask') return this.#do(() => this.session.command({ type: 'ask', ply: turn }));
    if (position.ply <= floor) {
      const code = position.ply === turn ? 'nothing-to-undo' : 'turned-up';
      this.#tell(code, { ply: floor });
      return false;
    }
    const back = how === 'move' ? 1 : how === 'action' ? actionLength(journal) : position.ply - turn;
    const ply = Math.max(floor, position.ply - back);
    return this.#do(() => this.session.command({ type: 'undo', ply }));
  }

  /** Makes the next move again that was taken back. */
  async redo(): Promise<boolean> {
    if (!this.session.table?.undo.redo) {
      this.#tell('nothing-to-redo');
      return false;
    }
    return this.#do(() => this.session.command({ type: 'redo' }));
  }

  /** Any other command about the game, with its refusal shown. */
  do(act: () => Promise<unknown>): Promise<boolean> {
    return this.#do(act);
  }

  /** Tells why a move cannot be made. */
  async explain(move: string): Promise<void> {
    const { position, myTurn } = this.session;
    const asked = ++this.#asked;
    if (!myTurn) {
      const facts = { seat: position?.seat ?? 0 };
      this.#tell(position?.seat === null ? 'over' : 'not-your-turn', facts);
      return;
    }
    const why = await this.foresee(move).then(() => null, refusalOf);
    if (asked === this.#asked && position === this.session.position) {
      this.#why = why && this.#of(why);
    }
  }

  /** What moves would do; a refusal is thrown. Asked once for each position. */
  foresee(...moves: string[]): Promise<Tried> {
    const { position } = this.session;
    if (!position) return Promise.reject(new Error('no position'));
    const known = this.#foreseen.get(position) ?? new Map<string, Promise<Tried>>();
    this.#foreseen.set(position, known);
    const key = moves.join('\n');
    const answer = known.get(key) ?? this.session.try(...moves);
    known.set(key, answer);
    // A connection that was lost is no answer: the next one asks again.
    answer.catch((refusal: unknown) => {
      if (refusal instanceof Refusal && refusal.code === 'unreachable') known.delete(key);
    });
    return answer;
  }

  /** Explains why a spot of the board cannot be chosen; does nothing for other spots. */
  point(spot: Spot): void {
    const { held, marks } = this;
    if (marks.get(spot)?.kind !== 'cannot') return;
    const source = held?.what === 'piece' ? held.source : undefined;
    const move = this.candidate(spot, source);
    if (move !== undefined) void this.explain(move);
  }

  /** The move that somebody who points at a spot would like to make. */
  candidate(spot: Spot, source: Source = 'supply'): string | undefined {
    const { position } = this.session;
    if (!position) return undefined;
    const [what, name = ''] = spot.split(' ') as [string, string?];
    if (what === 'piece') return leaving(this.#piece(name));
    if (what === 'order') return `deliver ${name}`;
    const goal = sending(source, spot);
    if (goal !== undefined) return goal;
    return what === 'building'
      ? visiting(name as Building, position.state, this.chamber)
      : undefined;
  }

  /** Whether a caution is switched off. */
  muted(caution: Caution): boolean {
    return this.#muted[caution] ?? false;
  }

  /** Switches a caution off or on. */
  mute(caution: Caution, off: boolean): void {
    this.#muted = { ...this.#muted, [caution]: off };
    keep(MUTED, this.#muted);
  }

  /** The seat at this browser that is asked, or the first one while others are. */
  get seat(): Seat | null {
    const { position, yours, myTurn } = this.session;
    return myTurn && position ? position.seat : (yours[0] ?? null);
  }

  /** A chamber that the player has a piece in, for questions about buildings that need one. */
  get chamber(): Space | undefined {
    const { position } = this.session;
    return this.pieces
      .map(({ source }) => placeOf(source).place)
      .find((place) => position?.state.mine[place]?.open !== undefined);
  }

  /** The names of the players, by seat. */
  get names(): string[] {
    return this.session.table?.seats.map(seatName) ?? [];
  }

  /** A move in words, with pictures; as it is written before the table is known. */
  words(move: string): string {
    const { position, box } = this.session;
    return position && box ? moveWords(move, { position, box }) : move;
  }

  /** Whether somebody at this browser can make the move now. */
  allows(move: string): boolean {
    return this.session.myTurn && (this.session.position?.legal.includes(move) ?? false);
  }

  /** A player's name. */
  nameOf(seat: Seat): string {
    return this.names[seat] ?? t('player', { number: seat + 1 });
  }

  /** The chosen piece goes to a spot, or cannot; `false` if nobody goes to such a spot. */
  #sendTo(source: Source, spot: Spot): boolean {
    const goal = this.#goalAt(spot);
    const moves = this.goals.get(goal) ?? [];
    if (moves.length === 1) void this.commit(moves[0] as string);
    else if (moves.length > 1) this.#hold({ what: 'goal', spot: goal, moves });
    else {
      const wanted = sending(source, goal);
      if (wanted === undefined) return false;
      void this.explain(wanted);
    }
    return true;
  }

  /** What is meant by a spot while a piece is in hand: parts of the castle, who is in a space. */
  #goalAt(spot: Spot): Spot {
    if (/^(queue|order) /.test(spot)) return 'building castle';
    const [what, name = ''] = spot.split(' ') as [string, string?];
    const space: Spot = `space ${placeOf(name).place}`;
    return what === 'piece' && this.goals.has(space) ? space : spot;
  }

  /** A space is pointed at a second time: the piece from the supply goes there. */
  #again(space: Space): void {
    const moves = movesTo(this.offers, `space ${space}`);
    const supply = moves.filter((move) => move.includes(' supply '));
    const [only] = supply.length > 0 ? supply : moves;
    if (only !== undefined && !this.offers.work.has(space)) void this.commit(only);
    else this.cancel();
  }

  #supply(seat: Seat): void {
    if (!this.session.myTurn || seat !== this.session.position?.seat) {
      this.cancel();
      return;
    }
    const held = this.held?.what === 'piece' ? this.held.source : undefined;
    const hand = ['supply', 'supply!'].filter((source) => this.offers.pieces.has(source));
    // A second time: the foreman, if both are there.
    this.take(hand.find((source) => source !== held) ?? held ?? 'supply');
  }

  /** Looks at a space: what can be done there, or why nothing can. */
  #look(space: Space): void {
    const { offers } = this;
    const spot: Spot = `space ${space}`;
    const own = this.pieces.some(({ source }) => placeOf(source).place === space);
    if (own || offers.work.has(space) || movesTo(offers, spot).length > 0) {
      this.#hold({ what: 'space', space });
    } else {
      this.#held = null;
      void this.explain(this.#wish(space));
    }
  }

  /** What somebody wants of a space where nothing is possible. */
  #wish(space: Space): string {
    const [first] = [...this.offers.pieces.keys()].sort(byNearness);
    return `place ${first ?? 'supply'} ${space}`;
  }

  #piece(source: Source): Standing {
    return this.pieces.find((piece) => piece.source === source) ?? { source, awake: 0, tired: 0 };
  }

  #hold(held: Held): void {
    this.#held = this.#of(held);
    this.#why = null;
  }

  #of<T>(value: T): Of<T> {
    return { position: this.session.position, value };
  }

  #now<T>(kept: Of<T> | null): T | null {
    return kept && kept.position === this.session.position ? kept.value : null;
  }

  #marks(): Marks {
    const { position, myTurn } = this.session;
    const marks = new Map<Spot, Mark>();
    if (position && myTurn) {
      const { offers, pieces, held, goals, hint } = this;
      for (const [spot, mark] of marksOf({ position, offers, pieces, held, goals, hint })) {
        marks.set(spot, mark);
      }
    }
    for (const [spot, mark] of this.overlay) marks.set(spot, mark);
    return marks;
  }

  async #goesOn(position: Position, move: string): Promise<boolean> {
    const caution = await cautionOf(position, move, (...moves) => this.foresee(...moves)).catch(
      // A caution is a courtesy: the move itself will tell what is wrong.
      () => undefined,
    );
    if (position !== this.session.position) return false;
    if (caution === undefined || this.muted(caution)) return true;
    return new Promise((resolve) => {
      this.cautioned = {
        caution,
        move,
        answer: (goOn) => {
          this.cautioned = null;
          resolve(goOn);
        },
      };
    });
  }

  async #do(act: () => Promise<unknown>): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    try {
      await act();
      this.cancel();
      return true;
    } catch (refusal) {
      this.#why = this.#of(refusalOf(refusal));
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** Says what the server would say: it need not be asked. */
  #tell(code: string, facts: Record<string, unknown> = {}): void {
    this.#why = this.#of({ code, rule: null, facts, message: code });
  }
}

/** A refusal that was thrown; anything else is a fault of the program. */
function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  throw thrown;
}
