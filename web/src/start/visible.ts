/** Looks again and again, but only while somebody can see it. */

/** Looks at once, then every so many milliseconds while the page is visible; the result ends it. */
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
