import { isIP } from 'node:net';
import { err, ok, type Result } from '@troupe/basics/result';

/** The rate limit per client. */
export interface WriteLimit {
  readonly count: number;
  /** The period for `count`. */
  readonly seconds: number;
}

/** `30/60`: thirty in sixty seconds. `off`: no limit. */
export const parseWriteLimit = (text: string): Result<WriteLimit | undefined, string> => {
  if (text === 'off') return ok(undefined);
  const [, count, seconds] = /^([1-9]\d{0,6})\/([1-9]\d{0,4})$/.exec(text) ?? [];
  return count === undefined || seconds === undefined
    ? err('must look like 30/60, thirty in sixty seconds, or be off')
    : ok({ count: Number(count), seconds: Number(seconds) });
};

const isNetwork = (text: string): boolean => {
  const [address = '', length, ...rest] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  if (bits === undefined || rest.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
};

/** `127.0.0.1`, `::` */
export const parseIpAddress = (text: string): Result<string, string> =>
  isIP(text) === 0 ? err('must be an IP address such as 127.0.0.1') : ok(text);

/** `10.0.0.0/8,192.0.2.1,fd00::/8` */
export const parseNetworks = (text: string): Result<readonly string[], string> => {
  const networks = text.split(',').map((network) => network.trim());
  const bad = networks.find((network) => !isNetwork(network));
  return bad === undefined
    ? ok(networks)
    : err(`has ${JSON.stringify(bad)}, which is no IP address or network such as 10.0.0.0/8`);
};
