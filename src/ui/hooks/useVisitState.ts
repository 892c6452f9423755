import { useReducer } from 'react';
import { type Fields, toFields } from '@troupe/basics/fields';
import { visitStorage } from '@/lib/visitStorage';
import { parseJson } from '@/lib/parseJson';
import { useBrowserValue } from './useBrowserValue';

/**
 * Choices that have not been sent, kept for one visit and across reloads. Empty on the server and during hydration;
 * untrusted. Only for a single component, since others are not notified of changes.
 *
 * @returns the choices and their setter; `null` removes them
 */
export const useVisitState = (
  key: string,
): readonly [chosen: Fields, choose: (next: Fields | null) => void] => {
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  const text = useBrowserValue(() => visitStorage.get(key), null);
  return [
    toFields(parseJson(text ?? '')),
    (next) => {
      if (next === null) visitStorage.remove(key);
      else visitStorage.set(key, JSON.stringify(next));
      readAgain();
    },
  ];
};
