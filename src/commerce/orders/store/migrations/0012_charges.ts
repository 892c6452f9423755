import type { Kysely } from 'kysely';
import { raiseFormerVersion } from './formerVersion';

/**
 * Money that guests of a trip owe its organiser. A charge has no amount: that is the guest's share of now. The ledger has
 * what has moved, in minor units. Its rows are only inserted, once per command, and none is taken back twice.
 */
export const createCharges = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  await schema
    .createTable('trip_collections')
    .addColumn('trip_id', 'text', (column) => column.primaryKey().references('trips.trip_id'))
    .addColumn('pay_to', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('trip_charges')
    .addColumn('trip_id', 'text', (column) => column.notNull().references('trips.trip_id'))
    .addColumn('charge_id', 'text', (column) => column.notNull())
    .addColumn('guest_id', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('left_as', 'text')
    .addPrimaryKeyConstraint('trip_charges_pkey', ['trip_id', 'charge_id'])
    .addUniqueConstraint('trip_charges_guest', ['trip_id', 'guest_id'])
    .addUniqueConstraint('trip_charges_reference', ['trip_id', 'reference'])
    .execute();
  await schema
    .createTable('trip_ledger')
    .addColumn('trip_id', 'text', (column) => column.notNull().references('trips.trip_id'))
    .addColumn('entry_id', 'text', (column) => column.notNull())
    .addColumn('charge_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('moved_on', 'text', (column) => column.notNull())
    .addColumn('reverses', 'text')
    .addColumn('command_id', 'text', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('trip_ledger_pkey', ['trip_id', 'entry_id'])
    .addUniqueConstraint('trip_ledger_command', ['trip_id', 'command_id'])
    .addUniqueConstraint('trip_ledger_reverses', ['trip_id', 'reverses'])
    .addForeignKeyConstraint('trip_ledger_charge', ['trip_id', 'charge_id'], 'trip_charges', [
      'trip_id',
      'charge_id',
    ])
    .execute();
  await raiseFormerVersion(db, 12);
};
