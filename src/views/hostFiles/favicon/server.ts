import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getEnv } from '@/config/env/getEnv';
import { getSiteByHost } from '@/config/sites/activeSites';
import { toRequestedHost } from '@/platform/process/requestedHost';
import { onlyReads } from '@/platform/http/onlyReads';
import { favicon } from './favicon';
import { toIco } from './toIco';

/** Width and height of the PNG files for home screens, in pixels. */
const ICON_SIZE = 180;

/**
 * `GET /favicon.ico`: the icon of the host's shop group (spec section 9), for browsers and programs that do not read the
 * page's links to icons.
 */
export const faviconEndpoint = onlyReads(async ({ headers }, response) => {
  const env = getEnv();
  const { shopGroupId } = getSiteByHost(env, toRequestedHost(headers));
  const png = await readFile(join(process.cwd(), 'public', `${favicon(shopGroupId)}.png`));
  response.setHeader('Cache-Control', `public, s-maxage=${env.revalidateSeconds}`);
  response.setHeader('Content-Type', 'image/x-icon');
  response.status(200).send(toIco(png, ICON_SIZE));
});
