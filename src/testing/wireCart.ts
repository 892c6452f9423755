import { z } from 'zod';

const whole = (max: number) => z.int().min(1).max(max);

const isUnique = (values: readonly { id: number }[]) =>
  new Set(values.map(({ id }) => id)).size === values.length;

const price = z
  .number()
  .min(0)
  .refine((it) => !Object.is(it, -0));

const extra = z.strictObject({
  id: whole(Number.MAX_SAFE_INTEGER),
  price,
  quantity: whole(999),
  min_people: whole(200),
});

const item = z.strictObject({
  id: whole(Number.MAX_SAFE_INTEGER),
  name: z.string().min(1).max(80).optional(),
  price,
  min_people: whole(200),
  number_of_people: whole(200),
  selected_date: z.iso.date(),
  start_time: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .optional(),
  date_choice: z.enum(['held', 'any']).optional(),
  single: z.boolean(),
  stag_goes_free: whole(200).nullable(),
  extras: z.array(extra).max(20).refine(isUnique),
});

const wireCart = z.strictObject({ id: z.guid(), items: z.array(item).max(60).refine(isUnique) });

/**
 * The faults of a plan as it is stored and posted. A plan holds each product once, and a product holds each extra once.
 * This file is independent of the code under test.
 *
 * @returns one line per fault, `path: message`
 */
export const findFaultsOfCart = (cart: unknown): readonly string[] =>
  wireCart
    .safeParse(cart)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
