/** Hints and reviews: what a move is useful for, what it costs, and which moves are equal. */

import type { Page } from '@playwright/test';
import type { Suggestion } from '../src/wire';
import { actionButton } from './moves';
import { dealtAgain, expect, finished, game, openTable, positionOf, test } from './table';

/** In the middle of a game of two, with actions left. */
const MIDDLE = 101;

/** Asks for a hint on the page, and returns what the server has answered. */
async function hint(page: Page): Promise<Suggestion[]> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/hint'));
  await actionButton(page, 'hint').click();
  return (await (await answered).json()) as Suggestion[];
}

test('a hint says why and not the move again, and which moves are equal', async ({ page }) => {
  const made = await dealtAgain('base', MIDDLE, { hints: 9 });
  expect((await positionOf(made.table)).legal.length).toBeGreaterThan(3);
  await openTable(page, made);
  const given = await hint(page);
  const reasons = page.getByRole('region', { name: 'Hints' }).locator('.advice .reason');
  await expect(reasons).toHaveCount(given.length);
  const differs = given.some(({ comparison }) => comparison === 'worse');
  for (const [index, { deed, reason, comparison, chance }] of given.entries()) {
    expect(deed).not.toBe('');
    expect(reason).not.toContain(deed);
    // A percentage stands only where chances differ beyond their error.
    const tells = differs && (comparison === 'best' || comparison === 'worse');
    await expect(reasons.nth(index)).toHaveText(tells ? `${reason} (${Math.round(chance * 100)}% to win)` : reason);
    if (comparison === 'even') expect(reason).toMatch(/as good as the first|no better chance to win$/);
    if (comparison === 'same') expect(reason).toBe('the turn comes to the same as with the first');
  }
});

test('no hint is charged for a forced move', async ({ page }) => {
  const made = await dealtAgain('base', 1, { hints: 2 });
  expect((await positionOf(made.table)).legal).toHaveLength(1);
  await openTable(page, made);
  const given = await hint(page);
  expect(given.map(({ reason }) => reason)).toEqual(['the only legal move']);
  await expect(page.getByRole('region', { name: 'Hints' })).toContainText('the only legal move');
  await expect(actionButton(page, 'hint')).toHaveText(/2/);
});

test('a bot reviews a game and finds the costliest moves, and the amounts add up', async ({ page }) => {
  const { table } = await finished('short');
  await page.goto(`/#/replay/${table}/20`);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.getByRole('button', { name: 'Review the game' }).click();
  const sums = page.locator('.sum');
  await expect(sums).toHaveCount(game('short').players.length, { timeout: 180_000 });
  for (const sum of await sums.allInnerTexts()) {
    const numbers = [...sum.matchAll(/[+−]?\d+/g)].map(([number]) => Number(number.replace('−', '-')));
    const result = numbers.pop();
    expect(numbers).toHaveLength(4);
    expect(numbers.reduce((total, number) => total + number, 0)).toBe(result);
  }
  const meaning = page.getByText('What the numbers mean');
  await meaning.click();
  await expect(page.getByText(/^Luck is what was turned up/)).toBeVisible();
  await meaning.click();
  // So do a mistake's cost and the two results.
  const mistakes = page.getByRole('list', { name: 'The costliest moves' }).getByRole('link');
  await mistakes.first().click();
  await expect(mistakes.first()).toHaveAttribute('aria-current', 'true');
  for (const mistake of await mistakes.all()) {
    const cost = Number((await mistake.locator('.cost').innerText()).replace('−', ''));
    const results = await mistake.locator('small .coins > [aria-hidden]').allInnerTexts();
    const [played = 0, better = 0] = results.map(Number);
    expect(better - played).toBe(cost);
    expect(cost).toBeGreaterThan(0);
    await expect(mistake.locator('.why')).not.toBeEmpty();
  }
});
