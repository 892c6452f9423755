import { defaultRefusal, validateParams } from '@/config/sites/validateParams';
import { matchPath } from '@/config/sites/matchPath';
import type { Site } from '@/config/sites/site';
import { badRequest, type RouteRefusal } from '@/config/sites/validators';
import { decodePercent } from '@troupe/basics/decodePercent';
import { cityMessage } from './messages';

/**
 * Determines why a path shows no page. A page only reports that it was not found, so the reason is derived again from
 * the path (spec sections 5 and 8).
 *
 * @param path public path as requested, percent-encoded, without query
 * @param cities slugs of the cities that the site sells; empty while no source is available
 */
export const explainNotFound = (
  site: Site,
  path: string,
  cities: readonly string[],
): RouteRefusal => {
  const decoded = decodePercent(path);
  if (decoded === undefined) return badRequest;
  const match = matchPath(site, decoded);
  const admitted = match && validateParams(match.route, match.params);
  const city = match?.params['city'];
  if (admitted?.ok && city !== undefined && !cities.includes(city)) {
    return { statusCode: 404, message: cityMessage };
  }
  const { statusCode, message } = admitted && !admitted.ok ? admitted.problem : defaultRefusal;
  return { statusCode, message: message.replace('{path}', () => path) };
};
