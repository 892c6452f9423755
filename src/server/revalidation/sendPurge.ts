import { callHost } from '@troupe/basics/http/outboundClient';
import type { PublicAddress } from './publicAddresses';

/** In ms. A cache answers a purge immediately. */
const timeoutMs = 2000;

/**
 * Purges a page from a cache. It is a success if the cache does not have the page (404).
 *
 * @param origin of the cache
 * @throws when the cache does not answer in time or answers with an error
 */
export const sendPurge = async (origin: string, { host, path }: PublicAddress): Promise<void> => {
  const url = new URL(origin);
  url.pathname = path;
  const { status } = await callHost(url, {
    method: 'PURGE',
    headers: { Host: host, 'Content-Length': '0' },
    timeoutMs,
    maxBytes: 0,
  });
  // Without the address: the logger counts equal messages.
  if (status >= 300 && status !== 404) throw new Error(`status ${status}`);
};
