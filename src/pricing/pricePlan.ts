import type { CurrencyCode, Rates } from './currencies';
import { type ItemPrice, type PricedItem, priceItem } from './priceItem';

/** What a shop group asks for on top of its prices, and up front. Both in percent. */
export interface PlanTerms {
  /** `null` where prices include it. */
  readonly tax: number | null;
  /** Of the total, due with the booking. */
  readonly deposit: number;
}

/** What a whole plan costs, in whole units of the visitor's currency. Screens and orders print these same figures. */
export interface PlanPrice {
  /** One per item, in the plan's order. */
  readonly items: readonly ItemPrice[];
  /** Everything that is charged, before savings and tax. */
  readonly subtotal: number;
  /** What free places take off, as a positive amount. */
  readonly saving: number;
  readonly tax: { readonly percent: number; readonly amount: number } | null;
  /** `subtotal - saving + tax`. */
  readonly total: number;
  readonly deposit: { readonly percent: number; readonly amount: number };
  /** `total - deposit`, due before the trip. */
  readonly balance: number;
  /** The largest group of any item: those who share the bill. 0 for an empty plan. */
  readonly people: number;
  /** What each of them must put in so that the total is covered: rounded up. */
  readonly perHead: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Half a unit is rounded up. Thousandths of a percent are whole: 2750 times 1.4 in binary falls short of a half. */
const percentOf = (amount: number, percent: number) =>
  Math.round((amount * Math.round(percent * 1000)) / 100_000);

/**
 * Prices a plan (spec section 5, price computation; section 9 for the deposit). Pure, and in whole units from the unit
 * price on, so that browser and server cannot disagree.
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
