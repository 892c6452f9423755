import { NextProcess } from './NextProcess';
import { ports, shopEnv } from './shop';

/** The same shop, over the same data, served by Next alone. */
export const createPlainShop = (): NextProcess =>
  new NextProcess({ port: ports.plain, env: shopEnv });
