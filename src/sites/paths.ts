import { type RouteName, type RouteParams, routes } from './routes';
import type { Language, Site } from './site';

/** Who is asking: a site's own path wins over its language's. */
type PathOwner = Pick<Site, 'id' | 'madeFrom' | 'lang'>;

type PathsOfRoute = Readonly<Partial<Record<string, string>>> & Readonly<Record<Language, string>>;

/** The route's path on a site as the table has it: decoded, with `{param}` in place of values. */
export const pathTemplate = (site: PathOwner, route: RouteName): string => {
  const paths: PathsOfRoute = routes[route].paths;
  return paths[site.madeFrom ?? site.id] ?? paths[site.lang];
};

/** The public path of a route, by params of which the compiler knows nothing. */
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
 * The one function that makes a link. Everything that points somewhere on a site goes through it.
 *
 * @returns the public path on that site's own host, percent-encoded: `/caisse/krakow/r%C3%A9sum%C3%A9`
 */
export const buildPath = <Name extends RouteName>(
  site: PathOwner,
  route: Name,
  ...[params]: keyof RouteParams<Name> extends never ? [] : [RouteParams<Name>]
): string => fillPath(site, route, params ?? {});
