import type { Enquiry } from '../enquiry';
import { createEnquiryReference } from '../reference';
import { type Database, insert, sql, type Value } from './database';
import { toEnquiry, toEnquiryRow } from './enquiryRow';
import { type ListQuery, toListing } from './listing';
import { placeOnce } from './placeOnce';

/** The enquiries there are. */
export interface EnquiryStore {
  /** Keeps one enquiry per id, see {@link placeOnce}. */
  readonly place: (enquiry: Enquiry) => Promise<Enquiry>;
  readonly findById: (enquiryId: string) => Promise<Enquiry | undefined>;
  readonly get: (reference: string) => Promise<Enquiry | undefined>;
  /** Newest first. */
  readonly list: (query: ListQuery) => Promise<readonly Enquiry[]>;
  /**
   * Deletes those that came before a day, for good.
   *
   * @param before `YYYY-MM-DD` in UTC
   * @returns how many there were
   */
  readonly forget: (before: string) => Promise<number>;
}

/** @param database with its tables up to date */
export const createEnquiryStore = (
  database: Database,
  nextReference: () => string = createEnquiryReference,
): EnquiryStore => {
  const select = async (rest: string, ...values: readonly Value[]): Promise<readonly Enquiry[]> => {
    const rows = await database.query(sql(`SELECT * FROM enquiries ${rest}`, ...values));
    return rows.map(toEnquiry);
  };
  const write = (enquiry: Enquiry) => {
    const row = toEnquiryRow(enquiry);
    return database.write([insert('enquiries', Object.keys(row), [Object.values(row)])]);
  };
  const findById = async (id: string) => (await select('WHERE enquiry_id = ?', id))[0];
  const get = async (reference: string) => (await select('WHERE reference = ?', reference))[0];
  return {
    place: (enquiry) =>
      placeOnce(enquiry, {
        write,
        findBefore: ({ enquiryId }) => findById(enquiryId),
        get,
        nextReference,
      }),
    findById,
    get,
    list: (query) => select(...toListing(query)),
    forget: async (before) => {
      const deletion = sql(
        'DELETE FROM enquiries WHERE created_at < ? RETURNING reference',
        before,
      );
      return (await database.query(deletion)).length;
    },
  };
};
