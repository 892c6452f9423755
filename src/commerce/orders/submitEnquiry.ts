import { err, ok, type Result } from '@/lib/result';
import type { Mesh } from '@/catalog/mesh/mesh';
import type { Site } from '@/config/sites/site';
import type { Enquiry } from './enquiry';
import { findShopGroup } from './findShopGroup';
import { findSiteIssues } from './findSiteIssues';
import { parsePostedEnquiry, type PostedEnquiry } from './parsePostedEnquiry';
import { createEnquiryReference } from './reference';
import type { EnquiryStore } from './store/enquiryStore';
import { type Refusal, submitOnce } from './submitOnce';

/** The services for taking an enquiry. Each is called for every enquiry. */
export interface EnquiryServices {
  readonly openStore: () => Promise<EnquiryStore>;
  readonly getMesh: () => Promise<Mesh>;
  readonly now: () => Date;
}

const isFilledIn = (value: unknown) =>
  !(value === undefined || value === null || (typeof value === 'string' && value.trim() === ''));

const toEnquiry = (
  { id, shop_group_id, locale, subject, message, ...sender }: PostedEnquiry,
  identity: Pick<Enquiry, 'reference' | 'bodyHash' | 'createdAt'>,
): Enquiry => ({
  ...identity,
  enquiryId: id,
  shopGroupId: shop_group_id,
  locale,
  sender,
  message,
  isSuspect: isFilledIn(subject),
});

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
      const group = findShopGroup(await services.getMesh(), posted.shop_group_id);
      if (!group.ok) return group;
      const createdAt = services.now().toISOString();
      return ok(toEnquiry(posted, { reference: createEnquiryReference(), bodyHash, createdAt }));
    },
    otherMessage:
      'belongs to an enquiry that said something else: a new enquiry must have a new id',
  });
