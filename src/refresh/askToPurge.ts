import { Agent as PlainAgent, request as requestPlainly } from 'node:http';
import { Agent as SafeAgent, request as requestSafely } from 'node:https';
import type { PublicAddress } from './publicAddresses';

/** In ms. A cache does not wait for anybody to answer this. */
const patience = 2000;

/** One connection for each of those that are asked at a time, kept from one refresh to the next. */
const agents = {
  'http:': new PlainAgent({ keepAlive: true }),
  'https:': new SafeAgent({ keepAlive: true }),
};

/**
 * Tells a cache that a page is out of date. That it does not have the page is as good.
 *
 * @param origin of the cache
 * @throws when it does not answer in time, or refuses
 */
export const askToPurge = (origin: string, { host, path }: PublicAddress): Promise<void> =>
  new Promise((resolve, reject) => {
    const { protocol, hostname, port } = new URL(origin);
    const isSafe = protocol === 'https:';
    const asked = (isSafe ? requestSafely : requestPlainly)({
      // An address of IPv6 stands in brackets in a URL alone.
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port || (isSafe ? 443 : 80),
      method: 'PURGE',
      path,
      headers: { Host: host, 'Content-Length': '0' },
      agent: agents[isSafe ? 'https:' : 'http:'],
      ...(isSafe && { servername: hostname }),
    });
    const timer = setTimeout(
      () => asked.destroy(new Error(`no answer within ${patience} ms`)),
      patience,
    );
    asked.on('close', () => clearTimeout(timer));
    asked.on('error', reject);
    asked.on('response', (response) => {
      response.on('error', reject).resume();
      const { statusCode = 0 } = response;
      if (statusCode < 300 || statusCode === 404) resolve();
      else reject(new Error(`status ${statusCode}`));
    });
    asked.end();
  });
