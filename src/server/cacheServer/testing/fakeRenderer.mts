import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitWithParent, type RendererMessage, type RendererOrder } from '@troupe/cache-server';
import type { Dependency } from '@/server/health/dependency';
import { printReadiness, toReadiness } from '@/server/health/readiness';
import { log } from '@/platform/log/log';
import { nameProcess } from '@/platform/log/logger';
import { runWithRequestId } from '@/platform/log/requestId';
import { createCounter } from '@/platform/metrics/metrics';
import { collectMetrics, type Family } from '@/platform/metrics/registry';

/** Stands in for the renderer in tests. The path of the request selects what it does. */
const [socketPath] = process.argv.slice(2);
/** In the folder of the shop. While it exists, no fake renderer begins to listen. */
const HOLD_FILE = 'hold-renderers';
const tell = (message: RendererMessage<readonly Family[]>) => process.send?.(message);
nameProcess('renderer');
const made = createCounter({ name: 'fake_pages_total', help: 'Made.', labelNames: ['what'] });

const dependency = (state: Dependency['state']): Dependency => ({
  name: 'content',
  isNeeded: true,
  state,
});
let state: Dependency['state'] = 'up';
let isMute = false;
/** The one trip there is, with its link. */
const trip = { id: 'aB3dE5gH7jK9', revision: 1, links: ['link'] };
let looks = 0;
/** Every request received: its method, address and `X-Forwarded-For`. */
const seen: string[] = [];

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://renderer');
  const id = String(request.headers['x-request-id']);
  const { method, headers } = request;
  seen.push(`${method} ${request.url} ${String(headers['x-forwarded-for'])}`);
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
  } else if (url.pathname === '/api/fake/pid') {
    response.end(String(process.pid));
  } else if (url.pathname === '/api/fake/wait') {
    await sleep(Number(url.searchParams.get('ms')));
    response.end(`waited at ${process.pid}`);
  } else if (url.pathname === '/api/fake/slow') {
    made.inc({ what: 'slow' });
    for (let part = 0; part < 10; part += 1) {
      response.write(`part ${part}\n`);
      await sleep(100);
    }
    response.end('whole');
  } else if (url.pathname === '/api/fake/large') {
    response.end(Buffer.alloc(32 * 1024 * 1024, 'x'));
  } else if (url.pathname === '/api/trip/live') {
    const grant = { channel: trip.id, version: trip.revision, grant: 'link', client: 'client' };
    const isAsked = headers['x-stream-request'] !== undefined;
    response.writeHead(204, isAsked ? { 'x-stream-grant': JSON.stringify(grant) } : {}).end();
  } else if (url.pathname === '/api/trip/revisions') {
    looks += 1;
    if (headers['x-trip-revisions'] === undefined) response.writeHead(404).end();
    else response.end(JSON.stringify({ trips: [[trip.id, trip.revision, trip.links]] }));
  } else if (url.pathname === '/api/fake/looks') {
    response.end(String(looks));
  } else if (url.pathname === '/api/fake/change') {
    // Stored by another instance, if nothing is told.
    trip.revision += 1;
    if (url.searchParams.has('revoke')) trip.links = [];
    if (url.searchParams.has('tell'))
      tell({ kind: 'published', channel: trip.id, version: trip.revision });
    response.end();
  } else if (url.pathname === '/api/fake/seen') {
    response.end(JSON.stringify(seen));
  } else if (url.pathname.startsWith('/_next/static/')) {
    response.writeHead(200, {
      'Content-Type': 'application/javascript',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${url.pathname}"`,
    });
    response.end(`file ${url.pathname}`);
  } else if (url.pathname === '/no-such-page') {
    response.writeHead(404).end('not found');
  } else {
    made.inc({ what: 'page' });
    response.end(`page ${url.pathname}`);
  }
});
// A test decides how long there is no renderer.
while (existsSync(HOLD_FILE)) await sleep(20);
server.listen(socketPath, () => tell({ kind: 'ready' }));

process.on('SIGTERM', () => {});
process.on('message', async (order: RendererOrder) => {
  if (order.kind === 'stop') process.exit(0);
  if (order.kind !== 'metrics') return;
  tell({ kind: 'metrics', question: order.question, metrics: await collectMetrics() });
});
exitWithParent();
