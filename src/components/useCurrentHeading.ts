import { useEffect, useState } from 'react';

/** Whoever reads looks at the upper part of the window. */
const upperPart = 0.4;

const findCurrent = (headings: readonly HTMLElement[]): string | undefined =>
  headings.filter((it) => it.getBoundingClientRect().top < window.innerHeight * upperPart).at(-1)
    ?.id;

/**
 * The heading whose part of the page is being read; none above the first.
 *
 * @param ids of headings on the page, in its order; the same array while they are the same
 */
export const useCurrentHeading = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    // Tells whenever a heading crosses the line, which is the only time that the answer changes.
    const observer = new IntersectionObserver(() => setCurrent(findCurrent(headings)), {
      // Everything above the line counts as seen, so that a jump over many of them is told too.
      rootMargin: `1000000px 0px -${(1 - upperPart) * 100}% 0px`,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);
  return current;
};
