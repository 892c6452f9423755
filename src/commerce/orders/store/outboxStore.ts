import { randomUUID } from 'node:crypto';
import type { Channel, Message, MessageState } from '../outbox/message';
import type { Database } from './database';
import { toMessage } from './outboxRow';
import { parseRows } from './parseRows';
import { outboxTable, type OutboxRow } from './tables';

/** A message that this process may send until the lease ends. */
export interface ClaimedMessage extends Message {
  readonly claim: string;
}

export interface ClaimQuery {
  readonly channels: readonly Channel[];
  /** The maximum number of messages. */
  readonly limit: number;
  readonly now: Date;
  /** How long no other process gets the messages, in ms. */
  readonly lease: number;
}

/** The result of an attempt to send a message. */
export type DeliveryOutcome =
  | { readonly state: 'sent'; readonly at: Date }
  | { readonly state: 'failed'; readonly problem: string }
  | { readonly state: 'waiting'; readonly problem: string; readonly dueAt: Date };

export interface OutboxQuery {
  /** The maximum number of messages. */
  readonly limit: number;
  readonly states: readonly MessageState[];
}

/** Stores messages: waiting, sent and failed ones. */
export interface OutboxStore {
  /** Claims due messages, the oldest `dueAt` first. No two callers get the same message. */
  readonly claim: (query: ClaimQuery) => Promise<readonly ClaimedMessage[]>;
  /** @returns false if the message was claimed again after the end of the lease, or was deleted */
  readonly settle: (message: ClaimedMessage, settlement: DeliveryOutcome) => Promise<boolean>;
  /** Newest first. */
  readonly list: (query: OutboxQuery) => Promise<readonly Message[]>;
  /**
   * Resets failed messages to `waiting`, with no attempts.
   *
   * @param reference restricts it to one order or enquiry
   * @returns the number of messages
   */
  readonly retry: (now: Date, reference?: string) => Promise<number>;
}

const toColumns = (settlement: DeliveryOutcome): Partial<OutboxRow> => {
  switch (settlement.state) {
    case 'sent':
      return { state: 'sent', sent_at: settlement.at.toISOString(), problem: null };
    case 'failed':
      return { state: 'failed', problem: settlement.problem };
    case 'waiting':
      return {
        state: 'waiting',
        due_at: settlement.dueAt.toISOString(),
        problem: settlement.problem,
      };
  }
};

/** @param database a migrated database */
export const createOutboxStore = ({ db, hasRowLocks }: Database): OutboxStore => ({
  claim: async ({ channels, limit, now, lease }) => {
    const claim = randomUUID();
    const due = db
      .selectFrom('outbox')
      .select(['reference', 'channel'])
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now.toISOString())
      .where('channel', 'in', channels)
      .orderBy('due_at')
      .limit(limit)
      .$if(hasRowLocks, (query) => query.forUpdate().skipLocked());
    const rows = await db
      // MATERIALIZED selects the rows once: a plan that repeats the subquery per row could claim more than the limit.
      .with(
        (cte) => cte('due').materialized(),
        () => due,
      )
      .updateTable('outbox')
      .set((eb) => ({
        claim,
        due_at: new Date(now.getTime() + lease).toISOString(),
        attempts: eb('attempts', '+', 1),
      }))
      .where((eb) =>
        eb(
          eb.refTuple('reference', 'channel'),
          'in',
          eb.selectFrom('due').select(['reference', 'channel']).$asTuple('reference', 'channel'),
        ),
      )
      .returningAll()
      .execute();
    return parseRows(outboxTable, rows).map((row) => ({ ...toMessage(row), claim }));
  },

  settle: async ({ reference, channel, claim }, settlement) => {
    const rows = await db
      .updateTable('outbox')
      .set(toColumns(settlement))
      .where('reference', '=', reference)
      .where('channel', '=', channel)
      .where('claim', '=', claim)
      .where('state', '=', 'waiting')
      .returning('reference')
      .execute();
    return rows.length > 0;
  },

  list: async ({ states, limit }) => {
    const rows = await db
      .selectFrom('outbox')
      .selectAll()
      .where('state', 'in', states)
      .orderBy('created_at', 'desc')
      .orderBy('reference', 'desc')
      .orderBy('channel')
      .limit(limit)
      .execute();
    return parseRows(outboxTable, rows).map(toMessage);
  },

  retry: async (now, reference) => {
    const failed = db
      .updateTable('outbox')
      .set({ state: 'waiting', claim: null, attempts: 0, due_at: now.toISOString() })
      .where('state', '=', 'failed');
    const rows = await (
      reference === undefined ? failed : failed.where('reference', '=', reference)
    )
      .returning('reference')
      .execute();
    return rows.length;
  },
});
