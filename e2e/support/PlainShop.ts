import { join } from 'node:path';
import { NextProcess } from './NextProcess';
import { dataDir, ports, shopEnv } from './shop';

/** The same shop with the same pages, served by Next alone. It has its own database, as every shop does. */
export const createPlainShop = (): NextProcess =>
  new NextProcess({
    port: ports.plain,
    env: { ...shopEnv, DATABASE_URL: `file:${join(dataDir, 'plain.db')}` },
  });
