/** Moves through the interface, as a person makes them. */

import { counts } from '../src/game/salt';
import type { Kind, LegalMove, WithVerb } from '../src/wire';
import { expect, type Locator, type Page } from '@playwright/test';
import { positionHere } from './site/worker';
import { positionOf } from './table';

/** Warnings are tested on their own; in a whole game they would only be clicked away. */
export async function withoutWarnings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const off = { castle: true, queue: true, rest: true, brine: true };
    localStorage.setItem('magnumsal.cautions', JSON.stringify(off));
  });
}

/** The page shows the position after this number of moves. */
export async function shows(page: Page, ply: number): Promise<void> {
  // Asked in the page itself, frame by frame: a whole game asks some hundred times.
  await page.waitForFunction((ply) => document.querySelector(`[data-ply="${ply}"]`), ply);
}

/** How many moves the page shows. */
export async function plyOf(page: Page): Promise<number> {
  return Number(await page.locator('[data-ply]').getAttribute('data-ply'));
}

/** A button of the panel or a dialog that makes a move. */
export const offer = (page: Page, move: string) => page.locator(`[data-move="${move}"]`).first();
/** A button that does something else than a move. */
export const actionButton = (page: Page, name: string) => page.locator(`[data-do="${name}"]`).first();

/** Ticks a box, or chooses among several, unless it is so already; with a finger on a phone: a mouse would stay there. */
export async function tick(page: Page, box: Locator, ticked = true): Promise<void> {
  if ((await box.isChecked()) !== ticked) await press(page, box);
  await expect(box).toBeChecked({ checked: ticked });
}

const touches = new WeakMap<Page, Promise<boolean>>();

/** Whether the page is used with fingers. */
function touched(page: Page): Promise<boolean> {
  const known = touches.get(page) ?? page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  touches.set(page, known);
  return known;
}

/** Clicks on something, or taps it where there is no mouse. */
export async function press(page: Page, target: Locator): Promise<void> {
  await ((await touched(page)) ? target.tap() : target.click());
}

/**
 * Points at something on the board where it is not covered: a building next to its tools, a space
 * next to the pieces on it. Like a player, it scrolls there and aims at what it sees.
 */
export async function pointAt(page: Page, spot: string): Promise<void> {
  const { x, y } = await whereIs(page, spot);
  await ((await touched(page)) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** A point of the page where a spot can be touched, its middle if possible. */
export async function whereIs(page: Page, spot: string): Promise<{ x: number; y: number }> {
  const target = page.locator(`[data-spot="${spot}"]`).first();
  await expect(target).toBeVisible();
  const point = await target.evaluate(async (element) => {
    const STEPS = 12;
    const free = (): { x: number; y: number } | null => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = (across: number, down: number) => ({ x: left + width * across, y: top + height * down });
      const seen = ({ x, y }: { x: number; y: number }) =>
        document.elementFromPoint(x, y)?.closest('[data-spot]') === element;
      if (seen(at(0.5, 0.5))) return at(0.5, 0.5);
      const points = Array.from({ length: STEPS * STEPS }, (_, index) =>
        at(((index % STEPS) + 0.5) / STEPS, (Math.floor(index / STEPS) + 0.5) / STEPS),
      );
      const uncovered = points.filter(seen);
      const covered = points.filter((point) => !uncovered.includes(point));
      /** How far a finger may miss: to the nearest thing above it, or to the edge. */
      const room = ({ x, y }: { x: number; y: number }): number =>
        Math.min(
          ...covered.map((other) => Math.hypot(other.x - x, other.y - y)),
          ...[x - left, left + width - x, y - top, top + height - y],
        );
      return uncovered.toSorted((a, b) => room(b) - room(a))[0] ?? null;
    };
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    for (const block of ['nearest', 'center', 'start', 'end'] as const) {
      element.scrollIntoView({ block, inline: 'nearest' });
      // Nobody aims at what still moves: the panel may grow over it.
      for (let found = free(); found;) {
        await frame();
        await frame();
        const again = free();
        if (again?.x === found.x && again.y === found.y) return found;
        found = again;
      }
    }
    return null;
  });
  if (!point) throw new Error(`${spot} is covered by other things`);
  return point;
}

/** A move that is legal at the table of the page, as the server sends it. */
async function told(page: Page, text: string): Promise<LegalMove> {
  const table = await page.evaluate(() => {
    const [, shown] = /#\/table\/(\w+)/.exec(location.hash) ?? [];
    // The lesson keeps its table to itself.
    const lesson = JSON.parse(localStorage.getItem('magnumsal.lesson') ?? '{}') as { table?: string };
    return shown ?? lesson.table ?? '';
  });
  // Names of tables without a server begin with this letter.
  const local = table.startsWith('l');
  const position = local ? await positionHere(page, table) : await positionOf(table, new URL(page.url()).origin);
  const move = position.legal.find((move) => move.text === text);
  if (!move) throw new Error(`${text} is not legal at ${table}`);
  return move;
}

/** Makes a move by clicks alone. */
export async function makeByClicks(page: Page, text: string): Promise<void> {
  const move = await told(page, text);
  switch (move.verb) {
    case 'place':
    case 'rope':
      await send(page, text, `space ${move.space}`, [move.piece]);
      break;
    case 'assist':
      await send(page, text, `post ${move.post}`, move.pieces);
      break;
    case 'castle':
      await send(page, text, 'building castle', [move.piece]);
      break;
    case 'boil':
    case 'boil+':
      await send(page, text, 'building saltworks', [move.piece]);
      break;
    case 'extract':
      await dig(page, move);
      break;
    case 'market':
      await pointAt(page, 'building market');
      if (move.commercial) await tick(page, actionButton(page, 'commercial'));
      for (const { way, kind } of move.trades) await press(page, page.locator(`[data-trade="${way} ${kind}"]`));
      await press(page, page.locator('[data-commit]'));
      break;
    case 'pump':
      await pointAt(page, 'building pump');
      await tick(page, page.locator(`input[name="chamber"][value="${move.space}"]`));
      for (let count = 1; count < move.water; count++) await press(page, actionButton(page, 'more'));
      await press(page, offer(page, text));
      break;
    case 'hire':
      await visit(page, 'inn', text);
      break;
    case 'buy':
      await visit(page, 'workshop', text);
      break;
    case 'square':
      await visit(page, 'square', text);
      break;
    case 'shaft':
      await visit(page, 'foremen', text);
      break;
    case 'bucket':
    case 'feed':
    case 'trade':
      await press(page, actionButton(page, 'tools'));
      await press(page, offer(page, text));
      break;
    case 'pass':
    case 'end':
      await press(page, actionButton(page, move.verb));
      break;
    case 'deliver':
    case 'forfeit':
    case 'route':
    case 'cart':
    case 'haul':
    case 'toll':
    case 'dig':
    case 'recall':
      await press(page, offer(page, text));
      break;
  }
}

/** Takes a piece and points at where it goes; then says who goes along, or how, if that is asked. */
async function send(page: Page, text: string, goal: string, sources: readonly string[]): Promise<void> {
  const ply = await plyOf(page);
  const [source = '', second] = sources;
  await pointAt(page, `piece ${source}`);
  await expect(page.locator(`[data-spot="piece ${source}"][data-mark="chosen"]`)).toBeVisible();
  await pointAt(page, goal);
  // It has been made at once, or is warned of, or the panel asks.
  const made = page.locator(`[data-ply="${ply + 1}"]`);
  const question = page.locator('[data-selected="goal"]');
  await expect(made.or(question).or(actionButton(page, 'anyway')).first()).toBeVisible();
  if (!(await question.isVisible())) return;
  await press(page, second === undefined ? offer(page, text) : page.locator(`[data-join="${second}"]`));
}

async function visit(page: Page, building: string, text: string): Promise<void> {
  await pointAt(page, `building ${building}`);
  await press(page, offer(page, text));
}

/** Plans an extraction: the cubes, then who digs them. */
async function dig(page: Page, move: WithVerb<LegalMove, 'extract'>): Promise<void> {
  await pointAt(page, `space ${move.space}`);
  await press(page, actionButton(page, 'extract'));
  const mill = actionButton(page, 'mill');
  if (await mill.isVisible()) await tick(page, mill, move.mill);
  const wanted = counts(move.salt);
  // What is not wanted is put back first: there may be no crew for more.
  for (const more of [false, true]) {
    for (const kind of ['b', 'g', 'w', 'u'] as Kind[]) {
      const cubes = page.locator(`[data-cube="${kind}"]`);
      const taken = page.locator(`[data-cube="${kind}"][aria-pressed="true"]`);
      for (let had = await taken.count(); more ? had < wanted[kind] : had > wanted[kind];) {
        had += more ? 1 : -1;
        await press(page, cubes.nth(more ? had - 1 : had));
        await expect(taken).toHaveCount(had);
      }
    }
  }
  await tick(page, page.locator(`input[data-move="${move.text}"]`));
  await press(page, page.locator('[data-commit]'));
}

/** Makes a move by the keyboard alone: letters for buildings and actions, numbers, the list of moves. */
export async function makeByKeys(page: Page, text: string): Promise<void> {
  const { keyboard } = page;
  const { verb } = await told(page, text);
  switch (verb) {
    case 'end':
      await keyboard.press('e');
      break;
    case 'pass':
      await keyboard.press('x');
      break;
    case 'hire':
      await keyboard.press('i');
      await expect(offer(page, text)).toBeFocused();
      await keyboard.press('Enter');
      break;
    case 'square':
      await keyboard.press('q');
      await expect(offer(page, text)).toBeFocused();
      await keyboard.press('Enter');
      break;
    default:
      await keyboard.press('m');
      await expect(page.getByRole('combobox')).toBeFocused();
      await keyboard.type(text);
      await choose(page, text);
  }
}

/** Goes down the list to the very move: others may have its words in theirs. */
async function choose(page: Page, text: string): Promise<void> {
  const chosen = page.locator('[role="option"][aria-selected="true"]');
  const all = await page.getByRole('option').count();
  for (let step = 0; step < all; step++) {
    if ((await chosen.getAttribute('data-move')) === text) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}
