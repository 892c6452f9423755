import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * Parses an address without port and brackets, and ignores its zone. An IPv4-mapped IPv6 address, as Node has for IPv4
 * clients (`::ffff:192.0.2.1`), becomes the IPv4 address.
 *
 * @returns undefined if invalid
 */
export const parseIpAddress = (text: string): IpAddress | undefined => {
  const [address = ''] = text.split('%');
  switch (isIP(address)) {
    case 4:
      return ipaddr.IPv4.parse(address);
    case 6:
      // ipaddr.js takes `::192.0.2.1` for IPv4-mapped, which it is not. The URL parser writes it as `::c000:201`.
      return ipaddr.process(new URL(`http://[${address}]`).hostname.slice(1, -1));
    default:
      // ipaddr.js reads more: octal and hexadecimal IPv4 addresses, and such with fewer than four parts.
      return undefined;
  }
};
