import { createBoundedMap } from '@/lib/boundedMap';
import { createSingleFlight } from '@/lib/singleFlight';
import { compress, type Encoding } from './encoding';
import type { ReadAnswer } from './forward';

/** In bytes. */
const mostMemory = 48 * 1024 * 1024;

const compressible =
  /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg\+xml)/;

/** Whose names change whenever they do: scripts, styles, fonts, maps. */
const folders = /^\/(?:_next\/static|fonts|geo)\//;

interface Asset {
  readonly etag: string;
  /** Names and values in turn, but for what depends on the encoding. */
  readonly headers: readonly string[];
  readonly isCompressible: boolean;
  readonly bytes: Readonly<Partial<Record<Encoding, Buffer>> & { readonly identity: Buffer }>;
}

/** A file that may be sent now. */
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

/** Of an answer that says: what you have is still good. */
export const toUnchangedHeaders = ({ headers }: Pick<Asset, 'headers'>): readonly string[] =>
  without(headers, 'content-type');

export const isAssetPath = (path: string): boolean => folders.test(path);

/**
 * Files that never change, kept in memory and packed as small as can be. Packing takes a while, in a thread of its own;
 * until it is done, a file goes out as Gzip.
 *
 * @param read has the renderer send a file as it is
 */
export const createAssets = (read: (path: string) => Promise<ReadAnswer>) => {
  const assets = createBoundedMap<Asset>(mostMemory, weigh);
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
    const isPacked = asset.isCompressible && asset.bytes[wanted] === undefined;
    if (wanted === 'br' && isPacked) void pack(path, asset, 'br').catch(() => undefined);
    const encoding = !asset.isCompressible
      ? 'identity'
      : wanted === 'br' && isPacked
        ? 'gzip'
        : wanted;
    const body = asset.bytes[encoding] ?? (await pack(path, asset, encoding));
    return { etag, headers, body, encoding };
  };

  const keep = (path: string, answer: ReadAnswer): Asset | undefined => {
    const isForEver = headerOf(answer, 'cache-control').includes('immutable');
    if (answer.status !== 200 || !isForEver) return undefined;
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
    /** @returns the file, or what the renderer said instead. Rejects when it says nothing. */
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
