import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { createPosted } from '@/orders/testing/postedCarts';
import { type CartServer, startCartServer } from '@/testing/cartServer';

let shop: CartServer;
let log: jest.SpyInstance;
beforeEach(async () => {
  shop = await startCartServer();
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(async () => {
  log.mockRestore();
  await shop.close();
});

/** Whatever was sent, the answer is an order or says where it is wrong, and nothing in the shop breaks. */
const check = async (body: BodyInit | undefined, init?: RequestInit) => {
  const { status, json } = await shop.send(body, init);
  expect(log).not.toHaveBeenCalled();
  if (status === 200) {
    expect(json.order.reference).toMatch(/^TR-/);
    return;
  }
  expect([400, 405, 409, 413, 415, 422]).toContain(status);
  expect(json.status).toBe('error');
  expect(json.message).toMatch(/\S/);
  expect(json.issues.length).toBeGreaterThan(0);
  for (const issue of json.issues) {
    expect(issue).toEqual({ path: expect.any(String), message: expect.stringMatching(/\S/) });
  }
};

const cart = createPosted({ id: '3f2b8c1e-9d4a-4b6e-8f10-2a7c5d9e0b43' });

const listPaths = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, it]) => [
        [...path, key],
        ...listPaths(it, [...path, key]),
      ])
    : [];

const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', 0, -1, 1e308, -1e308, 2 ** 53, 1.5, [], {}, '0', 'NaN'),
  fc.constantFrom('\0', '\ud800', '__proto__', "'; DROP TABLE orders; --", 'x'.repeat(5000)),
  fc.constantFrom('2026-06-20', '2026-02-30', '0000-00-00', '+275760-09-13', 'krakow', 'de', 'EUR'),
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.double(),
);

/** With one place changed, or taken out. */
const change = (value: unknown, [head, ...rest]: readonly string[], to: unknown): unknown => {
  if (head === undefined) return to;
  const entries = Object.entries(value as object).flatMap(([key, it]) => {
    if (key !== head) return [[key, it]];
    const changed = change(it, rest, to);
    return changed === undefined ? [] : [[key, changed]];
  });
  return Array.isArray(value) ? entries.map(([, it]) => it) : Object.fromEntries(entries);
};

const isThere = (value: unknown, path: readonly string[]): boolean => {
  const [head, ...rest] = path;
  if (head === undefined) return true;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, head)) return false;
  return isThere(Reflect.get(value, head), rest);
};

/** A cart with one to three things wrong. */
const spoilt = fc
  .array(
    fc.tuple(fc.constantFrom(...listPaths(cart)), fc.option(odd, { nil: undefined, freq: 5 })),
    { minLength: 1, maxLength: 3 },
  )
  .map((changes) =>
    changes.reduce<unknown>((it, [path, to]) => (isThere(it, path) ? change(it, path, to) : it), {
      ...cart,
      id: randomUUID(),
    }),
  );

const text = JSON.stringify(cart);

const fuzz = <Value>(
  values: fc.Arbitrary<Value>,
  runs: number,
  send: (value: Value) => Promise<void>,
) => fc.assert(fc.asyncProperty(values, send), { numRuns: runs });

describe('whatever is posted, the answer is an order or says what is wrong:', () => {
  it(
    'carts with fields changed or left out',
    () => fuzz(spoilt, 2500, (it) => check(JSON.stringify(it))),
    60_000,
  );

  it('any JSON', () => fuzz(fc.json({ maxDepth: 6 }), 1000, check), 60_000);

  it(
    'carts that were cut off, and with bytes changed',
    () =>
      fuzz(
        fc.tuple(fc.nat({ max: text.length }), fc.nat({ max: 255 }), fc.boolean()),
        1500,
        ([at, byte, isCut]) => {
          const bytes = Buffer.from(text);
          if (!isCut) bytes[at] = byte;
          return check(isCut ? bytes.subarray(0, at) : bytes);
        },
      ),
    60_000,
  );

  it(
    'bytes',
    () => fuzz(fc.uint8Array({ maxLength: 300 }), 500, (it) => check(Buffer.from(it))),
    60_000,
  );

  it(
    'any method and type',
    () =>
      fuzz(
        fc.record({
          method: fc.constantFrom('GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'POST', 'PROPFIND'),
          type: fc.constantFrom(
            'text/plain',
            'application/json',
            'APPLICATION/JSON;charset=utf-8',
            '',
          ),
        }),
        100,
        ({ method, type }) =>
          check(method === 'GET' ? undefined : '{}', { method, headers: { 'Content-Type': type } }),
      ),
    60_000,
  );
});
