import { createCheck, DownError } from '@/health/createCheck';
import type { Dependency } from '@/health/dependency';
import { dependencyNames as names } from '@/health/names';
import type { SourceState } from '@/mesh/processMesh';

/** How each thing that this process leans on can be asked. */
export interface Leanings {
  readonly getMesh: () => Promise<unknown>;
  readonly listSources: () => readonly Pick<SourceState, 'id' | 'isFailing'>[];
  readonly getRates: () => Promise<unknown>;
  /** Nothing where there is no feed of rates. */
  readonly isRatesFeedFailing: () => boolean | undefined;
  readonly openStore: () => Promise<{ readonly check: () => Promise<void> }>;
  readonly checkPageCache: () => Promise<void>;
  /** Nothing where this shop shares its pages with nobody. */
  readonly isRedisUp: () => boolean | undefined;
}

/** What a source last gave stands in for it, so none is needed by itself. */
const tellSource = ({ id, isFailing }: ReturnType<Leanings['listSources']>[number]): Dependency =>
  isFailing
    ? {
        name: names.source(id),
        isNeeded: false,
        state: 'down',
        detail: 'what it last gave holds',
      }
    : { name: names.source(id), isNeeded: false, state: 'up' };

/** @returns a function that takes a second at most, and never rejects */
export const createDependencies = (leanings: Leanings) => {
  const { getMesh, listSources, getRates, isRatesFeedFailing, openStore } = leanings;

  const checkContent = createCheck({ name: names.content, isNeeded: true, ask: getMesh });

  const checkRates = createCheck({
    name: names.rates,
    isNeeded: false,
    ask: async () => {
      await getRates();
      if (isRatesFeedFailing()) throw new DownError('the last good or the default ones hold');
    },
  });

  /** Bookings and enquiries alone need it: the shop shows what it sells without. */
  const checkOrders = createCheck({
    name: names.orders,
    isNeeded: false,
    ask: async () => (await openStore()).check(),
  });

  /** Where the disk fails, pages come from memory and from the build. */
  const checkPages = createCheck({
    name: names.pageCache,
    isNeeded: false,
    ask: leanings.checkPageCache,
  });

  /** Without it each instance makes its own pages. */
  const checkRedis = createCheck({
    name: names.redis,
    isNeeded: false,
    ask: async () => {
      if (!leanings.isRedisUp()) throw new DownError('each instance keeps its own pages');
    },
  });

  return async (): Promise<readonly Dependency[]> => {
    const [content, rates, ...others] = await Promise.all([
      checkContent(),
      isRatesFeedFailing() === undefined ? undefined : checkRates(),
      checkOrders(),
      checkPages(),
      ...(leanings.isRedisUp() === undefined ? [] : [checkRedis()]),
    ]);
    return [content, ...listSources().map(tellSource), ...(rates ? [rates] : []), ...others];
  };
};
