import { z } from 'zod';
import { mostExtras, mostItems, mostPeople, mostUnits } from '@/commerce/cart/cart';
import { customerSchema } from '@/commerce/cart/customer';
import { isDay } from '@/lib/days';
import type { Result } from '@/lib/result';
import { currencyCodes } from '@/commerce/pricing/currencies';
import type { Issues } from './issue';
import { id, locale, parsePosted, uuid } from './parsePosted';

const price = z.number().min(0);

const count = (most: number) => z.int().min(1).max(most);

/** Checks the length before the entries, so that a long list gives one issue only. */
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
  // The shop group's terms apply, so only the type of these two is checked.
  deposit: z.number().nullish(),
  tax: z.number().nullish(),
});

/** A posted cart (spec section 7) with a valid form. Its content is not checked against the catalogue yet. */
export type PostedCart = z.output<typeof postedCart>;
export type PostedItem = PostedCart['items'][number];

/**
 * @param body the parsed JSON of the request
 * @returns the cart, or all issues of its form
 */
export const parsePostedCart = (body: unknown): Result<PostedCart, Issues> =>
  parsePosted(postedCart, body);
