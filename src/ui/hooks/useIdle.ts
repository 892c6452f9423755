import { startTransition, useEffect, useState } from 'react';

/** Maximum delay, in ms. */
const timeoutMs = 1500;

/** Turns true once the page has loaded and the browser is idle (spec section 7). */
export const useIdle = (): boolean => {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    // A transition renders in slices, so that input is handled in between.
    const wake = () => startTransition(() => setIsIdle(true));
    const timer = setTimeout(wake, timeoutMs);
    let handle = 0;
    // Safari has no idle callback: the timeout applies there.
    const rest = () => {
      handle = window.requestIdleCallback?.(wake);
    };
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', rest);
      window.cancelIdleCallback?.(handle);
    };
  }, []);
  return isIdle;
};
