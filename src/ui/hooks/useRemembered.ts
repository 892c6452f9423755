import { useMemo } from 'react';
import { parseJson } from '@/lib/parseJson';
import { useStored } from './useStored';

/**
 * A list in local storage, which is found again in another tab and on another day.
 *
 * @param parse returns what is valid of an untrusted value; must always be the same function
 * @returns the list, empty on the server and during hydration, and a function that changes it. The change starts from
 *   what is stored at that moment: another tab may have written meanwhile
 */
export const useRemembered = <Entry>(
  key: string,
  parse: (stored: unknown) => readonly Entry[],
): readonly [
  entries: readonly Entry[],
  change: (toNext: (entries: readonly Entry[]) => readonly Entry[]) => void,
] => {
  const [stored, setStored] = useStored(key);
  return useMemo(() => {
    const entries = parse(stored);
    const readNow = (): readonly Entry[] => {
      try {
        const text = localStorage.getItem(key);
        return text === null ? entries : parse(parseJson(text));
      } catch {
        return entries;
      }
    };
    return [entries, (toNext) => setStored(toNext(readNow()))];
  }, [key, parse, stored, setStored]);
};
