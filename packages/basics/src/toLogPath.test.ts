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
