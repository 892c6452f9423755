import { toDatabaseAddress } from '../store/databaseAddress';
import { openStoreAt } from '../store/openStore';
import { createOrder } from './orders';

/** A process to be killed: opens the database of `DATABASE_URL` and places orders until then, one line for each. */
const store = await openStoreAt(
  toDatabaseAddress({ databaseUrl: process.env['DATABASE_URL'], dataDir: '.' }),
);
process.stdout.write('open\n');
while (process.argv[2] !== 'once') {
  const { reference } = await store.orders.place(createOrder());
  process.stdout.write(`${reference}\n`);
}
await store.close();
