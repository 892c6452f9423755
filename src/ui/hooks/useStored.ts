import { useEffect, useMemo, useReducer } from 'react';
import useLocalStorageState from 'use-local-storage-state';
import { parseJson } from '@/lib/parseJson';
import { useReturned } from './useReturned';

/** Parses both `EUR` and `"EUR"`: another version may have written the key, or somebody by hand. */
const serializer = {
  stringify: (value: unknown) => JSON.stringify(value),
  parse: (text: string): unknown => {
    const value = parseJson(text);
    return value === undefined ? text : value;
  },
};

/** Changes the stored value; a function receives the current one. `null` removes the key. */
export type SetStored = (next: unknown) => void;

/**
 * A key of the browser's local storage. The value is untrusted, and `undefined` on the server and during hydration.
 * Changes of other tabs arrive automatically; if storage is full or forbidden, the value is kept for the visit. Never
 * pass a default, which the library would write to storage on a mere visit.
 *
 * @returns the value, its setter, and whether it survives the visit
 */
export const useStored = (
  key: string,
): readonly [stored: unknown, setStored: SetStored, isKept: boolean] => {
  const [stored, setStored, { removeItem, isPersistent }] = useLocalStorageState<unknown>(key, {
    serializer,
  });
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  // A page from the back/forward cache has missed changes of other tabs.
  useReturned(readAgain);
  useEffect(() => {
    // Another tab that clears the storage names no key. The library hears of its own key only.
    const hear = (event: StorageEvent) => {
      if (event.key === null) readAgain();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);
  return useMemo(
    () => [
      stored,
      (next) => {
        // Also before removing: otherwise the library would keep showing a value that a full storage rejected.
        setStored(next);
        if (next === null) removeItem();
      },
      isPersistent,
    ],
    [stored, setStored, removeItem, isPersistent],
  );
};
