import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { findAnchor, focusOn, focusOnDocument, topOf } from './scroll/anchor';
import { glide } from './scroll/glide';
import { getPosition, keepPosition, readEntry } from './scroll/positions';
import { useHashLinks } from './useHashLinks';
import { useOwnRestoration } from './useOwnRestoration';

interface Change {
  readonly shallow: boolean;
}

/** @param url a path as the router has it */
const isShown = (url: string) => new URL(url, window.location.href).href === window.location.href;

/**
 * Where a page is looked at after the address has changed (spec section 2): at its top, or at the anchor that the hash
 * names; and where the visitor left it, when they come back. Focus goes along, as it does where pages load in full.
 * Choices that live in the address change it shallowly, and nothing moves. Once per app.
 */
export const useScroll = (): void => {
  const { events, beforePopState } = useRouter();
  // The router hands out new functions with every page.
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

    // At once: a visitor may turn round before the next page is there.
    const leave = () => {
      left = window.scrollY;
      focused = document.activeElement;
      if (entry) keepPosition(entry, left);
    };
    /** Whether the visitor has come back to where they were before. */
    const isRestored = (): boolean => {
      const isSame = entry === readEntry() && !isBack;
      entry = readEntry();
      isBack = false;
      if (isSame) return false;
      const position = entry ? getPosition(entry) : undefined;
      if (position !== undefined) glide({ to: () => position });
      return position !== undefined;
    };
    const goTo = (hash: string) => {
      const anchor = findAnchor(hash);
      // Looked for again in each frame: parts of a page may come later than the page.
      glide({ from: left, to: () => topOf(findAnchor(hash)) });
      if (anchor) focusOn(anchor);
      // A page that has put the focus somewhere itself knows better.
      else if ([focused, document.body].includes(document.activeElement)) focusOnDocument();
    };
    const showPage = (url: string, { shallow }: Change) => {
      // The page that a visitor has turned away from may still arrive, just before the one they went back to.
      if (isBack && !isShown(url)) return;
      if (!isRestored() && !shallow) goTo(window.location.hash);
    };
    const showPart = () => {
      const { hash } = window.location;
      if (!isRestored() && (['', '#top'].includes(hash) || findAnchor(hash))) goTo(hash);
    };
    // The event itself may be too late: Next may have shown the page before it reaches anybody else.
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
