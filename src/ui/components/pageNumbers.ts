/** A page by its number, or a gap for skipped pages. */
export type PageStep = number | 'gap';

/**
 * Lists the pages of a long list to link to: the first, the last, the current one and its neighbours. A gap never
 * replaces a single page, whose link is not longer than the gap.
 *
 * @param current counted from 1
 */
export const listPageSteps = (current: number, last: number): readonly PageStep[] => {
  const isOffered = (page: number) => page === 1 || page === last || Math.abs(page - current) <= 1;
  const steps: PageStep[] = [];
  for (let page = 1; page <= last; page += 1) {
    const isAlone = isOffered(page - 1) && isOffered(page + 1);
    if (isOffered(page) || isAlone) steps.push(page);
    else if (steps.at(-1) !== 'gap') steps.push('gap');
  }
  return steps;
};
