import { type OrderItem, type OrderLine, toFullOrder } from '../order';
import type { OrderWithState } from '../store/stateReading';
import { type Cell, toCsvRow } from './csvRow';
import type { Sheet } from './sheet';

type Column = readonly [
  name: string,
  pick: (order: OrderWithState, item: OrderItem, line: OrderLine) => Cell,
];

/**
 * One row per line of the price breakdown. The columns of the order and the item repeat in each row. Programs may read
 * columns by position, so new ones come last.
 */
const columns: readonly Column[] = [
  ['reference', (order) => order.reference],
  ['created_at', (order) => order.createdAt],
  ['shop_group_id', (order) => order.shopGroupId],
  ['city', (order) => order.city],
  ['locale', (order) => order.locale],
  ['customer_name', ({ customer }) => customer.name],
  ['customer_email', ({ customer }) => customer.email],
  ['customer_phone', ({ customer }) => customer.phone],
  ['customer_occasion', ({ customer }) => customer.occasion],
  ['customer_company', ({ customer }) => customer.company],
  ['customer_vat_number', ({ customer }) => customer.vat_number],
  ['customer_notes', ({ customer }) => customer.notes],
  ['currency', (order) => order.currency],
  ['order_total', ({ totals }) => totals.total],
  ['order_tax', ({ totals }) => totals.tax?.amount],
  ['order_deposit', ({ totals }) => totals.deposit.amount],
  ['product_id', (_, item) => item.productId],
  ['product', (_, item) => item.name],
  ['selected_date', (_, item) => item.selectedDate],
  ['number_of_people', (_, item) => item.people],
  ['kind', (_order, _item, line) => line.kind],
  ['extra_id', (_order, _item, { extra }) => extra?.id],
  ['extra', (_order, _item, { extra }) => extra?.name],
  ['count', (_order, _item, line) => line.count],
  ['unit', (_order, _item, line) => line.unit],
  ['amount', (_order, _item, line) => line.amount],
  ['arrival', ({ stay }) => stay.arrival],
  ['departure', ({ stay }) => stay.departure],
  ['date_choice', (_, item) => item.dateChoice],
  ['start_time', (_, item) => item.startTime],
  ['notices', (_, item) => item.notices.join(' ')],
  ['terms_version', ({ termsVersion }) => termsVersion.shown],
  ['current_terms_version', ({ termsVersion }) => termsVersion.current],
  ['state', (order) => order.state],
];

/** The export format of orders. */
export const orderSheet: Sheet<OrderWithState> = {
  csvHeader: toCsvRow(columns.map(([name]) => name)),
  toCsvRows: (order) =>
    order.items
      .flatMap((item) =>
        item.lines.map((line) => toCsvRow(columns.map(([, pick]) => pick(order, item, line)))),
      )
      .join(''),
  toJson: (order) => ({ ...toFullOrder(order), state: order.state }),
};
