import type { CurrencyCode } from '@/pricing/currencies';
import type { SiteId } from '@/sites/site';
import { type Order, type OrderItem, type OrderLine, toFlatTotals } from '../order';
import type { Row, Value } from './database';

/** What stands in which column. The store wrote every row itself, so reading one back takes its types for granted. */

export const toOrderRow = ({
  totals,
  customer,
  ...order
}: Order): Readonly<Record<string, Value>> => ({
  reference: order.reference,
  cart_id: order.cartId,
  body_hash: order.bodyHash,
  created_at: order.createdAt,
  shop_group_id: order.shopGroupId,
  city: order.city,
  locale: order.locale,
  currency: order.currency,
  ...toFlatTotals(totals),
  customer_name: customer.name,
  customer_email: customer.email,
  customer_phone: customer.phone ?? null,
  customer_occasion: customer.occasion ?? null,
  customer_notes: customer.notes ?? null,
  customer_company: customer.company ?? null,
  customer_vat_number: customer.vat_number ?? null,
});

export const itemColumns = [
  'reference',
  'position',
  'product_id',
  'name',
  'selected_date',
  'people',
  'total',
] as const;

export const toItemRows = ({ reference, items }: Order): readonly (readonly Value[])[] =>
  items.map((item, position) => [
    reference,
    position,
    item.productId,
    item.name,
    item.selectedDate,
    item.people,
    item.total,
  ]);

export const lineColumns = [
  'reference',
  'item_position',
  'position',
  'kind',
  'units',
  'unit_price',
  'amount',
  'extra_id',
  'extra_name',
] as const;

export const toLineRows = ({ reference, items }: Order): readonly (readonly Value[])[] =>
  items.flatMap(({ lines }, itemPosition) =>
    lines.map(({ kind, count, unit, amount, extra }, position) => [
      reference,
      itemPosition,
      position,
      kind,
      count,
      unit,
      amount,
      extra?.id ?? null,
      extra?.name ?? null,
    ]),
  );

const text = (row: Row, column: string) => row[column] as string;

const number = (row: Row, column: string) => row[column] as number;

const toLine = (row: Row): OrderLine => ({
  kind: text(row, 'kind') as OrderLine['kind'],
  count: number(row, 'units'),
  unit: number(row, 'unit_price'),
  amount: number(row, 'amount'),
  ...(row['extra_id'] === null
    ? {}
    : { extra: { id: number(row, 'extra_id'), name: text(row, 'extra_name') } }),
});

const toItem = (row: Row, lines: readonly Row[]): OrderItem => ({
  productId: number(row, 'product_id'),
  name: text(row, 'name'),
  selectedDate: text(row, 'selected_date'),
  people: number(row, 'people'),
  lines: lines.filter((line) => line['item_position'] === row['position']).map(toLine),
  total: number(row, 'total'),
});

const customerColumns = ['phone', 'occasion', 'notes', 'company', 'vat_number'] as const;

/** Only what the customer filled in. */
const toOptional = (row: Row) =>
  Object.fromEntries(
    customerColumns.flatMap((name) => {
      const value = row[`customer_${name}`];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

/**
 * @param items of this order, in their order
 * @param lines of all its items, in their order
 */
export const toOrder = (row: Row, items: readonly Row[], lines: readonly Row[]): Order => ({
  reference: text(row, 'reference'),
  cartId: text(row, 'cart_id'),
  bodyHash: text(row, 'body_hash'),
  createdAt: text(row, 'created_at'),
  shopGroupId: number(row, 'shop_group_id'),
  city: text(row, 'city'),
  locale: text(row, 'locale') as SiteId,
  currency: text(row, 'currency') as CurrencyCode,
  items: items.map((item) => toItem(item, lines)),
  totals: {
    subtotal: number(row, 'subtotal'),
    saving: number(row, 'saving'),
    tax:
      row['tax'] === null
        ? null
        : { percent: number(row, 'tax_percent'), amount: number(row, 'tax') },
    total: number(row, 'total'),
    deposit: { percent: number(row, 'deposit_percent'), amount: number(row, 'deposit') },
    balance: number(row, 'balance'),
    people: number(row, 'people'),
    perHead: number(row, 'per_head'),
  },
  customer: {
    name: text(row, 'customer_name'),
    email: text(row, 'customer_email'),
    ...toOptional(row),
  },
});
