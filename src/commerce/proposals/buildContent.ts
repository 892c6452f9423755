import type { Mesh } from '@/catalog/mesh/mesh';
import { listPages } from '@/catalog/mesh/queries/pages';
import { getValidDays, getVatRate } from '@/catalog/mesh/queries/proposals';
import { getShop, listShops, type Shop } from '@/catalog/mesh/queries/shops';
import { getTermsVersion, listTermsPages } from '@/catalog/mesh/queries/termsPages';
import type { Enquiry } from '@/commerce/orders/enquiry';
import { hashBody, hashText, toCanonical } from '@/commerce/orders/hashBody';
import type { Proposal } from '@/commerce/orders/proposal';
import type { StoredVersion } from '@/commerce/orders/store/documents/documentRows';
import { balanceDueDays } from '@/commerce/pricing/payment';
import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';
import { addDays, todayIn } from '@/lib/days';
import { listChosenItems } from './model/chosenItems';
import type { DocumentContent, DocumentOption, DraftOption } from './model/document';
import { isOffered } from './optionDays';
import { type Pricing, priceOption, toShownRate } from './priceOption';
import type { DocumentServices } from './services';

/** A request for a proposal that has a plan. */
export type PlannedEnquiry = Enquiry & {
  readonly proposal: Proposal & { readonly plan: NonNullable<Proposal['plan']> };
};

export const hasPlan = (enquiry: Enquiry): enquiry is PlannedEnquiry =>
  Boolean(enquiry.proposal?.plan);

/** The catalogue of now, for the document of one request. */
export interface DocumentSetting {
  readonly mesh: Mesh;
  readonly site: Site;
  readonly shop: Shop;
  readonly pricing: Pricing;
  readonly now: Date;
}

/** @returns `undefined` if the brand no longer sells anything in the city */
export const loadDocumentSetting = async (
  { proposal }: PlannedEnquiry,
  site: Site,
  services: DocumentServices,
): Promise<DocumentSetting | undefined> => {
  const mesh = await services.getMesh();
  const group = mesh.shopGroups.get(site.shopGroupId);
  const shops = listShops(mesh, site.shopGroupId, site.lang);
  const shop = getShop(shops, proposal.plan.city);
  if (!group || !shop) return undefined;
  const pricing = {
    shops,
    rates: await services.getRates(),
    terms: services.getTerms(group),
    vatRate: getVatRate(group, shop.city.country),
  };
  return { mesh, site, shop, pricing, now: services.now() };
};

/** @returns `undefined` if the shop no longer sells all of it */
export const priceOptions = (
  { proposal }: PlannedEnquiry,
  drafts: readonly DraftOption[],
  { pricing }: Pick<DocumentSetting, 'pricing'>,
): readonly DocumentOption[] | undefined => {
  const options = drafts.flatMap((draft) => priceOption(proposal, draft, pricing) ?? []);
  return options.length === drafts.length ? options : undefined;
};

/** A hash of the options with their prices. The page sends the hash that it shows, so that other prices are not frozen. */
export const hashOptions = (options: readonly DocumentOption[]): string => hashBody(options);

/**
 * Prices hold for the brand's number of days, but not beyond the day before the first activity whose day was chosen. Today
 * at least, and no longer if no option is offered. An option that is not cannot be signed, so its days do not count.
 */
const toValidUntil = (
  options: readonly DocumentOption[],
  { shop, now }: DocumentSetting,
): string => {
  const today = todayIn(shop.city.timeZone, now);
  const offered = options.filter((option) => isOffered(option, shop.products, today));
  if (offered.length === 0) return today;
  const first = offered.flatMap(({ items }) =>
    listChosenItems(items).map(({ day }) => addDays(day, -1)),
  );
  const last = [addDays(today, getValidDays(shop.group)), ...first].reduce((a, b) =>
    a < b ? a : b,
  );
  return last < today ? today : last;
};

const toContent = (
  { reference, sender, message, proposal }: PlannedEnquiry,
  options: readonly DocumentOption[],
  version: number,
  setting: DocumentSetting,
): DocumentContent => {
  const { mesh, site, shop, pricing, now } = setting;
  const { group, city, cityTexts } = shop;
  const pages = listPages(mesh, site);
  return {
    format: 1,
    reference,
    version,
    createdAt: now.toISOString(),
    validUntil: toValidUntil(options, setting),
    brand: { name: group.name, phone: group.phone, email: group.email, address: group.address },
    client: { company: sender.company ?? sender.name, contact: sender.name },
    aims: message,
    people: proposal.people,
    city: {
      slug: city.slug,
      name: cityTexts.name,
      timeZone: city.timeZone,
      picture: city.picture.src,
    },
    arrival: proposal.arrival,
    departure: proposal.departure,
    currency: proposal.plan.currency,
    vatRate: toShownRate(pricing),
    options: [...options],
    terms: {
      version: getTermsVersion(pages),
      pages: listTermsPages(pages).map(({ title, slug }) => ({
        title,
        path: buildPath(site, 'staticPage', { page: slug }),
      })),
      depositPercent: pricing.terms.deposit,
      balanceDueDays,
    },
  };
};

/** Freezes options as a version: its text never changes, and its hash is that of the text. */
export const freezeVersion = (
  enquiry: PlannedEnquiry,
  options: readonly DocumentOption[],
  number: number,
  setting: DocumentSetting,
): StoredVersion => {
  const text = toCanonical(toContent(enquiry, options, number, setting));
  return { number, createdAt: setting.now.toISOString(), text, hash: hashText(text) };
};
