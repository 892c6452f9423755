import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A shorter way of the finger is a press that slipped. In px. */
const leastDistance = 40;

/** A finger that moves more than this downwards, for each px to the side, scrolls the page. */
const mostSlope = 0.5;

/** Reports swipes to the side that start on an element: 1 to the left, which is forward, and -1 to the right. */
export const useSwipe = (
  area: RefObject<HTMLElement | null>,
  onSwipe: (direction: 1 | -1) => void,
): void => {
  const report = useEffectEvent(onSwipe);
  useEffect(() => {
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    let start: Touch | undefined;
    area.current?.addEventListener(
      'touchstart',
      ({ touches }) => {
        // Two fingers zoom.
        start = touches.length === 1 ? touches[0] : undefined;
      },
      options,
    );
    area.current?.addEventListener(
      'touchend',
      ({ changedTouches }) => {
        const end = changedTouches[0];
        if (!start || !end) return;
        const aside = end.clientX - start.clientX;
        const down = end.clientY - start.clientY;
        start = undefined;
        if (Math.abs(aside) < leastDistance || Math.abs(down) > Math.abs(aside) * mostSlope) return;
        report(aside < 0 ? 1 : -1);
      },
      options,
    );
    return () => listening.abort();
  }, [area]);
};
