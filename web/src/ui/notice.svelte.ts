/** What a part of the page that was loaded later has to say on every page. */

import type { Component } from 'svelte';

class PageNotice {
  shown = $state.raw<Component | null>(null);
}

export const notice = new PageNotice();
