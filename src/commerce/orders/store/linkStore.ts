import { isBookingKey } from '@/commerce/cart/bookings';
import { createLinkKey, getLinkSecret, hashLinkKey } from '../linkKey';
import type { Database } from './database';
import { parseRows } from './parseRows';
import { referenceColumn } from './tables';

/** The links of an order that work at a time. Each process that answers its cart or sends its e-mail creates one. */
export const MAX_LINKS_PER_ORDER = 60;

/** Stores the private links of orders. */
export interface LinkStore {
  /**
   * Creates the link of this process, unless it exists. Those of other processes stay valid.
   *
   * @returns its key, of which only the hash is stored
   */
  readonly issue: (reference: string, now: Date) => Promise<string>;
  /** @param key untrusted @returns the reference of its order */
  readonly find: (key: unknown) => Promise<string | undefined>;
}

/** @param database a migrated database */
export const createLinkStore = (
  { db, write }: Database,
  secret: Buffer = getLinkSecret(),
): LinkStore => ({
  issue: async (reference, now) => {
    const key = createLinkKey(reference, secret);
    const newest = db
      .selectFrom('order_links')
      .select('key_hash')
      .where('reference', '=', reference)
      .orderBy('created_at', 'desc')
      .limit(MAX_LINKS_PER_ORDER);
    await write([
      db
        .insertInto('order_links')
        .values({ key_hash: hashLinkKey(key), reference, created_at: now.toISOString() })
        .onConflict((conflict) => conflict.doNothing()),
      db
        .deleteFrom('order_links')
        .where('reference', '=', reference)
        .where('key_hash', 'not in', newest),
    ]);
    return key;
  },

  find: async (key) => {
    if (!isBookingKey(key)) return undefined;
    const rows = await db
      .selectFrom('order_links')
      .select('reference')
      .where('key_hash', '=', hashLinkKey(key))
      .execute();
    return parseRows(referenceColumn, rows)[0]?.reference;
  },
});
