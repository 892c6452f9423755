const { default: resolve } = require('next/dist/shared/lib/router/utils/resolve-rewrites');

/** The page's own site, which no navigation within the app leaves. Pages and the error screen have it in their data. */
const findSiteId = () => {
  const { frame, site } = window.__NEXT_DATA__.props.pageProps ?? {};
  return (frame?.site ?? site)?.id;
};

/** In place of the rules that find the site by the host, one that leads to the page's own. */
const toOwnSite = (rules, siteId) => {
  const [byHost] = rules.filter(({ has }) => has);
  return rules.flatMap((rule) => {
    if (rule === byHost) return { source: rule.source, destination: `/${siteId}/:path` };
    return rule.has ? [] : rule;
  });
};

/**
 * Next's own, but the site is that of the page, not of the host: the list of rewrites is a file of the build, and a
 * start decides which host has which site. `next.config.js` puts this in its place in Next's router.
 */
module.exports.default = (asPath, pages, rewrites, ...rest) => {
  const siteId = findSiteId();
  const own = siteId === undefined ? rewrites.beforeFiles : toOwnSite(rewrites.beforeFiles, siteId);
  return resolve(asPath, pages, { ...rewrites, beforeFiles: own }, ...rest);
};
