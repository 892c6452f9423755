import type { PageOrigin, Renderer, Watcher } from '@troupe/cache-server';
import { createCounter, createGauge, createReadCounter } from '@/platform/metrics/metrics';
import { toUrlPath } from '@troupe/basics/toUrlPath';
import { registerProcessMetrics } from '@/platform/metrics/processMetrics';
import { toRequestKind } from './requestKind';

/** Registers the metrics that only the cache server can measure. */
export const createCacheServerMetrics = (
  renderer: Pick<Renderer, 'isUp' | 'hasReadySpare' | 'starts'>,
) => {
  registerProcessMetrics('front');
  createGauge({
    name: 'troupe_renderer_up',
    help: 'Whether the renderer serves, and whether a spare one is ready.',
    label: 'process',
    read: () => [
      ['renderer', renderer.isUp() ? 1 : 0],
      ['spare', renderer.hasReadySpare() ? 1 : 0],
    ],
  });
  createReadCounter({
    name: 'troupe_renderer_starts_total',
    help: 'Starts of the renderer.',
    label: 'process',
    read: () => [['renderer', renderer.starts()]],
  });
  const requests = createCounter({
    name: 'troupe_requests_total',
    help: 'Requests by kind and status.',
    labelNames: ['kind', 'status'],
  });
  const pages = createCounter({
    name: 'troupe_page_cache_requests_total',
    help: 'Requests for pages and their data by the result of the lookup in the page cache.',
    labelNames: ['result'],
  });

  const watch: Watcher = ({ request, response, isAborted }) =>
    requests.inc({
      kind: toRequestKind(toUrlPath(request.url ?? '/')),
      status: isAborted ? 'aborted' : response.statusCode,
    });

  return { watch, notePage: (origin: PageOrigin) => pages.inc({ result: origin }) };
};
