import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { decodeRecord, encodeRecord, readRecordDigest } from './checksummedRecord';

const format = 'TESTREC1';

const anyRecord = fc.record({
  head: fc.dictionary(fc.string(), fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer())),
  body: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
});

it('a record is read as it was written', () => {
  fc.assert(
    fc.property(anyRecord, ({ head, body }) => {
      const record = decodeRecord(format, encodeRecord(format, { head, body }));
      expect(JSON.stringify(record?.head)).toBe(JSON.stringify(head));
      expect(record?.body.equals(body)).toBe(true);
    }),
  );
});

it('a record with a missing end, or with bytes after its end, is not read', () => {
  const whole = encodeRecord(format, { head: { key: 'a' }, body: Buffer.from('body') });
  for (let length = 0; length < whole.length; length += 1) {
    expect(decodeRecord(format, whole.subarray(0, length))).toBeUndefined();
  }
  expect(decodeRecord(format, Buffer.concat([whole, Buffer.from('x')]))).toBeUndefined();
});

it('a record with one changed bit is not read', () => {
  const whole = encodeRecord(format, { head: { key: 'a' }, body: Buffer.from('body') });
  for (let bit = 0; bit < whole.length * 8; bit += 1) {
    const changed = Buffer.from(whole);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect([bit, decodeRecord(format, changed)]).toEqual([bit, undefined]);
  }
});

it('random bytes, and a record of another format, are not read', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(decodeRecord(format, Buffer.from(bytes))).toBeUndefined();
    }),
  );
  const other = encodeRecord('TESTREC2', { head: {}, body: Buffer.alloc(0) });
  expect(decodeRecord(format, other)).toBeUndefined();
});

it('a record whose head is no JSON is not read', () => {
  const whole = encodeRecord(format, { head: 'a', body: Buffer.from('body') });
  const checked = whole.subarray(40);
  checked.writeUInt32BE(1000);
  createHash('sha256').update(checked).digest().copy(whole, 8);

  expect(decodeRecord(format, whole)).toBeUndefined();
});

it('two records have two digests', () => {
  const digestOf = (head: unknown, body: string) =>
    readRecordDigest(encodeRecord(format, { head, body: Buffer.from(body) }));
  const digests = [digestOf(1, 'a'), digestOf(2, 'a'), digestOf(1, 'b')];
  expect(new Set(digests).size).toBe(3);
});

it('a format name of another length is an error of the program', () => {
  expect(() => encodeRecord('SHORT', { head: {}, body: Buffer.alloc(0) })).toThrow(RangeError);
});
