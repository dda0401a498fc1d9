/** What the marks of the board may and may not hide. */

import type { Page } from '@playwright/test';
import { STEPS } from '../src/learn/lesson';
import { actionButton, offer, plyOf, pointAt, press, shows, whereIs } from './moves';
import { dealtAgain, expect, game, openTable, prefer, test, type Name } from './table';

/** A move in the middle of a game: the first one like this after some ply. */
function before(name: Name, move: RegExp, from: number): number {
  return game(name).moves.findIndex((text, at) => at >= from && move.test(text));
}

/** The marks that say that something cannot be chosen, as far as they are drawn. */
const crosses = (page: Page) => page.locator('svg .mark.cannot').filter({ visible: true });

/** What is wrong with the pieces on the board: dimmed, without colours, or with something drawn above them. */
function spoilt(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const body of document.querySelectorAll('section.board .body')) {
      const spot = body.closest('[data-spot]');
      const name = spot?.getAttribute('data-spot') ?? 'a piece of another player';
      for (let at: Element | null = body; at && at.tagName !== 'section'; at = at.parentElement) {
        const { opacity, filter } = getComputedStyle(at);
        if (Number(opacity) < 1 || filter !== 'none') found.push(`${name} is dimmed`);
      }
      if (!name.startsWith('piece ')) continue;
      for (const mark of spot?.querySelectorAll('.mark') ?? []) {
        if (mark.querySelector('circle, text')) found.push(`${name} has a badge`);
        const above = mark.compareDocumentPosition(body) & Node.DOCUMENT_POSITION_PRECEDING;
        if (above && getComputedStyle(mark).display !== 'none') found.push(`${name} is behind its mark`);
      }
    }
    return found;
  });
}

/** Pieces whose head or hat reaches out of their frame. */
function cropped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** How far the line of a frame reaches inwards. */
    const LINE = 1;
    const able = document.querySelectorAll('section.board [data-spot^="piece "][data-mark="can"]');
    return [...able].flatMap((spot) => {
      const frame = spot.querySelector('.mark .line')?.getBoundingClientRect();
      const parts = [...spot.querySelectorAll('.head, .hat, .cap, .count')].map((part) => part.getBoundingClientRect());
      const inside = parts.every(
        ({ left, right, top, bottom }) =>
          frame && Math.min(left - frame.left, frame.right - right, top - frame.top, frame.bottom - bottom) >= LINE,
      );
      return inside && parts.length > 0 ? [] : [spot.getAttribute('data-spot') ?? ''];
    });
  });
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
] as const;

/** Looks at the page in every size; its message names the size. */
async function atEverySize(page: Page, look: (size: string, wide: boolean) => Promise<void>): Promise<void> {
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await look(`at ${viewport.width} pixels`, viewport.width > 900);
  }
}

test('the frame of a piece that can be chosen runs around its head and hat, in a crowd too', async ({ page }) => {
  await openTable(page, await dealtAgain('crowd', before('crowd', /^place/, 400)));
  await expect(page.locator('section.board [data-spot^="piece "][data-mark="can"]').first()).toBeAttached();
  await atEverySize(page, async (size) => {
    await expect.poll(() => cropped(page), size).toEqual([]);
  });
});

test('how many sleep does not stand on them: their colour and shape say whose they are', async ({ page }) => {
  await openTable(page, await dealtAgain('crowd', before('crowd', /^place/, 400)));
  const crowds = page.locator('section.board .tired:has(.count)');
  await expect(crowds.first()).toBeAttached();
  await atEverySize(page, async (size) => {
    const covered = await crowds.evaluateAll(
      (crowds) =>
        crowds.filter((crowd) => {
          const [body, count] = ['.body', '.count'].map((part) => crowd.querySelector(part)?.getBoundingClientRect());
          return !body || !count || (count.bottom > body.top && count.right > body.left);
        }).length,
    );
    expect(covered, size).toBe(0);
  });
});

for (const name of ['base', 'crowd'] as const) {
  test(`${name}: pieces are seen whole in the middle of a turn, and no cross is drawn`, async ({ page }) => {
    await openTable(page, await dealtAgain(name, before(name, /^place/, 120)));
    await expect(page.locator('[data-spot^="piece "][data-mark="can"]').first()).toBeAttached();
    await expect(page.locator('[data-mark="cannot"]').first()).toBeAttached();
    await atEverySize(page, async (size) => {
      await expect(crosses(page), size).toHaveCount(0);
      expect(await spoilt(page), size).toEqual([]);
    });
  });

  test(`${name}: with a piece in hand a cross is drawn only where one points or has clicked`, async ({ page }) => {
    await openTable(page, await dealtAgain(name, before(name, /^place/, 120)));
    const able = page.locator('section.board [data-spot^="piece "][data-mark="can"]').first();
    const source = (await able.getAttribute('data-spot')) ?? '';
    await atEverySize(page, async (size, wide) => {
      await pointAt(page, source);
      await expect(page.locator('[data-mark="chosen"]').first(), size).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(crosses(page), size).toHaveCount(0);
      expect(await spoilt(page), size).toEqual([]);

      // A space out of reach, or a post that is taken.
      const refused = page
        .locator('section.board [data-mark="cannot"]:is([data-spot^="space "], [data-spot^="post "])')
        .first();
      const there = (await refused.getAttribute('data-spot')) ?? '';
      // The panel below a narrow board moves what it describes: there one does not point, one taps.
      if (wide) {
        const { x, y } = await whereIs(page, there);
        await page.mouse.move(x, y);
        await expect(page.locator(`[data-spot="${there}"] .mark.cannot path`), size).toBeVisible();
        await expect(crosses(page), size).toHaveCount(1);
        await page.mouse.move(0, 0);
        await expect(crosses(page), size).toHaveCount(0);
      }
      await pointAt(page, there);
      await page.mouse.move(0, 0);
      await expect(page.locator(`[data-spot="${there}"] .mark.cannot path`), size).toBeVisible();
      await expect(crosses(page), size).toHaveCount(1);
      await expect(page.locator('.refused').first(), size).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-mark="chosen"]'), size).toHaveCount(0);
    });
  });

  test(`${name}: after the last action nothing is marked as impossible`, async ({ page }) => {
    await openTable(page, await dealtAgain(name, before(name, /^end/, 120)));
    await expect(actionButton(page, 'end')).toBeVisible();
    await atEverySize(page, async (size) => {
      await expect(page.locator('[data-mark="cannot"]'), size).toHaveCount(0);
      await expect(crosses(page), size).toHaveCount(0);
      expect(await spoilt(page), size).toEqual([]);
    });
  });
}

test('no cross stays where somebody has just been, and the keyboard goes on from there', async ({ page }) => {
  const ply = game('base').moves.findIndex(
    (move, at) => move.startsWith('buy') && game('base').moves[at + 1] !== 'end',
  );
  const move = game('base').moves[ply] ?? '';
  await openTable(page, await dealtAgain('base', ply));
  await pointAt(page, 'building workshop');
  await press(page, offer(page, move));
  await shows(page, ply + 1);
  await page.mouse.move(0, 0);
  const workshop = page.locator('[data-spot="building workshop"]');
  await expect(workshop).toHaveAttribute('data-mark', 'cannot');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(crosses(page)).toHaveCount(0);

  await page.keyboard.press('Tab');
  await workshop.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(workshop).toBeFocused();
});

test('a cross is drawn where the keyboard is', async ({ page }) => {
  await openTable(page, await dealtAgain('base', before('base', /^place/, 120)));
  const refused = page.locator('[data-spot^="building "][data-mark="cannot"]').first();
  await expect(refused).toBeAttached();
  await expect(crosses(page)).toHaveCount(0);
  await refused.focus();
  await expect(crosses(page)).toHaveCount(1);
  await expect(refused.locator('.mark.cannot')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the lesson shows the tired miners of whom it speaks', async ({ page }) => {
    await prefer(page, { pace: 'off' });
    await page.goto('/#/learn');
    await press(page, page.getByRole('button', { name: 'Begin' }));
    for (const { id, moves = [] } of STEPS) {
      await expect(page.locator(`[data-step="${id}"]`)).toBeVisible();
      if (id === 'tired') break;
      for (let made = 0; made < moves.length; made++) {
        const ply = await plyOf(page);
        await press(page, actionButton(page, 'lesson-show'));
        await expect.poll(() => plyOf(page)).toBeGreaterThan(ply);
      }
      if (moves.length === 0) await press(page, actionButton(page, 'lesson-next'));
    }
    await expect(page.locator('[data-spot="piece 2L1"] .zzz').first()).toBeVisible();
    await expect(page.locator('[data-spot="piece 2L1"][data-mark="cannot"]')).toBeAttached();
    await expect(crosses(page)).toHaveCount(0);
    expect(await spoilt(page)).toEqual([]);
  });
});
