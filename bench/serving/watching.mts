import { EventEmitter } from 'node:events';
import { openSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { observe, type Watcher } from '@troupe/cache-server';
import pino from 'pino';
import { watchAnswers } from '@/server/cacheServer/accessLog';
import { createCacheServerMetrics } from '@/server/cacheServer/cacheServerMetrics';

/**
 * Measures the cost per response of counting and logging requests, in one process and without a network. Compare it
 * with the time to send a cache hit.
 */
const answers = Number(process.argv[2] ?? 300_000);
const rounds = 5;

class Response extends EventEmitter {
  readonly statusCode = 200;
  readonly writableFinished = true;
}

const request = {
  method: 'GET',
  url: '/food-tour/krakow?utm_source=mail',
  headers: { 'x-request-id': 'from-the-edge-1' },
} as unknown as IncomingMessage;

/** In ns per response, the best of several rounds. */
const measure = (listener: RequestListener): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = process.hrtime.bigint();
    for (let turn = 0; turn < answers; turn += 1) {
      const response = new Response();
      listener(request, response as unknown as ServerResponse);
      response.emit('close');
    }
    best = Math.min(best, Number(process.hrtime.bigint() - startedAt) / answers);
  }
  return best;
};

const { watch, notePage } = createCacheServerMetrics({
  isUp: () => true,
  hasReadySpare: () => false,
  starts: () => 1,
});
const destination = pino.destination({
  dest: openSync('/dev/null', 'w'),
  sync: false,
  minLength: 8192,
});
const count: Watcher = (answered) => {
  notePage('memory');
  watch(answered);
};

const nothing = measure(observe(() => {}, []));
const counted = measure(observe(() => {}, [count]));
const logged = measure(observe(() => {}, [watchAnswers(destination)]));

const print = (name: string, ns: number): void =>
  console.log(`${name.padEnd(40)} ${((ns - nothing) / 1000).toFixed(2)} µs`);

console.log('per answer, beside what sending it takes');
print('counted (METRICS_PORT)', counted);
print('a line in the log (ACCESS_LOG)', logged);
process.exit(0);
