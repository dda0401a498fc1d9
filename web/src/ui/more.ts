/** Whether what is scrolled goes on above or below: the style makes it fade there. */

/** Rounding of sizes is no hidden line. */
const SLACK = 2;

/** What the keyboard stops at, and scrolls to. */
const STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Keeps `data-more` of a scrolled element: "above", "below" or both. */
export function more(element: HTMLElement): () => void {
  const look = (): void => {
    const { scrollTop, scrollHeight, clientHeight } = element;
    const parts = [];
    if (scrollTop > SLACK) parts.push('above');
    if (scrollHeight - scrollTop - clientHeight > SLACK) parts.push('below');
    element.dataset['more'] = parts.join(' ');
    // With nothing inside to stop at, the keyboard scrolls it from itself.
    if (parts.length > 0 && !element.querySelector(STOPS)) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(element);
  contents.observe(element, { childList: true, characterData: true, subtree: true });
  element.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
    element.removeEventListener('scroll', look);
  };
}
