import { useMemo } from 'react';
import { type Confirmation, parseConfirmation } from '@/commerce/cart/confirmation';
import { readConfirmation } from './keepConfirmation';
import { useBrowserValue } from './useBrowserValue';

/**
 * The last order of this visit; it survives a reload.
 *
 * @returns `null` without an order, `undefined` on the server and during hydration, when that is unknown
 */
export const useConfirmation = (): Confirmation | null | undefined => {
  const text = useBrowserValue<string | null | undefined>(readConfirmation, undefined);
  return useMemo(
    () => (text === undefined ? undefined : (text && parseConfirmation(text)) || null),
    [text],
  );
};
