/** The pages around the table: start, lobby, records, replays, rules, the first game. */

import { playLesson } from './lesson';
import { makeByClicks, shows, withoutWarnings } from './moves';
import { dealtAgain, expect, finished, game, holdKey, makeMoves, newTable, positionOf, prefer, test } from './table';

test('a game to watch: four bots, and nobody has to do anything', async ({ page }) => {
  await prefer(page, { pace: 'off' });
  await page.goto('/');
  await page.getByText('Watch bots', { exact: true }).click();
  await page.getByText('4', { exact: true }).click();
  await page.getByText('Apprentice', { exact: true }).click();
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await shows(page, 3);
  await expect(page.getByRole('article')).toHaveCount(4);
  // What was chosen is there again the next time.
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Watch', exact: true })).toBeVisible();
});

test('a table has the rules that were chosen for it', async ({ page }) => {
  await page.goto('/');
  await page.getByText('With friends', { exact: true }).click();
  await page.locator('form.sheet details > summary').last().click();
  const rules = page.getByRole('group', { name: 'Rule variants' });
  const carts = rules.getByRole('checkbox', { name: /Small carts/ });
  const rounds = rules.getByRole('spinbutton', { name: /Rounds of a phase/ });
  await expect(carts).not.toBeChecked();
  await expect(rounds).toHaveValue('60');
  await rules.getByRole('checkbox', { name: /Everybody gets tired/ }).check();
  await rules.getByRole('button', { name: 'Reset to the defaults' }).click();
  await expect(rules.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await rules.getByRole('checkbox', { name: /Mapped mine/ }).check();
  await rounds.fill('300');
  await rounds.blur();
  await expect(rounds).toHaveValue('255');
  // With Muria carts are always small.
  await page.getByText('With Muria', { exact: true }).click();
  await expect(carts).toBeChecked();
  await expect(carts).toBeDisabled();
  await page.getByRole('button', { name: 'Make the table', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Mapped mine' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Rounds of a phase at most: 255' })).toBeVisible();
  await expect(page.getByText('Small carts')).toHaveCount(0);
  // What was chosen is there again the next time.
  await page.goto('/');
  await page.locator('form.sheet details > summary').last().click();
  await expect(rules.getByRole('checkbox', { name: /Mapped mine/ })).toBeChecked();
  await expect(rounds).toHaveValue('255');
});

test('my games and the lobby lead to their tables', async ({ page, stranger }) => {
  const running = await dealtAgain('base', 60);
  const open = await newTable({
    name: 'Cellar of Kinga',
    public: true,
    seats: [{ kind: 'me', name: 'Kinga' }, { kind: 'open' }],
  });
  await holdKey(page, running);
  await holdKey(page, open);
  await page.goto('/');
  const mine = page.getByRole('region', { name: 'My games' });
  await expect(mine.getByText('Your turn', { exact: true })).toBeVisible();
  await mine.getByRole('link', { name: /Go on/ }).first().click();
  await shows(page, 60);

  await stranger.goto('/');
  const lobby = stranger.getByRole('region', { name: 'Lobby' });
  await lobby.getByRole('listitem').filter({ hasText: 'Cellar of Kinga' }).first().getByRole('link').click();
  await stranger.getByLabel('Your name').fill('Boleslaw');
  await stranger.getByRole('button', { name: 'Sit down' }).click();
  await shows(stranger, 0);
});

test('a game can be forgotten', async ({ page }) => {
  await holdKey(page, await finished('base'));
  await page.goto('/');
  const mine = page.getByRole('region', { name: 'My games' });
  await mine.getByRole('button', { name: /Forget/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forget it' }).click();
  await expect(mine.getByText('stand here')).toBeVisible();
});

test('a record opens from a file, chosen or dropped', async ({ page }) => {
  const file = { name: 'game.json', mimeType: 'application/json', text: JSON.stringify(game('muria')) };
  const opened = async (): Promise<void> => {
    await expect(page).toHaveURL(/#\/replay\//);
    await expect(page.locator('[data-spot="building saltworks"]').first()).toBeVisible();
  };
  await page.goto('/');
  const buffer = Buffer.from(file.text);
  await page.locator('input[type="file"]').setInputFiles({ ...file, buffer });
  await opened();
  await page.goto('/');
  const dataTransfer = await page.evaluateHandle(({ name, text }) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], name));
    return transfer;
  }, file);
  const wanted = page.getByRole('region', { name: 'Look at a record' });
  await wanted.dispatchEvent('dragover', { dataTransfer });
  await wanted.dispatchEvent('drop', { dataTransfer });
  await opened();
});

test('a replay goes to any moment by slider, buttons and keys', async ({ page }) => {
  const { moves } = game('base');
  const { table } = await finished('base');
  await prefer(page, { pace: 'off' });
  await page.goto(`/#/replay/${table}/0`);
  const at = async (ply: number): Promise<void> =>
    expect(page.getByText(`move ${ply} of ${moves.length}`)).toBeVisible();
  await at(0);
  await page.keyboard.press('ArrowRight');
  await at(1);
  await page.keyboard.press('PageDown');
  await at(moves.indexOf('end') + 1);
  await page.keyboard.press('ArrowLeft');
  await at(moves.indexOf('end'));
  await page.getByRole('slider').fill('150');
  await at(150);
  await expect(page).toHaveURL(new RegExp(`/replay/${table}/150$`));
  await page.getByRole('button', { name: 'One move on (→)' }).click();
  await at(151);
  await page.keyboard.press('Home');
  await at(0);
  await page.getByRole('button', { name: 'Play (space)' }).click();
  await expect.poll(async () => Number(await page.getByRole('slider').inputValue())).toBeGreaterThan(2);
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await expect(page.getByText(`The end of the game · move ${moves.length}`)).toBeVisible();
  await page.goto(`/#/replay/${table}/77`);
  await at(77);
});

test('the end shows who won, a chart of the money, and links to share', async ({ page }) => {
  const { moves, players } = game('base');
  const made = await dealtAgain('base', moves.length - 1);
  await withoutWarnings(page);
  await holdKey(page, made);
  await prefer(page, { pace: 'off' });
  await page.goto(`/#/table/${made.table}`);
  await shows(page, moves.length - 1);
  await makeByClicks(page, moves.at(-1) ?? '');
  const end = page.getByRole('dialog', { name: 'The game is over' });
  const { state } = await positionOf(made.table);
  const winner = players[state.over?.winners[0] ?? 0] ?? '';
  await expect(end.getByText(/\bwins?\b/).first()).toContainText(winner);
  await expect(end.getByRole('img', { name: 'Money over the rounds' })).toBeVisible();
  for (const name of players) await expect(end.getByText(name).first()).toBeVisible();
  await end.getByRole('button', { name: 'Share', exact: true }).click();
  const saved = page.waitForEvent('download');
  await end.getByRole('link', { name: 'Save the record' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.json$/);
  await end.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(page.getByText(`move 0 of ${moves.length}`)).toBeVisible();
});

test('the rules can be searched and linked', async ({ page }) => {
  await page.goto('/#/rules');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const all = await page.locator('article[id^="rule-"]').count();
  expect(all).toBeGreaterThan(50);
  await page.getByRole('searchbox').fill('toll');
  await expect.poll(() => page.locator('article[id^="rule-"]').count()).toBeLessThan(all);
  await expect(page.locator('#rule-E5')).toBeVisible();
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText('No rule has these words')).toBeVisible();
  await page.goto('/#/rules/M3');
  await expect(page.locator('#rule-M3')).toBeInViewport();
  await expect(page.locator('#rule-M3 svg').first()).toBeVisible();
  await page.goto('/#/rules/ZZ9');
  await expect(page.getByText('There is no rule ZZ9')).toBeVisible();
});

test('the first game is played to its end by what it asks for', async ({ page }) => {
  await prefer(page, { pace: 'off' });
  await page.goto('/#/learn');
  await playLesson(page);
});

test.describe('what the server refuses', () => {
  test.use({ refusals: true });

  test('an address that leads nowhere says so', async ({ page }) => {
    await page.goto('/#/nowhere');
    await expect(page.getByRole('heading', { name: 'Nothing is here' })).toBeVisible();
    await page.goto('/#/table/000000000000');
    await expect(page.getByRole('heading', { name: 'This table cannot be opened' })).toBeVisible();
    await page.getByRole('link', { name: 'To the start page' }).click();
    await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
  });

  test('a record opens as a replay; what is none gets one sentence', async ({ page }) => {
    await page.goto('/');
    const wanted = page.getByRole('region', { name: 'Look at a record' });
    await wanted.getByText('or paste its text').click();
    const text = wanted.getByLabel('Text of the record');
    for (const garbage of ['salt', '{"format":1}', '[]']) {
      await text.fill(garbage);
      await wanted.getByRole('button', { name: 'Open' }).click();
      await expect(wanted.getByRole('status')).toHaveText(/^This is no .+/);
    }
    await text.fill(JSON.stringify(game('base')));
    await wanted.getByRole('button', { name: 'Open' }).click();
    await expect(page).toHaveURL(/#\/replay\//);
    await expect(page.getByText(`of ${game('base').moves.length}`)).toBeVisible();
  });

  test('a table may allow no review, and says so', async ({ page }) => {
    const { moves } = game('base');
    const made = await dealtAgain('base', moves.length - 1, { review: false });
    await makeMoves(made, moves.slice(-1), moves.length - 1);
    await page.goto(`/#/replay/${made.table}`);
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    const ask = page.getByRole('button', { name: 'Review the game' });
    await ask.click();
    await expect(page.getByText('This table allows no review.')).toBeVisible();
    await expect(ask).toBeHidden();
  });

  test('an invitation is good for one player', async ({ page, stranger }) => {
    const made = await newTable({
      name: 'Cellar',
      seats: [{ kind: 'me', name: 'Kinga' }, { kind: 'open' }, { kind: 'open' }],
    });
    const link = `/#/table/${made.table}/join/${made.invitations[0]?.key}`;
    await page.goto(link);
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Sit down' }).click();
    await expect(page.getByText('Ada').first()).toBeVisible();
    await stranger.goto(link);
    await stranger.getByLabel('Your name').fill('Bruno');
    await stranger.getByRole('button', { name: 'Sit down' }).click();
    await expect(stranger.getByText('invitation').first()).toBeVisible();
  });
});
