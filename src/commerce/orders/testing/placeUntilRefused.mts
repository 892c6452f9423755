import { toFields } from '@troupe/basics/fields';
import { toDatabaseAddress } from '../store/databaseAddress';
import { openStoreAt } from '../store/openStore';
import { createOrder } from './orders';

/** Places orders until one is refused. Prints the results of a check, the refused order and a second check. */
const MOST_TRIES = 500;

const store = await openStoreAt(
  toDatabaseAddress({ databaseUrl: process.env['DATABASE_URL'], dataDir: '.' }),
);
const outcomeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'ok',
    (error: unknown) => toFields(error)['code'],
  );

console.log(`check: ${await outcomeOf(store.check())}`);
let outcome: unknown = 'ok';
for (let tries = 0; tries < MOST_TRIES && outcome === 'ok'; tries += 1) {
  outcome = await outcomeOf(store.orders.place(createOrder()));
}
console.log(`order: ${outcome}`);
console.log(`check: ${await outcomeOf(store.check())}`);
