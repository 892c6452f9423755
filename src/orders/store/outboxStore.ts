import { randomUUID } from 'node:crypto';
import type { Channel, Message, MessageState } from '../outbox/message';
import { type Database, sql, type Value } from './database';
import { where } from './listing';
import { toMessage } from './outboxRow';

/** A message that is this process's to send, for as long as the lease lasts. */
export interface ClaimedMessage extends Message {
  readonly claim: string;
}

export interface ClaimQuery {
  readonly channels: readonly Channel[];
  /** At most so many. */
  readonly limit: number;
  readonly now: Date;
  /** In ms: nobody else gets it for so long, and anybody does afterwards. */
  readonly lease: number;
}

/** How a message fares after a try. */
export type Settlement =
  | { readonly state: 'sent'; readonly at: Date }
  | { readonly state: 'failed'; readonly problem: string }
  | { readonly state: 'waiting'; readonly problem: string; readonly dueAt: Date };

export interface OutboxQuery {
  /** At most so many. */
  readonly limit: number;
  readonly states: readonly MessageState[];
}

/** What is to be sent, is being sent and was sent. */
export interface OutboxStore {
  /** Takes messages that are due, the longest due first. No two callers get the same one. */
  readonly claim: (query: ClaimQuery) => Promise<readonly ClaimedMessage[]>;
  /** @returns false when the lease was over and somebody else has the message, or it was deleted */
  readonly settle: (message: ClaimedMessage, settlement: Settlement) => Promise<boolean>;
  /** Newest first. */
  readonly list: (query: OutboxQuery) => Promise<readonly Message[]>;
  /**
   * Has failed ones tried again, from the beginning.
   *
   * @param reference of one order or enquiry; all without it
   * @returns how many there were
   */
  readonly retry: (now: Date, reference?: string) => Promise<number>;
}

const places = (values: readonly unknown[]) => values.map(() => '?').join(', ');

const toColumns = (settlement: Settlement): Readonly<Record<string, Value>> => {
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

/** @param database with its tables up to date */
export const createOutboxStore = (database: Database): OutboxStore => ({
  claim: async ({ channels, limit, now, lease }) => {
    const claim = randomUUID();
    // Chosen once and for all before anything is changed: a plan that chose anew for each row could take more.
    const rows = await database.query(
      sql(
        `WITH due AS MATERIALIZED (
           SELECT reference, channel FROM outbox
           WHERE state = 'waiting' AND due_at <= ? AND channel IN (${places(channels)})
           ORDER BY due_at LIMIT ? ${database.skipLocked}
         )
         UPDATE outbox SET claim = ?, due_at = ?, attempts = attempts + 1
         WHERE (reference, channel) IN (SELECT reference, channel FROM due)
         RETURNING *`,
        now.toISOString(),
        ...channels,
        limit,
        claim,
        new Date(now.getTime() + lease).toISOString(),
      ),
    );
    return rows.map((row) => ({ ...toMessage(row), claim }));
  },

  settle: async ({ reference, channel, claim }, settlement) => {
    const change = Object.entries(toColumns(settlement));
    const rows = await database.query(
      sql(
        `UPDATE outbox SET ${change.map(([column]) => `${column} = ?`).join(', ')}
         WHERE reference = ? AND channel = ? AND claim = ? AND state = 'waiting'
         RETURNING reference`,
        ...change.map(([, value]) => value),
        reference,
        channel,
        claim,
      ),
    );
    return rows.length > 0;
  },

  list: async ({ states, limit }) => {
    const rows = await database.query(
      sql(
        `SELECT * FROM outbox WHERE state IN (${places(states)})
         ORDER BY created_at DESC, reference DESC, channel LIMIT ?`,
        ...states,
        limit,
      ),
    );
    return rows.map(toMessage);
  },

  retry: async (now, reference) => {
    const only = where('AND reference = ?', reference);
    const rows = await database.query(
      sql(
        `UPDATE outbox SET state = 'waiting', claim = NULL, attempts = 0, due_at = ?
         WHERE state = 'failed' ${only.map(([condition]) => condition).join('')}
         RETURNING reference`,
        now.toISOString(),
        ...only.flatMap(([, ...values]) => values),
      ),
    );
    return rows.length;
  },
});
