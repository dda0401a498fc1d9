/** Moves through the interface, as a person makes them. */

import { parse, type Source } from '../src/game/notation';
import { counts } from '../src/game/salt';
import type { Kind } from '../src/wire';
import { expect, type Page } from '@playwright/test';

/** Warnings are tested on their own; in a whole game they would only be clicked away. */
export async function withoutWarnings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const off = { castle: true, queue: true, rest: true, brine: true };
    localStorage.setItem('magnumsal.cautions', JSON.stringify(off));
  });
}

/** The page shows the position after so many moves. */
export async function shows(page: Page, ply: number): Promise<void> {
  await expect(page.locator(`[data-ply="${ply}"]`)).toBeVisible();
}

const spot = (page: Page, name: string) => page.locator(`[data-spot="${name}"]`).first();

/** Points at a space beside the pieces on it: at the corner where its name stands. */
async function pointAt(page: Page, name: string): Promise<void> {
  const corner = name.startsWith('space ') ? { position: { x: 9, y: 9 } } : {};
  await spot(page, name).click(corner);
}

const offer = (page: Page, move: string) => page.locator(`[data-move="${move}"]`).first();
const deed = (page: Page, name: string) => page.locator(`[data-do="${name}"]`).first();

/** Makes a move by clicks alone. */
export async function makeByClicks(page: Page, text: string): Promise<void> {
  const move = parse(text);
  switch (move.verb) {
    case 'place':
    case 'rope':
      await send(page, text, move.source, `space ${move.space}`);
      break;
    case 'assist':
      await send(page, text, move.sources[0] as Source, `post ${move.post}`);
      break;
    case 'castle':
      await send(page, text, move.source, 'building castle');
      break;
    case 'boil':
    case 'boil+':
      await send(page, text, move.source, 'building saltworks');
      break;
    case 'extract':
      await dig(page, text);
      break;
    case 'market':
      await spot(page, 'building market').click();
      if (move.commercial && !(await deed(page, 'commercial').isChecked())) {
        await deed(page, 'commercial').check();
      }
      for (const { way, kind } of move.trades) await page.locator(`[data-trade="${way} ${kind}"]`).click();
      await page.locator('[data-commit]').click();
      break;
    case 'pump':
      await spot(page, 'building pump').click();
      await page.locator(`input[name="chamber"][value="${move.space}"]`).check();
      for (let count = 1; count < move.count; count++) await deed(page, 'more').click();
      await offer(page, text).click();
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
      await deed(page, 'tools').click();
      await offer(page, text).click();
      break;
    case 'pass':
    case 'end':
      await deed(page, move.verb).click();
      break;
    case 'deliver':
    case 'forfeit':
    case 'route':
    case 'cart':
    case 'haul':
    case 'toll':
    case 'dig':
    case 'recall':
      await offer(page, text).click();
      break;
  }
}

/** Takes a piece and points at where it goes; among several ways to go there, takes the one. */
async function send(page: Page, text: string, source: Source, goal: string): Promise<void> {
  const ply = Number(await page.locator('[data-ply]').getAttribute('data-ply'));
  await spot(page, `piece ${source}`).click();
  await pointAt(page, goal);
  const made = page.locator(`[data-ply="${ply + 1}"]`);
  await expect(made.or(offer(page, text)).first()).toBeVisible();
  if (!(await made.isVisible())) await offer(page, text).click();
}

async function visit(page: Page, building: string, text: string): Promise<void> {
  await spot(page, `building ${building}`).click();
  await offer(page, text).click();
}

/** Plans an extraction: the cubes, then who digs them. */
async function dig(page: Page, text: string): Promise<void> {
  const move = parse(text);
  if (move.verb !== 'extract') throw new Error(`${text} digs nothing`);
  await pointAt(page, `space ${move.space}`);
  await deed(page, 'extract').click();
  const mill = deed(page, 'mill');
  if (await mill.isVisible()) await mill.setChecked(move.mill);
  const wanted = counts(move.salt);
  // What is not wanted is put back first: there may be no crew for more.
  for (const more of [false, true]) {
    for (const kind of ['b', 'g', 'w', 'u'] as Kind[]) {
      const cubes = page.locator(`[data-cube="${kind}"]`);
      const taken = page.locator(`[data-cube="${kind}"][aria-pressed="true"]`);
      for (let had = await taken.count(); more ? had < wanted[kind] : had > wanted[kind]; ) {
        had += more ? 1 : -1;
        await cubes.nth(more ? had - 1 : had).click();
        await expect(taken).toHaveCount(had);
      }
    }
  }
  await page.locator(`input[data-move="${text}"]`).check();
  await page.locator('[data-commit]').click();
}

/** Makes a move by the keyboard alone: letters for buildings and deeds, numbers, the list of moves. */
export async function makeByKeys(page: Page, text: string): Promise<void> {
  const { keyboard } = page;
  const move = parse(text);
  switch (move.verb) {
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
