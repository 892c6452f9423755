import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { isOneOf } from '@troupe/basics/isOneOf';
import { createClockCache } from '@troupe/basics/clockCache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The types of `negotiator` describe an older version. */
interface Preferring extends Negotiator {
  encodings(available: string[], options?: { readonly preferred: string[] }): string[];
}

const offered: Encoding[] = ['br', 'gzip', 'identity'];
const isEncoding = (name: string): name is Encoding => isOneOf(offered, name);
const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** By `Accept-Encoding` header. Browsers send few different values. */
const picked = createClockCache<Encoding>(500);
const longest = 200;

/**
 * Selects the encoding with the smallest result that a client accepts.
 *
 * @param accepted the `Accept-Encoding` header; without it, the response is not compressed
 */
export const pickEncoding = (accepted: string | undefined): Encoding => {
  if (accepted === undefined || accepted.length > longest) return 'identity';
  const known = picked.get(accepted);
  if (known) return known;
  const negotiator: Preferring = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const best = negotiator.encodings(offered, { preferred: offered }).find(isEncoding);
  // A client that refuses every encoding, even `identity`, receives `identity` anyway.
  const encoding = best ?? 'identity';
  picked.set(accepted, encoding);
  return encoding;
};

/**
 * Compression quality. A page changes with every revalidation, a file never. Brotli 5 takes 3 ms for a page of 100 kB.
 */
export type CompressionEffort = 'quick' | 'thorough';

/** Compresses in a separate thread. */
export const compress = (
  encoding: Encoding,
  bytes: Buffer,
  effort: CompressionEffort,
): Promise<Buffer> => {
  if (encoding === 'gzip') return compressGzip(bytes, { level: effort === 'quick' ? 6 : 9 });
  if (encoding === 'identity') return Promise.resolve(bytes);
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 5 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
};
