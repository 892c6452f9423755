/** In ms (spec section 9, "Scroll animation"). */
const duration = 300;

/**
 * In ms, how long the position is held without animation: on a slow phone, Next jumps to a hash well after rendering.
 */
const held = 1000;

/** Events that show that the visitor wants to scroll. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Slow at both ends. */
const ease = (part: number) => (part < 0.5 ? 2 * part ** 2 : 1 - 2 * (1 - part) ** 2);

const isMotionUnwanted = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

let stop = () => {};

interface Glide {
  /** Start position in px from the top of the page. Without it, or with reduced motion, the view moves at once. */
  readonly from?: number;
  /** End position in px. Called for each frame, since content above may still be loading. */
  readonly to: () => number;
}

/**
 * Scrolls to a position in 300 ms, or at once, and holds it for the duration of the animation, or for a second. Next
 * jumps to a hash itself a moment after each page has rendered; each frame corrects that before it is painted. Input
 * from the visitor stops it.
 */
export const scrollSmoothly = ({ from, to }: Glide): void => {
  stop();
  const start = isMotionUnwanted() ? undefined : from;
  const begin = performance.now();
  let frame = 0;
  const step = () => {
    const elapsed = performance.now() - begin;
    const part = start === undefined ? 1 : ease(Math.min(1, elapsed / duration));
    const end = to();
    window.scrollTo({
      top: start === undefined ? end : start + (end - start) * part,
      behavior: 'instant',
    });
    if (elapsed < (start === undefined ? held : duration)) frame = requestAnimationFrame(step);
    else stop();
  };
  stop = () => {
    cancelAnimationFrame(frame);
    for (const type of interruptions) window.removeEventListener(type, stop);
    stop = () => {};
  };
  for (const type of interruptions) window.addEventListener(type, stop, { passive: true });
  step();
};
