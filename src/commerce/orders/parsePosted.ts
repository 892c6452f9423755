import { z } from 'zod';
import { err, ok, type Result } from '@troupe/basics/result';
import { isDay } from '@/lib/days';
import { isUuid } from '@/lib/uuid';
import { siteIds } from '@/config/sites/site';
import { dateChoices, isStartTime, mostPeople } from '@/commerce/cart/cart';
import { describeProblem } from './describeProblem';
import type { Issue, Issues } from './issue';

/** An id that the browser creates before it sends, so that the server can detect repeats. */
export const uuid = z
  .string()
  .refine(isUuid, 'must be a UUID such as 3f2b8c1e-9d4a-4b6e-8f10-2a7c5d9e0b43')
  .toLowerCase();

export const id = z.int().min(1);

export const count = (most: number) => z.int().min(1).max(most);

/** One line that a person has to type. */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be a single line without control characters');

/** Checks the length before the entries, so that a long list gives one issue only. */
export const list = <Entry extends z.ZodType>(entry: Entry, least: number, most: number) =>
  z.array(z.unknown()).min(least).max(most).pipe(z.array(entry));

export const distinct = <Entry extends { readonly id: number }>(entries: readonly Entry[]) =>
  new Set(entries.map((entry) => entry.id)).size === entries.length;

export const day = z
  .string()
  .refine(isDay, 'must be a day of the calendar, such as 2027-05-23 (YYYY-MM-DD)');

export const startTime = z.string().refine(isStartTime, 'must be a time such as 14:00 (HH:MM)');

/** A sender may also say `null` for what it leaves out. */
const leftOut = <Value>(value: Value | null | undefined): Value | undefined => value ?? undefined;

/** What a visitor has chosen of an activity. */
export const itemChoices = {
  id,
  number_of_people: count(mostPeople),
  selected_date: day,
  date_choice: z.enum(dateChoices).nullish().transform(leftOut).optional(),
  start_time: startTime.nullish().transform(leftOut).optional(),
};

export const citySlug = z.string().min(1).max(80);

export const stayIssue = {
  path: ['departure'],
  message: 'must not be before the arrival',
};

/** Whether a stay ends on or after the day on which it begins, as far as both are known. */
export const isStay = ({
  arrival,
  departure,
}: {
  readonly arrival?: string | null | undefined;
  readonly departure?: string | null | undefined;
}): boolean => !arrival || !departure || arrival <= departure;

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
