import { BlockList, isIP } from 'node:net';

/** An address in the one spelling that it has here. */
export interface IpAddress {
  readonly family: 'ipv4' | 'ipv6';
  readonly text: string;
}

/** The eight groups of an IPv6 address, as numbers. */
const toGroups = (address: string): readonly number[] => {
  // A URL writes the address in its shortest form, and an IPv4 address at its end as two groups.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = short.split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((it) => parseInt(it, 16)));
  const [start, end] = [read(before), read(after ?? '')];
  const gap = after === undefined ? 0 : 8 - start.length - end.length;
  return [...start, ...Array<number>(gap).fill(0), ...end];
};

const toIpv4 = (high: number, low: number) =>
  [high >> 8, high & 255, low >> 8, low & 255].join('.');

/** An IPv4 address in the clothes of IPv6, which is how Node has those of IPv4 clients: `::ffff:192.0.2.1`. */
const isMapped = ([a, b, c, d, e, f]: readonly number[]) =>
  [a, b, c, d, e].every((group) => group === 0) && f === 0xffff;

/** As sockets and proxies write it: with a port, a zone or brackets. Nothing for what is no address. */
export const parseIpAddress = (text: string): IpAddress | undefined => {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '');
  const version = isIP(bare);
  if (version === 4) return { family: 'ipv4', text: bare };
  if (version !== 6) return undefined;
  const groups = toGroups(bare);
  const [, , , , , , high = 0, low = 0] = groups;
  return isMapped(groups)
    ? { family: 'ipv4', text: toIpv4(high, low) }
    : { family: 'ipv6', text: groups.map((group) => group.toString(16)).join(':') };
};

/** What belongs to one client: an IPv4 address, or the /64 that a household has of IPv6. */
export const toClientKey = ({ family, text }: IpAddress): string =>
  family === 'ipv4' ? text : `${text.split(':').slice(0, 4).join(':')}::/64`;

/** @param networks addresses and networks, as `TRUSTED_PROXIES` has them */
export const createAddressList = (
  networks: readonly string[],
): ((address: IpAddress) => boolean) => {
  const list = new BlockList();
  for (const network of networks) {
    const [start = '', length] = network.split('/');
    const address = parseIpAddress(start);
    if (!address) continue;
    if (length === undefined) list.addAddress(address.text, address.family);
    else list.addSubnet(address.text, Number(length), address.family);
  }
  return ({ family, text }) => list.check(text, family);
};
