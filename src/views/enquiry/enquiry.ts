import type { Customer } from '@/commerce/cart/customer';
import type { EnquiryWords } from '@/commerce/cart/enquiry';
import type { PostedProposal } from '@/commerce/cart/postedProposal';
import { toFields } from '@troupe/basics/fields';
import { createUuid, isUuid } from '@/lib/uuid';
import { visitStorage } from '@/lib/visitStorage';
import { parseJson } from '@/lib/parseJson';

/** Body of `POST /api/enquiry`. */
export interface Enquiry extends EnquiryWords, Pick<Customer, 'vat_number'> {
  readonly id: string;
  readonly shop_group_id: number;
  /** Site id. */
  readonly locale: string;
  /** Content of the honeypot field, if any. */
  readonly subject?: string;
  readonly proposal?: PostedProposal;
}

/** The last attempt to send an enquiry from a form. */
export interface LastTry {
  /**
   * Returns the same id for the same words as in the last attempt, also after a reload: that enquiry may have arrived
   * although its answer was lost. Other words get a new id.
   */
  readonly toEnquiry: (words: Omit<Enquiry, 'id'>) => Enquiry;
  readonly forget: () => void;
}

/** @param key storage key of the last attempt, kept beside the draft of its form */
export const createLastTry = (key: string): LastTry => ({
  toEnquiry: (words) => {
    const { id: lastId, text: lastText } = toFields(parseJson(visitStorage.get(key) ?? ''));
    const text = JSON.stringify(words);
    const id = lastText === text && isUuid(lastId) ? lastId : createUuid();
    visitStorage.set(key, JSON.stringify({ id, text }));
    return { ...words, id };
  },
  forget: () => visitStorage.remove(key),
});
