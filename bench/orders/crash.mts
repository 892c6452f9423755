import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { todayIn } from '@/lib/days';
import { buildMesh } from '@/mesh/buildMesh';
import { lease } from '@/notifications/lane';
import { walkAll } from '@/orders/report/walkAll';
import { sql } from '@/orders/store/database';
import { type DatabaseAddress, toDatabaseAddress } from '@/orders/store/databaseAddress';
import { openReader } from '@/orders/store/openDatabase';
import { createOrderStore } from '@/orders/store/orderStore';
import { createOutboxStore } from '@/orders/store/outboxStore';
import { anyWishes, fillCart, listCounters, type Posted } from '@/orders/testing/postedCarts';
import { startPostgres } from '@/orders/testing/postgresServer';
import { createFilesLoader } from '@/sources/files/filesLoader';
import { createShopProcess } from '../shopProcess';
import { type Receivers, startReceivers } from './receivers';
import { type Receipt, submit, type Tally } from './submit';

/**
 * `npm run bench:orders`: posts orders to the built shop and kills it again and again meanwhile. Whatever was
 * acknowledged must be there afterwards, once, at the same price, and customer, shop and webhook must each have heard of
 * it, at least once. On both databases at the same time. Needs a finished build. Numbers as arguments post that many orders
 * instead of 10,000, and kill that often instead of 22 times.
 */
const orders = Number(process.argv[2] ?? 10_000);
const kills = Number(process.argv[3] ?? 22);
const senders = 16;
/** Every so manieth cart is sent again after it was acknowledged. */
const repeatEvery = 20;
const firstPort = Number(process.env['BENCH_PORT'] ?? 3293);

const mesh = buildMesh([await createFilesLoader('src/content').load()]);
const counters = listCounters(mesh);

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

/** What a killed process had begun is another's once its lease is over. */
const waitUntilTold = async (address: DatabaseAddress): Promise<void> => {
  const deadline = Date.now() + lease + 120_000;
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
  /** Of the shop that writes to it. */
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
    // All of them come from one address.
    WRITE_LIMIT: 'off',
    ...receivers.env,
  });
  const carts = createCarts(orders);
  const receipts: Receipt[] = [];
  const repeats: Receipt[] = [];
  const tally: Tally = { unanswered: 0, unavailable: 0, recovered: 0 };
  let killed = 0;
  let restarting = Promise.resolve();
  let next = 0;

  /** At every so manieth acknowledgement, while the other senders wait for theirs. */
  const killWhenDue = () => {
    if (killed >= kills || receipts.length < ((killed + 1) * orders) / (kills + 1)) return;
    killed += 1;
    restarting = restarting.then(() => shop.kill()).then(() => shop.start());
  };

  const send = async () => {
    for (let cart = carts[next++]; cart; cart = carts[next++]) {
      receipts.push(await submit(shop.origin, cart, tally));
      killWhenDue();
      if (receipts.length % repeatEvery === 0) repeats.push(await submit(shop.origin, cart, tally));
    }
  };

  await shop.start();
  try {
    await Promise.all(Array.from({ length: senders }, send));
    await restarting;
    // A hundred of the same.
    const racing = await Promise.all(
      createCarts(1).flatMap((cart) =>
        Array.from({ length: 100 }, () => submit(shop.origin, cart, tally)),
      ),
    );
    await waitUntilTold(toDatabaseAddress({ databaseUrl, dataDir: '.' }));
    return { receipts, repeats, tally, killed, racing };
  } finally {
    await restarting.catch(() => {});
    await shop.kill();
  }
};

/** What is in the database, by cart, and whether the database finds itself in order. */
const inspect = async (address: DatabaseAddress) => {
  const database = await openReader(address);
  const kept = new Map<string, Receipt[]>();
  for await (const order of walkAll(createOrderStore(database).list)) {
    const { cartId, reference, totals, createdAt } = order;
    const receipt = { cartId, reference, total: totals.total, createdAt };
    kept.set(cartId, [...(kept.get(cartId) ?? []), receipt]);
  }
  const faults =
    address.kind === 'sqlite'
      ? (await database.query(sql('PRAGMA integrity_check'))).filter(
          (row) => Object.values(row)[0] !== 'ok',
        ).length
      : 0;
  await database.close();
  return { kept, faults };
};

const isSame = (a: Receipt | undefined, b: Receipt) =>
  a?.reference === b.reference && a.total === b.total;

/** Runs against one database and prints what came of it. @returns whether all is as it must be */
const prove = async (proof: Proof): Promise<boolean> => {
  const { name, databaseUrl } = proof;
  const started = Date.now();
  const receivers = await startReceivers();
  const { receipts, repeats, tally, killed, racing } = await run(proof, receivers);
  await receivers.stop();
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
    // The one that a hundred senders raced for is on top.
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
  // The other one is not left behind with its shop.
  const results = await Promise.allSettled(proofs);
  for (const result of results) if (result.status === 'rejected') console.error(result.reason);
  const isKept = results.every((it) => it.status === 'fulfilled' && it.value);
  process.exitCode = isKept ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
