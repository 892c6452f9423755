import { toLogPath } from './toLogPath';

it.each([
  ['/krakow', '/krakow'],
  ['/krakow?email=ann@example.com', '/krakow'],
  ['/a?b?c', '/a'],
  [undefined, '/'],
])('%s is told as %s', (url, told) => expect(toLogPath(url)).toBe(told));

it('no request fills a line', () => {
  expect(toLogPath(`/${'x'.repeat(100_000)}`).length).toBeLessThan(300);
});

it.each([
  ['/api/trip/feed/0123456789abcdefghijAB.ics', '/api/trip/feed/[token].ics'],
  ['/trip/pay/0123456789abcdefghijAB', '/trip/pay/[token]'],
  [
    '/_next/data/build/en/trip/pay/0123456789abcdefghijAB.json',
    '/_next/data/build/en/trip/pay/[token].json',
  ],
  ['/x/0123456789abcdefghijAB/y', '/x/[token]/y'],
  // One letter fewer, and one more, are no token.
  ['/api/trip/feed/0123456789abcdefghijA.ics', '/api/trip/feed/0123456789abcdefghijA.ics'],
  ['/0123456789abcdefghijABC', '/0123456789abcdefghijABC'],
])('no token is told: %s', (url, told) => expect(toLogPath(url)).toBe(told));
