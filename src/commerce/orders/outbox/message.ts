/** Ways to send a notification about an order or enquiry. */
export const channels = ['customer', 'shop', 'webhook'] as const;

/** `customer` and `shop` are e-mails; `webhook` is an HTTP call. */
export type Channel = (typeof channels)[number];

export const messageStates = ['waiting', 'sent', 'failed'] as const;

/** `waiting` includes messages that are being sent. `failed` is final, unless an operator requests a retry. */
export type MessageState = (typeof messageStates)[number];

/** A notification about an order or enquiry. There is one per channel. */
export interface Message {
  /** The reference of the order or enquiry. */
  readonly reference: string;
  readonly channel: Channel;
  readonly state: MessageState;
  /** When the order or enquiry was created. ISO 8601 in UTC. */
  readonly createdAt: string;
  /** The next attempt; while it is being sent, the end of the lease. ISO 8601 in UTC. */
  readonly dueAt: string;
  /** The number of attempts, successful or not. */
  readonly attempts: number;
  /** ISO 8601 in UTC. */
  readonly sentAt?: string;
  /** Why the last attempt failed. */
  readonly problem?: string;
}

/** The id of a message, the same for each attempt, so that receivers can detect duplicates. */
export const idOf = ({ reference, channel }: Pick<Message, 'reference' | 'channel'>): string =>
  `${reference}.${channel}`;
