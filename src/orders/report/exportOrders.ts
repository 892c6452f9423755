import { type Order, toApiOrder } from '../order';
import { toCsvRows, csvHeader } from './csv';

export const exportFormats = ['csv', 'json'] as const;

export type ExportFormat = (typeof exportFormats)[number];

async function* toCsv(orders: AsyncIterable<Order>): AsyncGenerator<string> {
  yield csvHeader;
  for await (const order of orders) yield toCsvRows(order);
}

/** One list, with an order per line. */
async function* toJson(orders: AsyncIterable<Order>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const order of orders) {
    const { customer, cartId } = order;
    yield before + JSON.stringify({ ...toApiOrder(order), cart_id: cartId, customer });
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Orders as the text of a file, piece by piece. */
export const exportOrders = (
  orders: AsyncIterable<Order>,
  format: ExportFormat,
): AsyncGenerator<string> => (format === 'csv' ? toCsv(orders) : toJson(orders));
