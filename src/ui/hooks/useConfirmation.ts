import { useMemo } from 'react';
import {
  type Confirmation,
  parseConfirmation,
  type StoredConfirmation,
} from '@/commerce/cart/confirmation';
import { visitStorage } from '@/lib/visitStorage';
import { useBrowserValue } from './useBrowserValue';

/** Session storage key, beside the plan's own: a confirmation is kept only for this visit. */
const key = 'order';

export const keepConfirmation = (confirmation: StoredConfirmation): void =>
  visitStorage.set(key, JSON.stringify(confirmation));

/**
 * The last order of this visit; it survives a reload.
 *
 * @returns `null` without an order, `undefined` on the server and during hydration, when that is unknown
 */
export const useConfirmation = (): Confirmation | null | undefined => {
  const text = useBrowserValue<ReturnType<typeof visitStorage.get> | undefined>(
    () => visitStorage.get(key),
    undefined,
  );
  return useMemo(
    () => (text === undefined ? undefined : (text && parseConfirmation(text)) || null),
    [text],
  );
};
