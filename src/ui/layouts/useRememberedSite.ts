import { useEffect } from 'react';
import { readCookie } from '@/browser/siteChoice/readCookie';
import { parseFragment } from '@/commerce/cart/cartHandoff';
import { siteCookie } from '@/browser/siteChoice/rememberSite';
import type { FrameProps } from './frameProps';

/** What the visitor has ordered is in the storage of this site alone. */
const stays = /^\/\[site\]\/(?:thankYou|booking|trip|proposal\/document)/;

/**
 * Leads to the site that the visitor chose before, from the first page of a visit. Most visitors chose none, or this
 * one, and load no code for it.
 *
 * @param frame absent on the error screen, which has no counterpart on other sites
 * @param pathname the page's file in Next
 */
export const useRememberedSite = (frame: FrameProps | undefined, pathname: string): void =>
  useEffect(
    () => {
      const remembered = readCookie(siteCookie);
      const isHere = frame === undefined || remembered === frame.site.id;
      if (remembered === undefined || isHere || stays.test(pathname)) return;
      // A plan is handed over to this very site.
      if (parseFragment(window.location.hash) !== undefined) return;
      import('@/browser/siteChoice/followRememberedSite')
        .then((it) => it.followRememberedSite(frame.languages))
        .catch(() => {
          // Without the network, the visitor stays on this site.
        });
    },
    // Only on the first page: later ones are reached by the site's own links.
    [], // eslint-disable-line react-hooks/exhaustive-deps
  );
