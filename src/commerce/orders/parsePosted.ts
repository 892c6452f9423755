import { z } from 'zod';
import { err, ok, type Result } from '@/lib/result';
import { isUuid } from '@/lib/uuid';
import { siteIds } from '@/config/sites/site';
import { describeProblem } from './describeProblem';
import type { Issue, Issues } from './issue';

/** An id that the browser creates before it sends, so that the server can detect repeats. */
export const uuid = z
  .string()
  .refine(isUuid, 'must be a UUID such as 3f2b8c1e-9d4a-4b6e-8f10-2a7c5d9e0b43')
  .toLowerCase();

export const id = z.int().min(1);

/** The site of the sender. */
export const locale = z.enum(siteIds);

/**
 * Parses a body with a schema.
 *
 * @param body the parsed JSON of the request
 * @returns the value, or all issues
 */
export const parsePosted = <Value>(
  schema: z.ZodType<Value>,
  body: unknown,
): Result<Value, Issues> => {
  const parsed = schema.safeParse(body, { error: describeProblem });
  if (parsed.success) return ok(parsed.data);
  const [first, ...others] = parsed.error.issues.map(({ path, message }): Issue => ({
    path: path.join('.'),
    message,
  }));
  return err([first ?? { path: '', message: 'must have another form' }, ...others]);
};
