import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { todayIn } from '@/lib/days';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import { LEASE_MS } from '@/commerce/notifications/outboxWorker';
import { walkAll } from '@/commerce/orders/report/walkAll';
import { isUnreadable } from '@/commerce/orders/store/unreadable';
import { type DatabaseAddress, toDatabaseAddress } from '@/commerce/orders/store/databaseAddress';
import { openReader } from '@/commerce/orders/store/openDatabase';
import { createOrderStore } from '@/commerce/orders/store/orderStore';
import { createOutboxStore } from '@/commerce/orders/store/outboxStore';
import {
  anyWishes,
  fillCart,
  listCounters,
  type Posted,
} from '@/commerce/orders/testing/postedCarts';
import { startPostgres } from '@/commerce/orders/testing/postgresServer';
import { createFilesLoader } from '@/catalog/sources/files/filesLoader';
import { createShopProcess } from '../shopProcess';
import { type Receivers, startReceivers } from './receivers';
import { type Receipt, submit, type Tally } from './submit';

/**
 * `npm run bench:orders`: posts orders to the built shop and kills it repeatedly meanwhile. Each acknowledged order
 * must be stored exactly once, at the same price. Customer, shop and webhook must each be notified at least once. Runs
 * on both databases at the same time. Needs a finished build. Arguments: number of orders (10,000 by default) and
 * number of kills (22 by default).
 */
const orders = Number(process.argv[2] ?? 10_000);
const kills = Number(process.argv[3] ?? 22);
const senders = 16;
/** Every n-th cart is sent again after its acknowledgement. */
const repeatEvery = 20;
const firstPort = Number(process.env['BENCH_PORT'] ?? 3293);

const mesh = buildMesh([await createFilesLoader('content').load()]);
// Carts are sent to 127.0.0.1, which is the English site.
const counters = listCounters(mesh).filter(({ site }) => site.id === 'en');

const createCarts = (count: number): readonly Posted[] =>
  fc.sample(anyWishes, count).flatMap((wishes, index) => {
    const counter = counters[index % counters.length];
    return counter ? [fillCart(counter, wishes, todayIn(counter.shop.city.timeZone))] : [];
  });

interface Outcome {
  readonly receipts: readonly Receipt[];
  readonly repeats: readonly Receipt[];
  readonly tally: Tally;
  readonly killed: number;
  readonly racing: readonly Receipt[];
}

/** Waits until all messages are sent. The work of a killed process is free after its lease. */
const waitUntilTold = async (address: DatabaseAddress): Promise<void> => {
  const deadline = Date.now() + LEASE_MS + 120_000;
  const database = await openReader(address);
  const { list } = createOutboxStore(database);
  while ((await list({ states: ['waiting'], limit: 1 })).length > 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await database.close();
};

interface Proof {
  readonly name: string;
  readonly databaseUrl: string;
  /** Port of the shop that writes to the database. */
  readonly port: number;
  readonly dataDir: string;
}

const run = async (
  { databaseUrl, port, dataDir }: Proof,
  receivers: Receivers,
): Promise<Outcome> => {
  const shop = createShopProcess(port, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    API_URL: '',
    // All requests come from one IP address.
    WRITE_LIMIT: 'off',
    ...receivers.env,
  });
  const carts = createCarts(orders);
  const receipts: Receipt[] = [];
  const repeats: Receipt[] = [];
  const tally: Tally = { unanswered: 0, unavailable: 0, recovered: 0 };
  const ending = new AbortController();
  const post = (cart: Posted) => submit(shop.origin, cart, tally, ending.signal);
  let killed = 0;
  let restarting = Promise.resolve();
  let next = 0;

  /** Kills the shop at regular intervals of acknowledgements, while other senders wait for theirs. */
  const killWhenDue = () => {
    if (killed >= kills || receipts.length < ((killed + 1) * orders) / (kills + 1)) return;
    killed += 1;
    restarting = restarting.then(() => shop.kill()).then(() => shop.start());
  };

  const send = async () => {
    for (let cart = carts[next++]; cart; cart = carts[next++]) {
      receipts.push(await post(cart));
      killWhenDue();
      if (receipts.length % repeatEvery === 0) repeats.push(await post(cart));
    }
  };

  await shop.start();
  try {
    await Promise.all(Array.from({ length: senders }, send));
    await restarting;
    // Sends the same cart a hundred times at once.
    const racing = await Promise.all(
      createCarts(1).flatMap((cart) => Array.from({ length: 100 }, () => post(cart))),
    );
    await waitUntilTold(toDatabaseAddress({ databaseUrl, dataDir: '.' }));
    return { receipts, repeats, tally, killed, racing };
  } finally {
    // If one sender fails, the others stop: their shop is not restarted.
    ending.abort(new Error('The run has ended'));
    await restarting.catch(() => {});
    await shop.kill();
  }
};

/** Reads the stored orders by cart, and runs the integrity check of SQLite. */
const inspect = async (address: DatabaseAddress) => {
  const database = await openReader(address);
  const kept = new Map<string, Receipt[]>();
  for await (const order of walkAll(createOrderStore(database).list)) {
    if (isUnreadable(order)) throw new Error(`${order.reference}: ${order.problem}`);
    const { cartId, reference, totals, createdAt } = order;
    const receipt = { cartId, reference, total: totals.total, createdAt };
    kept.set(cartId, [...(kept.get(cartId) ?? []), receipt]);
  }
  const faults =
    address.kind === 'sqlite'
      ? (
          await sql<Record<string, unknown>>`PRAGMA integrity_check`.execute(database.db)
        ).rows.filter((row) => Object.values(row)[0] !== 'ok').length
      : 0;
  await database.close();
  return { kept, faults };
};

const isSame = (a: Receipt | undefined, b: Receipt) =>
  a?.reference === b.reference && a.total === b.total;

/** Runs against one database and prints the results. @returns whether all requirements are met */
const prove = async (proof: Proof): Promise<boolean> => {
  const { name, databaseUrl } = proof;
  const started = Date.now();
  const receivers = await startReceivers();
  // Receivers that stay open keep this process from ending.
  const { receipts, repeats, tally, killed, racing } = await run(proof, receivers).finally(
    receivers.stop,
  );
  const { kept, faults } = await inspect(toDatabaseAddress({ databaseUrl, dataDir: '.' }));
  const firsts = new Map(receipts.map((receipt) => [receipt.cartId, receipt]));
  const all = [...kept.values()].flat();
  const told = receivers.count(all.map(({ reference }) => reference));
  const wrong = {
    'acknowledged and lost': receipts.filter(({ cartId }) => !kept.has(cartId)).length,
    'acknowledged and different': receipts.filter(
      (receipt) => !kept.get(receipt.cartId)?.some((it) => isSame(it, receipt)),
    ).length,
    'repeats with another answer': repeats.filter(
      (repeat) => !isSame(firsts.get(repeat.cartId), repeat),
    ).length,
    'carts with two orders': [...kept.values()].filter((it) => it.length > 1).length,
    // Subtracts the order of the hundred racing requests.
    'orders that nobody was told of': Math.abs(all.length - firsts.size - 1),
    'orders too many for one cart sent 100 times at once':
      new Set(racing.map(({ reference }) => reference)).size - 1,
    'orders not sent or not acknowledged': orders - firsts.size,
    'e-mails and calls that never came': told.missing,
    'calls with a wrong signature': told.wrongSignatures,
    'kills too few': kills - killed,
    'faults in the database': faults,
  };
  const counts = {
    'orders acknowledged': receipts.length,
    'sent again after that': repeats.length,
    'kill -9': killed,
    'tries without an answer': tally.unanswered,
    'tries told to come back': tally.unavailable,
    'orders made by a try whose answer was lost': tally.recovered,
    'orders in the database': all.length,
    'e-mails and calls about them': told.total,
    'of these, more than once': told.doubles,
    seconds: Math.round((Date.now() - started) / 1000),
  };
  console.log(`\n${name}`);
  for (const [what, count] of Object.entries({ ...counts, ...wrong })) {
    console.log(`${String(count).padStart(8)}  ${what}`);
  }
  return Object.values(wrong).every((count) => count === 0);
};

const folder = mkdtempSync(join(tmpdir(), 'troupe-crash-'));
const postgres = await startPostgres(true);
try {
  const databases = { SQLite: `file:${join(folder, 'troupe.db')}`, PostgreSQL: postgres.url };
  const proofs = Object.entries(databases).map(([name, databaseUrl], position) =>
    prove({ name, databaseUrl, port: firstPort + position, dataDir: join(folder, name) }),
  );
  // If one run fails, the other still ends and stops its shop.
  const results = await Promise.allSettled(proofs);
  for (const result of results) if (result.status === 'rejected') console.error(result.reason);
  const isKept = results.every((it) => it.status === 'fulfilled' && it.value);
  process.exitCode = isKept ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
