/** How the tables of this browser are kept. */

class Keeping {
  /** Whether they are stored; otherwise they live as long as the page. */
  stored = $state(true);
  /** Whether the worker that has them has failed and was started again. */
  failed = $state(false);
}

export const keeping = new Keeping();
