import { z } from 'zod';
import { mostExtras, mostItems, mostPeople, mostUnits } from '@/cart/cart';
import { customerSchema } from '@/cart/customer';
import { isDay } from '@/lib/days';
import type { Result } from '@/lib/result';
import { currencyCodes } from '@/pricing/currencies';
import type { Issues } from './issue';
import { id, locale, parsePosted, uuid } from './parsePosted';

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
  locale,
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
export const parsePostedCart = (body: unknown): Result<PostedCart, Issues> =>
  parsePosted(postedCart, body);
