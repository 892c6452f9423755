import type { CurrencyCode, Rates } from './currencies';
import { type ItemPrice, type PricedItem, priceItem } from './priceItem';

/** The tax and deposit of a shop group, in percent. */
export interface PlanTerms {
  /** `null` if prices include it. */
  readonly tax: number | null;
  /** Share of the total that is due with the booking. */
  readonly deposit: number;
}

/** The default: prices include tax, and 30 % of the total is due with the booking (spec section 9). */
export const defaultTerms: PlanTerms = { tax: null, deposit: 30 };

/** The price of a whole plan, in whole units of the visitor's currency. Pages and orders show the same amounts. */
export interface PlanPrice {
  /** One per item, in the plan's order. */
  readonly items: readonly ItemPrice[];
  /** All charges, before savings and tax. */
  readonly subtotal: number;
  /** The reduction for free persons, as a positive amount. */
  readonly saving: number;
  readonly tax: { readonly percent: number; readonly amount: number } | null;
  /** `subtotal - saving + tax`. */
  readonly total: number;
  readonly deposit: { readonly percent: number; readonly amount: number };
  /** `total - deposit`, due before the trip. */
  readonly balance: number;
  /** The largest group of any item, who share the total. 0 for an empty plan. */
  readonly people: number;
  /** The share of each person, rounded up. */
  readonly perHead: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Rounds half up. Uses integer thousandths of a percent, because 2750 * 1.4 as a float is just below a half. */
const percentOf = (amount: number, percent: number) =>
  Math.round((amount * Math.round(percent * 1000)) / 100_000);

/**
 * Prices a plan (spec section 5, price computation; section 9 for the deposit). Pure, and in whole units from the unit
 * price on, so that browser and server get the same result.
 */
export const pricePlan = (
  items: readonly PricedItem[],
  currency: CurrencyCode,
  rates: Rates,
  terms: PlanTerms,
): PlanPrice => {
  const priced = items.map((item) => priceItem(item, currency, rates));
  const amounts = priced.flatMap(({ lines }) => lines.map(({ amount }) => amount));
  const subtotal = sum(amounts.filter((amount) => amount > 0));
  const saving = sum(amounts.filter((amount) => amount < 0).map(Math.abs));
  const tax =
    terms.tax === null
      ? null
      : { percent: terms.tax, amount: percentOf(subtotal - saving, terms.tax) };
  const total = subtotal - saving + (tax?.amount ?? 0);
  const deposit = { percent: terms.deposit, amount: percentOf(total, terms.deposit) };
  const people = Math.max(0, ...items.map((item) => item.people));
  return {
    items: priced,
    subtotal,
    saving,
    tax,
    total,
    deposit,
    balance: total - deposit.amount,
    people,
    perHead: people > 0 ? Math.ceil(total / people) : 0,
  };
};
