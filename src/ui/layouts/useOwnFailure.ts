import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { isChunkError } from '@/browser/deployWatcher/isChunkError';
import { isOwnFailure } from '@/browser/deployWatcher/isOwnFailure';
import { reloadOnce } from '@/browser/deployWatcher/reloadOnce';

/**
 * Observes uncaught errors (spec section 8). Reloads the page if a chunk cannot be loaded.
 *
 * @returns the first error of the shop's own code, if any
 */
export const useOwnFailure = (): Error | undefined => {
  const { events } = useRouter();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    const hear = (error: unknown) => {
      if (isChunkError(error)) void reloadOnce();
      else if (isOwnFailure(error)) setFailure(error);
    };
    const hearError = ({ error }: ErrorEvent) => hear(error);
    const hearRejection = ({ reason }: PromiseRejectionEvent) => hear(reason);
    // If the router cannot load a route, it navigates to the URL in full. On back navigation the URL has already
    // changed, so with a hash in it that navigation loads nothing.
    const hearRoute = (error: { cancelled?: boolean }, url: string) => {
      const { hash, href } = window.location;
      if (!error.cancelled && hash && new URL(url, href).href === href) void reloadOnce();
    };
    window.addEventListener('error', hearError);
    window.addEventListener('unhandledrejection', hearRejection);
    events.on('routeChangeError', hearRoute);
    return () => {
      window.removeEventListener('error', hearError);
      window.removeEventListener('unhandledrejection', hearRejection);
      events.off('routeChangeError', hearRoute);
    };
  }, [events]);
  return failure;
};
