import { encodeRecord } from '@troupe/basics/checksummedRecord';
import { decodeImage, encodeImage } from './imageRecord';

const image = { bytes: Buffer.from('picture'), type: 'webp', madeAt: 1 } as const;

it('a picture is read as it was written, for the request that it answers', () => {
  expect(decodeImage('a', encodeImage('a', image))).toEqual(image);
  expect(decodeImage('b', encodeImage('a', image))).toBeUndefined();
});

it('a file with any changed bit is not read', () => {
  const whole = encodeImage('a', image);
  for (let bit = 0; bit < whole.length * 8; bit += 1) {
    const changed = Buffer.from(whole);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect([bit, decodeImage('a', changed)]).toEqual([bit, undefined]);
  }
});

it.each([
  ['a page', 'TRPPAGE1', { request: 'a', type: 'webp', madeAt: 1 }],
  ['a type that the proxy never makes', 'TRPIMGE1', { request: 'a', type: 'svg', madeAt: 1 }],
  ['a head of another shape', 'TRPIMGE1', { request: 'a', type: 'webp' }],
])('%s is no picture, whatever its checksum', (_, format, head) => {
  expect(decodeImage('a', encodeRecord(format, { head, body: image.bytes }))).toBeUndefined();
});
