import { convertPrice } from './convert';
import type { CurrencyCode, Rates } from './currencies';

/*
 * What is charged for an activity. The price is fixed per city and shop: no day of the week and no season changes it.
 * Everything that shows or stores a price gets it from here.
 */

/** The price and conditions of an extra in the catalogue. */
export interface ExtraTariff {
  readonly id: number;
  /** PLN per unit. */
  readonly price: number;
  /** A smaller quantity is charged as this one. */
  readonly minPeople: number;
}

export interface PricedExtra extends ExtraTariff {
  readonly quantity: number;
}

/** The price and conditions of an activity in the catalogue, in one city of one shop group. */
export interface Tariff {
  /** PLN: per person, or for the group when `single`. */
  readonly price: number;
  readonly single: boolean;
  /** Smaller groups pay for this many. */
  readonly minPeople: number;
  /** With more people than this, one goes free; `null` for no free person. */
  readonly stagGoesFree: number | null;
}

export interface PricedItem extends Tariff {
  readonly people: number;
  readonly extras: readonly PricedExtra[];
}

/** One line of a price breakdown, in whole units of the visitor's currency. */
export type PriceLine =
  | { readonly kind: 'group'; readonly amount: number }
  | {
      /** `people`: those who come. `raised`: the rest up to the minimum, paid by a small group. `free`: the free one. */
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

export const toTariff = ({ price, single, minPeople, stagGoesFree }: Tariff): Tariff => ({
  price,
  single,
  minPeople,
  stagGoesFree,
});

/** A tariff with those of the extras; without `extras` if only the activity's own price is known. */
export interface FullTariff extends Tariff {
  readonly extras?: readonly ExtraTariff[];
}

/**
 * Gives anything with a price the tariff of the catalogue: an activity on a page, an item of a stored cart, an item of
 * a posted cart. Everything else in it stays. Extras that the catalogue no longer has are left out.
 */
export const reprice = <Sold extends Partial<FullTariff>>(sold: Sold, tariff: FullTariff): Sold => {
  const { extras: offered } = tariff;
  const extras = sold.extras?.flatMap((extra) => {
    const offer = offered?.find(({ id }) => id === extra.id);
    return offer ? [{ ...extra, price: offer.price, minPeople: offer.minPeople }] : [];
  });
  return { ...sold, ...toTariff(tariff), ...(extras && offered && { extras }) };
};

/**
 * The "from" price of several activities: the lowest price per person, in PLN. Prices for a group are left out, since
 * their share per person depends on the group. `null` if there are no others.
 */
export const lowestPrice = (tariffs: readonly Tariff[]): number | null => {
  const prices = tariffs.filter(({ single }) => !single).map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : null;
};

/** The smallest group with a free person. @param threshold `stagGoesFree`: more people than this */
export const freeFrom = (threshold: number): number => threshold + 1;

/** The people who are charged for, before one goes free. */
const chargedPeople = ({ people, minPeople }: Pick<PricedItem, 'people' | 'minPeople'>): number =>
  Math.max(people, minPeople);

/** How many of a chosen extra are charged for: at least its own minimum of people. */
export const chargedQuantity = (quantity: number, minPeople: number): number =>
  Math.max(quantity, minPeople);

/**
 * How many people a group lacks for one to go free.
 *
 * @returns 0 if one does; `null` if there is no free person, however large the group
 */
export const lacksForFree = (
  item: Pick<PricedItem, 'people' | 'minPeople' | 'single' | 'stagGoesFree'>,
): number | null =>
  item.stagGoesFree === null || item.single
    ? null
    : Math.max(freeFrom(item.stagGoesFree) - chargedPeople(item), 0);

const linesOfPeople = (item: PricedItem, unit: number): readonly PriceLine[] => {
  if (item.single) return [{ kind: 'group', amount: unit }];
  const raised = chargedPeople(item) - item.people;
  const isOneFree = lacksForFree(item) === 0;
  const line = (kind: 'people' | 'raised' | 'free', count: number, amount = count * unit) =>
    count > 0 ? [{ kind, count, unit, amount }] : [];
  return [
    ...line('people', item.people),
    ...line('raised', raised),
    // Not `-unit`, which is minus zero for a price of zero and would be printed with the sign.
    ...line('free', isOneFree ? 1 : 0, 0 - unit),
  ];
};

/**
 * Prices an activity for a group (spec section 5, price computation): each unit price is converted and rounded first;
 * people are raised to the minimum, then one goes free if they exceed the threshold; extras count their quantity, at
 * least their own minimum. Pure, so that browser and server get the same result.
 */
export const priceItem = (item: PricedItem, currency: CurrencyCode, rates: Rates): ItemPrice => {
  const lines = [
    ...linesOfPeople(item, convertPrice(item.price, currency, rates)),
    ...item.extras.map((extra): PriceLine => {
      const unit = convertPrice(extra.price, currency, rates);
      const count = chargedQuantity(extra.quantity, extra.minPeople);
      return { kind: 'extra', id: extra.id, count, unit, amount: count * unit };
    }),
  ];
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
};
