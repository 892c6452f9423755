import { createPublicLookup, type Resolve } from './publicLookup';

const resolveTo =
  (...addresses: string[]): Resolve =>
  (_, __, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

const lookUp = (name: string, all: boolean, resolve?: Resolve) =>
  new Promise((settle) =>
    createPublicLookup(resolve)(name, { all }, (error, address) => settle(error ?? address)),
  );

it.each([true, false])('one that leads to a private address is refused (all: %s)', async (all) => {
  expect(await lookUp('localhost', all)).toMatchObject({
    problem: 'private-address',
    message: 'localhost leads to a private address',
  });
});

it.each([
  ['127.0.0.1'],
  ['8.8.8.8', '127.0.0.1'],
  ['2606:4700:4700::1111', '::1'],
  ['::ffff:169.254.169.254'],
  ['fe80::1%eth0'],
  ['64:ff9b::a00:1'],
])('one that leads to %s %s is refused', async (...addresses) => {
  for (const all of [true, false]) {
    expect(await lookUp('cdn.example', all, resolveTo(...addresses))).toMatchObject({
      problem: 'private-address',
      message: 'cdn.example leads to a private address',
    });
  }
});

it('one that leads to a public address is let through', async () => {
  expect(await lookUp('8.8.8.8', false)).toBe('8.8.8.8');
  expect(await lookUp('8.8.8.8', true)).toEqual([{ address: '8.8.8.8', family: 4 }]);
});
