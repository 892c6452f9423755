import type { NextApiHandler } from 'next';
import { development, readBuildStamp } from '@/browser/deployWatcher/buildStamp';
import { readOnly } from './readOnly';

/** Read at the start of the process, because a later build in the same folder is not the one it serves. */
const served = process.env.NODE_ENV === 'development' ? development : readBuildStamp('.next');

const answer = readOnly(async () => ({ status: 200, body: served }));

/** `GET /api/build`: returns the served build, so that a page can detect that it belongs to an older one. */
export const buildEndpoint: NextApiHandler = (request, response) => {
  response.setHeader('Cache-Control', 'no-store');
  return answer(request, response);
};
