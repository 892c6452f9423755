import { fillPath } from './paths';
import { type RouteName, type RouteParams, routes } from './routes';
import type { Site } from './site';

/** A page that a site has, or may have had. */
export interface Page {
  readonly route: RouteName;
  /** By the param names of the route's public path. */
  readonly params: Readonly<Record<string, string>>;
}

export const toPage = <Name extends RouteName>(
  route: Name,
  ...[params]: keyof RouteParams<Name> extends never ? [] : [RouteParams<Name>]
): Page => ({ route, params: params ?? {} });

/** The path on the site's own host, percent-encoded. */
export const toPublicPath = (site: Site, { route, params }: Page): string =>
  fillPath(site, route, params);

/** The route's folder below `pages/[site]`, with the param names of its public paths. */
export const insideTemplate = (route: RouteName): string => {
  const { page, paths } = routes[route];
  const names = [...paths.en.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  let at = 0;
  return page.replace(/\{\w+\}/g, () => `{${names[at++] ?? ''}}`);
};

/** The path of a page in Next and in the page cache: `/de/checkout/krakow/cart`. */
export const toInternalPath = ({ id }: Pick<Site, 'id'>, { route, params }: Page): string => {
  const inside = insideTemplate(route).replace(
    /\{(\w+)\}/g,
    (_, name: string) => params[name] ?? '',
  );
  return inside === '/' ? `/${id}` : `/${id}${inside}`;
};

/** The page's file in Next: `/[site]/checkout/[city]/cart`. */
export const toPageFile = (route: RouteName): string => {
  const { page } = routes[route];
  return page === '/' ? '/[site]' : `/[site]${page.replace(/\{(\w+)\}/g, '[$1]')}`;
};
