/**
 * Draws the icons of the installed game from `public/favicon.svg`; `npm run icons` writes them into `public/`. Needs Chromium,
 * as the tests do.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const publicFile = (name) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));
const drawing = readFileSync(publicFile('favicon.svg'), 'utf8');
/** Systems cut what is maskable into their own shape: all around the drawing is ground. */
const maskable = drawing.replace('rx="13" ', '').replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"');
const ground = maskable.replace('<rect width="64" height="64"', '<rect x="-8" y="-8" width="80" height="80"');

const ICONS = [
  { name: 'icon-192.png', size: 192, svg: drawing },
  { name: 'icon-512.png', size: 512, svg: drawing },
  { name: 'icon-maskable-512.png', size: 512, svg: ground },
  { name: 'apple-touch-icon.png', size: 180, svg: ground },
];

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
for (const { name, size, svg } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" `);
  await page.setContent(`<body style="margin: 0">${sized}</body>`);
  await page.screenshot({ path: publicFile(name), omitBackground: true });
}
await browser.close();
