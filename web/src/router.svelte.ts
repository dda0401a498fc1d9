/** Pages by the part of the address after `#`, which never leaves the browser. */

/** Where the reader is. */
export type Route =
  | { page: 'start' }
  | { page: 'table'; table: string; key?: string }
  | { page: 'replay'; table: string; ply?: number }
  | { page: 'rules'; rule?: string }
  | { page: 'learn' }
  | { page: 'notices'; what: 'confirm' | 'end'; token: string }
  | { page: 'unknown'; path: string };

/** Decodes parts of an address; a damaged address leads to no page, but throws nothing. */
function decoded(parts: string[]): string[] {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return parts;
  }
}

/** Reads the part of an address after `#`. */
export function parseRoute(hash: string): Route {
  const parts = decoded(hash.replace(/^#?\/?/, '').split('/'));
  const [page, id, word, extra] = parts;
  if (!page && parts.length === 1) return { page: 'start' };
  if (page === 'table' && id && parts.length === 2) return { page, table: id };
  if (page === 'table' && id && word === 'join' && extra && parts.length === 4) {
    return { page, table: id, key: extra };
  }
  if (page === 'replay' && id && parts.length === 2) return { page, table: id };
  if (page === 'replay' && id && word && /^\d+$/.test(word) && parts.length === 3) {
    return { page, table: id, ply: Number(word) };
  }
  if (page === 'rules' && parts.length === 1) return { page };
  if (page === 'rules' && id && parts.length === 2) return { page, rule: id };
  if (page === 'learn' && parts.length === 1) return { page };
  if (page === 'notices' && (id === 'confirm' || id === 'end') && word && parts.length === 3) {
    return { page, what: id, token: word };
  }
  return { page: 'unknown', path: hash };
}

/** The address of a page, for links. */
export function href(route: Route): string {
  const parts = ((): (string | number)[] => {
    switch (route.page) {
      case 'start':
        return [];
      case 'table':
        return ['table', route.table, ...(route.key ? ['join', route.key] : [])];
      case 'replay':
        return ['replay', route.table, ...(route.ply === undefined ? [] : [route.ply])];
      case 'rules':
        return ['rules', ...(route.rule ? [route.rule] : [])];
      case 'learn':
        return ['learn'];
      case 'notices':
        return ['notices', route.what, route.token];
      case 'unknown':
        return [route.path];
    }
  })();
  return `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;
}

/** The address that the current route was read from. */
let read = location.hash;
let current = $state.raw(parseRoute(read));
addEventListener('hashchange', () => {
  read = location.hash;
  current = parseRoute(read);
});

/** Where the reader is now. */
export function route(): Route {
  return current;
}

/** Goes to a page. */
export function go(to: Route): void {
  location.hash = href(to);
}

/** Goes to a page and replaces the current history entry. */
export function replace(to: Route): void {
  // The reader has just followed a link, and the event is still to come: that is where to go.
  if (location.hash !== read) return;
  history.replaceState(null, '', href(to));
  read = location.hash;
  current = to;
}
