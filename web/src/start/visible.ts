/** Polling that pauses while the page is hidden. */

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
  follow();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', follow);
  };
}
