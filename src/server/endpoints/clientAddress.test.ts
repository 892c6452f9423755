import fc from 'fast-check';
import { isIP } from 'node:net';
import { createAddressList, parseClientAddress, toClientKey } from './clientAddress';

const keyOf = (text: string) => {
  const address = parseClientAddress(text);
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
  ['[fe80::1%eth0]:443', 'fe80:0:0:0::/64'],
  ['192.0.2.1%eth0', '192.0.2.1'],
  ['[192.0.2.1]', '192.0.2.1'],
  ['::192.0.2.1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
])('%s belongs to the client %s', (text, key) => {
  expect(keyOf(text)).toBe(key);
});

it.each([
  '',
  'unknown',
  '_hidden',
  '192.0.2',
  '192.0.2.256',
  '192.0.2.010',
  '0300.0.2.1',
  '0xc0.0.2.1',
  '0xc0000201',
  '3221225985',
  '192.0.513',
  '[192.0.2.1',
  '192.0.2.1/32',
  '2001:db8::1:443:',
  'shop.example',
  '1.2.3.4, 5.6.7.8',
  '::g',
])('"%s" is no address', (text) => {
  expect(parseClientAddress(text)).toBeUndefined();
});

it('one household has one key, and the next one another', () => {
  const group = fc.integer({ min: 1, max: 0xffff }).map((it) => it.toString(16));
  const half = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));
  fc.assert(
    fc.property(half, half, half, half, (network, other, one, two) => {
      fc.pre(network !== other);
      const key = keyOf(`${network}:${one}`);
      expect(key).toBe(`${network}::/64`);
      expect(keyOf(`${network}:${two}`)).toBe(key);
      expect(keyOf(`${other}:${one}`)).not.toBe(key);
    }),
  );
});

it('whatever is written where an address should be, it is read without failing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.ipV4Extended()), (text) => {
      const address = parseClientAddress(text);
      if (address) expect(isIP(address.toString())).toBe(address.kind() === 'ipv4' ? 4 : 6);
    }),
    { numRuns: 2000 },
  );
});

it('a list has addresses and networks of both kinds', () => {
  const has = createAddressList(['10.0.0.0/8', '192.0.2.1', 'fd00::/8', '::1']);
  const lists = (text: string) => {
    const address = parseClientAddress(text);
    return address !== undefined && has(address);
  };
  for (const text of ['10.9.8.7', '::ffff:10.9.8.7', '192.0.2.1', 'fd12::1', '::1']) {
    expect([text, lists(text)]).toEqual([text, true]);
  }
  for (const text of ['11.0.0.1', '192.0.2.2', 'fe80::1', '::2']) {
    expect([text, lists(text)]).toEqual([text, false]);
  }
});

it('the list of everybody has everybody', () => {
  const everybody = createAddressList(['::/0']);
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (text) => {
      const address = parseClientAddress(text);
      return address !== undefined && everybody(address);
    }),
  );
});

it('a network of IPv4-mapped addresses is the network of IPv4 addresses', () => {
  const has = createAddressList(['::ffff:10.0.0.0/104']);
  const lists = (text: string) => {
    const address = parseClientAddress(text);
    return address && has(address);
  };
  expect(['10.9.8.7', '::ffff:10.9.8.7', '11.0.0.1'].map(lists)).toEqual([true, true, false]);
});

it('a network has what begins with its bits, and nothing else', () => {
  const octets = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255));
  const toNumber = (parts: readonly number[]) => parts.reduce((sum, part) => sum * 256 + part, 0);
  fc.assert(
    fc.property(octets, octets, fc.integer({ min: 0, max: 32 }), (network, other, bits) => {
      const has = createAddressList([`${network.join('.')}/${bits}`]);
      const [from, to] = [network, other].map((it) => Math.floor(toNumber(it) / 2 ** (32 - bits)));
      const lists = (text: string) => {
        const address = parseClientAddress(text);
        return address && has(address);
      };
      expect(lists(other.join('.'))).toBe(from === to);
      expect(lists(`::ffff:${network.join('.')}`)).toBe(true);
    }),
  );
});
