import { useSyncExternalStore } from 'react';
import { readCookie } from '@/browser/siteChoice/readCookie';

const subscribe = (tell: () => void) => {
  window.addEventListener('cc:onConsent', tell);
  return () => window.removeEventListener('cc:onConsent', tell);
};

const isDecided = () => readCookie('cc_cookie') !== undefined;

/** Whether the visitor has answered the cookie notice. No other question is shown before. */
export const useIsDecided = (): boolean => useSyncExternalStore(subscribe, isDecided, () => false);
