import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress, pickEncoding } from './encoding';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1, br;q=0', 'gzip'],
  ['gzip;q=0.9, br;q=0.5', 'gzip'],
  ['*', 'br'],
  ['deflate', 'identity'],
  ['identity', 'identity'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['identity;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['gzip,'.repeat(100), 'identity'],
  ['\u0000;;;q=x', 'identity'],
] as const)('who sends %j gets %s', (accepted, encoding) => {
  expect(pickEncoding(accepted)).toBe(encoding);
  expect(pickEncoding(accepted)).toBe(encoding);
});

it.each(['quick', 'thorough'] as const)(
  'what was compressed %sly can be read again',
  async (effort) => {
    const page = Buffer.from('<p>Kraków</p>'.repeat(500));
    expect(gunzipSync(await compress('gzip', page, effort))).toEqual(page);
    expect(brotliDecompressSync(await compress('br', page, effort))).toEqual(page);
    expect(await compress('identity', page, effort)).toEqual(page);
  },
);
