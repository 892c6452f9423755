import { getMesh } from '@/catalog/mesh/getMesh';
import { getRates } from '@/catalog/mesh/getRates';
import { getTerms } from '@/catalog/mesh/queries/terms';
import { type Enquiry, toApiEnquiry } from '@/commerce/orders/enquiry';
import { openStore } from '@/commerce/orders/store/openStore';
import { type EnquiryServices, submitEnquiry } from '@/commerce/orders/submitEnquiry';
import { issueDocument } from '@/commerce/proposals/issueDocument';
import type { Site } from '@/config/sites/site';
import { createThrottledLogger } from '@/platform/log/throttledLogger';
import { documentServices } from './documents/documentEndpoints';
import {
  createSubmissionEndpoint,
  type FindSite,
  findSite,
  type SubmissionHandler,
  toAnswer,
} from './submissionEndpoint';
import { limitByEnv, type RequestLimit } from './writeLimit';

/** Makes the document of a request for a proposal, and the key of its page. */
type IssueDocument = (enquiry: Enquiry, site: Site) => Promise<string | undefined>;

/** Stores enquiries in this process. */
export const takeEnquiriesAt = (
  desk: EnquiryServices,
  siteOf: FindSite = findSite,
  issue: IssueDocument = async () => undefined,
): SubmissionHandler => {
  const logFailure = createThrottledLogger('the document of a proposal cannot be made for now');
  /** The request is stored, so a document that cannot be made must not fail it. */
  const tryIssue: IssueDocument = async (enquiry, site) => {
    if (!enquiry.proposal) return undefined;
    try {
      return await issue(enquiry, site);
    } catch (error) {
      logFailure(error);
      return undefined;
    }
  };
  return async ({ value }, host) => {
    const site = siteOf(host);
    const outcome = await submitEnquiry(value, site, desk);
    const key = outcome.ok ? await tryIssue(outcome.value, site) : undefined;
    return toAnswer(outcome, (enquiry) => ({
      enquiry: { ...toApiEnquiry(enquiry), ...(key === undefined ? {} : { key }) },
    }));
  };
};

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
  takeEnquiriesAt(
    {
      openStore: async () => (await openStore()).enquiries,
      getMesh,
      getRates,
      getTerms,
      now: () => new Date(),
    },
    findSite,
    (enquiry, site) => issueDocument(enquiry, site, documentServices),
  ),
  limitByEnv('enquiry'),
);
