import { convertPrice } from './convert';
import type { CurrencyCode, Rates } from './currencies';

export interface PricedExtra {
  readonly id: number;
  /** PLN per unit. */
  readonly price: number;
  readonly quantity: number;
  /** Fewer than this many are counted as this many. */
  readonly minPeople: number;
}

/** How an activity is charged, as the catalogue has it. */
export interface Tariff {
  /** PLN: per person, or for the group when `single`. */
  readonly price: number;
  readonly single: boolean;
  /** Smaller groups pay for this many. */
  readonly minPeople: number;
  /** With more people than this, one goes free; `null` where nobody does. */
  readonly stagGoesFree: number | null;
}

export interface PricedItem extends Tariff {
  readonly people: number;
  readonly extras: readonly PricedExtra[];
}

/** One line of a breakdown, in whole units of the visitor's currency. Its kind is the reason. */
export type PriceLine =
  | { readonly kind: 'group'; readonly amount: number }
  | {
      /** `people` who come, `raised` whom a small group pays for on top, `free` the one who does not pay. */
      readonly kind: 'people' | 'raised' | 'free';
      readonly count: number;
      readonly unit: number;
      readonly amount: number;
    }
  | {
      readonly kind: 'extra';
      readonly id: number;
      readonly count: number;
      readonly unit: number;
      readonly amount: number;
    };

export interface ItemPrice {
  readonly lines: readonly PriceLine[];
  /** The sum of the lines. */
  readonly total: number;
}

const linesOfPeople = (item: PricedItem, unit: number): readonly PriceLine[] => {
  if (item.single) return [{ kind: 'group', amount: unit }];
  const raised = Math.max(item.minPeople - item.people, 0);
  const isOneFree = item.stagGoesFree !== null && item.people + raised > item.stagGoesFree;
  const line = (kind: 'people' | 'raised' | 'free', count: number, amount = count * unit) =>
    count > 0 ? [{ kind, count, unit, amount }] : [];
  return [
    ...line('people', item.people),
    ...line('raised', raised),
    // Not `-unit`, which of nothing is minus zero, and would be printed so.
    ...line('free', isOneFree ? 1 : 0, 0 - unit),
  ];
};

/**
 * What an activity costs a group (spec section 5, price computation): each unit price is converted and rounded first;
 * people are raised to the minimum, then one goes free when they exceed the threshold; extras count their quantity, at
 * least their own minimum. Pure: browser and server get the same figures.
 */
export const priceItem = (item: PricedItem, currency: CurrencyCode, rates: Rates): ItemPrice => {
  const lines = [
    ...linesOfPeople(item, convertPrice(item.price, currency, rates)),
    ...item.extras.map((extra): PriceLine => {
      const unit = convertPrice(extra.price, currency, rates);
      const count = Math.max(extra.quantity, extra.minPeople);
      return { kind: 'extra', id: extra.id, count, unit, amount: count * unit };
    }),
  ];
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
};
