/** In ms (spec section 9, "Scroll animation"). */
const duration = 300;

/** The same where the view is there at once: on a slow phone Next jumps to a hash well after the page has been drawn. */
const held = 1000;

/** What a visitor does who wants to look elsewhere. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Slow at both ends. */
const ease = (part: number) => (part < 0.5 ? 2 * part ** 2 : 1 - 2 * (1 - part) ** 2);

const isMotionUnwanted = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

let stop = () => {};

interface Glide {
  /** Where the view starts, in px from the top of the page; without it, or without motion, it is there at once. */
  readonly from?: number;
  /** Where it ends. Asked again for each frame, since what is above may still be loading. */
  readonly to: () => number;
}

/**
 * Takes the view somewhere in 300 ms, or at once, and holds it there for as long as it is under way, or for a second: Next
 * jumps to a hash by itself a moment after each page has rendered, which nobody sees, since each frame is put right before
 * it is painted. A visitor who scrolls meanwhile has the last word.
 */
export const glide = ({ from, to }: Glide): void => {
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
