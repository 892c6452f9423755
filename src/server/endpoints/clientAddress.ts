import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { type IpAddress, parseIpAddress } from '@troupe/basics/ipAddress';

/** Parses an address of a socket or proxy, optionally with port, zone or brackets. @returns undefined if invalid */
export const parseClientAddress = (text: string): IpAddress | undefined =>
  parseIpAddress(
    text
      .trim()
      .replace(/^\[(.*)\](?::\d+)?$/, '$1')
      .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1'),
  );

/** Returns the key of a client: the IPv4 address, or the /64 network of an IPv6 address, which one household has. */
export const toClientKey = (address: IpAddress): string =>
  address instanceof ipaddr.IPv4
    ? address.toString()
    : `${address.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;

/** IPv4 addresses and networks in IPv6 form, so that `::/0` has every address. */
const toIpv6 = (address: IpAddress): ipaddr.IPv6 =>
  address instanceof ipaddr.IPv4 ? address.toIPv4MappedAddress() : address;

/** @param networks addresses and networks in the format of `TRUSTED_PROXIES` */
export const createAddressList = (
  networks: readonly string[],
): ((address: IpAddress) => boolean) => {
  const list = networks.flatMap((network): [ipaddr.IPv6, number][] => {
    const [start = '', length] = network.split('/');
    const address = parseIpAddress(start);
    const bits = length === undefined ? 128 : Number(length) + (isIP(start) === 4 ? 96 : 0);
    return address ? [[toIpv6(address), bits]] : [];
  });
  return (address) => list.some((network) => toIpv6(address).match(network));
};
