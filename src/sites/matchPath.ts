import { pathTemplate } from './paths';
import { type RouteName, routeNames } from './routes';
import type { Site } from './site';

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

/**
 * Which route a public path of a site means, if any; level by level a fixed name wins over a param.
 *
 * @param path decoded public path without query
 */
export const matchPath = (site: Site, path: string): RouteMatch | undefined => {
  const normal = path.normalize('NFC').replace(/(?<=.)\/$/, '');
  const segments = (normal === '/index.html' ? '/' : normal).split('/');
  const matches = routeNames.flatMap((route) => {
    const params = matchSegments(pathTemplate(site, route), segments);
    return params ? [{ route, params }] : [];
  });
  const rank = ({ route }: RouteMatch) => precedence(pathTemplate(site, route));
  return matches.reduce<RouteMatch | undefined>(
    (best, match) => (best && rank(best) <= rank(match) ? best : match),
    undefined,
  );
};
