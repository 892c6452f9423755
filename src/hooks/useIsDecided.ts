import { useSyncExternalStore } from 'react';
import { readCookie } from '@/siteChoice/readCookie';

const subscribe = (tell: () => void) => {
  window.addEventListener('cc:onConsent', tell);
  return () => window.removeEventListener('cc:onConsent', tell);
};

const isDecided = () => readCookie('cc_cookie') !== undefined;

/** Whether the visitor has answered the question about cookies: until then nothing else is asked. */
export const useIsDecided = (): boolean => useSyncExternalStore(subscribe, isDecided, () => false);
