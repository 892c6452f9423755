import type { StoredConfirmation } from '@/commerce/cart/confirmation';
import { visitStorage } from '@/lib/visitStorage';

/** Session storage key, beside the plan's own: a confirmation is kept only for this visit. */
const key = 'order';

/** Apart from `useConfirmation`, because the summary would load the parser of orders with it. */
export const keepConfirmation = (confirmation: StoredConfirmation): void =>
  visitStorage.set(key, JSON.stringify(confirmation));

export const readConfirmation = (): string | null => visitStorage.get(key);
