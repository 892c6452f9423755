import type { MouseEvent } from 'react';
import type { SiteAddress } from '@/browser/siteChoice/findOrigin';
import { rememberSite } from '@/browser/siteChoice/rememberSite';
import { useCartHandoff } from './useCartHandoff';
import { useSiteOrigin } from './useSiteOrigin';

interface Destination extends SiteAddress {
  readonly path: string;
  readonly isAbove?: true;
}

type Leaving = MouseEvent<HTMLAnchorElement>;

interface SiteLink {
  readonly href: string | undefined;
  readonly onClick: (event: Leaving) => void;
  readonly onAuxClick: (event: Leaving) => void;
}

/** The secondary button opens a context menu, which is no choice yet. */
const menuButton = 2;

/**
 * Returns a function that builds the props of a link to a site that the visitor chooses. A click remembers the choice,
 * and hands over the plan and, if the site has the same page, the current query. `href` is `undefined` if the site
 * cannot be reached from here.
 */
export const useSiteLink = (): ((to: Destination, isHere?: boolean) => SiteLink) => {
  const originOf = useSiteOrigin();
  const pack = useCartHandoff();
  return ({ path, isAbove, ...address }, isHere) => {
    const origin = originOf(address);
    const href = origin && origin + path;
    // Computed at the moment of the click, since the plan can change until then.
    const leave = ({ button, currentTarget }: Leaving) => {
      // Not for the current page: the handoff would stay in its URL.
      if (href && !isHere)
        currentTarget.href = href + (isAbove ? '' : window.location.search) + pack();
      if (button !== menuButton) rememberSite(address.siteId);
    };
    return { href, onClick: leave, onAuxClick: leave };
  };
};
