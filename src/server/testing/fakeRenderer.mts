import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dependency } from '@/health/dependency';
import { printReadiness, toReadiness } from '@/health/readiness';
import { log } from '@/log/log';
import { nameProcess } from '@/log/logger';
import { runWithRequestId } from '@/log/requestId';
import { createCounter } from '@/metrics/counter';
import { collectMetrics } from '@/metrics/registry';
import { endWithFront } from '../endWithFront';
import type { RendererMessage, RendererOrder } from '../rendererMessage';

/** Stands where Next makes pages, and does what it is asked to by address. */
const [socketPath] = process.argv.slice(2);
const tell = (message: RendererMessage) => process.send?.(message);
nameProcess('renderer');
const made = createCounter({ name: 'fake_pages_total', help: 'Made.', labels: ['what'] });

const dependency = (state: Dependency['state']): Dependency => ({
  name: 'content',
  isNeeded: true,
  state,
});
let state: Dependency['state'] = 'up';
let isMute = false;

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://renderer');
  const id = String(request.headers['x-request-id']);
  if (url.pathname === '/api/ready') {
    if (!isMute) response.end(printReadiness(toReadiness([dependency(state)])));
  } else if (url.pathname === '/api/fake/ready') {
    state = url.searchParams.get('state') as Dependency['state'];
    response.end();
  } else if (url.pathname === '/api/fake/mute') {
    isMute = true;
    response.end();
  } else if (url.pathname === '/api/fake/die') {
    process.exit(3);
  } else if (url.pathname === '/api/fake/log') {
    runWithRequestId(id, () => log.warn('something happened', { path: url.pathname }));
    response.end(id);
  } else if (url.pathname === '/api/fake/trace') {
    response.end(String(request.headers['traceparent']));
  } else if (url.pathname === '/api/fake/slow') {
    made.add('slow');
    for (let part = 0; part < 10; part += 1) {
      response.write(`part ${part}\n`);
      await sleep(100);
    }
    response.end('whole');
  } else if (url.pathname === '/api/fake/large') {
    response.end(Buffer.alloc(32 * 1024 * 1024, 'x'));
  } else if (url.pathname === '/no-such-page') {
    response.writeHead(404).end('not found');
  } else {
    made.add('page');
    response.end(`page ${url.pathname}`);
  }
});
server.listen(socketPath, () => tell({ kind: 'ready' }));

process.on('SIGTERM', () => {});
process.on('message', (order: RendererOrder) => {
  if (order.kind === 'stop') process.exit(0);
  tell({ kind: 'metrics', question: order.question, families: collectMetrics() });
});
endWithFront();
