/** Sets whether the browser reports that its user wants motion. */
export const setMotion = (motion: 'wanted' | 'unwanted'): void => {
  const matches = motion === 'unwanted';
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    // Node 20.9 keeps the first value of a global that is not.
    writable: true,
    value: (query: string) => ({ matches: matches && query.includes('reduce'), media: query }),
  });
};

/**
 * Gives jsdom, which has no layout, a page with a scroll position.
 *
 * @returns the scroll positions so far, in px; the list grows with each scroll
 */
export const watchScroll = (top = 0): number[] => {
  const seen: number[] = [];
  const move = (to: number) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: to });
  };
  move(top);
  Object.defineProperty(window, 'scrollTo', {
    configurable: true,
    value: (to: ScrollToOptions) => {
      seen.push(to.top ?? 0);
      move(to.top ?? 0);
    },
  });
  return seen;
};
