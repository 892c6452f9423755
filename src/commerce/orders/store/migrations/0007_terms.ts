import type { Kysely } from 'kysely';
import { raiseFormerVersion } from './formerVersion';

/** The versions of the terms that the customer was shown and that the shop had. Orders of before have none. */
export const addTerms = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  await schema.alterTable('orders').addColumn('terms_version', 'text').execute();
  await schema.alterTable('orders').addColumn('current_terms_version', 'text').execute();
  await raiseFormerVersion(db, 7);
};
