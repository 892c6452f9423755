import { toPrintableLine } from '@/lib/printable';
import type { Message } from '../outbox/message';
import type { PruneCounts } from '../store/pruning';
import { formatMoment } from './layout';

const formatState = ({ state, attempts, dueAt, sentAt }: Message): string => {
  if (sentAt !== undefined) return `sent ${formatMoment(sentAt)}`;
  if (state === 'failed') return `failed after ${attempts} ${attempts === 1 ? 'try' : 'tries'}`;
  return attempts === 0 ? 'waiting' : `waiting, try ${attempts + 1} from ${formatMoment(dueAt)}`;
};

/** Formats a message as one line of a list, with its problem if there is one. */
export const formatMessageLine = (message: Message): string =>
  [
    message.reference,
    formatMoment(message.createdAt),
    message.channel.padEnd(8),
    formatState(message) +
      (message.problem === undefined ? '' : `: ${toPrintableLine(message.problem)}`),
  ].join(' ');

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

export const formatCounts = ({ orders, enquiries, messages }: PruneCounts): string =>
  [
    count(orders, 'order', 'orders'),
    count(enquiries, 'enquiry', 'enquiries'),
    count(messages, 'message', 'messages'),
  ].join(', ');
