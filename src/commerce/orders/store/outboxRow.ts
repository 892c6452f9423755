import {
  type Channel,
  channels as channelNames,
  type Message,
  messageStates,
} from '../outbox/message';
import { insert, numberIn, oneIn, optionalIn, type Row, type Statement, textIn } from './database';

/** Conversion between messages and database rows. */

const columns = ['reference', 'channel', 'state', 'created_at', 'due_at', 'attempts'] as const;

/** To be written in the same transaction as the order or enquiry. */
export const toMessageStatements = (
  { reference, createdAt }: { readonly reference: string; readonly createdAt: string },
  channels: readonly Channel[],
): readonly Statement[] =>
  channels.length === 0
    ? []
    : [
        insert(
          'outbox',
          columns,
          channels.map((channel) => [reference, channel, 'waiting', createdAt, createdAt, 0]),
        ),
      ];

export const toMessage = (row: Row): Message => {
  const { sent_at: sentAt, problem } = optionalIn(row, ['sent_at', 'problem']);
  return {
    reference: textIn(row, 'reference'),
    channel: oneIn(row, 'channel', channelNames),
    state: oneIn(row, 'state', messageStates),
    createdAt: textIn(row, 'created_at'),
    dueAt: textIn(row, 'due_at'),
    attempts: numberIn(row, 'attempts'),
    ...(sentAt === undefined ? {} : { sentAt }),
    ...(problem === undefined ? {} : { problem }),
  };
};
