import { useEffect } from 'react';
import { reloading } from '@/browser/deployWatcher/reloadOnce';
import { isPlainClick } from '@/lib/isPlainClick';
import { hardNavigate } from '@/lib/hardNavigate';

/** Finds the link to another page of this site that a click would follow. */
const findLink = (event: MouseEvent): HTMLAnchorElement | undefined => {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
  const { origin, pathname, search } = window.location;
  if (link?.origin !== origin) return undefined;
  const isPart = link.hash !== '' && link.pathname === pathname && link.search === search;
  return isPart ? undefined : link;
};

/**
 * While `isWanted`, links to other pages of the site load them in full instead of within the app. Other click handlers
 * still run.
 */
export const useFullLoads = (isWanted: boolean): void => {
  useEffect(() => {
    if (!isWanted) return;
    const follow = (event: MouseEvent) => {
      const link = findLink(event);
      if (!link) return;
      // The router ignores events whose default is prevented.
      event.preventDefault();
      reloading.isLeaving = true;
      void hardNavigate(link.href);
    };
    // Capture phase, before the link's own handler.
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, [isWanted]);
};
