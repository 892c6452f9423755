import { useEffect, useState } from 'react';

/** At the latest, in ms. */
const patience = 1500;

/** Turns true once the page has loaded and the browser has nothing better to do. */
export const useIdle = (): boolean => {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const wake = () => setIsIdle(true);
    // Safari has no idle callback.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(wake, patience);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(wake, { timeout: patience });
    return () => window.cancelIdleCallback(handle);
  }, []);
  return isIdle;
};
