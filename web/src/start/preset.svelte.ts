/** What was chosen for the last new table, kept in this browser. */

import { keep, recall } from '../prefs.svelte';
import { restore } from './wish';

const KEY = 'magnumsal.preset';

/** The choices of the start page. */
export const preset = $state(restore(recall(KEY)));

$effect.root(() => {
  $effect(() => keep(KEY, $state.snapshot(preset)));
});
