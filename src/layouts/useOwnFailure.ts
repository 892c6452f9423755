import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { isChunkError } from '@/build/isChunkError';
import { isOwnFailure } from '@/build/isOwnFailure';
import { reloadOnce } from '@/build/reloadOnce';

/**
 * Hears of what nobody caught (spec section 8). A part of the page that cannot be had reloads it.
 *
 * @returns the shop's own failure, once there is one
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
    // The router asks for a page in full that it cannot have. On the way back the address has changed already, and with
    // a hash in it asking for it again loads nothing.
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
