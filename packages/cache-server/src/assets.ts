import { createClockCache } from '@troupe/basics/clockCache';
import { createSingleFlight } from '@troupe/basics/singleFlight';
import { compress, type Encoding } from './encoding';
import type { ReadAnswer } from './rendererProxy';

/** In bytes. */
const mostMemory = 48 * 1024 * 1024;

const compressible =
  /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg\+xml)/;

interface Asset {
  readonly etag: string;
  /** Alternating names and values, without the headers that depend on the encoding. */
  readonly headers: readonly string[];
  readonly isCompressible: boolean;
  readonly bytes: Readonly<Partial<Record<Encoding, Buffer>> & { readonly identity: Buffer }>;
}

/** A file in the encoding in which it is sent. */
export interface ReadyAsset extends Pick<Asset, 'etag' | 'headers'> {
  readonly body: Buffer;
  readonly encoding: Encoding;
}

const weigh = ({ bytes }: Asset): number =>
  Object.values(bytes).reduce((sum, { length }) => sum + length, 1000);

const headerOf = ({ headers }: ReadAnswer, name: string): string => {
  const at = headers.findIndex((it, index) => index % 2 === 0 && it.toLowerCase() === name);
  return at < 0 ? '' : (headers[at + 1] ?? '');
};

const without = (headers: readonly string[], name: string): readonly string[] =>
  headers.filter((_, index) => headers[index - (index % 2)]?.toLowerCase() !== name);

/** Headers of a 304 response. */
export const toUnchangedHeaders = ({ headers }: Pick<Asset, 'headers'>): readonly string[] =>
  without(headers, 'content-type');

/** Whether a path is of a file whose name changes with its content, as Next's own do. */
export const isBuildAsset = (path: string): boolean => path.startsWith('/_next/static/');

/**
 * Whether a path is spelled as Next writes it. The renderer also answers other spellings of a file, such as `%6Dain.js`.
 * Each would be one more file to keep and to compress.
 */
const isCanonical = (path: string): boolean => {
  try {
    return path === path.split('/').map(decodeURIComponent).map(encodeURIComponent).join('/');
  } catch {
    return false;
  }
};

/**
 * Keeps immutable files in memory, compressed with Brotli at the highest quality. This takes time in a separate thread.
 * Until it is finished, the file is sent with gzip.
 *
 * @param read requests the uncompressed file from the renderer
 */
export const createAssets = (read: (path: string) => Promise<ReadAnswer>) => {
  const assets = createClockCache<Asset>(mostMemory, weigh);
  const reading = createSingleFlight<ReadAnswer>(async () => {});
  const packing = createSingleFlight<Buffer>(async () => {});

  const pack = (path: string, asset: Asset, encoding: Encoding): Promise<Buffer> =>
    packing.fly(`${encoding} ${path}`, async () => {
      const bytes = await compress(encoding, asset.bytes.identity, 'thorough');
      const latest = assets.get(path) ?? asset;
      assets.set(path, { ...latest, bytes: { ...latest.bytes, [encoding]: bytes } });
      return bytes;
    });

  const toReady = async (path: string, asset: Asset, wanted: Encoding): Promise<ReadyAsset> => {
    const { etag, headers } = asset;
    const isUnpacked = asset.isCompressible && asset.bytes[wanted] === undefined;
    if (wanted === 'br' && isUnpacked) void pack(path, asset, 'br').catch(() => undefined);
    const encoding = !asset.isCompressible
      ? 'identity'
      : wanted === 'br' && isUnpacked
        ? 'gzip'
        : wanted;
    const body = asset.bytes[encoding] ?? (await pack(path, asset, encoding));
    return { etag, headers, body, encoding };
  };

  const keep = (path: string, answer: ReadAnswer): Asset | undefined => {
    const isForEver = headerOf(answer, 'cache-control').includes('immutable');
    if (answer.status !== 200 || !isForEver || !isCanonical(path)) return undefined;
    const asset: Asset = {
      etag: headerOf(answer, 'etag'),
      headers: without(without(answer.headers, 'content-length'), 'date'),
      isCompressible: compressible.test(headerOf(answer, 'content-type')),
      bytes: { identity: answer.body },
    };
    assets.set(path, asset);
    return asset;
  };

  return {
    /** @returns the file, or the renderer's response if it may not be cached. Rejects without a response. */
    get: async (path: string, encoding: Encoding): Promise<ReadyAsset | ReadAnswer> => {
      const known = assets.get(path);
      if (known) return toReady(path, known, encoding);
      const answer = await reading.fly(path, () => read(path));
      const asset = assets.get(path) ?? keep(path, answer);
      return asset ? toReady(path, asset, encoding) : answer;
    },
  };
};

export type Assets = ReturnType<typeof createAssets>;
