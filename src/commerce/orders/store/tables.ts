import { z } from 'zod';
import { currencyCodes } from '@/commerce/pricing/currencies';
import type { PriceLine } from '@/commerce/pricing/priceItem';
import { siteIds } from '@/config/sites/site';
import { channels, messageStates } from '../outbox/message';

/**
 * The tables, as the newest migration leaves them. Each schema gives the type of a row and checks the rows that a
 * database returns. Amounts are whole units of the order's currency, percentages are in percent, times are ISO 8601 in
 * UTC.
 */

const text = z.string();
const number = z.number();

export const orderTable = z.object({
  reference: text,
  cart_id: text,
  body_hash: text,
  created_at: text,
  shop_group_id: number,
  city: text,
  locale: z.enum(siteIds),
  currency: z.enum(currencyCodes),
  subtotal: number,
  saving: number,
  tax: number.nullable(),
  tax_percent: number.nullable(),
  total: number,
  deposit: number,
  deposit_percent: number,
  balance: number,
  people: number,
  per_head: number,
  customer_name: text,
  customer_email: text,
  customer_phone: text.nullable(),
  customer_occasion: text.nullable(),
  customer_notes: text.nullable(),
  customer_company: text.nullable(),
  customer_vat_number: text.nullable(),
});

export const itemTable = z.object({
  reference: text,
  position: number,
  product_id: number,
  name: text,
  selected_date: text,
  people: number,
  total: number,
});

const lineKinds = [
  'group',
  'people',
  'raised',
  'free',
  'extra',
] as const satisfies readonly PriceLine['kind'][];

export const lineTable = z.object({
  reference: text,
  item_position: number,
  position: number,
  kind: z.enum(lineKinds),
  units: number,
  unit_price: number,
  amount: number,
  extra_id: number.nullable(),
  extra_name: text.nullable(),
});

export const enquiryTable = z.object({
  reference: text,
  enquiry_id: text,
  body_hash: text,
  created_at: text,
  shop_group_id: number,
  locale: z.enum(siteIds),
  name: text,
  email: text,
  phone: text.nullable(),
  company: text.nullable(),
  message: text,
  /** 1 or 0. */
  is_suspect: number,
});

export const outboxTable = z.object({
  reference: text,
  channel: z.enum(channels),
  state: z.enum(messageStates),
  created_at: text,
  due_at: text,
  attempts: number,
  claim: text.nullable(),
  sent_at: text.nullable(),
  problem: text.nullable(),
});

export const referenceColumn = z.object({ reference: text });

export type OrderRow = z.output<typeof orderTable>;
export type ItemRow = z.output<typeof itemTable>;
export type LineRow = z.output<typeof lineTable>;
export type EnquiryRow = z.output<typeof enquiryTable>;
export type OutboxRow = z.output<typeof outboxTable>;

/** The tables by name, for the query builder. */
export interface Tables {
  readonly orders: OrderRow;
  readonly order_items: ItemRow;
  readonly order_lines: LineRow;
  readonly enquiries: EnquiryRow;
  readonly outbox: OutboxRow;
}
