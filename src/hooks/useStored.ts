import { useEffect, useMemo, useReducer } from 'react';
import useLocalStorageState from 'use-local-storage-state';

/** Reads both `EUR` and `"EUR"`: a key may have been written by hand or by another version. */
const serializer = {
  stringify: (value: unknown) => JSON.stringify(value),
  parse: (text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  },
};

/** Changes what is stored; a function is given what stands there at that moment. `null` removes the key. */
export type SetStored = (next: unknown) => void;

/**
 * A key of the browser's storage, as it stands there: untrusted. Nothing on the server and while hydrating. Other tabs'
 * changes arrive by themselves; where storage is full or forbidden the value holds for the visit. Never given a default,
 * which the library would write into storage at a mere visit.
 *
 * @returns the value, how to change it, and whether it outlives the visit
 */
export const useStored = (
  key: string,
): readonly [stored: unknown, setStored: SetStored, isKept: boolean] => {
  const [stored, setStored, { removeItem, isPersistent }] = useLocalStorageState<unknown>(key, {
    serializer,
  });
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    // A page that comes back as it was left has heard nothing of what other tabs did meanwhile.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) readAgain();
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);
  return useMemo(
    () => [
      stored,
      (next) => {
        // Also before removing: the library would go on showing what a full storage refused to keep.
        setStored(next);
        if (next === null) removeItem();
      },
      isPersistent,
    ],
    [stored, setStored, removeItem, isPersistent],
  );
};
