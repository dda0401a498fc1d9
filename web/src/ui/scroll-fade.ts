/** Marks scrolled elements that go on above or below; the style sheet fades them there. */

/** Differences up to this come from rounding. */
const SLACK = 2;

/** Elements that take the focus, so that the keyboard can scroll to them. */
const STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Keeps `data-more` of a scrolled element: "above", "below" or both. */
export function scrollFade(element: HTMLElement): () => void {
  const look = (): void => {
    const { scrollTop, scrollHeight, clientHeight } = element;
    const parts = [];
    if (scrollTop > SLACK) parts.push('above');
    if (scrollHeight - scrollTop - clientHeight > SLACK) parts.push('below');
    element.dataset['more'] = parts.join(' ');
    // Without such an element inside, the scrolled element itself takes the focus.
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
