import { useSyncExternalStore } from 'react';

const follow = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

const read = (): string => window.location.hash.slice(1);

/**
 * The fragment of the address, without `#`.
 *
 * @returns `''` without one, `undefined` on the server and during hydration
 */
export const useFragment = (): string | undefined =>
  useSyncExternalStore<string | undefined>(follow, read, () => undefined);
