import { BusyError, createLimiter } from '@/lib/limiter';
import { createSingleFlight } from '@/lib/singleFlight';
import { TimeoutError, withTimeout } from '@/lib/withTimeout';
import { log } from '@/log/log';
import { createHistogram } from '@/metrics/histogram';
import { answerPicture, answerRefusal, answerUnchanged, type ImageAnswer } from './answer';
import { type CachedImage, createImageCache } from './imageCache';
import { limits } from './limits';
import { createMemory } from './memory';
import { negotiate } from './negotiate';
import { createOwnImages, ReplacedError } from './ownImages';
import { parseImageRequest } from './parseImageRequest';
import { ImageRefusal } from './refusal';
import { fetchRemoteImage } from './remoteImages';
import { createRests } from './rests';
import { transform, type Transform } from './transform';
import { versionOf } from './versionOf';

interface ImageProxyOptions {
  /** Each with an `images` folder inside; the first that has a picture wins. */
  readonly folders: readonly string[];
  /** What may be read beside them. */
  readonly hosts: readonly string[];
  /** Where finished pictures are kept: a folder of its own. */
  readonly cacheFolder: string;
  /** How long a picture may be old where the page did not name its version, in seconds. */
  readonly maxAge: number;
}

/** What a browser sends, as far as it matters. */
interface ImageQuestion {
  /** As it came over the wire. */
  readonly url: string;
  readonly accept?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
}

interface Asked {
  /** What the page took the source's version to be. */
  readonly version: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

const transforms = createHistogram({
  name: 'troupe_image_transform_seconds',
  help: 'How long pictures took to be made to measure, by what became of it.',
  label: 'outcome',
});

const transformWatched = async (...given: Parameters<typeof transform>): Promise<Buffer> => {
  const startedAt = performance.now();
  try {
    const bytes = await transform(...given);
    transforms.note('made', performance.now() - startedAt);
    return bytes;
  } catch (error) {
    const outcome = error instanceof ImageRefusal ? 'refused' : 'failed';
    transforms.note(outcome, performance.now() - startedAt);
    throw error;
  }
};

/** Part of every key: another way of making pictures must not find the old ones. */
const recipe = 1;

const toRefusal = (error: unknown): ImageRefusal => {
  if (error instanceof ImageRefusal) return error;
  if (error instanceof BusyError) return new ImageRefusal(503, 'too many pictures at once');
  if (error instanceof TimeoutError) return new ImageRefusal(504, 'the picture took too long');
  log.error('images: one could not be made', { error });
  return new ImageRefusal(503, 'the picture cannot be made now');
};

/**
 * The image proxy behind `/_ipx`: own pictures and those of allowed hosts, in preset sizes only, each made once and kept.
 *
 * @returns `answer`, which never throws, and `idle`, which resolves when nothing is being made or saved
 */
export const createImageProxy = ({ folders, hosts, cacheFolder, maxAge }: ImageProxyOptions) => {
  const findOwn = createOwnImages(folders);
  const cache = createImageCache(cacheFolder, {
    bytes: limits.cacheBytes,
    entries: limits.cacheEntries,
  });
  const memory = createMemory<CachedImage>(limits.memoryBytes);
  const { waiting, patience } = limits;
  const takeTurn = createLimiter({ running: limits.transforms, waiting, patience });
  // Around the other: a slow host must not keep our own pictures from being made.
  const takeRemoteTurn = createLimiter({ running: limits.remoteRequests, waiting, patience });
  const { fly: makeOnce, idle } = createSingleFlight<Buffer>((key, bytes) => {
    memory.forget(key);
    return cache
      .set(key, bytes)
      .catch((error: unknown) => log.error('images: not kept', { error }));
  });

  const rests = createRests(limits.remoteRest);

  /** A cache that fails is a cache without anything in it. */
  const readCache = async (key: string): Promise<CachedImage | undefined> => {
    const hot = memory.get(key);
    if (hot) return hot;
    try {
      const cached = await cache.get(key);
      if (cached) memory.set(key, cached);
      return cached;
    } catch (error) {
      log.error('images: not found again', { error });
      return undefined;
    }
  };

  const keyOf = (source: string, wanted: Transform) =>
    versionOf(JSON.stringify([recipe, source, wanted]));

  const answerOwn = async (path: string, wanted: Transform, asked: Asked): Promise<ImageAnswer> => {
    const source = await findOwn(path);
    const key = keyOf(`${path} ${source.version}`, wanted);
    const isVersioned = asked.version === source.version;
    const validity = {
      etag: key,
      cacheControl: `public, max-age=${isVersioned ? '31536000, immutable' : maxAge}`,
    };
    const unchanged = answerUnchanged(validity, asked.ifNoneMatch);
    if (unchanged) return unchanged;
    const cached = await readCache(key);
    const bytes =
      cached?.bytes ??
      (await makeOnce(key, () =>
        // Read in its turn, so that those who wait hold nothing.
        takeTurn(async () => transformWatched(await source.read(), wanted)),
      ));
    return answerPicture(bytes, validity, asked.ifNoneMatch);
  };

  const makeRemote = (key: string, url: URL, wanted: Transform) =>
    makeOnce(key, () =>
      takeRemoteTurn(async () => {
        rests.check(url.href);
        try {
          const read = await fetchRemoteImage(url);
          return await takeTurn(() => transformWatched(read, wanted));
        } catch (error) {
          rests.add(url.href, error);
          throw error;
        }
      }),
    );

  const answerRemote = async (url: URL, wanted: Transform, asked: Asked): Promise<ImageAnswer> => {
    const key = keyOf(url.href, wanted);
    const cached = await readCache(key);
    const left = cached ? Math.ceil((cached.madeAt + limits.remoteAge - Date.now()) / 1000) : 0;
    // The picture as it was is better than a wait, and than none: it is read anew behind the visitor's back.
    if (cached && left <= 0) makeRemote(key, url, wanted).catch(() => undefined);
    const bytes = cached?.bytes ?? (await makeRemote(key, url, wanted));
    const seconds = cached ? Math.max(left, maxAge) : limits.remoteAge / 1000;
    return answerPicture(bytes, { cacheControl: `public, max-age=${seconds}` }, asked.ifNoneMatch);
  };

  const answer = async (question: ImageQuestion): Promise<ImageAnswer> => {
    const parsed = parseImageRequest(question.url, hosts);
    if (!parsed.ok) return answerRefusal(new ImageRefusal(400, parsed.problem));
    const { modifiers, source, version } = parsed.value;
    const wanted = { ...modifiers, format: negotiate(modifiers.format, question.accept) };
    const asked = { version, ifNoneMatch: question.ifNoneMatch };
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
      return answerRefusal(toRefusal(error));
    }
  };

  return { answer, idle };
};
