import { toFields } from '@troupe/basics/fields';
import { messageOf } from '@/lib/messageOf';
import type { DatabaseAddress } from '../store/databaseAddress';
import { openChangingStore } from '../store/openReadingStore';
import { carryOut, type OperatorAnswer, type OperatorRequest } from './operatorRequest';
import { askShop, isNotListening, toOperatorSocketPath } from './operatorSocket';

const heldCodes: readonly unknown[] = ['DATABASE_IN_USE', 'SQLITE_BUSY'];

/** Whether an error, or one that led to it, says that a running shop holds the database. */
const isHeld = (error: unknown): boolean => {
  const { code, cause } = toFields(error);
  return heldCodes.includes(code) || (cause !== undefined && isHeld(cause));
};

const changeHere = async (
  address: DatabaseAddress,
  request: OperatorRequest,
): Promise<OperatorAnswer | undefined> => {
  const store = await openChangingStore(address);
  if (!store) return undefined;
  try {
    return await carryOut(request, store, new Date());
  } finally {
    await store.close();
  }
};

/**
 * Changes stored data: through the running shop that holds the SQLite database, else in the database itself. The shop is
 * asked first, because a database that is held is waited for.
 *
 * @returns `undefined` if there is no database
 * @throws if neither is possible
 */
export const changeData = async (
  address: DatabaseAddress,
  request: OperatorRequest,
): Promise<OperatorAnswer | undefined> => {
  if (address.kind === 'postgres') return changeHere(address, request);
  let reason: unknown;
  try {
    return await askShop(toOperatorSocketPath(address.path), request);
  } catch (error) {
    if (!isNotListening(error)) throw error;
    reason = error;
  }
  try {
    return await changeHere(address, request);
  } catch (error) {
    if (!isHeld(error)) throw error;
    throw new Error(`${messageOf(error)}. The shop did not do it either: ${messageOf(reason)}`, {
      cause: error,
    });
  }
};
