import type { IncomingMessage } from 'node:http';
import { isBehindFront } from '@/lib/behindFront';
import { createAddressList, type IpAddress, parseIpAddress, toClientKey } from './ipAddress';

/** For whoever has gone before anybody asked. They share what one client may send. */
const unknown = 'unknown';

/** Longer chains of proxies are made up. */
const mostHops = 20;

/**
 * Who sent a request, from the nearest hop on: the address at the other end of the connection, and behind each proxy that
 * is trusted the one that it names. What anybody else says in `X-Forwarded-For` is not believed.
 *
 * The server in front adds the address at the other end of its own connection as the last hop, and nobody but it can
 * reach this process then.
 */
export const createClientOf = (
  trustedProxies: readonly string[],
  hasFront: () => boolean = isBehindFront,
) => {
  const isTrusted = createAddressList(trustedProxies);

  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const named = String(headers['x-forwarded-for'] ?? '').split(',');
    const hops = hasFront() ? named : [...named, socket.remoteAddress ?? ''];
    let client: IpAddress | undefined;
    for (const hop of hops.slice(-mostHops).reverse()) {
      const address = parseIpAddress(hop);
      // A proxy that names nobody is as far as can be seen.
      if (!address) break;
      client = address;
      if (!isTrusted(address)) break;
    }
    return client ? toClientKey(client) : unknown;
  };
};
