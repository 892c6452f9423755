import { ok, type Result } from '@/lib/result';
import type { Mesh } from '@/mesh/mesh';
import type { Enquiry } from './enquiry';
import { findShopGroup } from './findShopGroup';
import { parsePostedEnquiry, type PostedEnquiry } from './parsePostedEnquiry';
import { createEnquiryReference } from './reference';
import type { EnquiryStore } from './store/enquiryStore';
import { type Refusal, submitOnce } from './submitOnce';

/** What taking an enquiry needs. Each is asked anew for every one. */
export interface EnquiryDesk {
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
 * Takes an enquiry as it was posted and keeps it once, see {@link submitOnce}. One that seems to come from no person is
 * kept too: a browser may fill in more than its owner sees.
 *
 * @throws when the store or the catalogue fails; nothing has then been promised, and trying again is safe
 */
export const submitEnquiry = (
  body: unknown,
  desk: EnquiryDesk,
): Promise<Result<Enquiry, Refusal>> =>
  submitOnce(body, {
    parse: parsePostedEnquiry,
    openStore: async () => {
      const { findById, place } = await desk.openStore();
      return { find: findById, place };
    },
    make: async (posted, bodyHash) => {
      const group = findShopGroup(await desk.getMesh(), posted.shop_group_id);
      if (!group.ok) return group;
      const createdAt = desk.now().toISOString();
      return ok(toEnquiry(posted, { reference: createEnquiryReference(), bodyHash, createdAt }));
    },
    describeOther: ({ reference }) =>
      `belongs to enquiry ${reference}, which said something else: a new enquiry must have a new id`,
  });
