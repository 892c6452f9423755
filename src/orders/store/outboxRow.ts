import type { Channel, Message, MessageState } from '../outbox/message';
import { insert, numberIn, optionalIn, type Row, type Statement, textIn } from './database';

/** What stands in which column. */

const columns = ['reference', 'channel', 'state', 'created_at', 'due_at', 'attempts'] as const;

/** Written together with what the messages are about: both are there, or neither. */
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
    channel: textIn(row, 'channel') as Channel,
    state: textIn(row, 'state') as MessageState,
    createdAt: textIn(row, 'created_at'),
    dueAt: textIn(row, 'due_at'),
    attempts: numberIn(row, 'attempts'),
    ...(sentAt === undefined ? {} : { sentAt }),
    ...(problem === undefined ? {} : { problem }),
  };
};
