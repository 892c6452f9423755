import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect } from 'react';
import { glide } from './scroll/glide';

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
 * Keeps the browser from moving the view between pages, since it would move the page that is about to go. Whoever
 * reloads, or comes back from elsewhere, is left to the browser: it knows where they were before any script runs.
 */
export const useOwnRestoration = (): void => {
  const { events } = useRouter();
  useLayoutEffect(() => {
    const { scrollY } = window;
    // Next jumps to the hash of an address whenever the app starts, the way back included.
    if (window.location.hash && isBack()) glide({ to: () => scrollY });
  }, []);
  useEffect(() => {
    if (document.readyState === 'complete') takeOver();
    // After the page has loaded, or come back as it was.
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', handBack);
    // Or before, when a visitor is quicker: the next entry inherits it.
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
