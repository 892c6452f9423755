import { z } from 'zod';
import { messageOf } from '@/lib/messageOf';
import { parseRow } from './parseRows';

/** A record whose rows this program cannot read: another version of the shop or an operator may have written them. */
export interface Unreadable {
  readonly reference: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** Names the column, never the value. */
  readonly problem: string;
}

export const isUnreadable = (record: object): record is Unreadable => 'problem' in record;

export const isReadable = <Kept extends object>(record: Kept | Unreadable): record is Kept =>
  !isUnreadable(record);

const keyColumns = z.object({ reference: z.string(), created_at: z.string() });

/**
 * Reads one record, so that an unreadable one does not keep the others from a list.
 *
 * @param row the record's row with at least its keys
 */
export const readOrReport = <Kept>(row: unknown, read: () => Kept): Kept | Unreadable => {
  try {
    return read();
  } catch (error) {
    const { reference, created_at: createdAt } = parseRow(keyColumns, row);
    return { reference, createdAt, problem: messageOf(error) };
  }
};
