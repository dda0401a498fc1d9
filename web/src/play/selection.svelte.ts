/** What the player has selected: a piece that is about to move, or a place on the board. */

import type { Mark, Marks, Spot } from '../board/spots';
import { pieceAt } from '../game/piece';
import { cellOf } from '../game/space';
import type { BoardMarkKind, Building, MoveData, Seat, SourceParts, Space } from '../wire';
import { MoveController } from './move-controller.svelte';
import type { ForPosition } from './move-queries.svelte';
import { deliverMove, leaveMove, placeMove, sendMove, visitMove, type Candidate } from './candidates';
import { movesTo, type Goals } from './offers';
import { marksOf, selectedSpot } from './marks';
import { optionsOf, type Option } from './options';
import { joined, nextPieces, waysOf, type Sending } from './sending';

/** What can be selected. */
export type Selected =
  /** A piece; its goal is chosen next. */
  | { what: 'piece'; piece: SourceParts }
  /** A goal; who goes there is chosen next, or which of several ways. */
  | ({ what: 'goal' } & Sending)
  | { what: 'space'; space: Space }
  /** A building's dialog, perhaps for a chamber. */
  | { what: 'building'; building: Building; space?: Space | undefined }
  | { what: 'extraction'; space: Space }
  /** The tools and brine of a player. */
  | { what: 'tools'; seat: Seat }
  /** What can be looked up. */
  | { what: 'lookup'; page: LookupPage };

/** What is still to come, what signs mean, and what keys do. */
export type LookupPage = 'unseen' | 'signs' | 'keys';

/** Windows that are only looked into: they stay open, and up to date, while others move. */
const LOOKED_INTO: readonly Selected['what'][] = ['building', 'tools', 'lookup'];

/** A spot by its parts: what it is, and which one. */
const partsOf = (spot: Spot): [string, string] => {
  const [what = '', name = ''] = spot.split(' ');
  return [what, name];
};

/** The space that lies next to another one: of several, the first. */
function nearestTo(from: Space, spots: readonly Spot[]): Spot {
  const here = cellOf(from);
  const far = (spot: Spot): number => {
    const { depth, column } = cellOf(partsOf(spot)[1]);
    return Math.abs(depth - here.depth) + Math.abs(column - here.column);
  };
  return spots.reduce((nearest, spot) => (far(spot) < far(nearest) ? spot : nearest));
}

export class Selection extends MoveController {
  /** Further marks, set by a panel that is open. */
  overlay = $state.raw<Marks>(new Map());

  #selected = $state.raw<ForPosition<Selected> | null>(null);
  #hint = $state.raw<ForPosition<MoveData> | null>(null);

  /** The pieces of the player to move, if that is somebody at this browser. */
  readonly pieces: readonly SourceParts[] = $derived.by(() => {
    const { position, myTurn } = this.session;
    return position && myTurn ? position.pieces : [];
  });
  /** What the panel offers. */
  readonly options: readonly Option[] = $derived.by(() => {
    const { position, myTurn } = this.session;
    return myTurn && position ? optionsOf(position, this.offers, this.selected) : [];
  });
  /** How the board looks. */
  readonly marks: Marks = $derived.by(() => this.#marks());

  /** What is selected. Once the position has changed, that can only be a window that was opened. */
  get selected(): Selected | null {
    const opened = this.#selected?.value;
    return opened && LOOKED_INTO.includes(opened.what) ? opened : this.now(this.#selected);
  }

  /** A move that was suggested. */
  get hint(): MoveData | null {
    return this.now(this.#hint);
  }

  set hint(move: MoveData | null) {
    this.#hint = move && this.of(move);
  }

  /** Where the chosen piece can go. */
  get goals(): Goals {
    const { selected } = this;
    return (selected?.what === 'piece' && this.offers.pieces.get(selected.piece.source)) || new Map();
  }

  /**
   * What has to be seen now, the mine first: where the piece in hand can go, the selected place and who can go there, the
   * orders or the way that is asked about.
   */
  get relevant(): Spot[] {
    const { selected, marks, session } = this;
    if (selected?.what === 'space') return [`space ${selected.space}`];
    const goal = selected?.what === 'goal' ? [selected.goal] : [];
    const asked = goal.length > 0 || (session.myTurn && session.position?.due === 'delivery');
    const kinds: BoardMarkKind[] = ['goal', 'way', ...(asked ? ['can' as const] : [])];
    return [...goal, ...[...marks].flatMap(([spot, { kind }]) => (kinds.includes(kind) ? [spot] : []))];
  }

  /**
   * What is enough to be seen with a piece in hand: for one in the mine the next space, so that it stays where it was
   * touched; from elsewhere the castle with salt for an order, otherwise the spaces of the mine.
   */
  get sufficient(): Spot[] {
    const { selected, session } = this;
    const { position } = session;
    const from = selected?.what === 'piece' ? selected.piece.space : undefined;
    const spaces = [...this.goals.keys()].filter((spot) => spot.startsWith('space '));
    if (from !== undefined && spaces.length > 0) return [nearestTo(from, spaces)];
    const complete = position?.lacks[position.seat ?? -1]?.includes('') ?? false;
    if (complete && this.goals.has('building castle')) return ['building castle'];
    return spaces;
  }

  /** The seat of this browser that is to move, or its first seat while others move. */
  get seat(): Seat | null {
    const { position, yours, myTurn } = this.session;
    return myTurn && position ? position.seat : (yours[0] ?? null);
  }

  /** The chambers in which the player has a piece. */
  get chambers(): Space[] {
    const { position } = this.session;
    const spaces = new Set(this.pieces.flatMap(({ space }) => space ?? []));
    return [...spaces].filter((space) => position?.state.mine[space]?.open !== undefined);
  }

  /** Handles a click on a spot. */
  pick(touched: Spot): void {
    if (this.pendingCaution) return;
    this.show(null);
    const { selected } = this;
    if (selected?.what === 'piece' && this.#sendTo(selected.piece, touched)) return;
    const spot = selected?.what === 'goal' ? touched : this.#workplace(touched);
    if (selected && spot === selectedSpot(selected)) {
      void this.#again();
      return;
    }
    if (selected?.what === 'goal' && this.#joinFrom(selected, spot)) return;
    const [what, name] = partsOf(spot);
    switch (what) {
      case 'piece':
        this.take(this.#piece(spot));
        break;
      case 'supply':
        this.#supply(Number(name));
        break;
      case 'space':
        this.#look(name);
        break;
      case 'post':
        this.ask({ goal: spot, pieces: [] });
        break;
      case 'building':
        this.open(name as Building);
        break;
      case 'tool':
        this.open('workshop');
        break;
      case 'order':
        if (this.session.myTurn && this.session.position?.due === 'delivery') {
          this.propose(deliverMove(Number(name)));
        } else {
          this.open('castle');
        }
        break;
      case 'queue':
        this.open('castle');
        break;
      case 'tools':
      case 'salt':
        this.tools(Number(name));
        break;
      case 'stack':
        this.lookUp('unseen');
        break;
      default:
        this.cancel();
    }
  }

  /** Handles a click on a board that does not show the game as it is now: windows can be opened. */
  look(spot: Spot): void {
    if (/^(building|tool|order|queue|tools|salt|stack) /.test(spot)) this.pick(spot);
  }

  /** A piece is dragged from one spot to another. */
  drag(from: Spot, to: Spot): void {
    this.cancel();
    this.pick(from);
    if (this.selected?.what === 'piece' && from !== to) this.pick(to);
  }

  /** Selects a piece; if it cannot go anywhere, shows why. */
  take(piece: SourceParts): void {
    const { selected } = this;
    if (selected?.what === 'piece' && selected.piece.source === piece.source) {
      this.cancel();
    } else if (this.offers.pieces.has(piece.source)) {
      this.#hold({ what: 'piece', piece });
    } else {
      void this.explain(leaveMove(piece));
    }
  }

  /** Opens a building, perhaps for a chamber. */
  open(building: Building, space?: Space): void {
    this.#hold({ what: 'building', building, space });
  }

  /** Opens the dialog for an extraction. */
  extract(space: Space): void {
    this.#hold({ what: 'extraction', space });
  }

  /** Opens the tools and brine of a player, of this browser's own if no other is named. */
  tools(seat: Seat = this.seat ?? 0): void {
    this.#hold({ what: 'tools', seat });
  }

  /** Opens what can be looked up. */
  lookUp(page: LookupPage): void {
    this.#hold({ what: 'lookup', page });
  }

  /** Asks on the board who goes to a goal. */
  ask(sending: Sending): void {
    this.#hold({ what: 'goal', ...sending });
  }

  /** Carries out an option of the panel. */
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
      case 'send':
        this.ask({ goal: option.goal, pieces: [] });
        break;
      case 'join':
        if (this.selected?.what === 'goal') this.#join(this.selected, option.piece);
        break;
      case 'take':
        this.take(option.piece);
        break;
    }
  }

  /** Clears the selection. */
  override cancel(): void {
    super.cancel();
    this.#selected = null;
    this.#hint = null;
  }

  protected override release(): void {
    if (this.now(this.#selected) === null) this.#selected = null;
  }

  /** Explains why a spot of the board cannot be chosen; does nothing for other spots. */
  point(spot: Spot): void {
    const { selected, marks } = this;
    if (marks.get(spot)?.kind !== 'cannot') return;
    const move = this.#candidate(spot, selected?.what === 'piece' ? selected.piece : pieceAt(false));
    if (move) void this.explain(move);
  }

  /** The move that the player probably wants to make at a spot. */
  #candidate(spot: Spot, piece: SourceParts): Candidate | undefined {
    const { position } = this.session;
    if (!position) return undefined;
    const [what, name] = partsOf(spot);
    if (what === 'piece') return leaveMove(this.#piece(spot));
    if (what === 'order') return deliverMove(Number(name));
    const goal = sendMove(piece, spot);
    if (goal !== undefined || what !== 'building') return goal;
    return visitMove(name as Building, position.state, this.chambers[0]);
  }

  /** Sends the selected piece to a spot, or shows why not; `false` if pieces never go to such a spot. */
  #sendTo(piece: SourceParts, spot: Spot): boolean {
    const goal = this.#goalAt(spot);
    const wanted = sendMove(piece, goal);
    if (this.goals.has(goal)) this.#join({ goal, pieces: [] }, piece);
    else if (wanted) void this.explain(wanted);
    return this.goals.has(goal) || wanted !== undefined;
  }

  /** One more piece goes to the selected goal; once that leaves only one way, it is gone. */
  #join(sending: Sending, piece: SourceParts): void {
    const more = joined(this.offers, sending, piece);
    const [move, ...others] = waysOf(this.offers, more);
    if (move && others.length === 0) void this.commit(move);
    else this.ask(more);
  }

  /** A click while it is asked who goes: on who it is, or on somebody who cannot. */
  #joinFrom(sending: Sending, spot: Spot): boolean {
    const next = nextPieces(this.offers, sending);
    const [what, name] = partsOf(spot);
    const seat = String(this.session.position?.seat);
    const found = next.filter(({ source, space, post }) => {
      if (what === 'supply') return name === seat && !space && !post;
      return what === 'space' ? space === name : spot === `piece ${source}`;
    });
    const [piece] = found;
    if (piece && (what !== 'space' || found.length === 1)) {
      this.#join(sending, piece);
      return true;
    }
    const wanted = what === 'piece' && next.length > 0 ? sendMove(this.#piece(spot), sending.goal) : undefined;
    if (wanted) void this.explain(wanted);
    return wanted !== undefined;
  }

  /** Who cannot leave but can work stands for the chamber; any other spot for itself. */
  #workplace(spot: Spot): Spot {
    const { offers, pieces } = this;
    const piece = pieces.find(({ source }) => spot === `piece ${source}`);
    const bound = piece?.space !== undefined && !offers.pieces.has(piece.source) && offers.work.has(piece.space);
    return bound ? `space ${piece.space}` : spot;
  }

  /** The goal that a spot stands for while a piece is selected: the castle, or the space of a piece. */
  #goalAt(spot: Spot): Spot {
    const [what] = partsOf(spot);
    if (what === 'queue' || what === 'order') return 'building castle';
    const space: Spot = `space ${what === 'piece' ? (this.#piece(spot).space ?? '') : ''}`;
    return this.goals.has(space) ? space : spot;
  }

  /**
   * A second click does the first thing that is offered. Where that is one of several moves or pieces, or
   * turns something up, the panel goes on asking.
   */
  async #again(): Promise<void> {
    const { options, selected } = this;
    const [first = options[0], ...others] = options.filter(({ what }) => what !== 'refused');
    const arbitrary = (first?.what === 'move' || first?.what === 'join') && others.length > 0;
    if (!first || arbitrary) return;
    if (first.what === 'move') {
      const { turns_up } = await this.preview(first.move);
      if (turns_up || this.selected !== selected) return;
    }
    this.choose(first);
  }

  #supply(seat: Seat): void {
    if (!this.session.myTurn || seat !== this.session.position?.seat) {
      this.cancel();
      return;
    }
    const selected = this.selected?.what === 'piece' ? this.selected.piece : undefined;
    const inSupply = this.pieces.filter(({ source, space, post }) => !space && !post && this.offers.pieces.has(source));
    // A second click selects the foreman, if both are there.
    this.take(inSupply.find(({ source }) => source !== selected?.source) ?? selected ?? pieceAt(false));
  }

  /** Selects a space, or shows why nothing can be done there. */
  #look(space: Space): void {
    const { offers } = this;
    const own = this.pieces.some((piece) => piece.space === space);
    const ways = movesTo(offers, `space ${space}`);
    if (own || offers.work.has(space) || ways.length === 1) {
      this.#hold({ what: 'space', space });
    } else if (ways.length > 1) {
      this.ask({ goal: `space ${space}`, pieces: [] });
    } else {
      this.#selected = null;
      void this.explain(this.#nearestMove(space));
    }
  }

  /** The move of the nearest piece to a space, to ask why it is illegal. */
  #nearestMove(space: Space): Candidate {
    const [nearest] = this.offers.pieces.keys();
    const piece = this.pieces.find(({ source }) => source === nearest);
    return placeMove(piece ?? pieceAt(false), space);
  }

  /** The piece at a spot; a miner of the supply if it has gone meanwhile. */
  #piece(spot: Spot): SourceParts {
    return this.pieces.find(({ source }) => spot === `piece ${source}`) ?? pieceAt(false);
  }

  #hold(selected: Selected): void {
    this.#selected = this.of(selected);
    this.show(null);
  }

  #marks(): Marks {
    const { position, box, myTurn } = this.session;
    const marks = new Map<Spot, Mark>();
    if (position && myTurn) {
      const { offers, selected, goals, hint } = this;
      const buildings = box?.buildings ?? [];
      for (const [spot, mark] of marksOf({ position, buildings, offers, selected, goals, hint })) {
        marks.set(spot, mark);
      }
    }
    for (const [spot, mark] of this.overlay) marks.set(spot, mark);
    return marks;
  }
}
