import { defineConfig } from '@playwright/test';

/** Debian's Chromium; `cargo xtask test` installs it where it is missing. */
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/server.ts',
  outputDir: 'test-results',
  // A whole game is some three hundred moves.
  timeout: 600_000,
  // The machine may be busy with other things; nothing here measures how long a page takes.
  expect: { timeout: 30_000 },
  // More than most machines have cores: a page that is played at waits about half of the time.
  workers: 4,
  // A browser on a busy machine may fail once; an error of the page fails again.
  retries: 1,
  fullyParallel: true,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    actionTimeout: 30_000,
    launchOptions: { executablePath, args: CHROMIUM_ARGS },
    screenshot: 'only-on-failure',
    // What a test answers in the server's place must not be answered by the browser.
    serviceWorkers: 'block',
  },
  projects: [
    // First the phone: whole games take longest, and so none of them is the last that is waited for.
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testMatch: /(games|foremen|phone)\.spec/,
      testIgnore: /tests\/site/,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: /(gallery|speed|phone)\.spec|tests\/site/,
    },
    // The game without a server, from the folder that `cargo xtask site` has made.
    {
      name: 'site',
      use: { viewport: { width: 1440, height: 900 }, serviceWorkers: 'allow' },
      testMatch: /tests\/site\/.*\.spec/,
    },
    // Measurements run alone.
    {
      name: 'speed',
      // As fast as a quick player: each step sees the result of the last one.
      use: {
        viewport: { width: 1440, height: 900 },
        launchOptions: { executablePath, args: CHROMIUM_ARGS, slowMo: 100 },
      },
      testMatch: /speed\.spec/,
      workers: 1,
    },
    // Draws the pictures of `docs/gallery`.
    { name: 'gallery', testMatch: /gallery\.spec/ },
  ],
});
