import { useMemo } from 'react';
import { type Confirmation, parseConfirmation, type StoredConfirmation } from '@/cart/confirmation';
import { visitStorage } from '@/lib/visitStorage';
import { useBrowserValue } from './useBrowserValue';

/** Beside the plan's own keys, in session storage: a confirmation is for this visit. */
const key = 'order';

export const keepConfirmation = (confirmation: StoredConfirmation): void =>
  visitStorage.set(key, JSON.stringify(confirmation));

/**
 * What was sent last in this visit; it survives a reload.
 *
 * @returns `null` when nothing was, `undefined` on the server and while hydrating, when that is not known
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
