import { createUuid, isUuid } from './uuid';

const made = Array.from({ length: 1000 }, () => createUuid());

it('is written in lower case, as version 4 and variant 1 of RFC 9562', () => {
  const form = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(made.filter((it) => !form.test(it))).toEqual([]);
});

it('no two are the same', () => {
  expect(new Set(made).size).toBe(made.length);
});

it('every other digit is random', () => {
  const fixed = [8, 13, 14, 18, 23];
  const isVaried = Array.from(
    { length: 36 },
    (_, at) => new Set(made.map((it) => it[at])).size > 1,
  );
  expect(isVaried.flatMap((varied, at) => (varied ? [] : [at]))).toEqual(fixed);
});

it.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('bytes of %i give %s', (byte, expected) => {
  const random = jest
    .spyOn(crypto, 'getRandomValues')
    .mockImplementation((bytes) => (bytes as Uint8Array).fill(byte));
  expect(createUuid()).toBe(expected);
  random.mockRestore();
});

it('is made on a page that came over plain HTTP too, where randomUUID is missing', () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  expect(isUuid(createUuid())).toBe(true);
  Reflect.deleteProperty(crypto, 'randomUUID');
  expect(isUuid(crypto.randomUUID())).toBe(true);
});

const id = '3f2c9a10-5b7e-4d61-8a0f-c4e2b19d7703';

it.each([id, id.toUpperCase(), '00000000-0000-0000-0000-000000000000'])('%s is one', (text) => {
  expect(isUuid(text)).toBe(true);
});

it.each([
  '',
  'cart-1',
  `${id} `,
  `${id}\n`,
  `{${id}}`,
  id.replaceAll('-', ''),
  id.replace(/.$/, 'g'),
  null,
  undefined,
  1,
  [id],
])('%j is none', (value) => {
  expect(isUuid(value)).toBe(false);
});
