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

const isDynamic = (template: string) => template.includes('{');

/**
 * Which route a public path of a site means, if any; a fixed path wins over one with params.
 *
 * @param path decoded public path without query
 */
export const matchPath = (site: Site, path: string): RouteMatch | undefined => {
  const normal = path.normalize('NFC').replace(/(?<=.)\/$/, '');
  const segments = (normal === '/index.html' ? '/' : normal).split('/');
  const byFixedFirst = [...routeNames].sort(
    (a, b) => Number(isDynamic(pathTemplate(site, a))) - Number(isDynamic(pathTemplate(site, b))),
  );
  for (const route of byFixedFirst) {
    const params = matchSegments(pathTemplate(site, route), segments);
    if (params) return { route, params };
  }
  return undefined;
};
