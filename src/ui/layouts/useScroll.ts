import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { findAnchor, focusOn, focusOnDocument, topOf } from './scroll/anchor';
import { scrollSmoothly } from './scroll/scrollSmoothly';
import { getPosition, keepPosition, readEntry } from './scroll/positions';
import { useHashLinks } from './useHashLinks';
import { useOwnRestoration } from './useOwnRestoration';

interface Change {
  readonly shallow: boolean;
}

/** @param url a path in the router's notation */
const isShown = (url: string) => new URL(url, window.location.href).href === window.location.href;

/**
 * Sets the scroll position after the URL has changed (spec section 2): the top of the page, the anchor of the hash, or
 * the previous position when the visitor returns. The focus moves as on a full page load. Shallow changes, as for
 * filters in the URL, do not scroll. Once per app.
 */
export const useScroll = (): void => {
  const { events, beforePopState } = useRouter();
  // The router passes new functions with every page.
  const watchBack = useEffectEvent((note: () => void) => {
    beforePopState(() => {
      note();
      return true;
    });
  });
  useOwnRestoration();
  useHashLinks();
  useEffect(() => {
    let entry = readEntry();
    let left = 0;
    let focused: Element | null = null;
    let isBack = false;

    // Saved at once: the visitor may go back before the next page has loaded.
    const leave = () => {
      left = window.scrollY;
      focused = document.activeElement;
      if (entry) keepPosition(entry, left);
    };
    /** Restores the position of an entry that the visitor returned to. Returns whether it did. */
    const isRestored = (): boolean => {
      const isSame = entry === readEntry() && !isBack;
      entry = readEntry();
      isBack = false;
      if (isSame) return false;
      const position = entry ? getPosition(entry) : undefined;
      if (position !== undefined) scrollSmoothly({ to: () => position });
      return position !== undefined;
    };
    const goTo = (hash: string) => {
      const anchor = findAnchor(hash);
      // Searched again in each frame: parts of a page may render later.
      scrollSmoothly({ from: left, to: () => topOf(findAnchor(hash)) });
      if (anchor) focusOn(anchor);
      // A page that has set the focus itself keeps it.
      else if ([focused, document.body].includes(document.activeElement)) focusOnDocument();
    };
    const showPage = (url: string, { shallow }: Change) => {
      // A page that the visitor has left may still finish loading, just before the one that they went back to.
      if (isBack && !isShown(url)) return;
      if (!isRestored() && !shallow) goTo(window.location.hash);
    };
    const showPart = () => {
      const { hash } = window.location;
      if (!isRestored() && (['', '#top'].includes(hash) || findAnchor(hash))) goTo(hash);
    };
    // `beforeHistoryChange` may be too late: Next may have rendered the page before other listeners run.
    watchBack(() => {
      isBack = true;
    });
    events.on('beforeHistoryChange', leave);
    events.on('routeChangeComplete', showPage);
    events.on('hashChangeStart', leave);
    events.on('hashChangeComplete', showPart);
    return () => {
      watchBack(() => {});
      events.off('beforeHistoryChange', leave);
      events.off('routeChangeComplete', showPage);
      events.off('hashChangeStart', leave);
      events.off('hashChangeComplete', showPart);
    };
  }, [events]);
};
