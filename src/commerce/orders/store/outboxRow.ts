import type { Compilable, Kysely } from 'kysely';
import type { Channel, Message } from '../outbox/message';
import type { OutboxRow, Tables } from './tables';

/** Conversion between messages and database rows. */

/** To be written in the same transaction as the order or enquiry. */
export const insertMessages = (
  db: Kysely<Tables>,
  { reference, createdAt }: { readonly reference: string; readonly createdAt: string },
  channels: readonly Channel[],
): readonly Compilable[] => {
  if (channels.length === 0) return [];
  const rows = channels.map((channel): OutboxRow => ({
    reference,
    channel,
    state: 'waiting',
    created_at: createdAt,
    due_at: createdAt,
    attempts: 0,
    claim: null,
    sent_at: null,
    problem: null,
  }));
  return [db.insertInto('outbox').values(rows)];
};

export const toMessage = (row: OutboxRow): Message => ({
  reference: row.reference,
  channel: row.channel,
  state: row.state,
  createdAt: row.created_at,
  dueAt: row.due_at,
  attempts: row.attempts,
  ...(row.sent_at === null ? {} : { sentAt: row.sent_at }),
  ...(row.problem === null ? {} : { problem: row.problem }),
});
