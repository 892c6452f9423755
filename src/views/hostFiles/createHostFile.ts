import type { NextApiHandler, NextApiRequest } from 'next';
import type { Env } from '@/config/env/env';
import { getEnv } from '@/config/env/getEnv';
import { toRequestedHost } from '@/platform/process/requestedHost';
import { onlyReads } from '@/platform/http/onlyReads';
import { getMesh } from '@/catalog/mesh/getMesh';
import { getSiteByHost } from '@/config/sites/activeSites';
import type { Site } from '@/config/sites/site';
import { contextOf, type SiteContext } from '../context';

export interface HostQuestion {
  readonly env: Env;
  /** As the client sent it, so it can be anything. */
  readonly host: string | undefined;
  /** The site of the host. */
  readonly site: Site;
  readonly query: NextApiRequest['query'];
  /** @throws while the content is not available */
  readonly getContext: () => Promise<SiteContext>;
}

export interface HostFile {
  /** Without a charset. */
  readonly type: string;
  readonly text: string;
}

const createQuestion = ({ headers, query }: NextApiRequest): HostQuestion => {
  const env = getEnv();
  const host = toRequestedHost(headers);
  const site = getSiteByHost(env, host);
  const getContext = async () => {
    const context = contextOf(await getMesh(), site);
    if (!context) throw new Error(`no usable shop group for the site of ${host}`);
    return context;
  };
  return { env, host, site, query, getContext };
};

/**
 * Creates an endpoint for a file that differs per host. It may be cached as long as a page.
 *
 * @param print returns the file, or `undefined` if the host has no such file; if it throws, the response is a 503
 */
export const createHostFile = (
  print: (question: HostQuestion) => Promise<HostFile | undefined>,
): NextApiHandler =>
  onlyReads(async (request, response) => {
    const question = createQuestion(request);
    const file = await print(question);
    if (!file) {
      response.status(404).json({ statusCode: 404, message: 'Not Found' });
      return;
    }
    response.setHeader('Cache-Control', `public, s-maxage=${question.env.revalidateSeconds}`);
    response.setHeader('Content-Type', `${file.type}; charset=utf-8`);
    // Next adds an ETag, and sends no body if the client already has the file.
    response.status(200).send(file.text);
  });
