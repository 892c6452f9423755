import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { reloading } from '@/browser/deployWatcher/reloadOnce';

/**
 * Tells the reload for a missing part that the visitor has followed a link. Must be used by the app itself: a part that
 * loads later may miss the first link.
 */
export const useLeaving = (): void => {
  const { events } = useRouter();
  useEffect(() => {
    const leave = () => {
      reloading.isLeaving = true;
    };
    const stay = () => {
      reloading.isLeaving = false;
    };
    const fail = (error: { cancelled?: boolean }, url: string) => {
      // Otherwise the router loads the other page in full. On the way back, the address is that of the other page already.
      const { href } = window.location;
      if (error.cancelled || new URL(url, href).href === href) stay();
    };
    events.on('routeChangeStart', leave);
    events.on('routeChangeComplete', stay);
    events.on('routeChangeError', fail);
    // The browser shows a page again that was left.
    window.addEventListener('pageshow', stay);
    return () => {
      events.off('routeChangeStart', leave);
      events.off('routeChangeComplete', stay);
      events.off('routeChangeError', fail);
      window.removeEventListener('pageshow', stay);
    };
  }, [events]);
};
