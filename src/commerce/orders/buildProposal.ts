import { exceedsCapacity } from '@/commerce/cart/capacity';
import type { Rates } from '@/commerce/pricing/currencies';
import { type PricedItem, toTariff } from '@/commerce/pricing/priceItem';
import { type PlanTerms, pricePlan } from '@/commerce/pricing/pricePlan';
import { err, ok, type Result } from '@troupe/basics/result';
import { getShop, type Shop, type SoldProduct } from '@/catalog/mesh/queries/shops';
import type { Issue, Issues } from './issue';
import type { ParsedProposal } from './parsePostedProposal';
import type { Proposal, ProposedItem, ProposedPlan } from './proposal';

type PostedPlan = NonNullable<ParsedProposal['plan']>;
type PostedItem = PostedPlan['items'][number];

interface FoundItem {
  readonly posted: PostedItem;
  readonly sold: SoldProduct;
}

const checkCity = (
  shops: readonly Shop[],
  slug: string | undefined,
  path: string,
): readonly Issue[] =>
  slug === undefined || getShop(shops, slug)
    ? []
    : [
        {
          path,
          message: `is no city of this shop group: must be one of ${shops.map(({ city }) => city.slug).join(', ')}`,
        },
      ];

const checkItem = (
  { id, extras }: PostedItem,
  sold: SoldProduct | undefined,
  path: string,
): readonly Issue[] => {
  if (!sold) return [{ path: `${path}.id`, message: `is no activity that is sold there: ${id}` }];
  return extras.flatMap((extra, at) =>
    sold.product.extras.some((known) => known.id === extra.id)
      ? []
      : [{ path: `${path}.extras.${at}.id`, message: 'is no extra of this activity' }],
  );
};

const isTooMany = ({ posted, sold }: FoundItem): boolean =>
  exceedsCapacity(posted.number_of_people, { mostPeople: sold.product.units.max });

const toPriced = ({ posted, sold: { offer, product } }: FoundItem): PricedItem => ({
  ...toTariff(offer),
  people: posted.number_of_people,
  extras: posted.extras.flatMap(({ id, quantity }) => {
    const extra = product.extras.find((known) => known.id === id);
    return extra ? [{ id, quantity, price: extra.price, minPeople: extra.minPeople }] : [];
  }),
});

const toItem = (found: FoundItem, total: number): ProposedItem => {
  const { posted, sold } = found;
  const { product, texts } = sold;
  return {
    productId: product.id,
    name: texts.name,
    selectedDate: posted.selected_date,
    dateChoice: posted.date_choice ?? 'chosen',
    startTime: posted.start_time ?? null,
    people: posted.number_of_people,
    extras: posted.extras.map(({ id, quantity }) => {
      const key = product.extras.find((known) => known.id === id)?.key ?? String(id);
      return { id, name: texts.extras[key]?.name ?? key, quantity };
    }),
    total: isTooMany(found) ? null : total,
  };
};

/**
 * Finds what a proposal is requested for in the catalogue, with the prices of the catalogue. Unlike an order, a group
 * may be larger than an activity takes and a day may be closed: that is what a person answers.
 *
 * @param shops of the sender's site
 * @returns the proposal, or all issues, with paths below `proposal`
 */
export const buildProposal = (
  { people, city, arrival, departure, plan }: ParsedProposal,
  shops: readonly Shop[],
  rates: Rates,
  terms: PlanTerms,
): Result<Proposal, Issues> => {
  const products = plan ? (getShop(shops, plan.city)?.products ?? []) : [];
  const issues = [...checkCity(shops, city, 'proposal.city')];
  const found: FoundItem[] = [];
  const unknownPlace = checkCity(shops, plan?.city, 'proposal.plan.city');
  issues.push(...unknownPlace);
  if (plan && unknownPlace.length === 0) {
    for (const [at, posted] of plan.items.entries()) {
      const sold = products.find(({ product }) => product.id === posted.id);
      issues.push(...checkItem(posted, sold, `proposal.plan.items.${at}`));
      if (sold) found.push({ posted, sold });
    }
  }
  const [first, ...others] = issues;
  if (first) return err([first, ...others]);

  const toPlan = ({ city: at, currency }: PostedPlan): ProposedPlan => {
    const price = pricePlan(found.map(toPriced), currency, rates, terms);
    return {
      city: at,
      currency,
      items: found.map((it, index) => toItem(it, price.items[index]?.total ?? 0)),
      total: found.some(isTooMany) ? null : price.total,
    };
  };
  return ok({
    people,
    city: city ?? null,
    arrival: arrival ?? null,
    departure: departure ?? null,
    plan: plan ? toPlan(plan) : null,
  });
};
