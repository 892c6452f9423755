const { default: resolve } = require('next/dist/shared/lib/router/utils/resolve-rewrites');
const { getRouteMatcher } = require('next/dist/shared/lib/router/utils/route-matcher');
const { getRouteRegex } = require('next/dist/shared/lib/router/utils/route-regex');
const { isDynamicRoute } = require('next/dist/shared/lib/router/utils/is-dynamic');

/** The page's own site, which no navigation within the app leaves. Pages and the error screen have it in their data. */
const findSiteId = () => {
  const { frame, site } = window.__NEXT_DATA__.props.pageProps ?? {};
  return (frame?.site ?? site)?.id;
};

/** Of a rule for some sites, the pattern of their ids: `/:site((?:single-)?(?:de|fr))/about`. */
const sitesOf = /^\/:site\((\(\?:single-\)\?\(\?:[^)]*\))\)/;

const isForSite = ({ source }, siteId) => {
  const [, ids] = sitesOf.exec(source) ?? [];
  return ids === undefined || new RegExp(`^${ids}$`).test(siteId);
};

/**
 * The rules of the page's own site. In place of those that find the site by the host, one leads to it. Next compiles
 * each rule again for each link that it prefetches, so those of other sites are left out.
 */
const toOwnSite = (rules, siteId) => {
  const [byHost] = rules.filter(({ has }) => has);
  return rules.flatMap((rule) => {
    if (rule === byHost) return { source: rule.source, destination: `/${siteId}/:path` };
    return rule.has || !isForSite(rule, siteId) ? [] : rule;
  });
};

/** The rules of the last site: a page has one. */
let last = {};

const rulesOf = (rules, siteId) => {
  if (last.siteId !== siteId || last.rules !== rules) {
    last = { siteId, rules, own: toOwnSite(rules, siteId) };
  }
  return last.own;
};

/**
 * Next's own, with two differences. `next.config.js` puts this in its place in Next's router.
 *
 * The site is that of the page, not of the host: the list of rewrites is a file of the build, and a start decides which
 * host has which site.
 *
 * The query gets the parameters of the page that was found. A navigation adds them to the address of the data, a prefetch
 * only if the visible path has them. Without this, the two addresses differ, and a prefetched page is fetched again.
 */
module.exports.default = (asPath, pages, rewrites, query, ...rest) => {
  const siteId = findSiteId();
  const own = siteId === undefined ? rewrites.beforeFiles : rulesOf(rewrites.beforeFiles, siteId);
  const found = resolve(asPath, pages, { ...rewrites, beforeFiles: own }, query, ...rest);
  const { matchedPage, resolvedHref, parsedAs } = found;
  if (matchedPage && isDynamicRoute(resolvedHref)) {
    Object.assign(query, getRouteMatcher(getRouteRegex(resolvedHref))(parsedAs.pathname));
  }
  return found;
};
