import { insideTemplate } from './page';
import { type PathOwner, pathTemplate } from './paths';
import { type RouteName, routeNames } from './routes';

export interface RouteMatch {
  readonly route: RouteName;
  readonly params: Readonly<Record<string, string>>;
}

const matchSegments = (template: string, segments: readonly string[]) => {
  const expected = template.split('/');
  if (expected.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segment = segments[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name !== undefined && segment !== '') params[name] = segment;
    else if (part !== segment) return undefined;
  }
  return params;
};

/** Ranks fixed levels before dynamic ones from the left, the order in which Next matches pages. */
const precedence = (template: string) =>
  template
    .split('/')
    .map((part) => (part.startsWith('{') ? '1' : '0'))
    .join('');

/** In each level, a fixed name takes precedence over a param. */
const findMatch = (
  path: string,
  templateOf: (route: RouteName) => string,
): RouteMatch | undefined => {
  const segments = path.split('/');
  const matches = routeNames.flatMap((route) => {
    const params = matchSegments(templateOf(route), segments);
    return params ? [{ route, params }] : [];
  });
  const rank = ({ route }: RouteMatch) => precedence(templateOf(route));
  return matches.reduce<RouteMatch | undefined>(
    (best, match) => (best && rank(best) <= rank(match) ? best : match),
    undefined,
  );
};

/** Normalizes a text for comparison. */
type Fold = (text: string) => string;

/**
 * Finds the route of a public path of a site.
 *
 * @param path decoded public path without query
 * @param fold applied to the path and the templates before the comparison; so the values of params are folded too
 */
export const matchPath = (
  site: PathOwner,
  path: string,
  fold: Fold = (text) => text,
): RouteMatch | undefined => {
  const normal = path.normalize('NFC').replace(/(?<=.)\/$/, '');
  return findMatch(fold(normal === '/index.html' ? '/' : normal), (route) =>
    fold(pathTemplate(site, route)),
  );
};

/**
 * Finds the route of an internal path, which has the names of the folders below `pages/[site]`.
 *
 * @param path `/checkout/krakow/cart`, or `/` for the home page
 */
export const matchInside = (path: string): RouteMatch | undefined =>
  findMatch(path, (route) => insideTemplate(route));
