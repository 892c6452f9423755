import { startTransition, useEffect, useState } from 'react';

/** At the latest, in ms. */
const patience = 1500;

/** Turns true once the page has loaded and the browser has nothing better to do (spec section 7). */
export const useIdle = (): boolean => {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    // What begins then is drawn in slices, between which a visitor is heard.
    const wake = () => startTransition(() => setIsIdle(true));
    const timer = setTimeout(wake, patience);
    let handle = 0;
    // Safari has no idle callback: there the time runs out.
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
