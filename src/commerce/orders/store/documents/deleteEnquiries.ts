import type { Compilable, Kysely } from 'kysely';
import type { Tables } from '../tables';
import { tablesAboutEnquiries } from './documentTables';

/** Messages to the shop about the document of a request have references of their own. */
const selectMessages = (
  db: Kysely<Tables>,
  table: 'proposal_questions' | 'proposal_signatures',
  references: readonly string[],
) =>
  db
    .selectFrom<'proposal_questions' | 'proposal_signatures'>(table)
    .select('message')
    .where('reference', 'in', references)
    .where('message', 'is not', null)
    .$castTo<{ message: string }>();

/**
 * Deletes enquiries with everything that belongs to them. To be run in one transaction.
 *
 * @param references at least one
 */
export const deleteEnquiries = (
  db: Kysely<Tables>,
  references: readonly string[],
): readonly Compilable[] => [
  ...(['proposal_questions', 'proposal_signatures'] as const).map((table) =>
    db.deleteFrom('outbox').where('reference', 'in', selectMessages(db, table, references)),
  ),
  ...[...tablesAboutEnquiries, 'enquiries' as const].map((table) =>
    db.deleteFrom(table).where('reference', 'in', references),
  ),
];
