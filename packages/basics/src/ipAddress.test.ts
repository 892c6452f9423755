import fc from 'fast-check';
import { isIP } from 'node:net';
import { parseIpAddress } from './ipAddress';

const print = (text: string) => parseIpAddress(text)?.toString();

const group = fc.integer({ min: 0, max: 0xffff });
const groups = fc.array(group, { minLength: 8, maxLength: 8 });
const toHex = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':');

it('whatever is written, it is an address for whom it is one for Node', () => {
  const odd = fc.stringMatching(/^[0-9a-fx:.[\]/]{1,20}$/);
  const text = fc.oneof(fc.string(), odd, fc.ipV4(), fc.ipV6(), fc.ipV4Extended());
  fc.assert(
    fc.property(text, fc.constantFrom('', '%eth0', '%1'), (address, zone) => {
      expect(parseIpAddress(address + zone) !== undefined).toBe(
        isIP(address.replace(/%.*$/s, '')) !== 0,
      );
    }),
    { numRuns: 2000 },
  );
});

it('an IPv4 address and its IPv4-mapped forms are one address', () => {
  fc.assert(
    fc.property(fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255)), (octets) => {
      const [a, b, c, d] = octets;
      const text = octets.join('.');
      const hex = toHex([a * 256 + b, c * 256 + d]);
      const forms = [text, `::ffff:${text}`, `::FFFF:${hex}`, `0:0:0:0:0:ffff:${hex}`];
      expect(forms.map(print)).toEqual(forms.map(() => text));
      // These are IPv6 addresses, although an IPv4 address is written in them.
      for (const other of [`::${text}`, `::ffff:0:${text}`, `64:ff9b::${text}`]) {
        expect(parseIpAddress(other)?.kind()).toBe('ipv6');
      }
    }),
  );
});

it('an IPv6 address is read the same however it is shortened', () => {
  fc.assert(
    fc.property(groups, fc.nat(7), fc.nat(8), (parts, from, length) => {
      const to = Math.min(8, from + length);
      const zeros = parts.map((part, index) => (index >= from && index < to ? 0 : part));
      const short = `${toHex(zeros.slice(0, from))}::${toHex(zeros.slice(to))}`;
      if (to > from) expect(print(short)).toBe(print(toHex(zeros)));
      expect(print(toHex(zeros).toUpperCase())).toBe(print(toHex(zeros)));
    }),
  );
});
