import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkPageCache } from '@/cache/checkPageCache';
import { getRedis } from '@/cache/redis/getRedis';
import { answerReady } from '@/health/answer';
import { toReadiness } from '@/health/readiness';
import { getMesh, listSources } from '@/mesh/getMesh';
import { getRatesTable, isRatesFeedFailing } from '@/mesh/getRates';
import { openStore } from '@/orders/store/openStore';
import { createDependencies } from './listDependencies';

const listDependencies = createDependencies({
  getMesh,
  listSources,
  getRates: getRatesTable,
  isRatesFeedFailing,
  openStore,
  checkPageCache,
  isRedisUp: () => getRedis()?.connection.isUp(),
});

/** `GET /api/ready`: what this process leans on. The server in front adds what it knows itself. */
export const readyEndpoint = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
  answerReady(request, response, async () => toReadiness(await listDependencies()));
