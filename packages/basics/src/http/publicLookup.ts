import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { HttpError } from './httpError';
import { isPrivateAddress } from './privateAddress';

/** Like `lookup` of `node:dns`, for all addresses of a name. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves a name for the connection itself, so that the checked address is used: a second lookup could have another
 * result. A name is refused with an `HttpError` if any of its addresses is private.
 */
export const createPublicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const inside = addresses.find(({ address }) => isPrivateAddress(address));
      if (inside) {
        const message = `${hostname} leads to a private address`;
        return callback(new HttpError('private-address', message), '');
      }
      const [first] = addresses;
      if (!first) return callback(new Error(`${hostname} has no address`), '');
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
