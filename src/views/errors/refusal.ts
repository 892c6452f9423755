import { validateParams } from '@/config/sites/validateParams';
import { matchPath } from '@/config/sites/matchPath';
import type { Site } from '@/config/sites/site';
import type { RouteRefusal } from '@/config/sites/validators';
import { decodePercent } from '@/lib/decodePercent';

/**
 * Determines why a path shows no page. A page only reports that it was not found, so the reason is derived again from
 * the path (spec sections 5 and 8).
 *
 * @param path public path as requested, percent-encoded, without query
 */
export const explainNotFound = (site: Site, path: string): RouteRefusal => {
  const decoded = decodePercent(path);
  if (decoded === undefined) return { statusCode: 400, message: 'Bad Request' };
  const match = matchPath(site, decoded);
  const admitted = match && validateParams(match.route, match.params);
  if (admitted && !admitted.ok) {
    const { statusCode, message } = admitted.problem;
    return { statusCode, message: message.replace('{path}', () => path) };
  }
  return match && 'city' in match.params
    ? { statusCode: 404, message: 'Page not found' }
    : { statusCode: 404, message: `Page Not Found: ${path}` };
};
