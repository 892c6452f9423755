import type { NextApiHandler, NextApiRequest } from 'next';
import type { Env } from '@/env/env';
import { getEnv } from '@/env/getEnv';
import { onlyReads } from '@/http/onlyReads';
import { getMesh } from '@/mesh/getMesh';
import { getSiteByHost } from '@/sites/activeSites';
import type { Site } from '@/sites/site';
import { contextOf, type SiteContext } from './context';

export interface HostQuestion {
  readonly env: Env;
  /** As it was sent: anything. */
  readonly host: string | undefined;
  /** The one that the host belongs to. */
  readonly site: Site;
  readonly query: NextApiRequest['query'];
  /** Throws while the content cannot be had. */
  readonly getContext: () => Promise<SiteContext>;
}

export interface HostFile {
  /** Without its charset. */
  readonly type: string;
  readonly text: string;
}

const createQuestion = ({ headers: { host }, query }: NextApiRequest): HostQuestion => {
  const env = getEnv();
  const site = getSiteByHost(env, host);
  const getContext = async () => {
    const context = contextOf(await getMesh(), site);
    if (!context) throw new Error(`no usable shop group for the site of ${host}`);
    return context;
  };
  return { env, host, site, query, getContext };
};

/**
 * A file that every host has of its own. It may be kept for as long as a page.
 *
 * @param print gives the file, or nothing where the host has no such file; where it throws, the answer is a 503
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
    // Next names what is sent, and sends nothing to who has that already.
    response.status(200).send(file.text);
  });
