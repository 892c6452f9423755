import type { Database } from '@/commerce/orders/store/database';
import { migrate } from '@/commerce/orders/store/migrate';
import { openDatabase } from '@/commerce/orders/store/openDatabase';
import { createCapabilityStore } from '@/commerce/trips/store/capabilityStore';
import { createTripStore } from '@/commerce/trips/store/tripStore';
import { createRequest, createTestLinks, createTestTrip } from '@/commerce/trips/testing/trips';
import { addDays, todayIn } from '@/lib/days';
import { createFolder } from '@/testing/contentFolder';
import { createWriteLimit } from '../writeLimit';
import { createGuess, listTexts, tryTokens } from './testing/guesses';

const tokens: string[] = [];
let database: Database;

beforeEach(async () => {
  tokens.length = 0;
  database = await openDatabase({ kind: 'sqlite', path: `${await createFolder()}/troupe.db` });
  await migrate(database);
  const departure = addDays(todayIn('UTC', new Date()), 30);
  for (let count = 0; count < 20; count += 1) {
    const trip = createTestTrip({ stay: { arrival: null, departure } });
    const links = Object.values(createTestLinks(trip));
    await createTripStore(database).create(trip, createRequest(), links);
    tokens.push(...links.map(({ token }) => token));
  }
});
afterEach(() => database.close());

it('no text of a dump of the database opens a trip, and the tokens do', async () => {
  const texts = await listTexts(database);
  expect(texts.length).toBeGreaterThan(1000);
  expect(await tryTokens(database, texts.length, (index) => texts[index] ?? '')).toBe(0);
  expect(await tryTokens(database, tokens.length, (index) => tokens[index] ?? '')).toBe(80);
});

it('thousands of made-up tokens open nothing', async () => {
  expect(await tryTokens(database, 5000, createGuess)).toBe(0);
});

it('one client tries so many tokens and no more', async () => {
  const limit = createWriteLimit('trip_open', { count: 120, seconds: 60 });
  let allowed = 0;
  for (let count = 0; count < 3000; count += 1) {
    if ((await limit.take('192.0.2.1')).left > 0) allowed += 1;
  }
  expect(allowed).toBe(120);
  expect((await limit.take('192.0.2.2')).left).toBeGreaterThan(0);
});

it('a link that was revoked is a made-up token', async () => {
  const trip = createTestTrip();
  const links = createTestLinks(trip);
  const capabilities = createCapabilityStore(database);
  await createTripStore(database).create(trip, createRequest(), [links.view]);
  await capabilities.revoke(trip.id, links.view.id, '2026-06-21');
  expect(await tryTokens(database, 1, () => links.view.token)).toBe(0);
});
