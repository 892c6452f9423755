import { useReducer } from 'react';
import { type Fields, toFields } from '@/lib/fields';
import { visitStorage } from '@/lib/visitStorage';
import { useBrowserValue } from './useBrowserValue';

const parse = (text: string | null): Fields => {
  try {
    return toFields(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
};

/**
 * What somebody has chosen and not sent yet, for one visit: it outlives a reload. Nothing on the server and while
 * hydrating; untrusted. For one component, since others hear of no change.
 *
 * @returns the choices, and how to change them; `null` forgets them
 */
export const useVisitState = (
  key: string,
): readonly [chosen: Fields, choose: (next: Fields | null) => void] => {
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  const text = useBrowserValue(() => visitStorage.get(key), null);
  return [
    parse(text),
    (next) => {
      if (next === null) visitStorage.remove(key);
      else visitStorage.set(key, JSON.stringify(next));
      readAgain();
    },
  ];
};
