import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toDatabaseAddress } from '@/commerce/orders/store/databaseAddress';
import { openReader } from '@/commerce/orders/store/openDatabase';
import { createShopProcess } from '../shopProcess';
import { createGuess, listTexts, tryTokens } from '@/server/endpoints/trips/testing/guesses';
import { callTrip, joinTrip, makeTrip, openToken, sendCommand } from './tripClient';

/**
 * `npm run bench trips`: tries a million made-up tokens, and then every text of the database, at the lookup of the shop:
 * none may open a trip. Some thousands go over HTTP from one address, where the limit must hold. Needs a finished build.
 * Arguments: guesses, guesses over HTTP.
 */
const guesses = Number(process.argv[2] ?? 1_000_000);
const overHttp = Number(process.argv[3] ?? 3000);
const port = Number(process.env['BENCH_PORT'] ?? 3310);
const SENDERS = 16;

const folder = mkdtempSync(join(tmpdir(), 'troupe-secrets-'));
const databaseUrl = `file:${join(folder, 'troupe.db')}`;
const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: databaseUrl, API_URL: '' };
const start = async (more: Readonly<Record<string, string>>) => {
  const shop = createShopProcess(
    port,
    { ...env, SPARE_RENDERER: 'off', LOG_LEVEL: 'silent', ...more },
    'npm start',
  );
  await shop.start();
  return shop;
};

/** Trips with guests, votes and messages. */
const fillShop = async (origin: string): Promise<string> => {
  let token = '';
  for (let count = 0; count < 20; count += 1) {
    const trip = await makeTrip(origin);
    const cookie = await joinTrip(origin, trip, `Guest ${count}`);
    for (const command of [
      { kind: 'vote', item: trip.items[0], choice: 'yes' },
      { kind: 'comment', text: `A message of ${count}` },
    ]) {
      await sendCommand(origin, cookie, { id: randomUUID(), trip: trip.id, base: 0, command });
    }
    token = trip.token;
  }
  return token;
};

let shop = await start({ WRITE_LIMIT: '100000/60' });
try {
  const token = await fillShop(shop.origin);
  await shop.kill();

  const database = await openReader(toDatabaseAddress({ databaseUrl, dataDir: '.' }));
  const startedAt = performance.now();
  const guessed = await tryTokens(database, guesses, createGuess);
  const perSecond = guesses / ((performance.now() - startedAt) / 1000);
  const texts = await listTexts(database);
  const dumped = await tryTokens(database, texts.length, (index) => texts[index] ?? '');
  const known = await tryTokens(database, 1, () => token);
  await database.close();

  shop = await start({});
  const statuses = new Map<number, number>();
  let sent = 0;
  const send = async () => {
    while (sent < overHttp) {
      sent += 1;
      const body = { token: createGuess() };
      const { status } = await callTrip(shop.origin, '/api/trip/open', { body });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, send));
  const isLimited = await openToken(shop.origin, token).then(
    () => false,
    () => true,
  );

  const limited = statuses.get(429) ?? 0;
  const figures = {
    'made-up tokens': guesses,
    'of these, a second': Math.round(perSecond),
    'trips that they open': guessed,
    'texts in a dump of the database': texts.length,
    'trips that these open': dumped,
    'trips that a right token opens': known,
    'made-up tokens over HTTP, from one address': overHttp,
    'of these, answered 404': statuses.get(404) ?? 0,
    'of these, answered 429': limited,
    'answered with anything else': overHttp - limited - (statuses.get(404) ?? 0),
  };
  for (const [what, count] of Object.entries(figures)) {
    console.log(`${String(count).padStart(9)}  ${what}`);
  }
  const isKept =
    guessed === 0 && dumped === 0 && known === 1 && isLimited && !statuses.has(200) && limited > 0;
  process.exitCode = isKept ? 0 : 1;
} finally {
  await shop.kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
process.exit();
