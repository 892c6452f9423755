import { z } from 'zod';
import { err, ok, type Result } from '@troupe/basics/result';
import { parseEntityType, type Entity, entityTypes } from './entity';

/** The pages to revalidate: those that show an entity, or those with these addresses. */
export type Wanted =
  { readonly thing: Entity } | { readonly paths: readonly [string, ...string[]] };

export interface RefreshRequest {
  readonly wanted: Wanted;
  /** When the request was created, in ms since 1970; undefined if unknown. */
  readonly madeAt: number | undefined;
}

export interface RequestIssue {
  readonly path: string;
  readonly message: string;
}

const mostPaths = 1000;

/** A smaller timestamp is in seconds: in ms it would be a date before 1974. */
const firstMs = 100_000_000_000;

const timestamp = z
  .union(
    [z.number().positive(), z.iso.datetime({ offset: true })],
    'must be seconds or ms since 1970, or an ISO 8601 time',
  )
  .transform((time) => {
    if (typeof time === 'string') return Date.parse(time);
    return time < firstMs ? time * 1000 : time;
  })
  .optional();

const type = z.string('must be the name of a type').transform((name, context) => {
  const known = parseEntityType(name);
  if (known) return known;
  context.addIssue({ code: 'custom', message: `must be one of ${entityTypes.join(', ')}` });
  return z.NEVER;
});

const idMessage = 'must be a number, a key or a slug';

const id = z
  .union([z.int(idMessage).nonnegative(idMessage), z.string().min(1).max(300)], idMessage)
  .transform(String);

/** Types with only one entity. */
const singular: readonly string[] = ['redirects', 'exchange-rates'];

const thing = z
  .object({ type, id: id.optional(), timestamp })
  .refine((it) => it.id !== undefined || singular.includes(it.type), {
    path: ['id'],
    message: idMessage,
  });

const paths = z.object({
  paths: z
    .array(z.string('must be an address').min(1).max(2000), 'must be a list of addresses')
    .min(1, 'must name at least one address')
    .max(mostPaths, `must name at most ${mostPaths} addresses`),
  timestamp,
});

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toIssues = (error: z.ZodError): readonly RequestIssue[] =>
  error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));

/** Reads the body of `POST /api/revalidate`. @param body parsed JSON */
export const parseRefreshRequest = (
  body: unknown,
): Result<RefreshRequest, readonly RequestIssue[]> => {
  if (!isObject(body) || 'type' in body === 'paths' in body) {
    return err([{ path: '', message: 'must be an object with either type and id, or paths' }]);
  }
  if ('type' in body) {
    const parsed = thing.safeParse(body);
    if (!parsed.success) return err(toIssues(parsed.error));
    const { type: of, id: name = '', timestamp: madeAt } = parsed.data;
    return ok({ wanted: { thing: { type: of, id: name } }, madeAt });
  }
  const parsed = paths.safeParse(body);
  if (!parsed.success) return err(toIssues(parsed.error));
  const [first = '', ...others] = parsed.data.paths;
  return ok({ wanted: { paths: [first, ...others] }, madeAt: parsed.data.timestamp });
};
