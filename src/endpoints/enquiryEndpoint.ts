import { getMesh } from '@/mesh/getMesh';
import { toApiEnquiry } from '@/orders/enquiry';
import { openStore } from '@/orders/store/openStore';
import { type EnquiryDesk, submitEnquiry } from '@/orders/submitEnquiry';
import { createSubmissionEndpoint, type Take, toAnswer } from './submissionEndpoint';
import { limitByEnv, type RequestLimit } from './writeLimit';

/** Takes enquiries at a desk of this process. */
export const takeEnquiriesAt =
  (desk: EnquiryDesk): Take =>
  async ({ value }) =>
    toAnswer(await submitEnquiry(value, desk), (enquiry) => ({ enquiry: toApiEnquiry(enquiry) }));

export const createEnquiryEndpoint = (take: Take, limit?: RequestLimit) =>
  createSubmissionEndpoint({
    kind: 'enquiry',
    take,
    ...(limit ? { limit } : {}),
    mostBytes: 32 * 1024,
    wrongMethod: 'An enquiry must be sent with POST',
    unavailable: 'Enquiries cannot be taken just now: please send the same one again',
  });

/**
 * `POST /api/enquiry`: keeps an enquiry in the shop's own store, once, however often it is sent. Also with `API_URL`
 * set: the back end there takes carts, and has no call for enquiries (spec section 7).
 */
export const enquiryEndpoint = createEnquiryEndpoint(
  takeEnquiriesAt({
    openStore: async () => (await openStore()).enquiries,
    getMesh,
    now: () => new Date(),
  }),
  limitByEnv('enquiry'),
);
