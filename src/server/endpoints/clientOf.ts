import type { IncomingMessage } from 'node:http';
import { isBehindCacheServer } from '@/platform/process/behindCacheServer';
import type { IpAddress } from '@troupe/basics/ipAddress';
import { createAddressList, parseClientAddress, toClientKey } from './clientAddress';

/** For connections that closed before their address was read. They share the limit of one client. */
const unknown = 'unknown';

/** A longer chain of proxies is forged. */
const mostHops = 20;

/**
 * Finds the client of a request, starting at the nearest hop: the peer of the connection, or, if it is a trusted proxy,
 * the next address in `X-Forwarded-For`. Addresses from untrusted hops are ignored.
 *
 * The cache server appends the peer of its own connection as the last hop. In that case, only the cache server can
 * reach this process.
 */
export const createClientOf = (
  trustedProxies: readonly string[],
  hasFront: () => boolean = isBehindCacheServer,
) => {
  const isTrusted = createAddressList(trustedProxies);

  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const named = String(headers['x-forwarded-for'] ?? '').split(',');
    const hops = hasFront() ? named : [...named, socket.remoteAddress ?? ''];
    let client: IpAddress | undefined;
    for (const hop of hops.slice(-mostHops).reverse()) {
      const address = parseClientAddress(hop);
      // Without a valid address, the chain ends at this proxy.
      if (!address) break;
      client = address;
      if (!isTrusted(address)) break;
    }
    return client ? toClientKey(client) : unknown;
  };
};
