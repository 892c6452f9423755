import type { Customer } from '@/commerce/cart/customer';
import type { EnquiryWords } from '@/commerce/cart/enquiry';
import type { SiteId } from '@/config/sites/site';
import type { Proposal } from './proposal';

/** An enquiry of a customer. Never changed after it is stored. */
export interface Enquiry {
  readonly reference: string;
  /** Created in the browser; the idempotency key. */
  readonly enquiryId: string;
  /** Tells a repeated enquiry from a different one with the same id. */
  readonly bodyHash: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly shopGroupId: number;
  readonly locale: SiteId;
  readonly sender: Omit<EnquiryWords, 'message'> & Pick<Customer, 'vat_number'>;
  readonly message: string;
  /** Whether a hidden field was filled in. The enquiry is stored like any other, and marked in lists. */
  readonly isSuspect: boolean;
  /** What a company wants a proposal for. Absent in a message of the contact form. */
  readonly proposal?: Proposal;
}

/** The enquiry for API responses, without the sender's data and message. */
export const toApiEnquiry = (enquiry: Enquiry) => ({
  reference: enquiry.reference,
  created_at: enquiry.createdAt,
  shop_group_id: enquiry.shopGroupId,
  locale: enquiry.locale,
});
