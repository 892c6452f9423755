import { createCheck, DownError, LowError } from '@/server/health/createCheck';
import type { Dependency } from '@/server/health/dependency';
import { dependencyNames as names } from '@/server/health/names';
import type { Mesh } from '@/catalog/mesh/mesh';
import type { SourceState } from '@/catalog/mesh/processMesh';

/** Functions that check each dependency of this process. */
export interface DependencyChecks {
  readonly getMesh: () => Promise<Pick<Mesh, 'refused'>>;
  readonly listSources: () => readonly Pick<SourceState, 'id' | 'isFailing'>[];
  readonly getRates: () => Promise<unknown>;
  /** Undefined result: no rates feed is configured. */
  readonly isRatesFeedFailing: () => boolean | undefined;
  readonly openStore: () => Promise<{ readonly check: () => Promise<void> }>;
  /** Whether the disk with the orders is nearly full. Undefined if they are stored on another machine. */
  readonly isOrdersDiskLow: (() => Promise<boolean>) | undefined;
  readonly checkPageCache: () => Promise<void>;
  /** Undefined result: Redis is not configured. */
  readonly isRedisUp: () => boolean | undefined;
}

/** The last content of a failing source stays in use, so no single source is needed. */
const tellSource = ({
  id,
  isFailing,
}: ReturnType<DependencyChecks['listSources']>[number]): Dependency =>
  isFailing
    ? {
        name: names.source(id),
        isNeeded: false,
        state: 'down',
        detail: 'its last good content is used',
      }
    : { name: names.source(id), isNeeded: false, state: 'up' };

/** In ms. The check writes to disk, and the endpoint is public. */
const ORDERS_CHECK_REUSE_MS = 5000;

/** @returns a function that takes at most a second and never rejects */
export const createDependencies = (checks: DependencyChecks) => {
  const { getMesh, listSources, getRates, isRatesFeedFailing, openStore, isOrdersDiskLow } = checks;

  const checkContent = createCheck({
    name: names.content,
    isNeeded: true,
    ask: async () => {
      const { refused } = await getMesh();
      if (refused.size > 0) throw new LowError(`refused files: ${refused.size}, see the log`);
    },
  });

  const checkRates = createCheck({
    name: names.rates,
    isNeeded: false,
    ask: async () => {
      await getRates();
      if (isRatesFeedFailing()) throw new DownError('the last good or the default rates are used');
    },
  });

  /** Only bookings and enquiries need it. Pages are served without it. */
  const checkOrders = createCheck({
    name: names.orders,
    isNeeded: false,
    reuseMs: ORDERS_CHECK_REUSE_MS,
    ask: async () => (await openStore()).check(),
  });

  const checkOrdersDisk = createCheck({
    name: names.ordersDisk,
    isNeeded: false,
    ask: async () => {
      if (await isOrdersDiskLow?.()) throw new LowError('it is nearly full');
    },
  });

  /** If the disk fails, pages come from memory and from the build. */
  const checkPages = createCheck({
    name: names.pageCache,
    isNeeded: false,
    ask: checks.checkPageCache,
  });

  /** Without it, each instance renders its own pages. */
  const checkRedis = createCheck({
    name: names.redis,
    isNeeded: false,
    ask: async () => {
      if (!checks.isRedisUp()) throw new DownError('each instance keeps its own pages');
    },
  });

  return async (): Promise<readonly Dependency[]> => {
    const [content, rates, ...others] = await Promise.all([
      checkContent(),
      isRatesFeedFailing() === undefined ? undefined : checkRates(),
      checkOrders(),
      ...(isOrdersDiskLow ? [checkOrdersDisk()] : []),
      checkPages(),
      ...(checks.isRedisUp() === undefined ? [] : [checkRedis()]),
    ]);
    return [content, ...listSources().map(tellSource), ...(rates ? [rates] : []), ...others];
  };
};
