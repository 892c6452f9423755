/** Whether the browser says that its user wants motion. */
export const setMotion = (motion: 'wanted' | 'unwanted'): void => {
  const matches = motion === 'unwanted';
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({ matches: matches && query.includes('reduce'), media: query }),
  });
};

/**
 * Gives jsdom, which has no layout, a page that is scrolled as it is told.
 *
 * @returns where the view has been, in px; filled as it goes on
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
