import { isPrivateAddress, isPrivateByName } from './privateAddress';

it.each([
  ...['127.0.0.1', '127.8.8.8', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', '198.18.0.1'],
  ...[
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::7f00:1',
    '::ffff:0:7f00:1',
    '::FFFF:10.0.0.1',
    'fe80::1',
    'fc00::1',
    'fd12::1',
  ],
  ...['ff02::1', '2002:7f00:1::', '64:ff9b::7f00:1', '64:ff9b:1::1', 'not an address', ''],
  ...['fe80::1%eth0', 'fec0::1', '100::1', '100:0:0:1::1', '2001::1', '2001:db8::1', '3fff::1'],
  ...['::8.8.8.8', '010.0.0.1', '0x8080808', '134744072', '8.8.8'],
  ...['192.31.196.1', '192.52.193.1', '192.175.48.1', '2620:4f:8000::1'],
  ...['192.0.0.8', '192.0.2.1', '192.88.99.1', '198.51.100.1', '203.0.113.1'],
  ...['1fff::1', '4000::1', '5f00::1', '8000::1', 'c000::1', '::ffff:7f00:1', '::a00:1'],
])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

it.each([
  ...['8.8.8.8', '1.1.1.1', '172.32.0.1', '172.15.0.1', '100.128.0.1', '193.0.0.1'],
  ...['2606:4700:4700::1111', '::ffff:8.8.8.8', '2a00:1450::1', '2001:200::1', '3ffe::1'],
])('%s is public', (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});

it('a host is private by its name when the name itself says so', () => {
  const inside = ['localhost', 'api.localhost', '127.0.0.1', '10.0.0.5', '[::1]', '[fd00::1]'];
  expect(inside.filter((name) => !isPrivateByName(name))).toEqual([]);
  const outside = ['admin.example.com', '8.8.8.8', '[2606:4700:4700::1111]', 'localhost.example'];
  expect(outside.filter(isPrivateByName)).toEqual([]);
});
