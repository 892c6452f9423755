import ipaddr from 'ipaddr.js';
import { parseIpAddress } from '../ipAddress';

/** In IPv6 nothing else is public. */
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether a call to a public host must not connect to this address: it is private or has another special purpose (IANA
 * special-purpose registries). True for an invalid address.
 */
export const isPrivateAddress = (text: string): boolean => {
  const address = parseIpAddress(text);
  if (!address) return true;
  if (address instanceof ipaddr.IPv6 && !address.match(publicIpv6)) return true;
  return address.range() !== 'unicast';
};

/**
 * Whether a host name itself is private, such as `localhost` or a private address. Such a host is allowed only if the
 * operator configured exactly this name. A name that resolves to a private address may be controlled by an attacker.
 */
export const isPrivateByName = (hostname: string): boolean => {
  // In a URL, IPv6 addresses are in brackets.
  const address = hostname.replace(/^\[|\]$/g, '');
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    (parseIpAddress(address) !== undefined && isPrivateAddress(address))
  );
};
