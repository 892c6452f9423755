import { visitStorage } from '@/lib/visitStorage';

/** Session storage key of the id of a plan that was sent without an answer. It survives a reload. */
const key = 'unanswered';

export const keepUnanswered = (cartId: string): void => visitStorage.set(key, cartId);

export const dropUnanswered = (): void => visitStorage.remove(key);

/** Whether a plan may have arrived, although no answer has come. */
export const isUnanswered = (cartId: string): boolean => visitStorage.get(key) === cartId;
