import { toFields } from '@troupe/basics/fields';
import { mostPeople as mostOfAnyActivity } from '@/commerce/cart/cart';
import { type CurrencyCode, defaultRates, type Rates } from '@/commerce/pricing/currencies';
import type { CurveItem } from '@/commerce/pricing/priceCurve';
import type { PricedExtra } from '@/commerce/pricing/priceItem';
import type { PlanTerms } from '@/commerce/pricing/pricePlan';

/** A planned activity with the tariff of the catalogue. */
export interface TripPricedItem extends CurveItem {
  /** Of the product. */
  readonly id: number;
  /** The number that the organiser has set. `people` is the one that it is priced for now. */
  readonly ownPeople: number;
  /** Whether it is priced for those who come. */
  readonly followsRsvps: boolean;
  readonly extras: readonly (PricedExtra & { readonly name: string })[];
}

/** What the page of a trip prices other groups and shares with: the figures of the server, so that both agree. */
export interface TripPricing {
  /** Only that of the trip's currency is the server's. */
  readonly rates: Rates;
  readonly terms: PlanTerms;
  /** The planned activities that are sold, in the trip's order. */
  readonly items: readonly TripPricedItem[];
}

const number = (value: unknown, other = 0): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : other;

const list = <Entry>(value: unknown, parse: (entry: unknown) => Entry): readonly Entry[] =>
  Array.isArray(value) ? value.map(parse) : [];

const toExtra = (value: unknown): TripPricedItem['extras'][number] => {
  const { id, name, price, min_people: minPeople, quantity } = toFields(value);
  return {
    id: number(id),
    name: typeof name === 'string' ? name : '',
    price: number(price),
    minPeople: number(minPeople),
    quantity: number(quantity),
  };
};

const toItem = (value: unknown): TripPricedItem => {
  const item = toFields(value);
  const free = item['stag_goes_free'];
  return {
    id: number(item['id']),
    price: number(item['price']),
    single: item['single'] === true,
    minPeople: number(item['min_people']),
    stagGoesFree: typeof free === 'number' ? free : null,
    people: number(item['people']),
    ownPeople: number(item['own_people'], number(item['people'])),
    followsRsvps: item['follows_rsvps'] === true,
    mostPeople: number(item['most_people'], mostOfAnyActivity),
    extras: list(item['extras'], toExtra),
  };
};

/** @param value the `pricing` of a trip in a response */
export const parseTripPricing = (value: unknown, currency: CurrencyCode): TripPricing => {
  const { rate, tax, deposit, items } = toFields(value);
  return {
    rates: { ...defaultRates, [currency]: number(rate, defaultRates[currency]) },
    terms: { tax: typeof tax === 'number' ? tax : null, deposit: number(deposit) },
    items: list(items, toItem),
  };
};
