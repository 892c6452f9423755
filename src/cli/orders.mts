import { createWriteStream, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { toPrintable } from '@/lib/printable';
import { normalizeReference } from '@/commerce/orders/reference';
import { changeData } from '@/commerce/orders/operator/changeData';
import type { OperatorAnswer } from '@/commerce/orders/operator/operatorRequest';
import { formatCounts, formatMessageLine } from '@/commerce/orders/report/outboxLines';
import { formatUnreadable } from '@/commerce/orders/report/layout';
import { formatQuestion } from '@/commerce/orders/report/formatDocument';
import { createReaders, printDay, printOne } from '@/commerce/orders/report/reader';
import {
  type DatabaseAddress,
  formatAddress,
  toDatabaseAddress,
} from '@/commerce/orders/store/databaseAddress';
import {
  type ChangingStore,
  openChangingStore,
  openReadingStore,
  type ReadingStore,
} from '@/commerce/orders/store/openReadingStore';
import { copySqlite } from '@/commerce/orders/store/sqlite';
import { type OrdersCommand, parseOrdersArguments } from './ordersArguments';
import { formatErased } from './ordersErased';
import { replaceFile } from './ordersFile';
import { ordersHelp } from './ordersHelp';
import { readEnv } from './readEnv';

// Output files contain names and addresses.
process.umask(0o077);

/** `npm run orders`: reads orders and enquiries, also while the shop is running, and deletes old ones. */

type ChangingCommand = Extract<OrdersCommand, { name: 'purge' | 'retry' | 'prune' }>;
type ReadingCommand = Exclude<
  OrdersCommand,
  { name: 'help' | 'backup' | 'purge' | 'retry' | 'setState' | 'answer' }
>;

const address = (): DatabaseAddress => toDatabaseAddress(readEnv());

const dayMs = 86_400_000;

/** ISO 8601 in UTC. */
const momentBefore = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();

/** Escapes control characters, which a terminal would execute. Programs and files get the original characters. */
async function* forTerminal(pieces: AsyncIterable<string>) {
  for await (const piece of pieces) yield toPrintable(piece);
}

/**
 * Writes a file that only its owner can read, because it contains names and addresses. Without `out`, writes to stdout.
 */
const writeTo = async (out: string | undefined, pieces: AsyncIterable<string>): Promise<void> => {
  if (out === undefined) {
    const printed = process.stdout.isTTY ? forTerminal(pieces) : pieces;
    await pipeline(Readable.from(printed), process.stdout, { end: false });
    return;
  }
  await replaceFile(out, address(), async (part) => {
    // `wx` fails if another user has put a link or a file at this path.
    await pipeline(Readable.from(pieces), createWriteStream(part, { mode: 0o600, flags: 'wx' }));
  });
};

/** @throws if there is no database: an operator who meant another `DATA_DIR` must not read that there are no orders */
const requireDatabase = <Opened extends object>(opened: Opened | undefined): Opened => {
  if (opened) return opened;
  const where = formatAddress(address());
  throw new Error(
    `There is no database of a shop: ${where}. Set DATA_DIR or DATABASE_URL as for the shop, which creates it at its first start`,
  );
};

/** @throws if there is no database, if it is PostgreSQL, or if `out` is a file of the database */
const backUp = async (out: string): Promise<void> => {
  const from = address();
  if (from.kind === 'postgres') {
    throw new Error('backup copies the embedded database: with PostgreSQL, use pg_dump');
  }
  requireDatabase(existsSync(from.path) ? from : undefined);
  await replaceFile(out, from, (part) => copySqlite(from.path, resolve(part)));
};

/** Yields at most `limit` lines. @param none printed to stderr if there are no lines */
async function* take(lines: AsyncIterable<string>, limit: number, none: string) {
  let count = 0;
  for await (const line of lines) {
    yield line;
    count += 1;
    if (count === limit) return;
  }
  if (count === 0) console.error(none);
}

/** Runs a command that changes data. @returns one sentence about the result */
const change = async (command: ChangingCommand, store: ChangingStore): Promise<string> => {
  switch (command.name) {
    case 'purge': {
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
  const changing = requireDatabase(await openChangingStore(address()));
  try {
    console.log(await change(command, changing));
  } finally {
    await changing.close();
  }
};

const readWith = async <Result,>(read: (store: ReadingStore) => Promise<Result>) => {
  const store = requireDatabase(await openReadingStore(address()));
  try {
    return await read(store);
  } finally {
    await store.close();
  }
};

/** @returns the exit code: 1 if records were left out of the file */
const exportRecords = async (
  { kind, filter, format, out }: Extract<OrdersCommand, { name: 'export' }>,
  store: ReadingStore,
): Promise<number> => {
  let leftOut = 0;
  const pieces = createReaders(store)[kind].exportAs(format, filter, (record) => {
    leftOut += 1;
    console.error(formatUnreadable(record));
  });
  await writeTo(out, pieces);
  return leftOut > 0 ? 1 : 0;
};

const read = async (command: ReadingCommand, store: ReadingStore): Promise<number> => {
  switch (command.name) {
    case 'list': {
      const { kind, filter, limit } = command;
      const lines = createReaders(store)[kind].listLines(filter);
      await writeTo(undefined, take(lines, limit, `There are no such ${kind}`));
      return 0;
    }
    case 'day': {
      const printed = await printDay(command.query, store);
      if (printed === '') console.error(`Nothing runs on ${command.query.day}`);
      else console.log(printed);
      return 0;
    }
    case 'show': {
      const reference = normalizeReference(command.reference);
      const printed = await printOne(reference, store);
      if (printed) console.log(printed);
      else console.error(`There is no order or enquiry ${reference}`);
      return printed ? 0 : 1;
    }
    case 'export':
      return exportRecords(command, store);
    case 'outbox': {
      const messages = await store.outbox.list(command);
      for (const message of messages) console.log(formatMessageLine(message));
      if (messages.length === 0) console.error('There are no such messages');
      return 0;
    }
    case 'questions': {
      const questions = await store.documents.listOpenQuestions(command.limit);
      for (const question of questions) console.log(formatQuestion(question));
      if (questions.length === 0) console.error('There are no open questions');
      return 0;
    }
    case 'erase':
      console.log(`Would delete ${formatErased(await store.people.count(command.email))}`);
      return 0;
    case 'prune': {
      const counts = await store.pruning.count(momentBefore(command.olderThan));
      console.log(`Would delete ${formatCounts(counts)}`);
      return 0;
    }
  }
};

/** Prints what a change has done. @returns the exit code */
const report = (answer: OperatorAnswer | undefined, subject = '', state = ''): number => {
  const done = requireDatabase(answer);
  if (done.name === 'erase') console.log(`Deleted ${formatErased(done.counts)}`);
  if (done.name === 'answer') {
    if (done.isChanged) console.log(`Everybody with a link to ${subject} reads it now`);
    else console.error(`There is no proposal ${subject}`);
    return done.isChanged ? 0 : 1;
  }
  if (done.name !== 'setState') return 0;
  if (done.isChanged) console.log(`${subject} is ${state}`);
  else console.error(`There is no order ${subject}, or it is ${state} already`);
  return done.isChanged ? 0 : 1;
};

const run = async (command: OrdersCommand): Promise<number> => {
  switch (command.name) {
    case 'help':
      console.log(ordersHelp);
      return 0;
    case 'backup':
      await backUp(command.out);
      return 0;
    case 'purge':
    case 'retry':
      await makeChange(command);
      return 0;
    case 'setState': {
      const reference = normalizeReference(command.reference);
      return report(
        await changeData(address(), { ...command, reference }),
        reference,
        command.state,
      );
    }
    case 'answer': {
      const reference = normalizeReference(command.reference);
      return report(await changeData(address(), { ...command, reference }), reference);
    }
    case 'erase':
      if (command.isDry) return readWith((store) => read(command, store));
      return report(await changeData(address(), { name: 'erase', email: command.email }));
    case 'prune':
      if (command.isDry) return readWith((store) => read(command, store));
      await makeChange(command);
      return 0;
    default:
      return readWith((store) => read(command, store));
  }
};

const isPipeClosed = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EPIPE';

const command = parseOrdersArguments(process.argv.slice(2));
if (!command.ok) {
  console.error(`${command.problem}; see npm run orders -- --help`);
  process.exit(2);
}
try {
  process.exitCode = await run(command.value);
} catch (error) {
  // The reader has closed the pipe, as in `npm run orders | head`.
  if (!isPipeClosed(error)) {
    console.error(toPrintable(error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
  }
}
