import { type RouteName, type RouteParams, routes } from './routes';
import type { Language, Site } from './site';

/** The site of a path. A path of the site takes precedence over one of its language. */
export type PathOwner = Pick<Site, 'id' | 'madeFrom' | 'lang'>;

type PathsOfRoute = Readonly<Partial<Record<string, string>>> & Readonly<Record<Language, string>>;

/** The route's path on a site from the table: decoded, with `{param}` in place of values. */
export const pathTemplate = (site: PathOwner, route: RouteName): string => {
  const paths: PathsOfRoute = routes[route].paths;
  return paths[site.madeFrom ?? site.id] ?? paths[site.lang];
};

/** Builds the public path of a route with untyped params. */
export const fillPath = (
  site: PathOwner,
  route: RouteName,
  values: Readonly<Record<string, string>>,
): string =>
  pathTemplate(site, route)
    .split('/')
    .map((segment) => {
      const name = /^\{(\w+)\}$/.exec(segment)?.[1];
      return encodeURIComponent(name === undefined ? segment : (values[name] ?? ''));
    })
    .join('/');

/**
 * Builds a link. All links to pages of a site use this function.
 *
 * @returns the public path on that site's own host, percent-encoded: `/caisse/krakow/r%C3%A9sum%C3%A9`
 */
export const buildPath = <Name extends RouteName>(
  site: PathOwner,
  route: Name,
  ...[params]: keyof RouteParams<Name> extends never ? [] : [RouteParams<Name>]
): string => fillPath(site, route, params ?? {});
