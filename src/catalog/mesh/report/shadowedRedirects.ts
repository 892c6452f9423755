import type { ContentFault } from '@/catalog/sources/contentFault';
import { matchPath, type RouteMatch } from '@/config/sites/matchPath';
import { sites } from '@/config/sites/records';
import type { Site } from '@/config/sites/site';
import { ruleBookFile } from '../collections';
import type { Mesh } from '../mesh';
import { sitesOf } from '../nodes/redirects';
import { listPages } from '../queries/pages';
import { getPost, listPosts } from '../queries/posts';
import { getShop, getSoldProduct, listShops } from '../queries/shops';

/** Whether a site has the page of a path. For a list, checks its first page. */
const isThere = (mesh: Mesh, site: Site, { route, params }: RouteMatch): boolean => {
  if (route === 'notFound') return false;
  if (Object.keys(params).length === 0) return true;
  const { city = '', activity = '', category = '', post = '', page = '' } = params;
  const shop = getShop(listShops(mesh, site.shopGroupId, site.lang), city);
  switch (route) {
    case 'activity':
      return shop !== undefined && getSoldProduct(shop, activity) !== undefined;
    case 'blogCategory':
      return listPosts(mesh, site).some(({ categoryTexts }) => categoryTexts.slug === category);
    case 'blogPost':
      return getPost(listPosts(mesh, site), category, post) !== undefined;
    case 'staticPage':
      return listPages(mesh, site).some(({ slug }) => slug === page);
    default:
      return shop !== undefined;
  }
};

/** Reports redirects at addresses that have a page. Pages take precedence, so these rules have no effect. */
export const findShadowedRedirects = (mesh: Mesh): ContentFault[] =>
  mesh.redirects.rules.flatMap((rule, index) => {
    const siteId = sitesOf(rule).find((id) => {
      const match = matchPath(sites[id], rule.from);
      return match !== undefined && isThere(mesh, sites[id], match);
    });
    if (!siteId) return [];
    const reason = `the site ${siteId} has a page at ${rule.from}, which comes first`;
    return [
      { file: ruleBookFile('redirects'), field: `rules.${index}.from`, kind: 'shadowed', reason },
    ];
  });
