import type { LinkTarget } from '@/catalog/mesh/prose/prose';
import type { StaticPage } from '@/catalog/mesh/queries/pages';
import { buildPath } from '@/config/sites/paths';
import { buildPostPath } from '../cards/toPostCard';
import { findShop, findSold } from './findSold';
import type { ProseContext } from './toProse';

/** The page with this key, or this site's page of the same kind: companies have their own terms. */
const findPage = ({ site, pages, mesh }: ProseContext, key: string): StaticPage | undefined => {
  const named = mesh.pages.find((it) => it.key === key && it.lang === site.lang);
  return (
    pages.find((it) => it.key === key) ??
    pages.find(({ kind }) => kind !== undefined && kind === named?.kind)
  );
};

/** Path of a link's target on a site; `undefined` if the site lacks the target. */
export const toHref = (context: ProseContext, target: LinkTarget): string | undefined => {
  const { site, shops, posts } = context;
  switch (target.to) {
    case 'activity': {
      const found = findSold(shops, target);
      if (!found) return undefined;
      const [activity, city] = [found.sold.texts.slug, found.shop.city.slug];
      return buildPath(site, 'activity', { activity, city });
    }
    case 'city': {
      const shop = findShop(shops, target.city);
      return shop && buildPath(site, 'city', { city: shop.city.slug });
    }
    case 'post': {
      const post = posts.find(({ key }) => key === target.key);
      return post && buildPostPath(site, post);
    }
    case 'page': {
      const page = findPage(context, target.key);
      return page && buildPath(site, 'staticPage', { page: page.slug });
    }
    case 'contact':
      return `${buildPath(site, 'about')}#contact`;
    case 'heading':
      return `#${target.id}`;
    case 'elsewhere':
      return target.href;
    default:
      return buildPath(site, target.to);
  }
};
