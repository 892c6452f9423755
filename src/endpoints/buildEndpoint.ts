import type { NextApiHandler } from 'next';
import { development, readBuildStamp } from '@/build/buildStamp';
import { readOnly } from './readOnly';

/** As this process began: what is built into the same folder later is not what it serves. */
const served = process.env.NODE_ENV === 'development' ? development : readBuildStamp('.next');

const answer = readOnly(async () => ({ status: 200, body: served }));

/** `GET /api/build`: which build is served, so that a page can tell that it is of an older one. */
export const buildEndpoint: NextApiHandler = (request, response) => {
  response.setHeader('Cache-Control', 'no-store');
  return answer(request, response);
};
