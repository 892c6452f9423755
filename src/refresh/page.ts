import { buildPath } from '@/sites/paths';
import { type RouteName, type RouteParams, routes } from '@/sites/routes';
import type { Site } from '@/sites/site';

/** A page that some site has, or may have had. */
export interface Page {
  readonly route: RouteName;
  /** By the names of the route's public path. */
  readonly params: Readonly<Record<string, string>>;
}

export const toPage = <Name extends RouteName>(
  route: Name,
  ...[params]: keyof RouteParams<Name> extends never ? [] : [RouteParams<Name>]
): Page => ({ route, params: params ?? {} });

/** On the site's own host, percent-encoded. */
export const toPublicPath = (site: Site, { route, params }: Page): string => {
  // The params were made for this route, a tie that the record loses.
  const build = buildPath as (site: Site, route: RouteName, params: Page['params']) => string;
  return build(site, route, params);
};

/** As Next knows the page, and the page cache: `/de/checkout/krakow/cart`. Folders may call a param by another name. */
export const toInternalPath = ({ id }: Pick<Site, 'id'>, { route, params }: Page): string => {
  const { page, paths } = routes[route];
  const names = [...paths.en.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  let at = 0;
  const inside = page.replace(/\{\w+\}/g, () => params[names[at++] ?? ''] ?? '');
  return inside === '/' ? `/${id}` : `/${id}${inside}`;
};
