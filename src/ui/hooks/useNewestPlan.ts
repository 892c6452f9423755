import { useCallback, useSyncExternalStore } from 'react';
import { cartKey, savedAtOf } from '@/commerce/cart/storedCart';

const readSavedAt = (key: string): string => {
  try {
    return savedAtOf(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    // Invalid JSON counts as no plan.
    return '';
  }
};

/** Called at every render, and storage is slow: this skips reading plans that do not exist. */
const listKeys = (): ReadonlySet<string> => {
  try {
    return new Set(Object.keys(localStorage));
  } catch {
    // Storage is forbidden.
    return new Set();
  }
};

const subscribe = (notify: () => void) => {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
};

/** Slug of the city whose non-empty plan was changed last; `null` if there is none, and on the server. */
export const useNewestPlan = (shopGroupId: number, cities: readonly string[]): string | null => {
  const slugs = cities.join(' ');
  const find = useCallback(() => {
    const kept = listKeys();
    const plans = slugs
      .split(' ')
      .map((city) => ({ city, key: cartKey({ shopGroupId, city }) }))
      .filter(({ key }) => kept.has(key))
      .map(({ city, key }) => ({ city, savedAt: readSavedAt(key) }))
      .filter(({ savedAt }) => savedAt !== '')
      .sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1));
    return plans[0]?.city ?? null;
  }, [shopGroupId, slugs]);
  return useSyncExternalStore(subscribe, find, () => null);
};
