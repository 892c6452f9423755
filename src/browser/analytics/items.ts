import type { ItemPrice, PriceLine } from '@/commerce/pricing/priceItem';

/** An item of a GA4 e-commerce event. Prices are per unit, as shown to the visitor. */
export interface AnalyticsItem {
  /** Id of the activity, or of activity and extra: `12`, `12-3`. */
  readonly item_id: string;
  readonly item_name?: string;
  readonly item_category: 'activity' | 'extra';
  /** Slug of the city. */
  readonly item_category2?: string;
  readonly price: number;
  readonly quantity: number;
}

/** Names of an activity and its extras. */
export interface Named {
  readonly id: number;
  readonly name?: string;
  readonly extras?: Readonly<Record<number, string>>;
}

type ExtraLine = Extract<PriceLine, { readonly kind: 'extra' }>;

/**
 * Counts the paying people: everybody in the group and the missing people up to its minimum, but not the one who goes
 * free.
 */
const toUnits = (lines: readonly PriceLine[]): Pick<AnalyticsItem, 'price' | 'quantity'> => {
  let price = 0;
  let quantity = 0;
  for (const line of lines) {
    if (line.kind === 'group') return { price: line.amount, quantity: 1 };
    if (line.kind === 'extra') continue;
    price = line.unit;
    quantity += line.kind === 'free' ? -line.count : line.count;
  }
  return quantity > 0 ? { price, quantity } : { price: 0, quantity: 1 };
};

/** Lists an activity and its extras. The sum of price times quantity is the total of the activity. */
export const toItems = (
  { id, name, extras }: Named,
  { lines }: Pick<ItemPrice, 'lines'>,
  city: string | undefined,
): readonly AnalyticsItem[] => {
  const place = city === undefined ? {} : { item_category2: city };
  const named = (text: string | undefined) => (text ? { item_name: text } : {});
  return [
    {
      item_id: String(id),
      ...named(name),
      item_category: 'activity',
      ...place,
      ...toUnits(lines),
    },
    ...lines
      .filter((line): line is ExtraLine => line.kind === 'extra')
      .map((line): AnalyticsItem => ({
        item_id: `${id}-${line.id}`,
        ...named(extras?.[line.id]),
        item_category: 'extra',
        ...place,
        price: line.unit,
        quantity: line.count,
      })),
  ];
};

export const sumOf = (items: readonly AnalyticsItem[]): number =>
  items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
