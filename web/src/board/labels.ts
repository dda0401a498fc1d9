/** Labels of everything on the board, for screen readers and tooltips. */

import { t } from '../i18n/index.svelte';
import { unitList } from '../i18n/list';
import { coins, order as orderPicture, tile as tilePicture, tool as toolPicture } from '../i18n/rich';
import { counts, saltAndNumber } from '../game/salt';
import { counted } from '../game/unseen';
import {
  KINDS,
  type Box,
  type Building,
  type MarketState,
  type Post,
  type Seat,
  type SourceParts,
  type Space,
  type Tool,
} from '../wire';
import { arrived, assistant, bands, crowd, levelOf, type Band, type Scene } from './scene';

/** `bbg` in words: 2 brown, 1 green. */
export function saltLabel(salt: string): string {
  const found = counts(salt);
  const kinds = KINDS.filter((kind) => found[kind] > 0);
  if (kinds.length === 0) return t('board-no-salt');
  return unitList(kinds.map((kind) => t('board-salt', { count: found[kind], kind: t(`kind-${kind}`) })));
}

const nameOf = (scene: Scene, seat: Seat): string => scene.seats[seat]?.name ?? t('player', { number: seat + 1 });

/** Pieces in words: Ada: 2 miners standing. */
export function bandLabel(scene: Scene, { seat, foreman, tired, count }: Band): string {
  const state = tired ? 'tired' : 'standing';
  const player = nameOf(scene, seat);
  if (foreman) return t(`board-foreman-${state}`, { player });
  return t(`board-miners-${state}`, { player, count });
}

/** Who is at a place where nobody lies down: Ada: 2 miners, Ada: foreman. */
function crowdLabel(scene: Scene, present: readonly Band[]): string {
  if (present.length === 0) return t('board-nobody');
  return unitList(
    present.map(({ seat, foreman, count }) => {
      const player = nameOf(scene, seat);
      return foreman ? t('board-foreman', { player }) : t('board-miners', { player, count });
    }),
  );
}

/** A space of the mine and all that is in it. */
export function spaceLabel(scene: Scene, space: Space): string {
  const here = scene.position.state.mine[space];
  const facts: string[] = [];
  if (here?.open === undefined) {
    const built = here?.marker;
    if (built !== undefined) facts.push(t('board-built', { space, player: nameOf(scene, built) }));
    else facts.push(t(here ? 'board-shaft' : 'board-empty-rock', { space }));
  } else {
    facts.push(t('board-chamber', { space, level: t(`level-${levelOf(space)}`) }));
    const print = scene.position.face_up?.[space];
    if (here.open) facts.push(here.salt ? saltLabel(here.salt) : t('board-spent'));
    else if (print === undefined) facts.push(t('board-unrevealed'));
    else {
      const { salt, number } = saltAndNumber(print);
      facts.push(t('board-face-up', { salt: saltLabel(salt), water: number }));
    }
    if (here.water) facts.push(t('board-water', { count: here.water }));
  }
  for (const band of bands(scene, space)) facts.push(bandLabel(scene, band));
  return unitList(facts);
}

/** What is still to come, equal things together: 2 × rope, cart. */
function toCome<T>(candidates: readonly T[], draw: (thing: T) => string): string | undefined {
  if (candidates.length === 0) return undefined;
  const list = counted(candidates).map(([thing, count]) => (count > 1 ? `${count} × ` : '') + draw(thing));
  return t('board-tip-unseen', { list: list.join(', ') });
}

/** What a chamber can be that nobody has entered. */
export function spaceTip({ position }: Scene, space: Space): string | undefined {
  const closed = position.state.mine[space]?.open === false && position.face_up?.[space] === undefined;
  return closed ? toCome(position.unseen.tiles[levelOf(space)]?.candidates ?? [], tilePicture) : undefined;
}

/** What a stack of cards can bring. */
export function stackTip({ position }: Scene, stack: 'orders' | 'tools'): string | undefined {
  const { orders, tools } = position.unseen;
  return stack === 'orders' ? toCome(orders.candidates, orderPicture) : toCome(tools.candidates, toolPicture);
}

/** A piece of the player to move, by where it is. */
export function pieceLabel({ foreman, space = '', post }: SourceParts): string {
  const where = post ? 'post' : space ? 'space' : 'supply';
  const facts = { space, post: post ? t(`post-${post}`) : '', 'post-id': post ?? '' };
  return foreman ? t(`board-own-foreman-${where}`, facts) : t(`board-own-miner-${where}`, facts);
}

/** A building and what it offers. */
export function buildingLabel(scene: Scene, building: Building): string {
  const { state } = scene.position;
  const { box } = scene;
  const name = t(`board-house-${building}`);
  switch (building) {
    case 'castle':
      return t('board-castle', {
        name,
        done: state.castle.done,
        needed: scene.position.needed,
        left: state.castle.left,
      });
    case 'inn': {
      const price = box.inn[state.inn];
      if (price === undefined) return t('board-inn-closed', { name });
      return t('board-inn', { name, price, left: box.inn.length - state.inn });
    }
    case 'workshop':
      return t('board-workshop', { name, left: state.workshop.left });
    case 'pump':
      return t('board-pump', { name, costs: unitList(box.pump.slice(0, 6).map(String)) });
    case 'market':
      return t('board-market', {
        name,
        columns: unitList(
          Object.entries(scene.position.prices).map(([kind, { buy, sell }]) =>
            t('board-column', {
              kind: t(`kind-${kind}`),
              count: state.market[kind as keyof MarketState],
              buy: buy ?? 0,
              sell: sell ?? 0,
            }),
          ),
        ),
      });
    case 'square':
      return t('board-square', { name, amount: box.square });
    case 'saltworks':
      return t('board-saltworks', {
        name,
        brine: state.saltworks?.brine ?? 0,
        pieces: crowdLabel(scene, state.saltworks ? crowd(state.saltworks) : []),
      });
    case 'foremen':
      return t('board-foremen', { name, price: box.shafts?.price ?? 0, left: state.shafts ?? 0 });
  }
}

/** What is done in a building. */
export function visitText(box: Box, building: Building): string {
  if (building === 'market') return t('plan-market-help');
  return t(`play-visit-${building}`, {
    square: coins(box.square),
    pump: box.pump.slice(0, 5).map(coins).join(' '),
    shaft: coins(box.shafts?.price ?? 0),
  });
}

/** What a building's tooltip adds: what is done there, and what its other numbers are. */
export function buildingTip({ box }: Scene, building: Building): string {
  const visit = visitText(box, building);
  return building === 'saltworks' ? `${visit} ${t('board-tip-brine', { ...box.brine })}` : visit;
}

/** The post of an assistant. */
export function postLabel(scene: Scene, post: Post): string {
  const held = assistant(scene, post);
  const facts = { post: t(`post-${post}`), 'post-id': post };
  if (!held) return t('board-post-free', facts);
  const name = nameOf(scene, held.seat);
  const player = held.foreman ? t('board-foreman-of', { player: name }) : name;
  return t('board-post', { ...facts, player });
}

/** An order in a castle slot. */
export function orderLabel(slot: number, order: string | null): string {
  if (order === null) return t('board-no-order', { slot });
  const { salt, number } = saltAndNumber(order);
  return t('board-order', { slot, salt: saltLabel(salt), price: number });
}

/** A tool in a workshop slot. */
export function toolLabel(tool: Tool | undefined, price: number): string {
  if (tool === undefined) return t('board-no-tool');
  return t('board-tool', { tool: t(`tool-${tool}`), price });
}

/** A circle of the castle's queue. */
export function circleLabel(scene: Scene, circle: 'far' | 'near'): string {
  const pieces = crowdLabel(scene, crowd(scene.position.state.castle[circle]));
  return t(`board-circle-${circle}`, { pieces });
}

/** Who has arrived at the castle and waits to be settled. */
export function arrivedLabel(scene: Scene): string {
  return t('board-arrived', { pieces: crowdLabel(scene, arrived(scene)) });
}
