import type { Kysely } from 'kysely';
import { raiseFormerVersion } from './formerVersion';

/** The documents of requests for a proposal, with their versions, links, questions and signatures. Tokens are only hashes. */
export const createProposalDocuments = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  await schema
    .createTable('proposal_documents')
    .addColumn('reference', 'text', (column) =>
      column.primaryKey().references('enquiries.reference'),
    )
    .addColumn('document_id', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    // Counts the changes. Who freezes or signs raises it first, so that one waits for the other.
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('draft', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('proposal_versions')
    .addColumn('reference', 'text', (column) =>
      column.notNull().references('proposal_documents.reference'),
    )
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('proposal_versions_pkey', ['reference', 'version'])
    .execute();
  await schema
    .createTable('proposal_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) =>
      column.notNull().references('proposal_documents.reference'),
    )
    .addColumn('link_id', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_on', 'text')
    .addColumn('ended_on', 'text')
    .execute();
  await schema
    .createIndex('proposal_links_of')
    .on('proposal_links')
    .columns(['reference', 'created_at'])
    .execute();
  await schema
    .createTable('proposal_questions')
    .addColumn('question_id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) =>
      column.notNull().references('proposal_documents.reference'),
    )
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    // Of its message in the outbox; empty without one.
    .addColumn('message', 'text')
    .execute();
  await schema
    .createIndex('proposal_questions_of')
    .on('proposal_questions')
    .columns(['reference', 'created_at'])
    .execute();
  await schema
    .createIndex('proposal_questions_message')
    .on('proposal_questions')
    .column('message')
    .execute();
  await schema
    .createTable('proposal_signatures')
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('signature_id', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('option_name', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('position', 'text', (column) => column.notNull())
    .addColumn('terms_version', 'text')
    .addColumn('signed_at', 'text', (column) => column.notNull())
    .addColumn('link_id', 'text', (column) => column.notNull())
    .addColumn('message', 'text')
    .addPrimaryKeyConstraint('proposal_signatures_pkey', ['reference', 'version'])
    .addForeignKeyConstraint(
      'proposal_signatures_version',
      ['reference', 'version'],
      'proposal_versions',
      ['reference', 'version'],
    )
    .execute();
  await schema
    .createIndex('proposal_signatures_message')
    .on('proposal_signatures')
    .column('message')
    .execute();
  await raiseFormerVersion(db, 14);
};
