/** A page by its number, or a gap where some are passed over. */
export type PageStep = number | 'gap';

/**
 * Which pages of a long list are offered: the first, the last, this one and its neighbours. No gap stands for a single
 * page, which would be no longer itself.
 *
 * @param current from one
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
