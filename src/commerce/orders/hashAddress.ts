import { scrypt } from 'node:crypto';

/** In bytes. */
const HASH_BYTES = 32;

/** 16 MiB and some 50 ms for each guess, so that a copy of the database is slow to search for addresses. */
const cost = { N: 16_384, r: 8, p: 1 } as const;

/**
 * Hashes an e-mail address, to recognise it when somebody types it in. The same address has another hash at another
 * brand, so that trips of two brands cannot be joined by it.
 *
 * @param address in any case
 * @returns hex
 */
export const hashAddress = (address: string, shopGroupId: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const salt = `trip recovery ${shopGroupId}`;
    scrypt(address.trim().toLowerCase(), salt, HASH_BYTES, cost, (error, hash) => {
      if (error) reject(error);
      else resolve(hash.toString('hex'));
    });
  });
