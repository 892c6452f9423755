import { useEffect } from 'react';

/** The parts that `global.css` leaves out of the first layout of a phone. */
const laterParts = ':is(main > section ~ section, main ~ aside, footer)';

/** Safari has no idle callback. */
const whenIdle = (next: () => void) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(next);
  else setTimeout(next, 50);
};

/**
 * Lays out the rest of the first page once it is idle, one part per frame: all at once, it would take a phone a fifth of
 * a second. After that, nothing is left out on any page, so that a restored scroll position is right.
 */
export const useWholeLayout = (isIdle: boolean): void =>
  useEffect(() => {
    const root = document.documentElement;
    if (!isIdle || root.dataset['whole'] !== undefined) return;
    const parts = document.querySelectorAll<HTMLElement>(laterParts).values();
    let frame = 0;
    const layOutNext = () => {
      const { value: part } = parts.next();
      if (!part) {
        root.dataset['whole'] = '';
        return;
      }
      part.style.contentVisibility = 'visible';
      frame = requestAnimationFrame(() => whenIdle(layOutNext));
    };
    whenIdle(layOutNext);
    return () => cancelAnimationFrame(frame);
  }, [isIdle]);
