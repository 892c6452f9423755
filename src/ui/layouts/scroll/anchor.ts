import { decodePercent } from '@troupe/basics/decodePercent';

/** Finds the element that a URL's hash names, if any. */
export const findAnchor = (hash: string): HTMLElement | null => {
  const name = hash.replace(/^#/, '');
  return document.getElementById(name) ?? document.getElementById(decodePercent(name) ?? name);
};

const toPx = (length: string) => Number.parseFloat(length) || 0;

/** Scroll position in px at which an element is at the top, below the sticky header; 0 without an element. */
export const topOf = (element: Element | null): number => {
  if (!element) return 0;
  const padding = toPx(getComputedStyle(document.documentElement).scrollPaddingTop);
  const margin = toPx(getComputedStyle(element).scrollMarginTop);
  return Math.max(0, element.getBoundingClientRect().top + window.scrollY - padding - margin);
};

/** Moves the focus to an element without scrolling, so that Tab continues from there. */
export const focusOn = (element: HTMLElement): void => {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  // Headings and similar elements are only focusable with a `tabindex`, which is temporary here.
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
};

/** Moves the focus to the start of the document, as after a full page load. */
export const focusOnDocument = (): void => {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
};
