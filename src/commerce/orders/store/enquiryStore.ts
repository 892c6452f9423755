import type { Enquiry } from '../enquiry';
import { createEnquiryReference } from '../reference';
import { announceMessages } from '../outbox/listener';
import type { Channel } from '../outbox/message';
import type { Database } from './database';
import { toEnquiry, toEnquiryRow } from './enquiryRow';
import { isListed, type ListQuery } from './listing';
import { insertMessages } from './outboxRow';
import { parseRow } from './parseRows';
import { placeOnce } from './placeOnce';
import { enquiryTable } from './tables';
import { readOrReport, type Unreadable } from './unreadable';

/** Stores enquiries. */
export interface EnquiryStore {
  /** Stores one enquiry per id, see {@link placeOnce}. */
  readonly place: (enquiry: Enquiry) => Promise<Enquiry>;
  readonly findById: (enquiryId: string) => Promise<Enquiry | undefined>;
  readonly get: (reference: string) => Promise<Enquiry | undefined>;
  /** Newest first. */
  readonly list: (query: ListQuery) => Promise<readonly (Enquiry | Unreadable)[]>;
}

/** No e-mail to the customer for a suspect enquiry: a bot may have filled in the address of another person. */
const channelsFor = ({ isSuspect }: Enquiry, channels: readonly Channel[]) =>
  isSuspect ? channels.filter((channel) => channel !== 'customer') : channels;

/**
 * @param database a migrated database
 * @param channels the channels for notifications about an enquiry
 */
export const createEnquiryStore = (
  database: Database,
  channels: readonly Channel[] = [],
  nextReference: () => string = createEnquiryReference,
): EnquiryStore => {
  const { db, write } = database;
  const select = db.selectFrom('enquiries').selectAll();
  const readRow = (row: unknown): Enquiry => toEnquiry(parseRow(enquiryTable, row));
  const read = async (query: typeof select): Promise<readonly Enquiry[]> =>
    (await query.execute()).map(readRow);
  const findById = async (id: string) => (await read(select.where('enquiry_id', '=', id)))[0];
  const get = async (reference: string) =>
    (await read(select.where('reference', '=', reference)))[0];
  return {
    place: async (enquiry) => {
      const placed = await placeOnce(enquiry, {
        write: (it) =>
          write([
            db.insertInto('enquiries').values(toEnquiryRow(it)),
            ...insertMessages(db, it, channelsFor(it, channels)),
          ]),
        findBefore: ({ enquiryId }) => findById(enquiryId),
        get,
        nextReference,
      });
      if (channels.length > 0) announceMessages();
      return placed;
    },
    findById,
    get,
    list: async ({ limit, ...query }) => {
      const rows = await select
        .where(isListed(query))
        .orderBy('created_at', 'desc')
        .orderBy('reference', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => readOrReport(row, () => readRow(row)));
    },
  };
};
