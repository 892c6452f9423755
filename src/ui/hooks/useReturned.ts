import { useEffect, useEffectEvent } from 'react';

/** Tells that the browser shows the page again that was left, from its back/forward cache: with all state as it was. */
export const useReturned = (onReturned: () => void): void => {
  const tell = useEffectEvent(onReturned);
  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell();
    };
    window.addEventListener('pageshow', hear);
    return () => window.removeEventListener('pageshow', hear);
  }, []);
};
