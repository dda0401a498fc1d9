import { expect, it } from 'vitest';
import { setLanguage, t } from './index.svelte';
import { LANGUAGES } from './languages';

it.each(LANGUAGES)('numbers look in %s as the language writes them', async (language) => {
  await setLanguage(language);
  const numbers = new Intl.NumberFormat(language);
  const amounts = [...Array.from({ length: 1001 }).keys(), 12_345, 2.5];
  for (const coins of amounts) {
    const words = t('board-purse', { player: 'Ada', coins });
    expect(words.match(/\d[\d.,\s]*\d|\d/)?.[0], words).toBe(numbers.format(coins));
  }
});
