const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The element that the hash of an address names, if it names one. */
export const findAnchor = (hash: string): HTMLElement | null => {
  const name = hash.replace(/^#/, '');
  return document.getElementById(name) ?? document.getElementById(decode(name));
};

const toPx = (length: string) => Number.parseFloat(length) || 0;

/**
 * How far the page is to be scrolled for an element to be at the top, below what stays there; for none, the top of the
 * page. In px.
 */
export const topOf = (element: Element | null): number => {
  if (!element) return 0;
  const padding = toPx(getComputedStyle(document.documentElement).scrollPaddingTop);
  const margin = toPx(getComputedStyle(element).scrollMarginTop);
  return Math.max(0, element.getBoundingClientRect().top + window.scrollY - padding - margin);
};

/** Moves the focus to an element, so that the next press of Tab goes on from there. The view stays where it is. */
export const focusOn = (element: HTMLElement): void => {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  // Headings and the like take the focus only where they are told to, and need it this once.
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
};

/** Puts the focus before everything else, where it is on a page that was loaded in full. */
export const focusOnDocument = (): void => {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
};
