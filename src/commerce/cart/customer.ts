import '@/lib/zodWithoutEval';
import { z } from 'zod';

const line = (most: number) =>
  z
    .string('must be a text')
    .trim()
    .max(most, `must not be longer than ${most} characters`)
    // A lone surrogate is not a character, and a database would not return it unchanged.
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be a single line without control characters');

const needed = (most: number) => line(most).min(1, 'must not be empty');

/** Whether a value is of an empty form field. */
const isBlank = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '');

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional());

/** The maximum lengths in characters. */
export const longest = {
  name: 100,
  email: 254,
  phone: 40,
  occasion: 60,
  notes: 2000,
  company: 120,
  vat_number: 30,
} as const;

/** The customer of a cart. The form and the server both use this schema; its messages are for the API. */
export const customerSchema = z.object({
  name: needed(longest.name),
  email: z
    .string('must be a text')
    .trim()
    .max(longest.email, `must not be longer than ${longest.email} characters`)
    .pipe(z.email('must be an e-mail address such as ann@example.com')),
  phone: optional(
    line(longest.phone).regex(
      /^\+?(?:[\s()./-]*\d){6}[\d\s()./-]*$/,
      'must be a phone number such as +44 20 7946 0018, or be left out',
    ),
  ),
  occasion: optional(line(longest.occasion)),
  notes: optional(
    z
      .string('must be a text')
      .trim()
      .max(longest.notes, `must not be longer than ${longest.notes} characters`)
      .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u, 'must not have control characters'),
  ),
  /** The following two fields are for corporate sites. */
  company: optional(line(longest.company)),
  vat_number: optional(line(longest.vat_number)),
});

export type Customer = z.output<typeof customerSchema>;
