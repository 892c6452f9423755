import { type Language, type Site, siteIdOf } from '@/config/sites/site';
import type { Mesh } from '../mesh';
import { sitesOf } from '../nodes/redirects';
import { listPages } from '../queries/pages';
import { listCategories, listPosts } from '../queries/posts';
import { listShops } from '../queries/shops';

/** The numbers of pages of one site. */
export interface SiteCounts {
  readonly site: Site['id'];
  readonly lang: Language;
  readonly shopGroup: number;
  /** Whether its shop group has texts in its language; without them the site has no page. */
  readonly isUsable: boolean;
  readonly cities: number;
  /** An activity in two cities counts twice, because it has two pages. */
  readonly activities: number;
  /** Blog categories with posts. */
  readonly categories: number;
  readonly posts: number;
  readonly pages: number;
  readonly people: number;
  readonly redirects: number;
}

const countSite = (mesh: Mesh, site: Site): SiteCounts => {
  const shops = listShops(mesh, site.shopGroupId, site.lang);
  const posts = listPosts(mesh, site);
  const id = siteIdOf(site);
  return {
    site: site.id,
    lang: site.lang,
    shopGroup: site.shopGroupId,
    isUsable: mesh.shopGroups.get(site.shopGroupId)?.texts[site.lang] !== undefined,
    cities: shops.length,
    activities: shops.reduce((sum, { products }) => sum + products.length, 0),
    categories: listCategories(posts).length,
    posts: posts.length,
    pages: listPages(mesh, site).length,
    people: [...mesh.people.values()].filter(({ texts }) => texts[site.lang]).length,
    redirects: mesh.redirects.rules.filter((rule) => sitesOf(rule).some((it) => it === id)).length,
  };
};

export const countSites = (mesh: Mesh, sites: readonly Site[]): readonly SiteCounts[] =>
  sites.map((site) => countSite(mesh, site));
