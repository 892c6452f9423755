import { sql } from 'kysely';
import { getTerms } from '@/catalog/mesh/queries/terms';
import type { Database } from '@/commerce/orders/store/database';
import { createRandomText } from '@/commerce/orders/linkKey';
import { createTripStores } from '@/commerce/trips/store/createTripStores';
import { tablesAboutTrips } from '@/commerce/trips/store/tripTables';
import { sites } from '@/config/sites/records';
import { findTrip } from '../openTrip';

const TOKEN_LENGTH = 22;

/** A token as the shop makes them. */
export const createGuess = (): string => createRandomText(TOKEN_LENGTH);

const refuseCatalogue = () => Promise.reject(new Error('The lookup needs no catalogue'));

/**
 * Tries tokens at the lookup that opens trips, on the English site.
 *
 * @returns how many open one
 */
export const tryTokens = async (
  database: Database,
  count: number,
  tokenOf: (index: number) => string,
): Promise<number> => {
  const stores = createTripStores(database);
  const services = {
    openStores: async () => stores,
    getMesh: refuseCatalogue,
    getRates: refuseCatalogue,
    getTerms,
    hasMailer: () => false,
    now: () => new Date(),
  };
  let opened = 0;
  for (let index = 0; index < count; index += 1) {
    if (await findTrip(tokenOf(index), sites.en, services)) opened += 1;
  }
  return opened;
};

/** Every part of a text that has the length of a token. */
const listParts = (text: string): readonly string[] =>
  Array.from({ length: Math.max(0, text.length - TOKEN_LENGTH + 1) }, (_, start) =>
    text.slice(start, start + TOKEN_LENGTH),
  );

/** Every value in every table about trips as a text, and every part of one that has the length of a token. */
export const listTexts = async ({ db }: Database): Promise<readonly string[]> => {
  const texts = new Set<string>();
  for (const table of [...tablesAboutTrips, 'trips']) {
    const { rows } = await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(table)}`.execute(
      db,
    );
    for (const text of rows.flatMap((row) => Object.values(row).map(String))) {
      for (const part of [text, ...listParts(text)]) texts.add(part);
    }
  }
  return [...texts];
};
