import fc from 'fast-check';
import { encodeRecord } from '@troupe/basics/checksummedRecord';
import type { Entry } from './entry';
import { decodePage, encodePage, readPageHead } from './pageFile';

const anyEntry: fc.Arbitrary<Entry> = fc.record({
  value: fc.oneof(
    fc.record({
      kind: fc.constant('PAGES' as const),
      html: fc.string({ unit: 'grapheme', maxLength: 300 }),
      pageData: fc.dictionary(fc.string(), fc.string({ unit: 'grapheme' })),
      headers: fc.constant({ 'x-some': 'header' }),
      status: fc.constantFrom(undefined, 200, 404),
    }),
    fc.record({
      kind: fc.constant('REDIRECT' as const),
      props: fc.dictionary(fc.string(), fc.string()),
    }),
    fc.constant(null),
  ),
  cacheControl: fc.record({
    revalidate: fc.oneof(fc.nat(), fc.constant(false as const)),
    expire: fc.nat(),
  }),
  startedAt: fc.nat(),
  madeAt: fc.nat(),
});

/** Converts through JSON, which has no `undefined` and no objects without a prototype. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

it('brings every page, redirect and absence back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), anyEntry, async (key, entry) => {
      const back = await decodePage(key, await encodePage(key, entry));
      expect(plain(back)).toEqual(plain(entry));
    }),
  );
});

it('takes no file for a page whose end is missing', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyEntry,
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      async (entry, part) => {
        const whole = await encodePage('/de', entry);
        const torn = whole.subarray(0, Math.floor(whole.length * part));
        expect(await decodePage('/de', torn)).toBeUndefined();
      },
    ),
  );
});

it('takes no file for a page in which a single bit has changed, or to which something was added', async () => {
  const whole = await encodePage('/de', {
    value: { kind: 'PAGES', html: '<p>Kraków</p>', pageData: { city: 'krakow' } },
    cacheControl: { revalidate: 60, expire: 86_400 },
    startedAt: 1,
    madeAt: 2,
  });
  for (let bit = 0; bit < whole.length * 8; bit += 1) {
    const changed = Buffer.from(whole);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect([bit, await decodePage('/de', changed)]).toEqual([bit, undefined]);
  }
  expect(await decodePage('/de', Buffer.concat([whole, Buffer.from('x')]))).toBeUndefined();
});

it('takes no foreign file for a page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      expect(await decodePage('/de', Buffer.from(bytes))).toBeUndefined();
    }),
  );
});

it("takes no other page's file for this one", async () => {
  const entry = { value: null, cacheControl: { revalidate: 5 }, startedAt: 1, madeAt: 2 };
  expect(await decodePage('/fr', await encodePage('/de', entry))).toBeUndefined();
});

it('takes no file whose head is of another shape, though its checksum is right', () => {
  const head = {
    key: '/de',
    kind: 'PAGES',
    html: 0,
    cacheControl: { revalidate: 60 },
    startedAt: 1,
    madeAt: 2,
  };
  const read = (changed: object) =>
    readPageHead(
      '/de',
      encodeRecord('TRPPAGE1', { head: { ...head, ...changed }, body: Buffer.alloc(0) }),
    );
  expect(read({})).toMatchObject(head);
  for (const changed of [
    { kind: 'IMAGE' },
    { html: '0' },
    { madeAt: null },
    { contentFrom: '1' },
    { cacheControl: undefined },
    { cacheControl: { revalidate: true } },
  ]) {
    expect(read(changed)).toBeUndefined();
  }
});
