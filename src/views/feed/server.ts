import { findPublicHost, originOf } from '@/sites/activeSites';
import type { SiteContext } from '../context';
import { createHostFile } from '../hostFile';
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

/** As everybody knows it; on a developer's machine the host that was asked. */
const findOrigin = ({ env, site }: SiteContext, host: string | undefined): string =>
  !findPublicHost(env, site) && isPlain(host) ? `http://${host}` : originOf(env, site);

const findFeed = (format: unknown) => feeds.find((feed) => feed.format === format) ?? feeds[0];

/** `GET /feed.xml` and `GET /feed.json`: the posts of the site that the host belongs to. */
export const feedEndpoint = createHostFile(async ({ host, query, getContext }) => {
  const context = await getContext();
  const { format, type } = findFeed(query['format']);
  return { type, text: printFeed(context, findOrigin(context, host), format) };
});
