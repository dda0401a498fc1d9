import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  // Built, or written by `cargo xtask types`.
  globalIgnores(['dist/', 'wasm/', 'test-results/', 'playwright-report/', 'src/wire/generated.ts']),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  // Prettier decides how it looks.
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['build/**', 'tests/**', '*.config.*'],
    languageOptions: { globals: { ...globals.node } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // State is replaced, not changed: maps and sets lie in `$state.raw` and `$derived`, or are private caches.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // ESLint does not know what other components export, and takes it for `any`; svelte-check does.
    files: ['**/*.svelte', '**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  // It replaces this word while it is written.
  {
    files: ['build/service-worker.js'],
    languageOptions: { globals: { ...globals.serviceworker, __BUILT__: 'readonly' } },
  },
  // No TypeScript project has these.
  { files: ['**/*.js'], extends: [ts.configs.disableTypeChecked] },
);
