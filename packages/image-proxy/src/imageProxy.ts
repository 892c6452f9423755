import { join } from 'node:path';
import { BusyError, createLimiter } from '@troupe/basics/limiter';
import type { Log } from '@troupe/basics/log';
import { createSingleFlight } from '@troupe/basics/singleFlight';
import { TimeoutError, withTimeout } from '@troupe/basics/withTimeout';
import { answerPicture, answerRefusal, answerUnchanged, type ImageAnswer } from './answer';
import { toCanonicalRequest } from './canonicalRequest';
import { toFileName } from './imageCache';
import type { CachedImage } from './imageRecord';
import { createImageStore, type StoreEvents } from './imageStore';
import { limits } from './limits';
import { createNegativeCache } from './negativeCache';
import { isTypeOf, negotiate } from './negotiate';
import { createOwnImages, ReplacedError } from './ownImages';
import { parseImageRequest } from './parseImageRequest';
import { ImageRefusal } from './refusal';
import { fetchRemoteImage } from './remoteImages';
import { normalizeTransform, transform, type Transform, withEncoding } from './transform';
import type { Variants } from './variants';
import { toVersion } from './versionOf';

export type TransformOutcome = 'made' | 'refused' | 'failed';

export interface ImageProxyOptions extends StoreEvents {
  /** Each contains an `images` folder. The first one that has a picture is used. */
  readonly folders: readonly string[];
  /** Other hosts whose pictures may be read. */
  readonly hosts: readonly string[];
  /** For finished pictures; used for nothing else. */
  readonly cacheFolder: string;
  /** `max-age` of a picture that is requested without its version, in seconds. */
  readonly maxAge: number;
  readonly variants: Variants;
  readonly log: Log;
  /** Called after each transform. */
  readonly onTransformed?: (outcome: TransformOutcome, ms: number) => void;
}

/** The relevant parts of a request. */
export interface ImageQuestion {
  /** As received, not decoded. */
  readonly url: string;
  readonly accept?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
  /** Identifies the client. Queued requests of different clients are served in turn. */
  readonly client?: string | undefined;
}

export interface ImageProxy {
  /** Never rejects. */
  readonly answer: (question: ImageQuestion) => Promise<ImageAnswer>;
  /** Resolves when no picture is being transformed or saved. */
  readonly idle: () => Promise<unknown>;
}

interface Asked {
  /** The version of the source that the page requested. */
  readonly version: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly client: string | undefined;
}

const createTransformer =
  (onTransformed: ImageProxyOptions['onTransformed']) =>
  async (...given: Parameters<typeof transform>): Promise<CachedImage> => {
    const startedAt = performance.now();
    try {
      const image = await transform(...given);
      onTransformed?.('made', performance.now() - startedAt);
      return { ...image, madeAt: Date.now() };
    } catch (error) {
      const outcome = error instanceof ImageRefusal ? 'refused' : 'failed';
      onTransformed?.(outcome, performance.now() - startedAt);
      throw error;
    }
  };

const toRefusal = (error: unknown, log: Log): ImageRefusal => {
  if (error instanceof ImageRefusal) return error;
  if (error instanceof BusyError) return new ImageRefusal(503, 'too many pictures at once');
  if (error instanceof TimeoutError) return new ImageRefusal(504, 'the picture took too long');
  log.error('images: one could not be made', { error });
  return new ImageRefusal(503, 'the picture cannot be made now');
};

/**
 * The image proxy at `/_ipx`. It serves own pictures and those of allowed hosts, in the variants of the site only, and
 * caches them.
 */
export const createImageProxy = (options: ImageProxyOptions): ImageProxy => {
  const { folders, hosts, cacheFolder, maxAge, variants, log, onTransformed, ...events } = options;
  const findOwn = createOwnImages(folders);
  const stores = {
    own: createImageStore({
      name: 'own',
      folder: cacheFolder,
      bounds: limits.ownCache,
      log,
      ...events,
    }),
    remote: createImageStore({
      name: 'remote',
      folder: join(cacheFolder, 'remote'),
      bounds: limits.remoteCache,
      log,
      ...events,
    }),
  };
  const transformWatched = createTransformer(onTransformed);
  const { waiting, timeoutMs } = limits;
  const takeTurn = createLimiter({ running: limits.transforms, waiting, timeoutMs });
  // This limiter encloses the other one: a slow host must not delay transforms of own pictures.
  const takeRemoteTurn = createLimiter({ running: limits.remoteRequests, waiting, timeoutMs });
  const ownFlights = createSingleFlight<CachedImage>(stores.own.set);
  const remoteFlights = createSingleFlight<CachedImage>(stores.remote.set);
  const rests = createNegativeCache(limits.retryDelay);

  /** @param key for the negative cache: a refusal is repeated for a while */
  const refuseAgain = async (key: string, make: () => Promise<CachedImage>) => {
    rests.check(key);
    try {
      return await make();
    } catch (error) {
      if (!(error instanceof ReplacedError)) rests.add(key, error);
      throw error;
    }
  };

  /** @returns the cached picture for this request, unless it has a type that the request does not allow */
  const readCache = async (
    kind: keyof typeof stores,
    request: string,
    { format }: Transform,
  ): Promise<CachedImage | undefined> => {
    const cached = await stores[kind].get(request);
    return cached && isTypeOf(format, cached.type) ? cached : undefined;
  };

  const answerOwn = async (path: string, wanted: Transform, asked: Asked): Promise<ImageAnswer> => {
    const source = await findOwn(path);
    const request = toCanonicalRequest({ kind: 'own', path, digest: source.digest }, wanted);
    const isVersioned = asked.version === toVersion(source.digest);
    const validity = {
      etag: toFileName(request),
      cacheControl: `public, max-age=${isVersioned ? '31536000, immutable' : maxAge}`,
    };
    const unchanged = answerUnchanged(validity, asked.ifNoneMatch);
    if (unchanged) return unchanged;
    const image =
      (await readCache('own', request, wanted)) ??
      (await ownFlights.fly(request, () =>
        refuseAgain(request, () =>
          // Read the source inside the limiter, so that queued requests use no memory for it.
          takeTurn(async () => transformWatched(await source.read(), wanted), asked.client),
        ),
      ));
    return answerPicture(image, validity, asked.ifNoneMatch);
  };

  const makeRemote = (request: string, url: URL, wanted: Transform, client?: string) =>
    remoteFlights.fly(request, () =>
      takeRemoteTurn(
        () =>
          refuseAgain(url.href, async () => {
            const source = await fetchRemoteImage(url);
            return takeTurn(() => transformWatched(source, wanted), client);
          }),
        client,
      ),
    );

  const answerRemote = async (url: URL, wanted: Transform, asked: Asked): Promise<ImageAnswer> => {
    const encoded = normalizeTransform(withEncoding(wanted));
    const request = toCanonicalRequest({ kind: 'remote', url }, encoded);
    const cached = await readCache('remote', request, encoded);
    // `Math.abs`: a clock that was set back must not extend the lifetime of a picture.
    const age = cached ? Math.abs(Date.now() - cached.madeAt) : 0;
    const left = Math.ceil((limits.remoteAge - age) / 1000);
    // Serve the stale picture and revalidate it in the background.
    if (cached && left <= 0) {
      makeRemote(request, url, encoded, asked.client).catch(() => undefined);
    }
    const image = cached ?? (await makeRemote(request, url, encoded, asked.client));
    const validity = { cacheControl: `public, max-age=${Math.max(left, maxAge)}` };
    return answerPicture(image, validity, asked.ifNoneMatch);
  };

  const answer = async (question: ImageQuestion): Promise<ImageAnswer> => {
    const parsed = parseImageRequest(question.url, { hosts, variants });
    if (!parsed.ok) return answerRefusal(new ImageRefusal(400, parsed.problem));
    const { modifiers, source, version } = parsed.value;
    const format = negotiate(modifiers.format, question.accept);
    if (!format) {
      return answerRefusal(new ImageRefusal(406, 'the browser accepts no AVIF, WebP, JPEG or PNG'));
    }
    const wanted = normalizeTransform({ ...modifiers, format });
    const asked = { version, ifNoneMatch: question.ifNoneMatch, client: question.client };
    try {
      return await withTimeout(
        source.kind === 'own'
          ? answerOwn(source.path, wanted, asked).catch((error: unknown) => {
              if (!(error instanceof ReplacedError)) throw error;
              return answerOwn(source.path, wanted, asked);
            })
          : answerRemote(source.url, wanted, asked),
        limits.deadline,
      );
    } catch (error) {
      return answerRefusal(toRefusal(error, log));
    }
  };

  const idle = () => Promise.all([ownFlights.idle(), remoteFlights.idle()]);

  return { answer, idle };
};
