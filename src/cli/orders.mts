import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { normalizeReference } from '@/orders/reference';
import { formatCounts, formatMessageLine } from '@/orders/report/outboxLines';
import { createReaders, printOne } from '@/orders/report/reader';
import { toDatabaseAddress } from '@/orders/store/databaseAddress';
import {
  type ChangingStore,
  openChangingStore,
  openReadingStore,
  type ReadingStore,
} from '@/orders/store/openReadingStore';
import { type OrdersCommand, ordersHelp, parseOrdersArguments } from './ordersArguments';
import { readEnv } from './readEnv';

/** `npm run orders`: looks at orders and enquiries, also while the shop takes more, and deletes old ones. */
const nothing = { get: async () => undefined, list: async () => [] };
const noCounts = { orders: 0, enquiries: 0, messages: 0 };
const emptyStore: ReadingStore = {
  orders: nothing,
  enquiries: nothing,
  outbox: nothing,
  pruning: { count: async () => noCounts },
  close: async () => {},
};
const emptyChangingStore: ChangingStore = {
  outbox: { retry: async () => 0 },
  pruning: { prune: async () => noCounts, count: async () => noCounts },
  close: async () => {},
};

type ChangingCommand = Extract<OrdersCommand, { name: 'forget' | 'retry' | 'prune' }>;

const isReading = (command: OrdersCommand): boolean =>
  command.name === 'prune' ? command.isDry : !['help', 'forget', 'retry'].includes(command.name);

const dayMs = 86_400_000;

/** ISO 8601 in UTC. */
const momentBefore = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();

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

/** The commands that change something, each in one sentence of what it has done. */
const change = async (command: ChangingCommand, store: ChangingStore): Promise<string> => {
  switch (command.name) {
    case 'forget': {
      const { enquiries } = await store.pruning.prune(command.before, ['enquiries']);
      return `Deleted ${enquiries} ${enquiries === 1 ? 'enquiry' : 'enquiries'} from before ${command.before}`;
    }
    case 'retry': {
      const reference = command.reference && normalizeReference(command.reference);
      const count = await store.outbox.retry(new Date(), reference);
      return `${count} ${count === 1 ? 'message is' : 'messages are'} tried again`;
    }
    case 'prune':
      return `Deleted ${formatCounts(await store.pruning.prune(momentBefore(command.olderThan)))}`;
  }
};

const makeChange = async (command: ChangingCommand): Promise<void> => {
  const changing = (await openChangingStore(toDatabaseAddress(readEnv()))) ?? emptyChangingStore;
  try {
    console.log(await change(command, changing));
  } finally {
    await changing.close();
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
    case 'outbox': {
      const messages = await store.outbox.list(command);
      for (const message of messages) console.log(formatMessageLine(message));
      if (messages.length === 0) console.error('There are no such messages');
      return 0;
    }
    case 'forget':
    case 'retry':
      await makeChange(command);
      return 0;
    case 'prune':
      if (command.isDry) {
        const counts = await store.pruning.count(momentBefore(command.olderThan));
        console.log(`Would delete ${formatCounts(counts)}`);
      } else await makeChange(command);
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
  if (isReading(command.value)) {
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
