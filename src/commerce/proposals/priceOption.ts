import { getShop, type Shop, type SoldProduct } from '@/catalog/mesh/queries/shops';
import { buildProposal } from '@/commerce/orders/buildProposal';
import type { ProposedItem, ProposedPlan, Proposal } from '@/commerce/orders/proposal';
import type { Rates } from '@/commerce/pricing/currencies';
import type { PlanTerms } from '@/commerce/pricing/pricePlan';
import { spreadVat, takeOutVat, toBasisPoints } from '@/commerce/pricing/vat';
import { addDays, daysBetween } from '@/lib/days';
import type { DocumentItem, DocumentOption, DocumentPrice, DraftOption } from './model/document';

/** What an option is priced with. */
export interface Pricing {
  /** Of the language of the site. */
  readonly shops: readonly Shop[];
  readonly rates: Rates;
  readonly terms: PlanTerms;
  /** In hundredths of a percent, included in the prices; `null` if unknown. */
  readonly vatRate: number | null;
}

/** Minor units per whole unit, in every currency of the shop. */
const MINOR = 100;

const firstDayOf = ({ items }: ProposedPlan): string =>
  items.map(({ selectedDate }) => selectedDate).reduce((a, b) => (a < b ? a : b));

/** Activities for the whole group follow its size; those for a part of it keep theirs, as far as the group has so many. */
const toPeople = (item: ProposedItem, whole: number, people: number | null): number => {
  if (people === null) return item.people;
  return item.people === whole ? people : Math.min(item.people, people);
};

/** The plan of a request as an option changes it, without the activities that are left out. */
const changePlan = (
  plan: ProposedPlan,
  { leftOut, people, firstDay }: DraftOption,
): readonly ProposedItem[] => {
  const whole = Math.max(...plan.items.map((item) => item.people));
  const shift = firstDay === null ? 0 : daysBetween(firstDayOf(plan), firstDay);
  return plan.items
    .filter(({ productId }) => !leftOut.includes(productId))
    .map((item) => ({
      ...item,
      selectedDate: addDays(item.selectedDate, shift),
      people: toPeople(item, whole, people),
    }));
};

/** Prices of whole units as taxed minor units, by item and in total. */
const toPrices = (
  totals: readonly number[],
  total: number,
  { terms, vatRate }: Pricing,
): { readonly items: readonly DocumentPrice[]; readonly total: DocumentPrice } => {
  const minor = totals.map((amount) => amount * MINOR);
  if (terms.tax !== null) {
    const sum = totals.reduce((all, it) => all + it, 0);
    const { lines, total: all } = spreadVat(minor, (total - sum) * MINOR);
    return { items: lines, total: all };
  }
  if (vatRate !== null) {
    const { lines, total: all } = takeOutVat(minor, vatRate);
    return { items: lines, total: all };
  }
  const toGross = (gross: number): DocumentPrice => ({ gross, net: null, vat: null });
  return { items: minor.map(toGross), total: toGross(total * MINOR) };
};

/** The rate that a document names, in hundredths of a percent. */
export const toShownRate = ({ terms, vatRate }: Pricing): number | null =>
  terms.tax === null ? vatRate : toBasisPoints(terms.tax);

/** A square or an embankment has the name of its street. */
const toPlace = ({ name, address }: SoldProduct['offer']['meetingPoint']): string =>
  address.startsWith(name) ? address : `${name}, ${address}`;

const toItem = (
  item: ProposedItem,
  { product, texts, offer }: SoldProduct,
  price: DocumentPrice | null,
): DocumentItem => ({
  productId: item.productId,
  name: item.name,
  summary: texts.summary,
  picture: product.picture.src,
  pictureAlt: texts.pictureAlt,
  day: item.selectedDate,
  dateChoice: item.dateChoice,
  startTime: item.startTime,
  durationMinutes: product.durationMinutes,
  meetingPoint: toPlace(offer.meetingPoint),
  people: item.people,
  extras: item.extras.map(({ name, quantity }) => ({ name, quantity })),
  price,
});

/** @returns `undefined` if the shop no longer sells all of it */
const findPlan = (
  { plan, ...proposal }: Proposal,
  draft: DraftOption,
  { shops, rates, terms }: Pricing,
): ProposedPlan | undefined => {
  if (!plan) return undefined;
  const found = buildProposal(
    {
      people: proposal.people,
      plan: {
        city: plan.city,
        currency: plan.currency,
        items: changePlan(plan, draft).map((item) => ({
          id: item.productId,
          number_of_people: item.people,
          selected_date: item.selectedDate,
          date_choice: item.dateChoice,
          ...(item.startTime === null ? {} : { start_time: item.startTime }),
          extras: item.extras.map(({ id, quantity }) => ({ id, quantity })),
        })),
      },
    },
    shops,
    rates,
    terms,
  );
  return found.ok ? (found.value.plan ?? undefined) : undefined;
};

/**
 * Prices one option of a request with the catalogue of now, by the rules of `pricing`.
 *
 * @param proposal with a plan
 * @returns `undefined` if the shop no longer sells all of it
 */
export const priceOption = (
  proposal: Proposal,
  draft: DraftOption,
  pricing: Pricing,
): DocumentOption | undefined => {
  const plan = findPlan(proposal, draft, pricing);
  const products = plan && getShop(pricing.shops, plan.city)?.products;
  if (!plan || !products) return undefined;
  const isPriced = plan.total !== null;
  const prices = toPrices(
    plan.items.map(({ total }) => total ?? 0),
    plan.total ?? 0,
    pricing,
  );
  const groupSize = Math.max(0, ...plan.items.map(({ people }) => people));
  const perHead = (amount: number) => Math.ceil(amount / Math.max(groupSize, 1));
  const items = plan.items.flatMap((item, index): DocumentItem[] => {
    const sold = products.find(({ product }) => product.id === item.productId);
    const price = prices.items[index];
    // Without a total, the parts of it mean nothing either.
    return sold && price
      ? [toItem(item, sold, item.total === null || !isPriced ? null : price)]
      : [];
  });
  const { total } = prices;
  return {
    ...draft,
    groupSize,
    items: [...items].sort((a, b) => compareStarts(a, b)),
    total: isPriced
      ? {
          ...total,
          grossPerHead: perHead(total.gross),
          netPerHead: total.net === null ? null : perHead(total.net),
        }
      : null,
  };
};

/** By day and time; an activity without a time comes last on its day. Equal ones keep the order of the plan. */
const compareStarts = (a: DocumentItem, b: DocumentItem): number => {
  const toKey = ({ day, startTime }: DocumentItem) => `${day} ${startTime ?? '99'}`;
  const [first, second] = [toKey(a), toKey(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
};
