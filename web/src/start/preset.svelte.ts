/** What was chosen for the last new table, kept in this browser. */

import { save, loadSaved } from '../prefs.svelte';
import { restore } from './table-request';

const KEY = 'magnumsal.preset';

/** The choices of the start page. */
export const preset = $state(restore(loadSaved(KEY)));

$effect.root(() => {
  $effect(() => save(KEY, $state.snapshot(preset)));
});
