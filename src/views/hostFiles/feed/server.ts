import { findPublicHost, originOf } from '@/config/sites/activeSites';
import type { SiteContext } from '../../context';
import { createHostFile } from '../createHostFile';
import { buildFeed } from './buildFeed';
import { type FeedFormat, feeds } from './feeds';

/** Printed feeds are cached as long as their context, and so the mesh. */
const printed = new WeakMap<SiteContext, Map<string, string>>();

/** Unlisted hosts can have any name. This limits the number of cached feeds. */
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

/** Whether a string is a valid host. Anything else must not appear in a URL. */
const isPlain = (host: string | undefined): host is string =>
  /^[\w.-]+(?::\d{1,5})?$/.test(host ?? '') && URL.canParse(`http://${host}`);

/** The public origin; on a developer's machine the requested host. */
const findOrigin = ({ env, site }: SiteContext, host: string | undefined): string =>
  !findPublicHost(env, site) && isPlain(host) ? `http://${host}` : originOf(env, site);

const findFeed = (format: unknown) => feeds.find((feed) => feed.format === format) ?? feeds[0];

/** `GET /feed.xml` and `GET /feed.json`: the posts of the host's site. */
export const feedEndpoint = createHostFile(async ({ host, query, getContext }) => {
  const context = await getContext();
  const { format, type } = findFeed(query['format']);
  return { type, text: printFeed(context, findOrigin(context, host), format) };
});
