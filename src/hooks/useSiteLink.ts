import type { MouseEvent } from 'react';
import type { SiteAddress } from '@/siteChoice/findOrigin';
import { rememberSite } from '@/siteChoice/rememberSite';
import { useLuggage } from './useLuggage';
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

/** A second click opens a menu: nothing is chosen by it yet. */
const menuButton = 2;

/**
 * A way to a site that a visitor takes by choice: the choice is remembered, and what they have planned comes along, and
 * what they look for on the page, where the site has it.
 *
 * @returns the properties of a link; without an address where the site cannot be had from here
 */
export const useSiteLink = (): ((to: Destination, isHere?: boolean) => SiteLink) => {
  const originOf = useSiteOrigin();
  const pack = useLuggage();
  return ({ path, isAbove, ...address }, isHere) => {
    const origin = originOf(address);
    const href = origin && origin + path;
    // Only at the moment of leaving is it known what a visitor takes along.
    const leave = ({ button, currentTarget }: Leaving) => {
      // One's own page is no journey: what was packed would stay in the address.
      if (href && !isHere)
        currentTarget.href = href + (isAbove ? '' : window.location.search) + pack();
      if (button !== menuButton) rememberSite(address.siteId);
    };
    return { href, onClick: leave, onAuxClick: leave };
  };
};
