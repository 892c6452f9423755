import { useEffect, useState } from 'react';

/** Readers look at the upper part of the window, given as a fraction of its height. */
const upperPart = 0.4;

const findCurrent = (headings: readonly HTMLElement[]): string | undefined =>
  headings.filter((it) => it.getBoundingClientRect().top < window.innerHeight * upperPart).at(-1)
    ?.id;

/**
 * Returns the id of the heading whose section is being read; `undefined` above the first heading.
 *
 * @param ids of headings on the page, in its order; must be the same array while they are the same
 */
export const useCurrentHeading = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    // Called when a heading crosses the line; only then can the result change.
    const observer = new IntersectionObserver(() => setCurrent(findCurrent(headings)), {
      // Everything above the line counts as visible, so that a jump over many headings is reported too.
      rootMargin: `1000000px 0px -${(1 - upperPart) * 100}% 0px`,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);
  return current;
};
