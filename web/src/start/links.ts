/** Links to tables that can be sent to others. */

import { href, type Route } from '../router.svelte';

/** Addresses that mean the reader's own machine. */
const HERE = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0', '[::]'];

/**
 * A link that the server has made, as others can use it. A server that does not know its public
 * address writes where it listens; then the address that the reader has used is the better one.
 */
export function reachable(link: string, page: string): string {
  const made = new URL(link);
  if (!HERE.includes(made.hostname)) return link;
  return new URL(made.hash, page.replace(/#.*$/, '')).href;
}

/** The full address of a page of this game. */
export function address(route: Route): string {
  return new URL(href(route), location.href).href;
}
