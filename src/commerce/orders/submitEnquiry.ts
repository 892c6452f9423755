import { err, ok, type Result } from '@troupe/basics/result';
import type { Mesh, ShopGroup } from '@/catalog/mesh/mesh';
import { listShops } from '@/catalog/mesh/queries/shops';
import type { Rates } from '@/commerce/pricing/currencies';
import type { PlanTerms } from '@/commerce/pricing/pricePlan';
import type { Site } from '@/config/sites/site';
import { buildProposal } from './buildProposal';
import type { Enquiry } from './enquiry';
import { findShopGroup } from './findShopGroup';
import { findSiteIssues } from './findSiteIssues';
import type { Issues } from './issue';
import { parsePostedEnquiry, type PostedEnquiry } from './parsePostedEnquiry';
import type { Proposal } from './proposal';
import { createEnquiryReference } from './reference';
import type { EnquiryStore } from './store/enquiryStore';
import { type Refusal, submitOnce } from './submitOnce';

/** The services for taking an enquiry. Each is called for every enquiry. */
export interface EnquiryServices {
  readonly openStore: () => Promise<EnquiryStore>;
  readonly getMesh: () => Promise<Mesh>;
  readonly getRates: () => Promise<Rates>;
  readonly getTerms: (group: ShopGroup) => PlanTerms;
  readonly now: () => Date;
}

const isFilledIn = (value: unknown) =>
  !(value === undefined || value === null || (typeof value === 'string' && value.trim() === ''));

const toEnquiry = (
  posted: PostedEnquiry,
  proposal: Proposal | undefined,
  identity: Pick<Enquiry, 'reference' | 'bodyHash' | 'createdAt'>,
): Enquiry => {
  const { name, email, phone, company, vat_number } = posted;
  return {
    ...identity,
    enquiryId: posted.id,
    shopGroupId: posted.shop_group_id,
    locale: posted.locale,
    sender: { name, email, phone, company, vat_number },
    message: posted.message,
    isSuspect: isFilledIn(posted.subject),
    ...(proposal && { proposal }),
  };
};

/** Proposals are for companies, so only sites for companies take requests for them. */
const findProposal = async (
  { proposal }: PostedEnquiry,
  mesh: Mesh,
  group: ShopGroup,
  site: Site,
  { getRates, getTerms }: EnquiryServices,
): Promise<Result<Proposal | undefined, Issues>> => {
  if (!proposal) return ok(undefined);
  if (group.audience !== 'corporate') {
    return err([{ path: 'proposal', message: 'is only taken by sites for companies' }]);
  }
  const shops = listShops(mesh, group.id, site.lang);
  return buildProposal(proposal, shops, await getRates(), getTerms(group));
};

/**
 * Stores a posted enquiry once, see {@link submitOnce}. A suspect enquiry is stored too, because a browser's autofill
 * may set the hidden field.
 *
 * @param site the site of the host of the request
 * @throws if the store or the catalogue fails; nothing was confirmed, and a retry is safe
 */
export const submitEnquiry = (
  body: unknown,
  site: Site,
  services: EnquiryServices,
): Promise<Result<Enquiry, Refusal>> =>
  submitOnce(body, {
    parse: parsePostedEnquiry,
    openStore: async () => {
      const { findById, place } = await services.openStore();
      return { find: findById, place };
    },
    make: async (posted, bodyHash) => {
      const siteIssues = findSiteIssues(posted, site);
      if (siteIssues) return err(siteIssues);
      const mesh = await services.getMesh();
      const group = findShopGroup(mesh, posted.shop_group_id);
      if (!group.ok) return group;
      const proposal = await findProposal(posted, mesh, group.value, site, services);
      if (!proposal.ok) return proposal;
      const createdAt = services.now().toISOString();
      return ok(
        toEnquiry(posted, proposal.value, {
          reference: createEnquiryReference(),
          bodyHash,
          createdAt,
        }),
      );
    },
    otherMessage:
      'belongs to an enquiry that said something else: a new enquiry must have a new id',
  });
