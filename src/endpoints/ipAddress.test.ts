import fc from 'fast-check';
import { isIP } from 'node:net';
import { createAddressList, parseIpAddress, toClientKey } from './ipAddress';

const keyOf = (text: string) => {
  const address = parseIpAddress(text);
  return address && toClientKey(address);
};

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:51234', '192.0.2.1'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:51234', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s belongs to the client %s', (text, key) => {
  expect(keyOf(text)).toBe(key);
});

it.each([
  '',
  'unknown',
  '_hidden',
  '192.0.2',
  '192.0.2.256',
  'shop.example',
  '1.2.3.4, 5.6.7.8',
  '::g',
])('"%s" is no address', (text) => {
  expect(parseIpAddress(text)).toBeUndefined();
});

it('one household has one key, and the next one another', () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV6(), (a, b) => {
      const [first, second] = [parseIpAddress(a), parseIpAddress(b)];
      expect([first && isIP(first.text), second && isIP(second.text)]).not.toContain(0);
      if (first?.family !== 'ipv6' || second?.family !== 'ipv6') return;
      const half = (text: string) => text.split(':').slice(0, 4).join();
      expect(toClientKey(first) === toClientKey(second)).toBe(
        half(first.text) === half(second.text),
      );
    }),
  );
});

it('whatever is written where an address should be, it is read without failing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.ipV4Extended()), (text) => {
      const address = parseIpAddress(text);
      if (address) expect(isIP(address.text)).toBe(address.family === 'ipv4' ? 4 : 6);
    }),
    { numRuns: 2000 },
  );
});

it('a list has addresses and networks of both kinds', () => {
  const has = createAddressList(['10.0.0.0/8', '192.0.2.1', 'fd00::/8', '::1']);
  const lists = (text: string) => {
    const address = parseIpAddress(text);
    return address !== undefined && has(address);
  };
  for (const text of ['10.9.8.7', '::ffff:10.9.8.7', '192.0.2.1', 'fd12::1', '::1']) {
    expect([text, lists(text)]).toEqual([text, true]);
  }
  for (const text of ['11.0.0.1', '192.0.2.2', 'fe80::1', '::2']) {
    expect([text, lists(text)]).toEqual([text, false]);
  }
});
