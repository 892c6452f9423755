import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { bombPng } from '@troupe/image-proxy/testing';

/** Size of the largest accepted source: 24 megapixels. */
const size = { width: 6000, height: 4000 } as const;

const plain = (channels: 3 | 4) =>
  sharp({ create: { ...size, channels, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } });

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let sum = index;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum >>> 0;
});

const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let sum = 0xffffffff;
  for (const byte of body) sum = (sum >>> 8) ^ (crcTable[(sum ^ byte) & 255] ?? 0);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, crc]);
};

/** A small PNG with compressed text chunks after its header, each 64 MB when decompressed. */
const textBomb = async (): Promise<Buffer> => {
  const whole = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const headerEnd = 8 + 25;
  const text = deflateSync(Buffer.alloc(64 * 1024 * 1024));
  const chunks = Array.from({ length: 50 }, (_, index) =>
    pngChunk('zTXt', Buffer.concat([Buffer.from(`k${index}\0\0`, 'latin1'), text])),
  );
  return Buffer.concat([whole.subarray(0, headerEnd), ...chunks, whole.subarray(headerEnd)]);
};

/** The accepted sources that cost the most memory or time, and two decompression bombs. */
export const heavySources: readonly (readonly [string, () => Buffer | Promise<Buffer>])[] = [
  ['progressive.jpg', () => plain(3).jpeg({ progressive: true, quality: 100 }).toBuffer()],
  [
    'interlaced-16-bit.png',
    () => plain(4).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  ],
  ['lossless.webp', () => plain(4).webp({ lossless: true, effort: 0 }).toBuffer()],
  ['large.avif', () => plain(3).avif({ effort: 0 }).toBuffer()],
  ['pixel-bomb.png', () => bombPng()],
  ['text-bomb.png', textBomb],
];
