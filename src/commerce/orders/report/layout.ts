import { keysOf } from '@/lib/keysOf';
import { toPrintable, toPrintableLine } from '@/lib/printable';
import type { Unreadable } from '../store/unreadable';

/** The width of printed lines in columns, unless a name is too long. */
const width = 72;

export const rule = '-'.repeat(width);

/** Puts two texts at both ends of a line. */
export const spread = (left: string, right: string): string => {
  const space = Math.max(width - left.length - right.length, 2);
  return left + ' '.repeat(space) + right;
};

/** @param iso in UTC */
export const formatMoment = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

/** One line of a list for a record that cannot be read. */
export const formatUnreadable = ({ reference, createdAt, problem }: Unreadable): string =>
  toPrintableLine(`${reference} ${formatMoment(createdAt)} cannot be read: ${problem}`);

const labels = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  occasion: 'Occasion',
  company: 'Company',
  vat_number: 'VAT number',
  notes: 'Notes',
} as const;

const indent = 12;

/** Formats the data of a person, one line per field that is set. */
export const formatPerson = (
  person: Readonly<Partial<Record<keyof typeof labels, string>>>,
): readonly string[] =>
  keysOf(labels).flatMap((field) => {
    const value = person[field];
    if (value === undefined) return [];
    const text = toPrintable(value).replaceAll('\n', `\n${' '.repeat(indent)}`);
    return [`${labels[field]}:`.padEnd(indent) + text];
  });
