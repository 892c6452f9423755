import { toDatabaseAddress } from '../store/databaseAddress';
import { openStoreAt } from '../store/openStore';
import { createOrder } from './orders';

/** Opens the database of `DATABASE_URL` and places orders until it is killed. Prints one line per order. */
const store = await openStoreAt(
  toDatabaseAddress({ databaseUrl: process.env['DATABASE_URL'], dataDir: '.' }),
);
process.stdout.write('open\n');
while (process.argv[2] !== 'once') {
  const { reference } = await store.orders.place(createOrder());
  process.stdout.write(`${reference}\n`);
}
await store.close();
