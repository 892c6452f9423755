import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { normalizeReference } from '@/orders/reference';
import { createReaders, printOne } from '@/orders/report/reader';
import { toDatabaseAddress } from '@/orders/store/databaseAddress';
import {
  openDeletingStore,
  openReadingStore,
  type ReadingStore,
} from '@/orders/store/openReadingStore';
import { type OrdersCommand, ordersHelp, parseOrdersArguments } from './ordersArguments';
import { readEnv } from './readEnv';

/** `npm run orders`: looks at orders and enquiries, also while the shop takes more, and deletes old enquiries. */
const nothing = { get: async () => undefined, list: async () => [] };
const emptyStore: ReadingStore = { orders: nothing, enquiries: nothing, close: async () => {} };

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

/** The first ones alone. @param none what is said where there are none */
async function* take(lines: AsyncIterable<string>, limit: number, none: string) {
  let count = 0;
  for await (const line of lines) {
    yield line;
    count += 1;
    if (count === limit) return;
  }
  if (count === 0) console.error(none);
}

const forget = async (before: string): Promise<void> => {
  const store = await openDeletingStore(toDatabaseAddress(readEnv()));
  try {
    const count = (await store?.enquiries.forget(before)) ?? 0;
    console.log(`Deleted ${count} ${count === 1 ? 'enquiry' : 'enquiries'} from before ${before}`);
  } finally {
    await store?.close();
  }
};

const run = async (command: OrdersCommand, store: ReadingStore): Promise<number> => {
  switch (command.name) {
    case 'list': {
      const { kind, filter, limit } = command;
      const lines = createReaders(store)[kind].listLines(filter);
      await writeTo(undefined, take(lines, limit, `There are no such ${kind}`));
      return 0;
    }
    case 'show': {
      const reference = normalizeReference(command.reference);
      const printed = await printOne(reference, store);
      if (printed) console.log(printed);
      else console.error(`There is no order or enquiry ${reference}`);
      return printed ? 0 : 1;
    }
    case 'export': {
      const { kind, filter, format, out } = command;
      await writeTo(out, createReaders(store)[kind].exportAs(format, filter));
      return 0;
    }
    case 'forget':
      await forget(command.before);
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
let store: ReadingStore = emptyStore;
try {
  if (command.value.name !== 'help' && command.value.name !== 'forget') {
    store = (await openReadingStore(toDatabaseAddress(readEnv()))) ?? emptyStore;
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
