import type { ContentFault } from '@/catalog/sources/contentFault';
import { createGauge } from '@/platform/metrics/metrics';
import type { SourceState } from './processMesh';

interface Observed {
  readonly listSources: () => readonly SourceState[];
  readonly listFaults: () => readonly ContentFault[];
  /** In ms since 1970. */
  readonly now: () => number;
}

const countByKind = (faults: readonly ContentFault[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { kind } of faults) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
};

/**
 * Registers the metrics of sources and content. The age of a source grows while no page is requested; a readiness check
 * loads the sources again.
 */
export const registerSourceMetrics = ({ listSources, listFaults, now }: Observed): void => {
  createGauge({
    name: 'troupe_source_age_seconds',
    help: 'Seconds since the last complete load of a source.',
    label: 'source',
    read: () =>
      listSources().flatMap(({ id, goodAt }) =>
        goodAt === undefined ? [] : [[id, Math.max(0, now() - goodAt) / 1000] as const],
      ),
  });
  createGauge({
    name: 'troupe_source_failing',
    help: 'Whether the last load of a source failed, wholly or in part.',
    label: 'source',
    read: () => listSources().map(({ id, isFailing }) => [id, isFailing ? 1 : 0] as const),
  });
  createGauge({
    name: 'troupe_content_faults',
    help: 'Faults of the content in use, by kind. A refused file keeps its last good version.',
    label: 'kind',
    read: () => [...countByKind(listFaults())],
  });
};
