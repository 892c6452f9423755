import { useCallback, useSyncExternalStore } from 'react';
import { cartKey, savedAtOf } from '@/cart/storedCart';

const readSavedAt = (key: string): string => {
  try {
    return savedAtOf(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    // Forbidden, or no JSON: nothing to lead anybody to.
    return '';
  }
};

const subscribe = (notify: () => void) => {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
};

/** Slug of the city whose plan was changed last and holds anything; `null` where there is none, and on the server. */
export const useNewestPlan = (shopGroupId: number, cities: readonly string[]): string | null => {
  const slugs = cities.join(' ');
  const find = useCallback(() => {
    const plans = slugs
      .split(' ')
      .map((city) => ({ city, savedAt: readSavedAt(cartKey({ shopGroupId, city })) }))
      .filter(({ savedAt }) => savedAt !== '')
      .sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1));
    return plans[0]?.city ?? null;
  }, [shopGroupId, slugs]);
  return useSyncExternalStore(subscribe, find, () => null);
};
