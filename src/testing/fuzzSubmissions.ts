import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { log } from '@/platform/log/log';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import type { Answer, PostServer, Sent } from './postServer';

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
  fc.string({ unit: anyCharacter }),
  fc.double(),
);

/** Returns the value with one field changed or removed. */
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

/** A body with one to three faults. */
const anySpoilt = (body: object) =>
  fc
    .array(
      fc.tuple(fc.constantFrom(...listPaths(body)), fc.option(odd, { nil: undefined, freq: 5 })),
      { minLength: 1, maxLength: 3 },
    )
    .map((changes) =>
      changes.reduce<unknown>((it, [path, to]) => (isThere(it, path) ? change(it, path, to) : it), {
        ...body,
        id: randomUUID(),
      }),
    );

const methodAndType = fc.record({
  method: fc.constantFrom('GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'POST', 'PROPFIND'),
  type: fc.constantFrom('text/plain', 'application/json', 'APPLICATION/JSON;charset=utf-8', ''),
});

const refusals = [400, 405, 409, 413, 415, 422];

const isText = (value: unknown) => typeof value === 'string' && /\S/.test(value);

/** Whether a response says what is wrong. Plain code: `expect` would take most of the time of thousands of runs. */
const isRefusal = (status: number, { status: outcome, message, issues }: Answer['json']) =>
  refusals.includes(status) &&
  outcome === 'error' &&
  isText(message) &&
  Array.isArray(issues) &&
  issues.length > 0 &&
  issues.every(
    (issue) =>
      Object.keys(issue).sort().join() === 'message,path' &&
      typeof issue.path === 'string' &&
      isText(issue.message),
  );

interface Fuzz {
  readonly start: () => Promise<PostServer>;
  /** A valid body. */
  readonly body: object;
  /** Checks the response to a valid submission. */
  readonly expectTaken: (json: Answer['json']) => void;
  /** A multiple of the usual number of runs. */
  readonly effort?: number;
}

/** Tests that a call accepts any body or reports its invalid fields, and that nothing in the shop breaks. */
export const fuzzSubmissions = ({ start, body, expectTaken, effort = 1 }: Fuzz): void => {
  let shop: PostServer;
  let errors: jest.SpyInstance;
  beforeEach(async () => {
    shop = await start();
    errors = jest.spyOn(log, 'error').mockImplementation();
  });
  afterEach(async () => {
    errors.mockRestore();
    await shop.close();
  });

  const check = async (sent: string | Uint8Array | undefined, init?: Sent) => {
    const { status, json } = await shop.send(sent, init);
    if (errors.mock.calls.length > 0) throw new Error(`logged: ${String(errors.mock.calls[0])}`);
    if (status === 200) expectTaken(json);
    else if (!isRefusal(status, json)) throw new Error(`${status}: ${JSON.stringify(json)}`);
  };

  const fuzz = <Value>(
    name: string,
    values: fc.Arbitrary<Value>,
    runs: number,
    send: (value: Value) => Promise<void>,
  ) =>
    it(name, () => fc.assert(fc.asyncProperty(values, send), { numRuns: runs * effort }), 180_000);

  const text = JSON.stringify(body);
  const places = fc.tuple(fc.nat({ max: text.length }), fc.nat({ max: 255 }), fc.boolean());

  fuzz('fields changed or left out', anySpoilt(body), 2500, (it) => check(JSON.stringify(it)));

  fuzz('any JSON', fc.json({ maxDepth: 6 }), 1000, check);

  fuzz('cut off, and with bytes changed', places, 1500, ([at, byte, isCut]) => {
    const bytes = Buffer.from(text);
    if (!isCut) bytes[at] = byte;
    return check(isCut ? bytes.subarray(0, at) : bytes);
  });

  fuzz('bytes', fc.uint8Array({ maxLength: 300 }), 500, (it) => check(it));

  fuzz('any method and type', methodAndType, 100, ({ method, type }) =>
    check(method === 'GET' ? undefined : '{}', { method, headers: { 'Content-Type': type } }),
  );
};
