import { err, ok, type Result } from '@/lib/result';
import type { RouteName } from './routes';
import { type RouteRefusal, type Verdict, validators } from './validators';

const defaultRefusal: RouteRefusal = { statusCode: 404, message: 'Page Not Found: {path}' };

const toRefusal = (verdict: Exclude<Verdict, true>): RouteRefusal =>
  verdict === false ? defaultRefusal : { ...defaultRefusal, ...verdict };

/**
 * Runs a route's own validate rule, before anything is loaded (spec section 5).
 *
 * @returns fine, or the status code and message of the refusal; `{path}` in it stands for the address asked for
 */
export const admit = (
  route: RouteName,
  params: Readonly<Record<string, string>>,
): Result<true, RouteRefusal> => {
  const verdict = validators[route]?.(params) ?? true;
  return verdict === true ? ok(true) : err(toRefusal(verdict));
};
