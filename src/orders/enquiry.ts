import type { EnquiryWords } from '@/cart/enquiry';
import type { SiteId } from '@/sites/site';

/** What somebody has asked. Never changed afterwards. */
export interface Enquiry {
  readonly reference: string;
  /** Made in the browser: one id makes one enquiry. */
  readonly enquiryId: string;
  /** Tells an enquiry that is sent again from another one under the same id. */
  readonly bodyHash: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly shopGroupId: number;
  readonly locale: SiteId;
  readonly sender: Omit<EnquiryWords, 'message'>;
  readonly message: string;
  /** Whether a field was filled in that no person sees. It is kept like any other, and marked where it is listed. */
  readonly isSuspect: boolean;
}

/** The enquiry as the API answers it. The sender's own words are not repeated. */
export const toApiEnquiry = (enquiry: Enquiry) => ({
  reference: enquiry.reference,
  created_at: enquiry.createdAt,
  shop_group_id: enquiry.shopGroupId,
  locale: enquiry.locale,
});
