import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { normalizeReference } from '@/orders/reference';
import { exportOrders } from '@/orders/report/exportOrders';
import { formatOrderLine, formatReceipt } from '@/orders/report/receipt';
import { walkOrders } from '@/orders/report/walkOrders';
import { toDatabaseAddress } from '@/orders/store/databaseAddress';
import { openReadingStore, type ReadingStore } from '@/orders/store/openReadingStore';
import { type OrdersCommand, ordersHelp, parseOrdersArguments } from './ordersArguments';
import { readEnv } from './readEnv';

/** `npm run orders`: looks at the orders, also while the shop takes more. */
const noOrders: ReadingStore = {
  get: async () => undefined,
  list: async () => [],
  close: async () => {},
};

/** A file is only there once it is whole, and only for the owner's eyes: it holds names and addresses. */
const writeTo = async (out: string | undefined, pieces: AsyncIterable<string>): Promise<void> => {
  const source = Readable.from(pieces);
  if (out === undefined) {
    await pipeline(source, process.stdout, { end: false });
    return;
  }
  const part = `${out}.part`;
  try {
    await pipeline(source, createWriteStream(part, { mode: 0o600 }));
    renameSync(part, out);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
};

async function* listLines(store: ReadingStore, limit: number, filter: object) {
  let count = 0;
  for await (const order of walkOrders(store, filter)) {
    yield `${formatOrderLine(order)}\n`;
    count += 1;
    if (count === limit) return;
  }
  if (count === 0) console.error('There are no such orders');
}

const run = async (command: OrdersCommand, store: ReadingStore): Promise<number> => {
  switch (command.name) {
    case 'list':
      await writeTo(undefined, listLines(store, command.limit, command.filter));
      return 0;
    case 'show': {
      const reference = normalizeReference(command.reference);
      const order = await store.get(reference);
      if (order) console.log(formatReceipt(order));
      else console.error(`There is no order ${reference}`);
      return order ? 0 : 1;
    }
    case 'export':
      await writeTo(command.out, exportOrders(walkOrders(store, command.filter), command.format));
      return 0;
    case 'help':
      console.log(ordersHelp);
      return 0;
  }
};

const isPipeClosed = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EPIPE';

const command = parseOrdersArguments(process.argv.slice(2));
if (!command.ok) {
  console.error(`${command.problem}; see npm run orders -- --help`);
  process.exit(2);
}
let store: ReadingStore = noOrders;
try {
  if (command.value.name !== 'help') {
    store = (await openReadingStore(toDatabaseAddress(readEnv()))) ?? noOrders;
  }
  process.exitCode = await run(command.value, store);
} catch (error) {
  // `npm run orders | head` has seen enough.
  if (!isPipeClosed(error)) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
} finally {
  await store.close();
}
