import fc from 'fast-check';
import { parseRefreshRequest } from './parseRequest';

const wantedOf = (body: unknown) => {
  const parsed = parseRefreshRequest(body);
  return parsed.ok ? parsed.value.wanted : parsed.problem.map(({ path }) => path);
};

it.each([
  [{ type: 'product', id: 7 }, 'product', '7'],
  [{ type: 'activities', id: 'food-tour' }, 'product', 'food-tour'],
  [{ type: 'shop_group', id: 3 }, 'shop-group', '3'],
  [{ type: 'posts', id: 'de/packing-list' }, 'post', 'de/packing-list'],
  [{ type: 'redirects' }, 'redirects', ''],
])('%j means a thing', (body, type, id) => {
  expect(wantedOf(body)).toEqual({ thing: { type, id } });
});

it('reads a time in seconds, in ms and in words', () => {
  const ms = Date.parse('2026-05-01T12:00:00Z');
  for (const timestamp of [ms, ms / 1000, '2026-05-01T12:00:00Z']) {
    const parsed = parseRefreshRequest({ type: 'city', id: 1, timestamp });
    expect(parsed).toMatchObject({ ok: true, value: { madeAt: ms } });
  }
});

it('tells where something is wrong', () => {
  expect(wantedOf({ type: 'constructor', id: 1 })).toEqual(['type']);
  expect(wantedOf({ type: 'city' })).toEqual(['id']);
  expect(wantedOf({ paths: ['/', 7] })).toEqual(['paths.1']);
  expect(wantedOf({ paths: Array.from({ length: 1001 }, () => '/') })).toEqual(['paths']);
  expect(wantedOf({ type: 'city', id: 1, timestamp: 'soon' })).toEqual(['timestamp']);
});

it('never throws, whatever JSON it is given', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (a, b, c) => {
      for (const body of [a, { type: a, id: b, timestamp: c }, { paths: a }, { paths: [a, b] }]) {
        const parsed = parseRefreshRequest(body);
        expect(parsed.ok || parsed.problem.length > 0).toBe(true);
      }
    }),
  );
});
