/** Everything that can be seen: pages, states of a table, and dialogs, each with the way there. */

import type { Page } from '@playwright/test';
import type { Created } from '../src/wire';
import { actionButton, makeByClicks, offer, pointAt, press, shows, withoutWarnings } from './moves';
import { dealtAgain, expect, finished, game, holdKey, newTable, openTable, prefer, type Name } from './table';

/** Something to look at. */
export interface State {
  name: string;
  caption: string;
  /** Whether the server refuses something on the way there. */
  refused?: boolean;
  /** Whether a phone has other elements for it, and not only other styles. */
  differs?: boolean;
  show: (page: Page) => Promise<void>;
}

/** Where in a game a move like this is made, at the earliest after some ply. */
function before(name: Name, move: RegExp, from = 0): number {
  const ply = game(name).moves.findIndex((text, at) => at >= from && move.test(text));
  if (ply < 0) throw new Error(`no ${move} in ${name}`);
  return ply;
}

/** Late in a game of five, with much to choose from. */
export const PLACING = before('crowd', /^place supply/, 601);

/** Asks for hints then, where most has to be seen next to them. */
export async function hints(page: Page): Promise<void> {
  await openTable(page, await dealtAgain('crowd', PLACING, { hints: 1 }));
  await press(page, actionButton(page, 'hint'));
  // The bot may have to wait for its turn.
  await expect(page.getByRole('region', { name: 'Hints' })).toBeVisible({ timeout: 120_000 });
}

const open = async (page: Page, name: Name, ply: number): Promise<void> => openTable(page, await dealtAgain(name, ply));

/** A page by its address, once its heading is there. */
async function visit(page: Page, address: string): Promise<void> {
  await prefer(page, { pace: 'off' });
  await page.goto(address);
  await expect(page.getByRole('heading').first()).toBeVisible();
}

/** A dialog that a building opens, late enough that there is something to see. */
const building = (name: string, caption: string): State => ({
  name: `building-${name}`,
  caption,
  show: async (page) => {
    await open(page, 'muria', before('muria', /^(place|assist)/, 150));
    await pointAt(page, `building ${name}`);
    await expect(page.getByRole('dialog')).toBeVisible();
  },
});

/** A dialog behind a button at the table. */
const behind = (name: string, caption: string, button: string): State => ({
  name,
  caption,
  show: async (page) => {
    await open(page, 'muria', before('muria', /^place/, 200));
    await press(page, actionButton(page, button));
    await expect(page.getByRole('dialog')).toBeVisible();
  },
});

/** A table that waits for a player. */
function friends(open = false): Promise<Created> {
  return newTable({
    name: 'Cellar of Kinga',
    public: open,
    seats: [{ kind: 'me', name: 'Kinga' }, { kind: 'open' }, { kind: 'bot', level: 'journeyman' }],
  });
}

/** The end of a game at its table: everything but the last move was made before. */
async function end(page: Page, name: Name): Promise<void> {
  const { moves } = game(name);
  await withoutWarnings(page);
  await open(page, name, moves.length - 1);
  await makeByClicks(page, moves.at(-1) ?? '');
  await shows(page, moves.length);
  await expect(page.getByRole('img', { name: 'Money over the rounds' })).toBeVisible();
}

async function lesson(page: Page, step: string): Promise<void> {
  await visit(page, '/#/learn');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('[data-step="welcome"]')).toBeVisible();
  while (!(await page.locator(`[data-step="${step}"]`).isVisible())) {
    await actionButton(page, 'lesson-next').click();
  }
}

export const STATES: readonly State[] = [
  { name: 'start', caption: 'The start page', show: (page) => visit(page, '/') },
  {
    name: 'start-games',
    caption: 'The start page with own games, and the lobby',
    show: async (page) => {
      for (const made of [await friends(true), await dealtAgain('base', 60), await finished('muria')]) {
        await holdKey(page, made);
      }
      await visit(page, '/');
      await expect(page.getByText('Cellar of Kinga').first()).toBeVisible();
    },
  },
  {
    name: 'start-friends',
    caption: 'A new game with friends, and its options',
    show: async (page) => {
      await visit(page, '/');
      await page.getByText('With friends', { exact: true }).click();
      await page.locator('form.sheet details > summary').last().click();
    },
  },
  {
    name: 'waiting-room',
    caption: 'Waiting for players, with an invitation',
    show: async (page) => {
      const made = await friends();
      await holdKey(page, made);
      await visit(page, `/#/table/${made.table}`);
      await page.getByRole('button', { name: 'Make a new link' }).click();
      await expect(page.getByRole('textbox', { name: /Invitation to seat/ })).toBeVisible();
    },
  },
  {
    name: 'invitation',
    caption: 'Invited to a game',
    show: async (page) => {
      const made = await friends();
      await visit(page, `/#/table/${made.table}/join/${made.invitations[0]?.key}`);
      await expect(page.getByRole('button', { name: 'Sit down' })).toBeVisible();
    },
  },
  { name: 'base-start', caption: 'The base game begins', show: (page) => open(page, 'base', 0) },
  { name: 'base-late', caption: 'Late in the base game', show: (page) => open(page, 'base', 265) },
  { name: 'muria-late', caption: 'Late with Muria: five players', show: (page) => open(page, 'crowd', 720) },
  {
    name: 'piece-chosen',
    caption: 'A miner is chosen, and where he can go lights up',
    show: async (page) => {
      await open(page, 'base', before('base', /^place supply/, 60));
      await pointAt(page, 'piece supply');
      await expect(page.locator('[data-mark="goal"]').first()).toBeAttached();
    },
  },
  {
    name: 'why-not',
    caption: 'Why he cannot go there, with the rule',
    show: async (page) => {
      await open(page, 'base', 0);
      await pointAt(page, 'piece supply');
      await pointAt(page, 'space 6L1');
      await expect(page.locator('.refused').first()).toContainText('out of reach');
    },
  },
  building('castle', 'The castle'),
  building('inn', 'The inn'),
  building('workshop', 'The workshop'),
  building('pump', 'The pump house'),
  building('market', 'The market, an empty ledger'),
  building('square', 'The town square'),
  building('saltworks', 'The saltworks'),
  building('foremen', "The foremen's house"),
  {
    name: 'market',
    caption: 'The market: a trade is in the ledger',
    show: async (page) => {
      const ply = before('base', /^market sell/);
      await open(page, 'base', ply);
      await pointAt(page, 'building market');
      const [, kind] = /sell (\w)/.exec(game('base').moves[ply] ?? '') ?? [];
      await press(page, page.locator(`[data-trade="sell ${kind}"]`));
      await expect(page.locator('[data-commit]')).toBeEnabled();
    },
  },
  {
    name: 'extraction',
    caption: 'Digging: cubes, crew, the way up and what it costs',
    show: async (page) => {
      const ply = before('base', /^extract \S+ \w\w/, 60);
      await open(page, 'base', ply);
      await pointAt(page, `space ${/extract (\S+)/.exec(game('base').moves[ply] ?? '')?.[1]}`);
      await press(page, actionButton(page, 'extract'));
      await expect(page.locator('[data-commit]')).toBeEnabled();
    },
  },
  {
    name: 'extraction-full',
    caption: 'Digging as much as the crew can: a click swaps one cube for another',
    show: async (page) => {
      // One cube, brown or green.
      await open(page, 'base', 278);
      await pointAt(page, 'space 4R2');
      await press(page, actionButton(page, 'extract'));
      await expect(page.locator('[data-cube][aria-pressed="false"]').first()).toBeVisible();
    },
  },
  {
    name: 'delivery',
    caption: 'A miner has arrived at the castle: which order?',
    show: (page) => open(page, 'base', before('base', /^deliver/)),
  },
  {
    name: 'carrying',
    caption: 'A question on the way up, shown on the board',
    show: async (page) => {
      const ply = before('crowd', /^(route|cart|haul|toll)/, 300);
      await open(page, 'crowd', ply);
      await expect(offer(page, game('crowd').moves[ply] ?? '')).toBeVisible();
    },
  },
  {
    name: 'end-of-turn',
    caption: 'Before the turn ends: what remains undone',
    show: (page) => open(page, 'muria', before('muria', /^end/, 200)),
  },
  {
    name: 'caution',
    caption: 'A warning before a move that may hurt',
    show: async (page) => {
      await open(page, 'base', 0);
      await makeByClicks(page, 'castle supply');
      await expect(actionButton(page, 'anyway')).toBeVisible();
    },
  },
  { name: 'hints', caption: 'Hints with their reasons, among five players', show: hints },
  {
    name: 'adjourned',
    caption: 'A game that rests, and how it goes on',
    show: async (page) => {
      await open(page, 'base', 120);
      await press(page, page.getByRole('button', { name: 'Table menu' }));
      await press(page, page.getByRole('button', { name: 'Adjourn', exact: true }));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Go on with the game' })).toBeVisible();
    },
  },
  behind('moves', 'Every move in words', 'moves'),
  behind('tools', 'The own tools', 'tools'),
  behind('unseen', 'What is still to come', 'lookup'),
  {
    name: 'signs',
    caption: 'A legend of the signs',
    show: async (page) => {
      await open(page, 'muria', before('muria', /^place/, 200));
      await press(page, actionButton(page, 'lookup'));
      await press(page, page.locator('[data-page="signs"]'));
      await expect(page.locator('[data-sign="water"]')).toBeVisible();
    },
  },
  {
    name: 'tooltip',
    caption: 'A tooltip: what the stack of orders can bring',
    show: async (page) => {
      await open(page, 'muria', before('muria', /^place/, 200));
      await page.locator('[data-spot="stack orders"]').focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tooltip')).toContainText('Nobody has seen yet');
    },
  },
  {
    name: 'log',
    caption: 'A moment of the past, chosen in the log',
    differs: true,
    show: async (page) => {
      await open(page, 'base', 120);
      // Next to the board it is a tab; on a phone it unfolds below, where the panel may cover it.
      await page.locator('[data-tab="log"], .log summary').dispatchEvent('click');
      await page
        .getByRole('button', { name: /Show this moment/ })
        .nth(-6)
        .click();
      await expect(page.getByText('You are looking at phase')).toBeVisible();
    },
  },
  {
    name: 'recap',
    caption: 'What the others did since the last turn',
    show: async (page) => {
      await open(page, 'base', game('base').moves.indexOf('end', 120) + 1);
      await page.getByRole('button', { name: /Since the last turn/ }).click();
      await expect(page.locator('.recap .moves li').first()).toBeVisible();
    },
  },
  {
    name: 'settings',
    caption: 'Settings',
    show: async (page) => {
      await open(page, 'base', 30);
      await page.getByRole('button', { name: 'Settings' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'replay',
    caption: 'A replay',
    show: async (page) => {
      const { table } = await finished('muria');
      await visit(page, `/#/replay/${table}/180`);
      await expect(page.getByRole('slider')).toBeVisible();
    },
  },
  { name: 'end', caption: 'The end: result, money, orders and tools', show: (page) => end(page, 'base') },
  {
    name: 'share',
    caption: 'A game to hand on',
    show: async (page) => {
      await end(page, 'base');
      await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click();
      await expect(page.getByText('Link to the replay').first()).toBeVisible();
    },
  },
  {
    name: 'review',
    caption: 'The review by a bot',
    show: async (page) => {
      const { table } = await finished('short');
      await visit(page, `/#/replay/${table}/30`);
      await page.getByRole('button', { name: 'Review', exact: true }).click();
      await page.getByRole('button', { name: 'Review the game' }).click();
      await expect(page.getByText('The costliest moves')).toBeVisible({ timeout: 180_000 });
    },
  },
  { name: 'rules', caption: 'The rules', show: (page) => visit(page, '/#/rules') },
  {
    name: 'rule',
    caption: 'A rule that was linked, with its small board',
    show: async (page) => {
      await visit(page, '/#/rules/E5');
      await expect(page.locator('#rule-E5')).toBeInViewport();
    },
  },
  {
    name: 'rules-search',
    caption: 'The rules searched',
    show: async (page) => {
      await visit(page, '/#/rules');
      await page.getByRole('searchbox').fill('toll cart');
      await expect(page.getByText(/rules? ha(s|ve) these words/)).toBeVisible();
    },
  },
  { name: 'learn', caption: 'The first game: what it is', show: (page) => visit(page, '/#/learn') },
  { name: 'lesson', caption: 'The first game: the town is shown', show: (page) => lesson(page, 'town') },
  { name: 'lesson-task', caption: 'The first game: something to do', show: (page) => lesson(page, 'enter') },
  { name: 'nothing', caption: 'An address that leads nowhere', show: (page) => visit(page, '/#/nowhere') },
  {
    name: 'no-table',
    caption: 'A table that does not exist',
    refused: true,
    show: async (page) => {
      await visit(page, '/#/table/000000000000');
      await expect(page.getByText('This table cannot be opened')).toBeVisible();
    },
  },
];
