import { encodeRetry, encodeVersion, toSpreadMs } from './streamText';

it('a version is a message of its own, after the time to spread over', () => {
  expect(String(encodeVersion(17, 1))).toBe('event: spread\ndata: 5\n\ndata: 17\n\n');
});

it('requests are spread to 200 a second, over half a minute at most', () => {
  expect([1, 30, 2000, 10_000].map(toSpreadMs)).toEqual([5, 150, 10_000, 30_000]);
});

it('clients of a server that ends come back over a time that grows with their number', () => {
  const hint = (open: number, random: number) => String(encodeRetry(open, () => random));
  expect([hint(1, 0), hint(1, 1)]).toEqual(['retry: 2000\n\n', 'retry: 5000\n\n']);
  expect(hint(5000, 1)).toBe('retry: 52000\n\n');
});
