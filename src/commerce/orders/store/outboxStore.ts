import { randomUUID } from 'node:crypto';
import type { Channel, Message, MessageState } from '../outbox/message';
import { type Database, sql, type Value } from './database';
import { where } from './listing';
import { toMessage } from './outboxRow';

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

const places = (values: readonly unknown[]) => values.map(() => '?').join(', ');

const toColumns = (settlement: DeliveryOutcome): Readonly<Record<string, Value>> => {
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
export const createOutboxStore = (database: Database): OutboxStore => ({
  claim: async ({ channels, limit, now, lease }) => {
    const claim = randomUUID();
    // MATERIALIZED selects the rows once: a plan that repeats the subquery per row could claim more than the limit.
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
