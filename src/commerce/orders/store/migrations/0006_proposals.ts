import type { Kysely } from 'kysely';
import { raiseFormerVersion } from './formerVersion';

/** What a company wants a proposal for, as JSON, and its VAT number. Enquiries of before have neither. */
export const addProposals = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  // SQLite adds one column per statement.
  await schema.alterTable('enquiries').addColumn('vat_number', 'text').execute();
  await schema.alterTable('enquiries').addColumn('proposal', 'text').execute();
  await raiseFormerVersion(db, 6);
};
