import type { RouteName } from './routes';

export interface RouteRefusal {
  readonly statusCode: number;
  readonly message: string;
}

/** The address itself is malformed. */
export const badRequest: RouteRefusal = { statusCode: 400, message: 'Bad Request' };

/** `true` admits the request; anything else is a 404, unless it has another status code (spec section 5). */
export type ValidationResult = boolean | Partial<RouteRefusal>;

export type Validate = (params: Readonly<Record<string, string>>) => ValidationResult;

/** Control characters, slashes and invalid encodings are never in a valid slug. */
const isMalformed = (value: string) => /[\p{Cc}\\/\u{FFFD}]/u.test(value);

const slugPattern = /^[a-z0-9-]{1,80}$/;

/** Keeps invalid paths away from the mesh and the page cache. */
const validateSlugs: Validate = (params) => {
  const values = Object.values(params);
  if (values.some(isMalformed)) return badRequest;
  return values.every((value) => slugPattern.test(value));
};

const numberPattern = /^[1-9]\d{0,3}$/;

/** Pages of a list from the second on; the first page is the list itself. */
const validateNumber: Validate = ({ number = '', ...slugs }) => {
  const verdict = validateSlugs(slugs);
  return verdict === true ? numberPattern.test(number) && number !== '1' : verdict;
};

/** The validate rules of the routes; a route without one admits everything. */
export const validators: Readonly<Partial<Record<RouteName, Validate>>> = {
  city: validateSlugs,
  activity: validateSlugs,
  blogCategory: validateSlugs,
  blogPost: validateSlugs,
  blogPage: validateNumber,
  blogCategoryPage: validateNumber,
  cart: validateSlugs,
  summary: validateSlugs,
  staticPage: validateSlugs,
};
