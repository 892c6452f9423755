import { z } from 'zod';
import { dateChoices } from '@/commerce/cart/cart';
import { currencyCodes } from '@/commerce/pricing/currencies';
import type { PriceLine } from '@/commerce/pricing/priceItem';
import { siteIds } from '@/config/sites/site';
import { orderStates } from '@/commerce/cart/orderState';
import { channels, messageStates } from '../outbox/message';
import type {
  DocumentLinkRow,
  DocumentRow,
  QuestionRow,
  SignatureRow,
  VersionRow,
} from './documents/documentTables';

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
  arrival: text.nullable(),
  departure: text.nullable(),
  terms_version: text.nullable(),
  current_terms_version: text.nullable(),
});

export const itemTable = z.object({
  reference: text,
  position: number,
  product_id: number,
  name: text,
  selected_date: text,
  people: number,
  total: number,
  date_choice: z.enum(dateChoices),
  /** Names of `OrderNotice`, with a space between two. */
  notices: text,
  start_time: text.nullable(),
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

export const linkTable = z.object({
  /** SHA-256 in hex. */
  key_hash: text,
  reference: text,
  created_at: text,
});

export const stateTable = z.object({
  reference: text,
  /** Counts the states of an order from 1. */
  position: number,
  state: z.enum(orderStates),
  created_at: text,
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
  vat_number: text.nullable(),
  /** JSON, see `proposalSchema`. */
  proposal: text.nullable(),
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
export type LinkRow = z.output<typeof linkTable>;
export type StateRow = z.output<typeof stateTable>;
export type EnquiryRow = z.output<typeof enquiryTable>;
export type OutboxRow = z.output<typeof outboxTable>;

/** The tables by name, for the query builder. */
export interface Tables {
  readonly orders: OrderRow;
  readonly order_items: ItemRow;
  readonly order_lines: LineRow;
  readonly order_links: LinkRow;
  readonly order_states: StateRow;
  readonly enquiries: EnquiryRow;
  readonly outbox: OutboxRow;
  readonly proposal_documents: DocumentRow;
  readonly proposal_versions: VersionRow;
  readonly proposal_links: DocumentLinkRow;
  readonly proposal_questions: QuestionRow;
  readonly proposal_signatures: SignatureRow;
}

/** The tables whose rows belong to an order, in the order of deletion, before that of the order itself. */
export const tablesAboutOrders = [
  'outbox',
  'order_links',
  'order_states',
  'order_lines',
  'order_items',
] as const satisfies readonly (keyof Tables)[];
