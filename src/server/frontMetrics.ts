import { createCounter } from '@/metrics/counter';
import { createGauge } from '@/metrics/gauge';
import { toUrlPath } from '@/lib/toUrlPath';
import { registerProcessMetrics } from '@/metrics/processMetrics';
import type { Watcher } from './observe';
import type { Renderer } from './renderer';
import { toRequestKind } from './requestKind';

/**
 * Where the answer to a request for a page came from: this process's memory, the page cache behind it, either of them
 * past its window, the renderer; or from nowhere.
 */
export type PageOrigin = 'memory' | 'disk' | 'stale' | 'miss' | 'not_found';

/** Registers what only the server in front knows. */
export const createFrontMetrics = (renderer: Pick<Renderer, 'isUp' | 'starts'>) => {
  registerProcessMetrics('front');
  createGauge({
    name: 'troupe_renderer_up',
    help: 'Whether the process that makes pages serves.',
    label: 'process',
    read: () => [['renderer', renderer.isUp() ? 1 : 0]],
  });
  createGauge({
    name: 'troupe_renderer_starts',
    help: 'How often the process that makes pages was started.',
    label: 'process',
    read: () => [['renderer', renderer.starts()]],
  });
  const requests = createCounter({
    name: 'troupe_requests_total',
    help: 'Requests by what was asked for and how it was answered.',
    labels: ['kind', 'status'],
  });
  const pages = createCounter({
    name: 'troupe_pages_total',
    help: 'Answers to requests for pages and their data by where they came from.',
    labels: ['origin'],
  });

  const watch: Watcher = ({ request, response, isAborted }) =>
    requests.add(
      toRequestKind(toUrlPath(request.url ?? '/')),
      isAborted ? 'aborted' : String(response.statusCode),
    );

  return { watch, notePage: (origin: PageOrigin) => pages.add(origin) };
};
