import { isListedAddress } from '@/mesh/link/redirectHosts';
import type { RedirectTarget } from '@/mesh/nodes/redirectTarget';
import { getRedirect } from '@/mesh/queries/redirects';
import type { SiteContext } from '../context';
import { toHref } from '../prose/toHref';
import { findOwnPath } from './findOwnPath';

interface Asked {
  /** Path and query as they were asked for. */
  readonly url: string;
  /** Port or not. */
  readonly host: string | undefined;
}

export interface FoundRedirect {
  /** A path of this site, or a whole address. In ASCII. */
  readonly location: string;
  readonly statusCode: 307 | 308;
}

const splitQuery = (url: string) => {
  const [path = '', ...query] = url.replace(/#.*$/s, '').split('?');
  return { path, query: query.join('?') };
};

/** Stands for the site's own host: whatever leaves it did not come from a path. */
const here = 'https://here.invalid';

const resolve = (context: SiteContext, target: RedirectTarget, host = ''): URL | undefined => {
  const { mesh, site } = context;
  if (target.to !== 'elsewhere') {
    const href = toHref(context, target);
    const url = href === undefined ? undefined : new URL(href, here);
    return url?.origin === here ? url : undefined;
  }
  // Checked with the content already; what is sent to a browser is worth a second look.
  if (!isListedAddress(mesh.redirects, target.href)) return undefined;
  const url = new URL(target.href);
  // A host that no site lists may still be this one: then the next address must not lead on.
  const isHere = url.host === host.toLowerCase().replace(/:\d*$/, '');
  return isHere && getRedirect(mesh, site, url.pathname) ? undefined : url;
};

/** The page itself, for an address that differs from its own by no more than capitals. */
const findOwn = (context: SiteContext, { url }: Asked): FoundRedirect | undefined => {
  const { path, query } = splitQuery(url);
  const own = findOwnPath(context, path);
  if (own === undefined) return undefined;
  const to = new URL(own, here);
  to.search = query;
  return { location: to.href.slice(here.length), statusCode: 308 };
};

/**
 * Where the editors send visitors of an address that no page answers; the query goes along.
 *
 * @returns nothing where there is no rule, or where this site lacks what the rule leads to
 */
const findRuled = (context: SiteContext, asked: Asked): FoundRedirect | undefined => {
  const { path, query } = splitQuery(asked.url);
  const rule = getRedirect(context.mesh, context.site, path);
  const url = rule && resolve(context, rule.to, asked.host);
  if (!rule || !url) return undefined;
  url.search = [url.search.slice(1), query].filter(Boolean).join('&');
  const location = url.origin === here ? url.href.slice(here.length) : url.href;
  return { location, statusCode: rule.permanent ? 308 : 307 };
};

/** Where visitors of an address are sent that no page answers: the editors' word comes first. */
export const findRedirect = (context: SiteContext, asked: Asked): FoundRedirect | undefined =>
  findRuled(context, asked) ?? findOwn(context, asked);
