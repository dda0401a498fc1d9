/** Polling that pauses while the page is hidden, and looks at once when the network goes or comes. */

const NETWORK = ['offline', 'online'] as const;

/** Calls `look` at once and then repeatedly while the page is visible; the result ends that. */
export function whileVisible(look: () => void, every: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = (): void => {
    clearInterval(timer);
    if (document.hidden) return;
    look();
    timer = setInterval(look, every);
  };
  document.addEventListener('visibilitychange', follow);
  for (const change of NETWORK) addEventListener(change, follow);
  follow();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', follow);
    for (const change of NETWORK) removeEventListener(change, follow);
  };
}
