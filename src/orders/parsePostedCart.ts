import { z } from 'zod';
import { mostExtras, mostItems, mostPeople, mostUnits } from '@/cart/cart';
import { customerSchema } from '@/cart/customer';
import { isDay } from '@/lib/days';
import { err, ok, type Result } from '@/lib/result';
import { isUuid } from '@/lib/uuid';
import { currencyCodes } from '@/pricing/currencies';
import { siteIds } from '@/sites/site';
import { describeProblem } from './describeProblem';
import type { Issue } from './issue';

const uuid = z
  .string()
  .refine(isUuid, 'must be a UUID such as 3f2b8c1e-9d4a-4b6e-8f10-2a7c5d9e0b43')
  .toLowerCase();

const id = z.int().min(1);

const price = z.number().min(0);

const count = (most: number) => z.int().min(1).max(most);

/** Checked for size before anything in it is looked at, so that a long list costs one complaint. */
const list = <Entry extends z.ZodType>(entry: Entry, least: number, most: number) =>
  z.array(z.unknown()).min(least).max(most).pipe(z.array(entry));

const distinct = <Entry extends { readonly id: number }>(entries: readonly Entry[]) =>
  new Set(entries.map((entry) => entry.id)).size === entries.length;

const extra = z.object({
  id,
  price,
  quantity: count(mostUnits),
  min_people: z.int().min(0),
});

const item = z.object({
  id,
  price,
  min_people: z.int().min(0),
  number_of_people: count(mostPeople),
  selected_date: z
    .string()
    .refine(isDay, 'must be a day of the calendar, such as 2027-05-23 (YYYY-MM-DD)'),
  single: z.boolean(),
  stag_goes_free: z.int().min(0).nullish(),
  extras: list(extra, 0, mostExtras).refine(distinct, 'must not name the same extra twice'),
});

const postedCart = z.object({
  id: uuid,
  shop_group_id: id,
  city: z.string().min(1).max(80),
  locale: z.enum(siteIds),
  currency: z.enum(currencyCodes),
  items: list(item, 1, mostItems).refine(distinct, 'must not name the same product twice'),
  customer: customerSchema,
  // The shop group's own terms count, so these two are only looked at for their form.
  deposit: z.number().nullish(),
  tax: z.number().nullish(),
});

/** A cart as it is posted (spec section 7): right in its form, and no word of it believed yet. */
export type PostedCart = z.output<typeof postedCart>;
export type PostedItem = PostedCart['items'][number];

/**
 * @param body what the JSON of the request says
 * @returns the cart, or everything that is wrong with its form
 */
export const parsePostedCart = (
  body: unknown,
): Result<PostedCart, readonly [Issue, ...Issue[]]> => {
  const parsed = postedCart.safeParse(body, { error: describeProblem });
  if (parsed.success) return ok(parsed.data);
  const [first, ...others] = parsed.error.issues.map(({ path, message }): Issue => ({
    path: path.join('.'),
    message,
  }));
  return err([first ?? { path: '', message: 'must be a cart' }, ...others]);
};
