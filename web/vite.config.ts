import { existsSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogue } from './build/catalogue.ts';
import { compress } from './build/compress.ts';
import { eager } from './build/eager.ts';
import { fingerprint } from './build/fingerprint.ts';
import { late } from './build/late.ts';
import { offline } from './build/offline.ts';
import { policy } from './build/policy.ts';
import { preload } from './build/preload.ts';

const server = process.env['MAGNUMSAL_SERVER'] ?? 'http://127.0.0.1:1368';
const proxy = { '/api': { target: server, ws: true } };

/** Whether `cargo xtask wasm` has made the module that plays in the browser. */
const playsHere = existsSync(new URL('wasm/game.js', import.meta.url));

// `--mode site` makes a folder of files for any web host, without a server of the game behind them.
export default defineConfig(({ mode, command }) => {
  const site = mode === 'site';
  if (command === 'build' && !playsHere) {
    const missing = 'web/wasm is missing, so nobody can play without a server: `cargo xtask wasm` makes it';
    if (site) throw new Error(missing);
    console.warn(missing);
  }
  return {
    base: site ? './' : '/',
    define: { 'import.meta.env.PLAYS_HERE': JSON.stringify(playsHere) },
    plugins: [
      svelte(),
      catalogue(),
      late(),
      preload(),
      ...(site ? [policy()] : []),
      fingerprint(),
      eager(),
      offline(),
      // Web hosts compress what they send by themselves.
      ...(site ? [] : [compress()]),
    ],
    // `npm run dev` shows the sources, `npm run preview` what was built; tables come from a server.
    server: { proxy },
    preview: { proxy },
    worker: { format: 'es' },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      // One style sheet for all pages: they share most of it.
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // What every page needs is one file, and what a table needs in addition another: many small ones compress badly.
          codeSplitting: {
            groups: [
              { name: 'base', test: /src\/main\.ts$/, priority: 2 },
              { name: 'table', test: /src\/table\/TablePage\.svelte$/, priority: 1 },
            ],
          },
        },
      },
    },
    // The tests run the components as a browser does, not as a server would.
    resolve: mode === 'test' ? { conditions: ['browser'] } : {},
    test: { environment: 'jsdom', include: ['src/**/*.test.ts', 'build/**/*.test.ts'] },
  };
});
