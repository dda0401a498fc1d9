/** Foremen in all places where they can be, of every player: drawn in their colours, and said in words. */

import type { Page } from '@playwright/test';
import { POSTS, type Created, type Post } from '../src/wire';
import { shows } from './moves';
import { expect, makeMoves, newTable, openTable, positionOf, test } from './table';

const NAMES = ['Ada', 'Bruno', 'Celina', 'Dora', 'Emil'];
const SEATS = NAMES.map((_, seat) => seat);

/** A table of five with Muria at one screen, and how far its game is. */
class Five {
  #ply = 0;
  readonly #made: Created;
  readonly #page: Page;

  private constructor(page: Page, made: Created) {
    this.#page = page;
    this.#made = made;
  }

  static async open(page: Page): Promise<Five> {
    const seats = NAMES.map((name) => ({ kind: 'me' as const, name }));
    const made = await newTable({ rules: { expansion: 'muria' }, seats, shuffle: false });
    await openTable(page, made);
    return new Five(page, made);
  }

  /** Makes moves, and waits until the page shows the last one. */
  async play(...moves: string[]): Promise<void> {
    await makeMoves(this.#made, moves, this.#ply);
    this.#ply += moves.length;
    await shows(this.#page, this.#ply);
  }

  /** Answers the questions about pieces that have arrived. */
  async settle(): Promise<void> {
    const { legal } = await positionOf(this.#made.table);
    const answer = legal.find(({ role }) => role === 'answer');
    await this.play(answer?.text ?? '');
  }
}

/** The seats whose foremen are drawn in a spot, by the colours that they have on the screen. */
async function drawn(page: Page, spot: string): Promise<number[]> {
  return page
    .locator(`[data-spot="${spot}"]`)
    .first()
    .evaluate((element) => {
      // What lies in a house is drawn next to the spot of the house.
      const place = element.matches('[data-spot^="building "]') ? element.parentElement : element;
      const hats = [...(place?.querySelectorAll('.hat') ?? [])].filter(
        (hat) => !hat.closest('[data-spot^="post "], [data-spot^="piece "]') || place === element,
      );
      const colours = [0, 1, 2, 3, 4].map((seat) => {
        const probe = document.createElement('i');
        probe.style.color = `var(--seat-${seat})`;
        document.body.append(probe);
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      });
      return hats.map((hat) => {
        const body = hat.parentElement?.querySelector('.body');
        const { width, height } = hat.getBoundingClientRect();
        // A hat that nobody can make out is none.
        if (!body || width < 6 || height < 2.5) return -1;
        return colours.indexOf(getComputedStyle(body).fill);
      });
    });
}

/** What is said of a spot. */
const said = (page: Page, spot: string) => page.locator(`[data-spot="${spot}"]`).first();

test('on every post, for every player, with each player to move', async ({ page }) => {
  for (const first of POSTS.keys()) {
    const table = await Five.open(page);
    const post = (seat: number): Post => POSTS[(first + seat) % POSTS.length] as Post;
    for (const seat of SEATS) await table.play(`assist supply! ${post(seat)}`, 'end');
    for (const seat of SEATS) {
      // Those of the player to move can be picked up.
      const spot = seat === 0 ? `piece @${post(seat)}!` : `post ${post(seat)}`;
      expect(await drawn(page, spot), spot).toEqual([seat]);
      await expect(said(page, `post ${post(seat)}`)).toHaveAttribute(
        'aria-label',
        new RegExp(`foreman of ${NAMES[seat]}`),
      );
    }
    await expect(said(page, `piece @${post(0)}!`)).toHaveAttribute('aria-label', /Foreman, assistant/);
  }
});

test('in both circles and before the king, for every player', async ({ page }) => {
  const table = await Five.open(page);
  for (const seat of SEATS) {
    await table.play('castle supply!');
    expect(await drawn(page, 'queue far')).toEqual(SEATS.slice(0, seat + 1));
    await table.play('end');
  }
  for (const seat of SEATS) {
    // The own one has come nearer when the turn began.
    expect(await drawn(page, 'queue far')).toEqual(SEATS.slice(seat + 1));
    expect(await drawn(page, 'queue near')).toEqual(SEATS.slice(0, seat + 1));
    await expect(said(page, 'queue near')).toHaveAttribute('aria-label', new RegExp(`${NAMES[seat]}: foreman`));
    const behind = NAMES[seat + 1];
    if (behind) await expect(said(page, 'queue far')).toHaveAttribute('aria-label', new RegExp(`${behind}: foreman`));
    await table.play('pass', 'pass', 'end');
  }
  for (const seat of SEATS) {
    expect(await drawn(page, 'queue arrived')).toEqual([seat]);
    await expect(said(page, 'queue arrived')).toHaveAttribute(
      'aria-label',
      `Arrived at the castle: ${NAMES[seat]}: foreman`,
    );
    await table.settle();
    await expect(said(page, 'queue arrived')).toBeHidden();
    await table.play('pass', 'pass', 'end');
  }
});

test('at the saltworks, for every player', async ({ page }) => {
  const table = await Five.open(page);
  for (const seat of SEATS) {
    await table.play('boil supply!');
    expect(await drawn(page, 'building saltworks')).toEqual(SEATS.slice(0, seat + 1));
    await expect(said(page, 'building saltworks')).toHaveAttribute('aria-label', new RegExp(`${NAMES[seat]}: foreman`));
    await table.play('end');
  }
});

test('beside miners of the same player', async ({ page }) => {
  const table = await Five.open(page);
  await table.play('boil supply', 'boil+ supply', 'boil+ supply!', 'end');
  await expect(said(page, 'building saltworks')).toHaveAttribute('aria-label', /Ada: 2 miners, Ada: foreman/);
  expect(await drawn(page, 'building saltworks')).toEqual([0]);
});
