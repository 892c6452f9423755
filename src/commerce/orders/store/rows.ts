import { currencyCodes } from '@/commerce/pricing/currencies';
import { siteIds } from '@/config/sites/site';
import { type Order, type OrderItem, type OrderLine, toFlatTotals } from '../order';
import { numberIn, oneIn, optionalIn, type Row, textIn, type Value } from './database';

/** Conversion between orders and database rows. */

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

const lineKinds = [
  'group',
  'people',
  'raised',
  'free',
  'extra',
] as const satisfies readonly OrderLine['kind'][];

const toLine = (row: Row): OrderLine => ({
  kind: oneIn(row, 'kind', lineKinds),
  count: numberIn(row, 'units'),
  unit: numberIn(row, 'unit_price'),
  amount: numberIn(row, 'amount'),
  ...(row['extra_id'] === null
    ? {}
    : { extra: { id: numberIn(row, 'extra_id'), name: textIn(row, 'extra_name') } }),
});

const toItem = (row: Row, lines: readonly Row[]): OrderItem => ({
  productId: numberIn(row, 'product_id'),
  name: textIn(row, 'name'),
  selectedDate: textIn(row, 'selected_date'),
  people: numberIn(row, 'people'),
  lines: lines.filter((line) => line['item_position'] === row['position']).map(toLine),
  total: numberIn(row, 'total'),
});

const customerColumns = ['phone', 'occasion', 'notes', 'company', 'vat_number'] as const;

/**
 * @param items the rows of the order's items, sorted by position
 * @param lines the rows of all its items' lines, sorted by position
 */
export const toOrder = (row: Row, items: readonly Row[], lines: readonly Row[]): Order => ({
  reference: textIn(row, 'reference'),
  cartId: textIn(row, 'cart_id'),
  bodyHash: textIn(row, 'body_hash'),
  createdAt: textIn(row, 'created_at'),
  shopGroupId: numberIn(row, 'shop_group_id'),
  city: textIn(row, 'city'),
  locale: oneIn(row, 'locale', siteIds),
  currency: oneIn(row, 'currency', currencyCodes),
  items: items.map((item) => toItem(item, lines)),
  totals: {
    subtotal: numberIn(row, 'subtotal'),
    saving: numberIn(row, 'saving'),
    tax:
      row['tax'] === null
        ? null
        : { percent: numberIn(row, 'tax_percent'), amount: numberIn(row, 'tax') },
    total: numberIn(row, 'total'),
    deposit: { percent: numberIn(row, 'deposit_percent'), amount: numberIn(row, 'deposit') },
    balance: numberIn(row, 'balance'),
    people: numberIn(row, 'people'),
    perHead: numberIn(row, 'per_head'),
  },
  customer: {
    name: textIn(row, 'customer_name'),
    email: textIn(row, 'customer_email'),
    ...optionalIn(row, customerColumns, 'customer_'),
  },
});
