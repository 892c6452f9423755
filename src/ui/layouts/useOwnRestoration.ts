import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect } from 'react';
import { scrollSmoothly } from './scroll/scrollSmoothly';

const setRestoration = (how: ScrollRestoration) => {
  window.history.scrollRestoration = how;
};

const takeOver = () => setRestoration('manual');

const handBack = () => setRestoration('auto');

const isBack = () => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && Reflect.get(entry, 'type') !== 'navigate';
};

/**
 * Disables the browser's scroll restoration between pages, since it would scroll the outgoing page. For reloads and
 * returns from other sites it stays enabled: the browser restores the position before scripts run.
 */
export const useOwnRestoration = (): void => {
  const { events } = useRouter();
  useLayoutEffect(() => {
    const { scrollY } = window;
    // Next jumps to the URL's hash whenever the app starts, also on back navigation.
    if (window.location.hash && isBack()) scrollSmoothly({ to: () => scrollY });
  }, []);
  useEffect(() => {
    if (document.readyState === 'complete') takeOver();
    // After a load, or a return from the back/forward cache.
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', handBack);
    // Or earlier, if the visitor navigates before that: the next entry inherits the setting.
    events.on('routeChangeStart', takeOver);
    events.on('hashChangeStart', takeOver);
    return () => {
      handBack();
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', handBack);
      events.off('routeChangeStart', takeOver);
      events.off('hashChangeStart', takeOver);
    };
  }, [events]);
};
