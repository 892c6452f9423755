import { isOrderNotice } from '@/commerce/cart/notices';
import { type Order, type OrderItem, type OrderLine, toFlatTotals } from '../order';
import { requireColumn } from './parseRows';
import type { ItemRow, LineRow, OrderRow } from './tables';

/** Conversion between orders and database rows. */

export const toOrderRow = ({ totals, customer, ...order }: Order): OrderRow => ({
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
  arrival: order.stay.arrival,
  departure: order.stay.departure,
  terms_version: order.termsVersion.shown,
  current_terms_version: order.termsVersion.current,
});

export const toItemRows = ({ reference, items }: Order): readonly ItemRow[] =>
  items.map((item, position) => ({
    reference,
    position,
    product_id: item.productId,
    name: item.name,
    selected_date: item.selectedDate,
    people: item.people,
    total: item.total,
    date_choice: item.dateChoice,
    notices: item.notices.join(' '),
    start_time: item.startTime,
  }));

export const toLineRows = ({ reference, items }: Order): readonly LineRow[] =>
  items.flatMap(({ lines }, itemPosition) =>
    lines.map(({ kind, count, unit, amount, extra }, position) => ({
      reference,
      item_position: itemPosition,
      position,
      kind,
      units: count,
      unit_price: unit,
      amount,
      extra_id: extra?.id ?? null,
      extra_name: extra?.name ?? null,
    })),
  );

const toLine = ({ kind, units, unit_price, amount, extra_id, extra_name }: LineRow): OrderLine => ({
  kind,
  count: units,
  unit: unit_price,
  amount,
  ...(extra_id === null
    ? {}
    : { extra: { id: extra_id, name: requireColumn('extra_name', extra_name) } }),
});

const toItem = (row: ItemRow, lines: readonly LineRow[]): OrderItem => ({
  productId: row.product_id,
  name: row.name,
  selectedDate: row.selected_date,
  dateChoice: row.date_choice,
  startTime: row.start_time,
  notices: row.notices.split(' ').filter(isOrderNotice),
  people: row.people,
  lines: lines.filter((line) => line.item_position === row.position).map(toLine),
  total: row.total,
});

const toCustomer = (row: OrderRow): Order['customer'] => ({
  name: row.customer_name,
  email: row.customer_email,
  ...(row.customer_phone === null ? {} : { phone: row.customer_phone }),
  ...(row.customer_occasion === null ? {} : { occasion: row.customer_occasion }),
  ...(row.customer_notes === null ? {} : { notes: row.customer_notes }),
  ...(row.customer_company === null ? {} : { company: row.customer_company }),
  ...(row.customer_vat_number === null ? {} : { vat_number: row.customer_vat_number }),
});

/**
 * @param items the rows of the order's items, sorted by position
 * @param lines the rows of all its items' lines, sorted by position
 */
export const toOrder = (
  row: OrderRow,
  items: readonly ItemRow[],
  lines: readonly LineRow[],
): Order => ({
  reference: row.reference,
  cartId: row.cart_id,
  bodyHash: row.body_hash,
  createdAt: row.created_at,
  shopGroupId: row.shop_group_id,
  city: row.city,
  locale: row.locale,
  currency: row.currency,
  stay: { arrival: row.arrival, departure: row.departure },
  termsVersion: { shown: row.terms_version, current: row.current_terms_version },
  items: items.map((item) => toItem(item, lines)),
  totals: {
    subtotal: row.subtotal,
    saving: row.saving,
    tax:
      row.tax === null
        ? null
        : { percent: requireColumn('tax_percent', row.tax_percent), amount: row.tax },
    total: row.total,
    deposit: { percent: row.deposit_percent, amount: row.deposit },
    balance: row.balance,
    people: row.people,
    perHead: row.per_head,
  },
  customer: toCustomer(row),
});
