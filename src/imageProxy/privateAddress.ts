import { BlockList, isIP } from 'node:net';

/** Addresses that lead back into a network of somebody's own, or nowhere (IANA special-purpose registries). */
const privateRanges = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;

const blocked = new BlockList();
for (const [network, prefix] of privateRanges) {
  blocked.addSubnet(network, prefix, network.includes(':') ? 'ipv6' : 'ipv4');
}

/** An IPv4 address in the clothes of an IPv6 one. */
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Whether an address must not be read for a visitor. What is no address at all must not either. */
export const isPrivateAddress = (address: string): boolean => {
  const plain = mapped.exec(address)?.[1] ?? address;
  const family = isIP(plain);
  return family === 0 || blocked.check(plain, family === 6 ? 'ipv6' : 'ipv4');
};

/**
 * Whether a host says by itself that it is inside: only the operator can have allowed such a one, by that very name. A
 * name that merely leads inside may have been bent by others.
 */
export const isPrivateByName = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  (isIP(hostname) !== 0 && isPrivateAddress(hostname));
