/** Ways in which people and programs hear of what was sent. */
export const channels = ['customer', 'shop', 'webhook'] as const;

/** `customer` and `shop` are e-mails; `webhook` is a call. */
export type Channel = (typeof channels)[number];

export const messageStates = ['waiting', 'sent', 'failed'] as const;

/** `waiting` also while it is being sent; `failed` for good, unless somebody has it tried again. */
export type MessageState = (typeof messageStates)[number];

/** That somebody is to hear of an order or an enquiry. There is one per channel, and it names what it is about. */
export interface Message {
  /** Of the order or the enquiry. */
  readonly reference: string;
  readonly channel: Channel;
  readonly state: MessageState;
  /** ISO 8601 in UTC: when the order was made. */
  readonly createdAt: string;
  /** ISO 8601 in UTC: not tried before. While it is being sent, the moment at which somebody else may take over. */
  readonly dueAt: string;
  /** How often it was begun, whatever came of it. */
  readonly attempts: number;
  /** ISO 8601 in UTC. */
  readonly sentAt?: string;
  /** Why the last try failed. */
  readonly problem?: string;
}

/** What a message is called wherever it arrives, the same at each try: who gets it twice can tell. */
export const idOf = ({ reference, channel }: Pick<Message, 'reference' | 'channel'>): string =>
  `${reference}.${channel}`;
