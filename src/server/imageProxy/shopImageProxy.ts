import { join, resolve } from 'node:path';
import { createImageProxy, type ImageProxy, type ImageProxyOptions } from '@troupe/image-proxy';
import { pictureFolders } from '@/catalog/mesh/sources';
import { getEnv } from '@/config/env/getEnv';
import { processState } from '@/platform/process/processState';
import { log } from '@/platform/log/log';
import { createCounter, createHistogram, observeMs } from '@/platform/metrics/metrics';
import { imageVariants } from '@/ui/images/variants';

const transforms = createHistogram({
  name: 'troupe_image_transform_seconds',
  help: 'Duration of image transforms by outcome.',
  labelNames: ['outcome'],
});

const requests = createCounter({
  name: 'troupe_image_cache_requests_total',
  help: 'Lookups in the image cache by result.',
  labelNames: ['source', 'result'],
});

const damaged = createCounter({
  name: 'troupe_image_cache_damaged_total',
  help: 'Damaged files that were removed from the image cache.',
  labelNames: ['source'],
});

/** Creates an image proxy with the variants, the log and the metrics of the shop. */
export const createShopImageProxy = (
  options: Pick<ImageProxyOptions, 'folders' | 'hosts' | 'cacheFolder' | 'maxAge'>,
): ImageProxy =>
  createImageProxy({
    ...options,
    variants: imageVariants,
    log,
    onTransformed: (outcome, ms) => observeMs(transforms, { outcome }, ms),
    onLookup: (source, result) => requests.inc({ source, result }),
    onDamaged: (source) => damaged.inc({ source }),
  });

declare module '@/platform/process/processState' {
  interface ProcessStateTypes {
    imageProxy: ImageProxy;
  }
}

/** Returns the image proxy of this process: there is one queue and one cache. */
export const getImageProxy = (): ImageProxy => {
  if (processState.imageProxy) return processState.imageProxy;
  const env = getEnv();
  processState.imageProxy = createShopImageProxy({
    folders: pictureFolders(env),
    hosts: env.imageHosts,
    cacheFolder: join(resolve(/* turbopackIgnore: true */ process.cwd(), env.dataDir), 'images'),
    maxAge: env.revalidateSeconds,
  });
  return processState.imageProxy;
};
