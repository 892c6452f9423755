import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkPageCache } from '@/server/pageCache/checkPageCache';
import { getRedis } from '@/server/pageCache/redis/getRedis';
import { getEnv } from '@/config/env/getEnv';
import { answerReady } from '@/server/health/answer';
import type { Dependency } from '@/server/health/dependency';
import { toReadiness } from '@/server/health/readiness';
import { getMesh, listSources } from '@/catalog/mesh/getMesh';
import { getRatesTable, isRatesFeedFailing } from '@/catalog/mesh/getRates';
import { toDatabaseAddress } from '@/commerce/orders/store/databaseAddress';
import { isSpaceLow, readDiskSpace } from '@/commerce/orders/store/diskSpace';
import { openStore } from '@/commerce/orders/store/openStore';
import { createDependencies } from './listDependencies';

const createOwnDependencies = () => {
  const env = getEnv();
  const address = toDatabaseAddress(env);
  return createDependencies({
    getMesh,
    listSources,
    getRates: getRatesTable,
    isRatesFeedFailing,
    openStore,
    isOrdersDiskLow:
      address.kind === 'sqlite'
        ? async () => isSpaceLow(await readDiskSpace(address.path), env.diskWarningMegabytes)
        : undefined,
    checkPageCache,
    isRedisUp: () => getRedis()?.connection.isUp(),
  });
};

let listDependencies: (() => Promise<readonly Dependency[]>) | undefined;

/** `GET /api/ready`: returns the state of this process's dependencies. The cache server adds its own. */
export const readyEndpoint = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
  answerReady(request, response, async () =>
    toReadiness(await (listDependencies ??= createOwnDependencies())()),
  );
