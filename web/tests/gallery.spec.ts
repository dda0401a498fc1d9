/**
 * Pictures of every state, to look through: `npm run gallery` writes them to `docs/gallery`. They
 * prove nothing by themselves; people look at them.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { ENDONYMS, LANGUAGES } from '../src/i18n/languages';
import { pointAt } from './moves';
import { hints, PLACING, STATES } from './states';
import { dealtAgain, expect, openTable, test } from './table';

const FOLDER = fileURLToPath(new URL('../../docs/gallery/', import.meta.url));
/** The scale keeps the whole gallery below 8 MB. */
const SIZES = {
  desktop: { use: { viewport: { width: 1440, height: 900 } }, scale: 0.7 },
  phone: { use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, scale: 0.9 },
} as const;
const THEMES = ['light', 'dark'] as const;
/** From a phone to a large screen: five players with Muria need the most room. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
/** Windows of laptops: in them hints have the least room. */
const isLow = ({ width, height }: { width: number; height: number }): boolean => width > 900 && height < 800;
/** The room of a picture on the page is shared out by width. */
const shownWidth = (width: number): number => Math.round(Math.min(620, width * 0.46));

/** Takes a picture in light and one in dark. */
async function shootThemes(page: Page, name: string, scale: number): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await shoot(page, `${name}-${colorScheme}`, scale);
  }
}

async function shoot(page: Page, name: string, scale: number): Promise<void> {
  // The log of a game that was begun elsewhere comes a little later.
  await page.waitForLoadState('networkidle');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const y = await page.evaluate(() => scrollY);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 62,
    clip: { x: 0, y, width, height, scale },
  });
  await devtools.detach();
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}${name}.webp`, Buffer.from(data, 'base64'));
}

for (const [size, { use, scale }] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use(use);

    for (const { name, show, refused = false } of STATES) {
      test.describe(name, () => {
        test.use({ refusals: refused });

        test('light and dark', async ({ page }) => {
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
          await show(page);
          await shootThemes(page, `${name}-${size}`, scale);
        });
      });
    }

    for (const language of LANGUAGES) {
      test(`the board in ${language}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await openTable(page, await dealtAgain('muria', 200), { language });
        await shoot(page, `board-${language}-${size}`, scale);
      });
    }
  });
}

for (const viewport of WINDOWS) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    const phone = viewport.width < 901;
    test.use({ viewport, hasTouch: phone, isMobile: phone });

    test('five players with Muria, light and dark', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openTable(page, await dealtAgain('crowd', PLACING));
      await pointAt(page, 'piece supply');
      await expect(page.locator('[data-mark="goal"]').first()).toBeAttached();
      await shootThemes(page, `window-${viewport.width}`, phone ? 0.9 : 0.7);
    });

    if (isLow(viewport)) {
      test('hints among five players with Muria, light and dark', async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await hints(page);
        await shootThemes(page, `window-hints-${viewport.width}`, 0.7);
      });
    }
  });
}

test('the index shows every picture', () => {
  const picture = (name: string, alt: string, width: number): string =>
    `<img src="${name}.webp" alt="${alt}" width="${width}">`;
  const row = (name: string, alt: string): string =>
    [picture(`${name}-desktop`, alt, 620), picture(`${name}-phone`, `${alt}, on a phone`, 180)].join('\n');
  const states = STATES.map(({ name, caption }) => {
    const shots = THEMES.map((theme) => row(name, `${caption}, ${theme}`).replaceAll('.webp', `-${theme}.webp`));
    return `## ${caption}\n\n${shots.join('\n\n')}\n`;
  });
  const boards = LANGUAGES.map(
    (language) => `### ${ENDONYMS[language]}\n\n${row(`board-${language}`, `The board: ${ENDONYMS[language]}`)}\n`,
  );
  const windows = WINDOWS.map(({ width, height }) => {
    const names = [`window-${width}`, ...(isLow({ width, height }) ? [`window-hints-${width}`] : [])];
    const shots = names.flatMap((name) =>
      THEMES.map((theme) => picture(`${name}-${theme}`, `${width} × ${height} pixels, ${theme}`, shownWidth(width))),
    );
    return `### ${width} × ${height}\n\n${shots.join('\n')}\n`;
  });
  const text = `# Gallery

Every main state in light and dark, on a desktop and on a phone, the fullest board in windows of every size, and the board in
each language.
\`npm run gallery\` in \`web/\` draws these pictures again.

${states.join('\n')}
## Five players with Muria in windows of every size

${windows.join('\n')}
## The board in each language

${boards.join('\n')}`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}README.md`, text);
});
