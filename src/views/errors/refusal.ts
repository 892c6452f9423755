import { admit } from '@/sites/admit';
import { matchPath } from '@/sites/matchPath';
import type { Site } from '@/sites/site';
import type { RouteRefusal } from '@/sites/validators';

const decodePath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/**
 * Why a path shows nothing: a page only says that it was not found, so the reason is worked out again from the
 * address (spec sections 5 and 8).
 *
 * @param path public path as it was asked for, percent-encoded, without query
 */
export const explainNotFound = (site: Site, path: string): RouteRefusal => {
  const decoded = decodePath(path);
  if (decoded === undefined) return { statusCode: 400, message: 'Bad Request' };
  const match = matchPath(site, decoded);
  const admitted = match && admit(match.route, match.params);
  if (admitted && !admitted.ok) {
    const { statusCode, message } = admitted.problem;
    return { statusCode, message: message.replace('{path}', () => path) };
  }
  return match && 'city' in match.params
    ? { statusCode: 404, message: 'Page not found' }
    : { statusCode: 404, message: `Page Not Found: ${path}` };
};
