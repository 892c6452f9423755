import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { createBoundedMap } from '@/lib/boundedMap';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Its types are those of an older version. */
interface Preferring extends Negotiator {
  encodings(available: string[], options?: { readonly preferred: string[] }): string[];
}

const offered: Encoding[] = ['br', 'gzip', 'identity'];
const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Browsers send few different ones, and each visitor the same every time. */
const picked = createBoundedMap<Encoding>(500);
const longest = 200;

/**
 * The smallest of what a client takes.
 *
 * @param accepted the `Accept-Encoding` header; whoever sends none gets the page as it is
 */
export const pickEncoding = (accepted: string | undefined): Encoding => {
  if (accepted === undefined || accepted.length > longest) return 'identity';
  const known = picked.get(accepted);
  if (known) return known;
  const negotiator: Preferring = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const [best] = negotiator.encodings(offered, { preferred: offered }) as Encoding[];
  // One who refuses everything, the page as it is included, has to take it all the same.
  const encoding = best ?? 'identity';
  picked.set(accepted, encoding);
  return encoding;
};

/**
 * How much trouble compressing is worth: a page changes with every window, a file never. 5 is 3 ms for a page of 100 kB.
 */
export type Effort = 'quick' | 'thorough';

/** Behind the scenes, in a thread of its own. */
export const compress = (encoding: Encoding, bytes: Buffer, effort: Effort): Promise<Buffer> => {
  if (encoding === 'gzip') return compressGzip(bytes, { level: effort === 'quick' ? 6 : 9 });
  if (encoding === 'identity') return Promise.resolve(bytes);
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 5 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
};
