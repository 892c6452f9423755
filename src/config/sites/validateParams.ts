import { err, ok, type Result } from '@troupe/basics/result';
import type { RouteName } from './routes';
import { type RouteRefusal, type ValidationResult, validators } from './validators';

/** Also that of a path that no route matches. */
export const defaultRefusal: RouteRefusal = { statusCode: 404, message: 'Page Not Found: {path}' };

const toRefusal = (verdict: Exclude<ValidationResult, true>): RouteRefusal =>
  verdict === false ? defaultRefusal : { ...defaultRefusal, ...verdict };

/**
 * Runs the validate rule of a route before anything is loaded (spec section 5).
 *
 * @returns ok, or the status code and message of the refusal; `{path}` in the message is replaced with the path
 */
export const validateParams = (
  route: RouteName,
  params: Readonly<Record<string, string>>,
): Result<true, RouteRefusal> => {
  const verdict = validators[route]?.(params) ?? true;
  return verdict === true ? ok(true) : err(toRefusal(verdict));
};
