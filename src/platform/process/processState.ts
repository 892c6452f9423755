/**
 * Everything that exists once per process.
 *
 * A variable of a module is not enough for that: Next bundles a module into several chunks (pages, API routes,
 * instrumentation), and the cache handler loads a further copy. Each copy has its own variables, but all copies have the
 * same `globalThis`.
 *
 * A key is added in two places. Its name goes into {@link ProcessStateKey}. Its type is declared by the module that owns
 * it, so that this file imports nothing of the shop:
 *
 *     declare module '@/platform/process/processState' {
 *       interface ProcessStateTypes { rates: RatesSnapshot }
 *     }
 */

/** All keys. The compiler rejects one without a type, and the use of one that is not listed. */
type ProcessStateKey =
  /** Whether a cache server is in front of this process: `platform/process/behindCacheServer.ts`. */
  | 'isBehindCacheServer'
  /** The dates of content and of what is rendered from it: `platform/process/contentInUse.ts`. */
  | 'contentDates'
  | 'contentInUseFrom'
  /** Changes of content that this process was notified of: `platform/process/requiredContent.ts`. */
  | 'contentDemandedFrom'
  | 'contentNewsFrom'
  | 'newsListener'
  /** `platform/process/streamNews.ts` */
  | 'streamNewsListener'
  /** Whether other processes still do what only one may do: `platform/process/standby.ts`. */
  | 'standby'
  /** `platform/log/logger.ts` */
  | 'logger'
  | 'processName'
  /** `platform/log/requestId.ts` */
  | 'requestId'
  /** `platform/metrics/registry.ts` */
  | 'metrics'
  /** `platform/tracing/tracer.ts` */
  | 'tracer'
  /** `catalog/mesh/processMesh.ts` */
  | 'mesh'
  /** `catalog/mesh/getRates.ts` */
  | 'rates'
  /** `commerce/orders/store/openStore.ts` */
  | 'orderStore'
  /** `commerce/orders/store/processLock.ts` */
  | 'databaseLocks'
  /** `commerce/orders/watchOrders.ts` */
  | 'ordersWatch'
  /** `commerce/trips/sweepTrips.ts` */
  | 'tripSweep'
  /** `commerce/orders/retention.ts` */
  | 'retention'
  /** `commerce/orders/linkKey.ts` */
  | 'linkSecret'
  /** `commerce/orders/operator/startOperatorSocket.ts` */
  | 'operatorSocket'
  /** `commerce/orders/outbox/listener.ts` */
  | 'outboxListener'
  /** `commerce/notifications/processDispatcher.ts` */
  | 'dispatcher'
  /** `server/pageCache/redis/getRedis.ts` */
  | 'redis'
  /** `server/pageCache/getInvalidations.ts` */
  | 'invalidations'
  /** `server/pageCache/renderedPage.ts` */
  | 'pageListener'
  /** `server/endpoints/imageEndpoint.ts` */
  | 'imageProxy'
  /** `ui/i18n/loadTranslations.ts` */
  | 'translations'
  /** `views/meshesUsed.ts` */
  | 'meshesUsed'
  | 'isPastSettled'
  /** `views/seoMetadata/seoMetadata.ts` */
  | 'seoMetadata';

/** The types of the keys. Their owners extend this interface. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an alias could not be extended
export interface ProcessStateTypes {}

type ProcessState = { [Key in ProcessStateKey]?: ProcessStateTypes[Key] };

declare global {
  // Only `var` declares a property of `globalThis`.
  var troupeProcess: ProcessState | undefined;
}

/** The state of this process. A key is missing until its owner sets it. */
export const processState: ProcessState = (globalThis.troupeProcess ??= {});

/** Removes keys, as if their owners had never set them. For tests. */
export const clearProcessState = (...keys: readonly ProcessStateKey[]): void => {
  for (const key of keys) Reflect.deleteProperty(processState, key);
};
