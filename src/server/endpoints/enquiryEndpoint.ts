import { getMesh } from '@/catalog/mesh/getMesh';
import { getRates } from '@/catalog/mesh/getRates';
import { getTerms } from '@/catalog/mesh/queries/terms';
import { toApiEnquiry } from '@/commerce/orders/enquiry';
import { openStore } from '@/commerce/orders/store/openStore';
import { type EnquiryServices, submitEnquiry } from '@/commerce/orders/submitEnquiry';
import {
  createSubmissionEndpoint,
  type FindSite,
  findSite,
  type SubmissionHandler,
  toAnswer,
} from './submissionEndpoint';
import { limitByEnv, type RequestLimit } from './writeLimit';

/** Stores enquiries in this process. */
export const takeEnquiriesAt =
  (desk: EnquiryServices, siteOf: FindSite = findSite): SubmissionHandler =>
  async ({ value }, host) =>
    toAnswer(await submitEnquiry(value, siteOf(host), desk), (enquiry) => ({
      enquiry: toApiEnquiry(enquiry),
    }));

export const createEnquiryEndpoint = (
  take: SubmissionHandler,
  limit?: Pick<RequestLimit, 'take'>,
) =>
  createSubmissionEndpoint({
    kind: 'enquiry',
    take,
    ...(limit ? { limit } : {}),
    mostBytes: 64 * 1024,
    wrongMethod: 'An enquiry must be sent with POST',
    unavailable: 'Enquiries cannot be taken just now: please send the same one again',
  });

/**
 * `POST /api/enquiry`: stores an enquiry in the shop's own store, once, even if it is sent several times. This also
 * applies with `API_URL`: the back end accepts carts, but has no endpoint for enquiries (spec section 7).
 */
export const enquiryEndpoint = createEnquiryEndpoint(
  takeEnquiriesAt({
    openStore: async () => (await openStore()).enquiries,
    getMesh,
    getRates,
    getTerms,
    now: () => new Date(),
  }),
  limitByEnv('enquiry'),
);
