import { isListedAddress } from '@/catalog/mesh/link/redirectHosts';
import type { RedirectTarget } from '@/catalog/mesh/nodes/redirectTarget';
import { getRedirect } from '@/catalog/mesh/queries/redirects';
import type { SiteContext } from '../context';
import { toHref } from '../prose/toHref';
import { getPagePath } from '../frame/pageLinks';
import { findOwnPath } from './findOwnPath';

interface Asked {
  /** Path and query as requested. */
  readonly url: string;
  /** With or without a port. */
  readonly host: string | undefined;
}

export interface FoundRedirect {
  /** A path of this site, or an absolute URL. In ASCII. */
  readonly location: string;
  readonly statusCode: 307 | 308;
}

const splitQuery = (url: string) => {
  const [path = '', ...query] = url.replace(/#.*$/s, '').split('?');
  return { path, query: query.join('?') };
};

/** Stands in for the site's own host: a result with another host did not come from a path. */
const here = 'https://here.invalid';

const resolve = (context: SiteContext, target: RedirectTarget, host = ''): URL | undefined => {
  const { mesh, site } = context;
  if (target.to !== 'elsewhere') {
    const href = toHref(context, target);
    const url = href === undefined ? undefined : new URL(href, here);
    return url?.origin === here ? url : undefined;
  }
  // Loading the content has checked this already. It is checked again because it is sent to a browser.
  if (!isListedAddress(mesh.redirects, target.href)) return undefined;
  const url = new URL(target.href);
  // A host that no site lists may still be this one. In that case the target must not redirect again.
  const isHere = url.hostname === host.toLowerCase().replace(/:\d*$/, '');
  return isHere && getRedirect(mesh, site, url.pathname) ? undefined : url;
};

/** The page itself, for a URL that differs only in letter case. */
const findOwn = (context: SiteContext, { url }: Asked): FoundRedirect | undefined => {
  const { path, query } = splitQuery(url);
  const own = findOwnPath(context, path);
  if (own === undefined) return undefined;
  const to = new URL(own, here);
  to.search = query;
  return { location: to.href.slice(here.length), statusCode: 308 };
};

/**
 * Finds the editors' redirect for a path that matches no page, and keeps the query.
 *
 * @returns `undefined` if there is no rule, or if this site lacks the rule's target
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

/** The address of the privacy policy on every site (spec section 2). It leads to the site's own path. */
const privacyPath = '/page/privacy-policy';

const findPrivacy = (context: SiteContext, { url }: Asked): FoundRedirect | undefined => {
  const { path, query } = splitQuery(url);
  const own = path === privacyPath ? getPagePath(context, 'privacy') : undefined;
  return own === undefined
    ? undefined
    : { location: query ? `${own}?${query}` : own, statusCode: 308 };
};

/**
 * Finds the redirect for a path that matches no page. Editors' rules take precedence over the common address of the
 * privacy policy, and this over letter case.
 */
export const findRedirect = (context: SiteContext, asked: Asked): FoundRedirect | undefined =>
  findRuled(context, asked) ?? findPrivacy(context, asked) ?? findOwn(context, asked);
