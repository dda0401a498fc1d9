/** What a table is like in one hand: narrow, touched with fingers, most of it outside the window. */

import type { Locator, Page } from '@playwright/test';
import { BUILDINGS } from '../src/wire';
import { actionButton, pointAt, press, shows } from './moves';
import { dealtAgain, expect, game, makeMoves, newTable, openTable, positionOf, test, type Name } from './table';

/** Where in a game a move like this is made, at the earliest after some ply. */
function before(name: Name, move: RegExp, from: number): number {
  return game(name).moves.findIndex((text, at) => at >= from && move.test(text));
}

/** Scrolls the page to a share of its height. */
const scrolled = (page: Page, share: number): Promise<void> =>
  page.evaluate((share) => {
    const most = document.documentElement.scrollHeight - innerHeight;
    scrollTo({ top: most * share, behavior: 'instant' });
  }, share);

/** Which of some elements cannot be seen from top to bottom: beyond the window, or below a panel. */
function outOfSight(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const { left, right, top, bottom } = (element.querySelector(':scope > .hit') ?? element).getBoundingClientRect();
      const covered = [top + 2, bottom - 2].some((y) => {
        const above = document.elementFromPoint((left + right) / 2, y);
        const panel = above?.closest('.status, .playing');
        return above === null || (panel && !panel.contains(element));
      });
      return covered ? [element.getAttribute('data-spot') ?? element.tagName] : [];
    }),
  );
}

const spot = (page: Page, name: string): Locator => page.locator(`[data-spot="${name}"]`);
/** Spaces of the mine where the piece in hand can go. */
const goals = (page: Page): Locator => page.locator('[data-spot^="space "][data-mark="goal"]');

test('the board scrolls to where the piece in hand can go, and an arrow leads to what is farther', async ({ page }) => {
  await openTable(page, await dealtAgain('base', before('base', /^place supply /, 120)));
  for (const share of [0, 1]) {
    await scrolled(page, share);
    const supply = spot(page, 'piece supply').first();
    const rests = await supply.boundingBox();
    await press(page, supply);
    await expect(goals(page).first()).toBeAttached();
    // What was touched stays where it is.
    expect(Math.abs(((await supply.boundingBox())?.y ?? 0) - (rests?.y ?? 0))).toBeLessThan(4);
    await expect.poll(() => outOfSight(goals(page)), `scrolled to ${share}`).toEqual([]);
    // The castle stands too far above the mine to be seen with it.
    expect(await outOfSight(spot(page, 'building castle'))).not.toEqual([]);
    await press(page, page.getByRole('button', { name: 'Further up' }));
    await expect.poll(() => outOfSight(spot(page, 'building castle'))).toEqual([]);
    await press(page, page.getByRole('button', { name: 'Further down' }));
    await expect.poll(() => outOfSight(goals(page))).toEqual([]);
    await press(page, page.getByRole('button', { name: 'Cancel' }));
    await expect(goals(page)).toHaveCount(0);
  }
});

test('with salt for an order the castle is enough to be seen, and nothing scrolls', async ({ page }) => {
  await openTable(page, await dealtAgain('base', before('base', /^castle supply/, 60)));
  await scrolled(page, 0);
  await press(page, spot(page, 'piece supply').first());
  await expect(spot(page, 'building castle')).toHaveAttribute('data-mark', 'goal');
  await expect(page.getByRole('button', { name: 'Further down' })).toBeVisible();
  expect(await outOfSight(spot(page, 'building castle'))).toEqual([]);
});

test('nothing scrolls while the whole mine that a piece can go to is in sight', async ({ page }) => {
  await openTable(page, await dealtAgain('muria'));
  const top = (): Promise<number> => page.evaluate(() => scrollY);
  // The mine in the middle, and the castle above the window.
  await spot(page, 'space 1C').evaluate((space) => space.scrollIntoView({ block: 'center', behavior: 'instant' }));
  expect(await outOfSight(spot(page, 'building castle'))).not.toEqual([]);
  const before = await top();
  await press(page, spot(page, 'piece supply').first());
  await expect(goals(page).first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Further up' })).toBeVisible();
  expect(await top()).toBe(before);
});

test('a foreman in a deep mine stays where he was touched, and the panel hardly grows', async ({ page }) => {
  await openTable(page, await dealtAgain('crowd', before('crowd', /^place 2C! 5C/, 300)));
  const foreman = spot(page, 'piece 2C!');
  for (const block of ['center', 'end'] as const) {
    await foreman.evaluate((piece, block) => piece.scrollIntoView({ block, behavior: 'instant' }), block);
    const panel = page.locator('.playing');
    const [rests, room] = [await foreman.boundingBox(), await panel.boundingBox()];
    await press(page, foreman);
    await expect(spot(page, 'space 6C')).toHaveAttribute('data-mark', 'goal');
    await expect(page.getByRole('button', { name: /^Further/ }).first()).toBeVisible();
    expect((await foreman.boundingBox())?.y, block).toBe(rests?.y);
    expect(Math.abs(((await panel.boundingBox())?.height ?? 0) - (room?.height ?? 0))).toBeLessThan(8);
    await press(page, page.getByRole('button', { name: 'Cancel' }));
    await expect(goals(page)).toHaveCount(0);
  }
});

test('the own money and pieces stay where they are in the panel, turn after turn', async ({ page }) => {
  const made = await dealtAgain('muria');
  await openTable(page, made);
  const places = new Set<string>();
  for (const [ply, move] of game('muria').moves.slice(0, 60).entries()) {
    const { pieces, seat } = await positionOf(made.table);
    if (pieces.some(({ source }) => source === 'supply')) {
      const [panel, purse, piece] = await Promise.all(
        ['.playing', `[data-spot="purse ${seat}"]`, '[data-spot="piece supply"]'].map((which) =>
          page.locator(which).first().boundingBox(),
        ),
      );
      const [left = 0, across = 0, down = 0] = [purse?.x, piece?.x, (piece?.y ?? 0) - (panel?.y ?? 0)].map((at = 0) =>
        Math.round(at),
      );
      places.add(`${left} ${across} ${down}`);
    }
    await makeMoves(made, [move], ply);
    await shows(page, ply + 1);
  }
  // Somebody begins each round, and has a flag before the money.
  expect(new Set([...places].map((place) => place.replace(/^\d+ /, ''))).size).toBe(1);
  expect(places.size).toBeLessThanOrEqual(2);
});

test('a mine that is wider than the phone stays where it was scrolled to', async ({ page }) => {
  await openTable(page, await dealtAgain('crowd', before('crowd', /^place /, 600)));
  const board = page.locator('section.board');
  const left = (): Promise<number> => board.evaluate((board) => board.scrollLeft);
  for (const end of [0, 1]) {
    await board.evaluate((board, end) => (board.scrollLeft = end * board.scrollWidth), end);
    const there = await left();
    await spot(page, 'building market').dispatchEvent('click');
    await expect(page.getByRole('dialog', { name: 'Market' })).toBeVisible();
    expect(await left()).toBe(there);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await left()).toBe(there);
  }
  expect(await left()).toBeGreaterThan(20);
});

test('the orders come into sight when one is to be delivered', async ({ page }) => {
  const ply = before('base', /^deliver/, 0);
  const made = await dealtAgain('base', ply - 1);
  await openTable(page, made);
  await scrolled(page, 1);
  await makeMoves(made, game('base').moves.slice(ply - 1, ply), ply - 1);
  await shows(page, ply);
  const orders = page.locator('[data-spot^="order "]');
  await expect(orders.first()).toBeAttached();
  await expect.poll(() => outOfSight(orders)).toEqual([]);
});

test('a chamber stays in sight while it is asked what to do there', async ({ page }) => {
  const ply = before('base', /^extract/, 60);
  const [, chamber] = /extract (\S+)/.exec(game('base').moves[ply] ?? '') ?? [];
  await openTable(page, await dealtAgain('base', ply));
  const space = spot(page, `space ${chamber}`);
  // Just above the panel, which grows with what it offers.
  await space.evaluate((element) => {
    const panel = document.querySelector('.playing')?.getBoundingClientRect();
    const { bottom } = element.getBoundingClientRect();
    scrollBy({ top: bottom - (panel?.top ?? 0) + 4, behavior: 'instant' });
  });
  const box = await space.boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 8);
  await expect(actionButton(page, 'extract')).toBeVisible();
  await expect.poll(() => outOfSight(space)).toEqual([]);
});

test('the reason why something cannot be done is in sight as a whole below what is asked', async ({ page }) => {
  await openTable(page, await dealtAgain('muria', before('muria', /^place supply 4R2/, 190)));
  await pointAt(page, 'space 4R2');
  const dig = page.locator('[data-move^="extract 4R2"]');
  await expect(dig).toContainText('with your foreman');
  await dig.tap({ force: true });
  const reason = page.locator('.playing [aria-live]').filter({ has: page.locator('.refused') });
  await expect(reason).toBeInViewport({ ratio: 1 });
  const [room, needed] = await reason.evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);
  expect(room).toBeGreaterThanOrEqual(needed ?? 0);
});

test('nothing moves at the market when a trade is chosen', async ({ page }) => {
  const ply = before('base', /^market sell/, 0);
  await openTable(page, await dealtAgain('base', ply));
  await pointAt(page, 'building market');
  const trades = page.locator('[data-trade]');
  const places = (): Promise<number[]> =>
    trades.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  await expect(trades.first()).toBeVisible();
  const first = await places();
  const [, kind] = /sell (\w)/.exec(game('base').moves[ply] ?? '') ?? [];
  await press(page, page.locator(`[data-trade="sell ${kind}"]`));
  await expect(page.locator('[data-commit]')).toBeEnabled();
  const second = await places();
  // A line with a picture in it is a little higher than one without.
  expect(Math.max(...second.map((top, index) => Math.abs(top - (first[index] ?? 0))))).toBeLessThan(4);
});

for (const name of ['base', 'crowd'] as const) {
  test(`${name}: the own money, salt and miners are in sight beside every part of the board`, async ({ page }) => {
    const made = await dealtAgain(name, before(name, /^place supply /, 120));
    await openTable(page, made);
    const { seat } = await positionOf(made.table);
    const own = [`purse ${seat}`, `salt ${seat}`, 'piece supply'].map((name) => `[data-spot="${name}"]`);
    await expect(page.locator(own.join())).toHaveCount(own.length);
    for (const share of [0, 0.5, 1]) {
      await scrolled(page, share);
      expect(await outOfSight(page.locator(own.join())), `scrolled to ${share}`).toEqual([]);
    }
  });
}

test('the own money and salt are in the head of every sheet', async ({ page }) => {
  const made = await dealtAgain('crowd', before('crowd', /^place supply /, 300));
  await openTable(page, made);
  const { seat, state } = await positionOf(made.table);
  const { coins, salt } = state.players[seat ?? 0] ?? { coins: 0, salt: '' };
  const head = page.getByRole('dialog').locator('header');
  const told = async (what: string): Promise<void> => {
    await expect(head, what).toContainText(`${coins}`);
    for (const kind of 'bgwu') {
      const count = [...salt].filter((cube) => cube === kind).length;
      await expect(head.getByRole('img', { name: /^Salt: / }), what).toContainText(`${count}`);
    }
    await press(page, head.getByRole('button', { name: 'Close' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  for (const building of BUILDINGS) {
    await pointAt(page, `building ${building}`);
    await told(building);
  }
  for (const button of ['tools', 'moves']) {
    await press(page, actionButton(page, button));
    await told(button);
  }
});

test('players of the same name are told apart: the number behind it is never cut off', async ({ page }) => {
  const long = 'Kunegunda of Wieliczka and Bochnia';
  const bot = { kind: 'bot', level: 'apprentice' } as const;
  const made = await newTable({
    rules: { expansion: 'muria' },
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: `${long} 1` },
      { kind: 'me', name: `${long} 2` },
      bot,
      bot,
    ],
    shuffle: false,
  });
  await openTable(page, made);
  const names = page.getByRole('region', { name: 'Players' }).locator('article b').filter({ visible: true });
  await expect(names.last()).toHaveText('Apprentice 2');
  const ends = await names.evaluateAll((all) =>
    all.map((name) => {
      const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      let last: Node | null = null;
      for (let node = text.nextNode(); node; node = text.nextNode()) last = node.textContent ? node : last;
      const end = document.createRange();
      end.setStart(last ?? name, (last?.textContent?.length ?? 1) - 1);
      end.setEnd(last ?? name, last?.textContent?.length ?? 0);
      const [{ right }, box] = [end.getBoundingClientRect(), name.getBoundingClientRect()];
      return right <= box.right + 1 ? name.textContent : `${name.textContent} is cut off`;
    }),
  );
  expect(ends.filter((name) => !name?.startsWith('Ada'))).toEqual([
    `${long} 1`,
    `${long} 2`,
    'Apprentice',
    'Apprentice 2',
  ]);
});

/** A point next to the middle of a piece, if a finger there touches the space around it and no other piece is near. */
function beside(piece: Locator, dx: number, dy: number): Promise<{ x: number; y: number } | null> {
  return piece.evaluate(
    (element, [dx, dy]) => {
      element.scrollIntoView({ block: 'center', inline: 'nearest' });
      const middle = (of: Element): { x: number; y: number } => {
        const { left, top, width, height } = (of.querySelector('.hit') ?? of).getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      const [x, y] = [middle(element).x + dx, middle(element).y + dy];
      const touched = document.elementFromPoint(x, y)?.closest('[data-spot]')?.getAttribute('data-spot');
      const far = (of: Element): number => Math.hypot(middle(of).x - x, middle(of).y - y);
      const others = [...document.querySelectorAll('section.board [data-spot^="piece "]')];
      const nearest = others.sort((one, other) => far(one) - far(other))[0];
      return touched?.startsWith('space ') && nearest === element ? { x, y } : null;
    },
    [dx, dy] as const,
  );
}

test('a finger takes a piece that it misses by little', async ({ page }) => {
  await openTable(page, await dealtAgain('crowd', before('crowd', /^place \d/, 400)));
  const able = page.locator('section.board [data-spot^="piece "][data-mark="can"]');
  await expect(able.first()).toBeAttached();
  const names = await able.evaluateAll((all) => all.map((piece) => piece.getAttribute('data-spot') ?? ''));
  /** Just within a target of 40 pixels. */
  const EDGE = 19;
  let missed = 0;
  for (const name of names) {
    for (const [dx, dy] of [
      [-EDGE, 0],
      [EDGE, 0],
      [0, -EDGE],
      [0, EDGE],
    ] as const) {
      const point = await beside(spot(page, name), dx, dy);
      if (!point) continue;
      missed += 1;
      await page.touchscreen.tap(point.x, point.y);
      await expect(spot(page, name), `${name}, missed by ${dx}, ${dy}`).toHaveAttribute('data-mark', 'chosen');
      await press(page, page.getByRole('button', { name: 'Cancel' }));
      await expect(spot(page, name)).toHaveAttribute('data-mark', 'can');
    }
  }
  expect(missed).toBeGreaterThan(4);
});

test('a miner whom the chain holds opens the chamber where he can dig', async ({ page }) => {
  await openTable(page, await dealtAgain('crowd', before('crowd', /^extract 4R3 bb/, 700)));
  await expect(spot(page, 'piece 2R3')).toHaveAttribute('data-mark', 'cannot');
  await pointAt(page, 'piece 2R3');
  await expect(actionButton(page, 'extract')).toBeVisible();
  await expect(page.locator('.refused')).toHaveCount(0);
});

test('frames are drawn around what can be chosen by itself, not around every space within reach', async ({ page }) => {
  const made = await dealtAgain('crowd', before('crowd', /^place supply /, 300));
  await openTable(page, made);
  const { legal } = await positionOf(made.table);
  const work = new Set(legal.flatMap(({ works_in = [] }) => works_in.map((space) => `space ${space}`)));
  await expect(page.locator('[data-spot^="space "][data-mark="can"]').first()).toBeAttached();
  const framed = page.locator('[data-spot^="space "]').filter({ has: page.locator('g.mark:visible') });
  const names = await framed.evaluateAll((all) => all.map((space) => space.getAttribute('data-spot') ?? ''));
  expect(names.toSorted()).toEqual([...work].toSorted());
});

test('who digs sees the open orders, and the workshop says each thing once', async ({ page }) => {
  const ply = before('base', /^extract /, 20);
  await openTable(page, await dealtAgain('base', ply));
  await pointAt(page, `space ${game('base').moves[ply]?.split(' ')[1] ?? ''}`);
  await press(page, actionButton(page, 'extract'));
  const dialog = page.getByRole('dialog');
  const { orders } = (await positionOf(page.url().split('/').at(-1) ?? '')).state.castle;
  await expect(dialog.locator('.orders .coins')).toHaveCount(orders.filter((order) => order !== null).length);
  await expect(dialog.locator('.orders')).toBeInViewport();
  await page.keyboard.press('Escape');

  await press(page, spot(page, 'tool 1'));
  await expect(dialog).toContainText('so there is no undo');
  const text = await dialog.innerText();
  expect(text.match(/so there is no undo/g)).toHaveLength(1);
  expect(text).not.toContain('You pay');
});
