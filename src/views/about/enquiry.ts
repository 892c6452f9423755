import type { EnquiryWords } from '@/cart/enquiry';
import { createDraft } from '@/hooks/formDraft';
import { toFields } from '@/lib/fields';
import { createUuid, isUuid } from '@/lib/uuid';
import { visitStorage } from '@/lib/visitStorage';

export const formId = 'enquiry';

/** What the form asks for, in the names of the wire and in the order of the screen. */
export const fields = ['name', 'email', 'phone', 'company', 'message'] as const;

export type Field = (typeof fields)[number];

export const draft = createDraft(formId, fields);

/** An enquiry as it is posted. */
export interface Enquiry extends EnquiryWords {
  readonly id: string;
  readonly shop_group_id: number;
  /** Site id. */
  readonly locale: string;
  /** What stands in the field that nobody sees, where anything does. */
  readonly subject?: string;
}

/** Beside the draft. */
const lastTry = 'enquiryTry';

const loadLastTry = () => {
  try {
    return toFields(JSON.parse(visitStorage.get(lastTry) ?? ''));
  } catch {
    return {};
  }
};

/**
 * The same words as at the last try are the same enquiry, also after a reload: it may have arrived, and only its answer
 * been lost. Other words are another one.
 */
export const toEnquiry = (words: Omit<Enquiry, 'id'>): Enquiry => {
  const { id: lastId, text: lastText } = loadLastTry();
  const text = JSON.stringify(words);
  const id = lastText === text && isUuid(lastId) ? lastId : createUuid();
  visitStorage.set(lastTry, JSON.stringify({ id, text }));
  return { ...words, id };
};

export const forgetLastTry = (): void => visitStorage.remove(lastTry);
