import type { NextApiHandler } from 'next';
import { getEnv } from '@/env/getEnv';
import { findPublicHost, getSiteByHost } from '@/sites/activeSites';
import { getMesh } from '@/mesh/getMesh';
import { contextOf, type SiteContext } from '../context';
import { buildFeed } from './buildFeed';
import { type FeedFormat, feeds } from './feeds';

/** Feeds live as long as the context, and so the mesh, that they are made from. */
const printed = new WeakMap<SiteContext, Map<string, string>>();

/** A host that nobody lists can be anything; each gets a feed of its own only up to here. */
const mostFeeds = 20;

const printFeed = (context: SiteContext, origin: string, format: FeedFormat): string => {
  const known = printed.get(context) ?? new Map<string, string>();
  printed.set(context, known);
  const name = `${format} ${origin}`;
  const text = known.get(name) ?? buildFeed(context, origin, format);
  if (!known.has(name) && known.size >= mostFeeds) known.clear();
  known.set(name, text);
  return text;
};

/** A host that could be one: what else somebody sends has no place in an address. */
const isPlain = (host: string | undefined): host is string =>
  /^[\w.-]+(?::\d{1,5})?$/.test(host ?? '') && URL.canParse(`http://${host}`);

/** The public host, where the site has one; on a developer's machine the host that was asked. */
const originOf = ({ env, site }: SiteContext, host: string | undefined): string => {
  const publicHost = findPublicHost(env, site);
  if (publicHost) return `https://${publicHost}`;
  return `http://${isPlain(host) ? host : `${site.id}.localhost:${env.port}`}`;
};

const findFeed = (format: unknown) => feeds.find((feed) => feed.format === format) ?? feeds[0];

/** `GET /feed.xml` and `GET /feed.json`: the posts of the site that the host belongs to. */
export const feedEndpoint: NextApiHandler = async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    response.status(405).json({ statusCode: 405, message: 'Method Not Allowed' });
    return;
  }
  const env = getEnv();
  const { host } = request.headers;
  try {
    const context = contextOf(await getMesh(), getSiteByHost(env, host));
    if (!context) throw new Error(`no usable shop group for the site of ${host}`);
    const { format, type } = findFeed(request.query['format']);
    const text = printFeed(context, originOf(context, host), format);
    response.setHeader('Cache-Control', `public, s-maxage=${env.revalidateSeconds}`);
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    // Next names what is sent, and sends nothing to who has that already.
    response.status(200).send(text);
  } catch (error) {
    console.error(`${request.url}:`, error);
    response.status(503).json({ statusCode: 503, message: 'Service Unavailable' });
  }
};
