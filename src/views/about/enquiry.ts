import type { EnquiryWords } from '@/commerce/cart/enquiry';
import { toFields } from '@troupe/basics/fields';
import { createUuid, isUuid } from '@/lib/uuid';
import { visitStorage } from '@/lib/visitStorage';
import { parseJson } from '@/lib/parseJson';

/** Body of `POST /api/enquiry`. */
export interface Enquiry extends EnquiryWords {
  readonly id: string;
  readonly shop_group_id: number;
  /** Site id. */
  readonly locale: string;
  /** Content of the honeypot field, if any. */
  readonly subject?: string;
}

/** Storage key of the last attempt, kept beside the draft. */
const lastTry = 'enquiryTry';

/**
 * Returns the same id for the same words as in the last attempt, also after a reload: that enquiry may have arrived
 * although its answer was lost. Other words get a new id.
 */
export const toEnquiry = (words: Omit<Enquiry, 'id'>): Enquiry => {
  const { id: lastId, text: lastText } = toFields(parseJson(visitStorage.get(lastTry) ?? ''));
  const text = JSON.stringify(words);
  const id = lastText === text && isUuid(lastId) ? lastId : createUuid();
  visitStorage.set(lastTry, JSON.stringify({ id, text }));
  return { ...words, id };
};

export const forgetLastTry = (): void => visitStorage.remove(lastTry);
