import { toFields } from '@troupe/basics/fields';
import { messageOf } from '@/lib/messageOf';
import type { DatabaseAddress } from '../store/databaseAddress';
import { openChangingStore } from '../store/openReadingStore';
import { carryOut, type OperatorAnswer, type OperatorRequest } from './operatorRequest';
import { askShop, toOperatorSocketPath } from './operatorSocket';

const heldCodes: readonly unknown[] = ['DATABASE_IN_USE', 'SQLITE_BUSY'];

/** Whether an error, or one that led to it, says that a running shop holds the database. */
const isHeld = (error: unknown): boolean => {
  const { code, cause } = toFields(error);
  return heldCodes.includes(code) || (cause !== undefined && isHeld(cause));
};

/**
 * Changes stored data: in the database itself, or through the running shop that holds it.
 *
 * @returns `undefined` if there is no database
 * @throws if neither is possible
 */
export const changeData = async (
  address: DatabaseAddress,
  request: OperatorRequest,
): Promise<OperatorAnswer | undefined> => {
  try {
    const store = await openChangingStore(address);
    if (!store) return undefined;
    try {
      return await carryOut(request, store, new Date());
    } finally {
      await store.close();
    }
  } catch (error) {
    if (address.kind === 'postgres' || !isHeld(error)) throw error;
    try {
      return await askShop(toOperatorSocketPath(address.path), request);
    } catch (reason) {
      throw new Error(`${messageOf(error)}. The shop did not do it either: ${messageOf(reason)}`, {
        cause: reason,
      });
    }
  }
};
