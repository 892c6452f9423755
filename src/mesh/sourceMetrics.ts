import { createGauge } from '@/metrics/gauge';
import type { SourceState } from './processMesh';

/**
 * What can be told of sources from outside. Their age grows where nobody asks for a page: whoever looks whether the shop
 * is ready has the sources asked.
 *
 * @param now in ms since 1970
 */
export const registerSourceMetrics = (
  list: () => readonly SourceState[],
  now: () => number,
): void => {
  createGauge({
    name: 'troupe_source_age_seconds',
    help: 'How long ago a source last gave what it has.',
    label: 'source',
    read: () =>
      list().flatMap(({ id, goodAt }) =>
        goodAt === undefined ? [] : [[id, Math.max(0, now() - goodAt) / 1000] as const],
      ),
  });
  createGauge({
    name: 'troupe_source_failing',
    help: 'Whether a source failed, wholly or in part, when it was last asked.',
    label: 'source',
    read: () => list().map(({ id, isFailing }) => [id, isFailing ? 1 : 0] as const),
  });
};
