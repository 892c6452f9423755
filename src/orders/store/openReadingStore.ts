import { existsSync } from 'node:fs';
import { type DatabaseAddress, formatAddress } from './databaseAddress';
import { readVersion } from './migrate';
import { migrations } from './migrations';
import { openReader } from './openDatabase';
import { createOrderStore, type OrderStore } from './orderStore';
import { reasonOf } from './reasonOf';

export type ReadingStore = Pick<OrderStore, 'get' | 'list' | 'close'>;

const isTableMissing = (error: unknown) =>
  /no such table|relation .* does not exist/.test(reasonOf(error));

const checkVersion = (version: number) => {
  const known = migrations.length;
  if (version === known) return;
  throw new Error(
    version > known
      ? `the tables have version ${version}, and this program knows only ${known}: use a newer program`
      : `the tables have version ${version} and not yet ${known}: restart the shop first`,
  );
};

/**
 * Opens a database for looking at its orders, also while a shop has it open. It is not changed in any way.
 *
 * @returns nothing when no shop has ever kept orders there
 * @throws with the place in the message when it cannot be reached or understood
 */
export const openReadingStore = async (
  address: DatabaseAddress,
): Promise<ReadingStore | undefined> => {
  if (address.kind === 'sqlite' && !existsSync(address.path)) return undefined;
  try {
    const database = await openReader(address);
    try {
      checkVersion(await readVersion(database));
      return createOrderStore(database);
    } catch (error) {
      await database.close();
      if (isTableMissing(error)) return undefined;
      throw error;
    }
  } catch (error) {
    throw new Error(`orders cannot be read from ${formatAddress(address)}: ${reasonOf(error)}`, {
      cause: error,
    });
  }
};
