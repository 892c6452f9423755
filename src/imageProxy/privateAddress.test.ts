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
  ...['ff02::1', '2002:7f00:1::', '64:ff9b::7f00:1', 'not an address', ''],
])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

it.each([
  ...['8.8.8.8', '1.1.1.1', '172.32.0.1', '172.15.0.1', '100.128.0.1', '193.0.0.1'],
  ...['2606:4700:4700::1111', '::ffff:8.8.8.8', '2a00:1450::1'],
])('%s is public', (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});

it('a host is private by its name when the name itself says so', () => {
  expect(['localhost', 'api.localhost', '127.0.0.1', '10.0.0.5'].map(isPrivateByName)).toEqual(
    Array(4).fill(true),
  );
  expect(['admin.example.com', '8.8.8.8', 'localhost.example.com'].map(isPrivateByName)).toEqual(
    Array(3).fill(false),
  );
});
