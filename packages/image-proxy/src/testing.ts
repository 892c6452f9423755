import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { Variants } from './variants';

/** For tests of the proxy. */
export const testVariants: Variants = {
  widths: [320, 600, 640, 960, 1280, 3840],
  ratios: [1, 4 / 3, 3 / 2, 3 / 4],
  qualities: [70, 80],
};

/** A red picture of the given size. */
const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c81e1e' } });

export const jpeg = (width = 800, height = 600) => plain(width, height).jpeg().toBuffer();
export const png = (width = 800, height = 600) => plain(width, height).png().toBuffer();
export const webp = (width = 800, height = 600) => plain(width, height).webp().toBuffer();
export const gif = () => plain(8, 8).gif().toBuffer();

/** A fully transparent picture. */
export const clearPng = (width = 400, height = 400) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();

/** A picture that is rotated only by its EXIF orientation, as from a turned camera. */
export const sidewaysJpeg = (width = 800, height = 600) =>
  plain(width, height).withMetadata({ orientation: 6 }).jpeg().toBuffer();

/** Node has its own `crc32` only since version 20.15. */
const crc32 = (bytes: Buffer): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG of a few kilobytes that has a billion pixels when decompressed. */
export const bombPng = (width = 32_000, height = 32_000): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((width / 8 + 1) * 64);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
