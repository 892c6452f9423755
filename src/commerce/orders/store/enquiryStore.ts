import type { Enquiry } from '../enquiry';
import { createEnquiryReference } from '../reference';
import { announceMessages } from '../outbox/listener';
import type { Channel } from '../outbox/message';
import { type Database, insert, sql, type Value } from './database';
import { toEnquiry, toEnquiryRow } from './enquiryRow';
import { type ListQuery, toListing } from './listing';
import { toMessageStatements } from './outboxRow';
import { placeOnce } from './placeOnce';

/** Stores enquiries. */
export interface EnquiryStore {
  /** Stores one enquiry per id, see {@link placeOnce}. */
  readonly place: (enquiry: Enquiry) => Promise<Enquiry>;
  readonly findById: (enquiryId: string) => Promise<Enquiry | undefined>;
  readonly get: (reference: string) => Promise<Enquiry | undefined>;
  /** Newest first. */
  readonly list: (query: ListQuery) => Promise<readonly Enquiry[]>;
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
  const select = async (rest: string, ...values: readonly Value[]): Promise<readonly Enquiry[]> => {
    const rows = await database.query(sql(`SELECT * FROM enquiries ${rest}`, ...values));
    return rows.map(toEnquiry);
  };
  const write = (enquiry: Enquiry) => {
    const row = toEnquiryRow(enquiry);
    return database.write([
      insert('enquiries', Object.keys(row), [Object.values(row)]),
      ...toMessageStatements(enquiry, channelsFor(enquiry, channels)),
    ]);
  };
  const findById = async (id: string) => (await select('WHERE enquiry_id = ?', id))[0];
  const get = async (reference: string) => (await select('WHERE reference = ?', reference))[0];
  return {
    place: async (enquiry) => {
      const placed = await placeOnce(enquiry, {
        write,
        findBefore: ({ enquiryId }) => findById(enquiryId),
        get,
        nextReference,
      });
      if (channels.length > 0) announceMessages();
      return placed;
    },
    findById,
    get,
    list: (query) => select(...toListing(query)),
  };
};
