import { z } from 'zod';
import { mostExtras, mostItems, mostUnits } from '@/commerce/cart/cart';
import { customerSchema } from '@/commerce/cart/customer';
import type { Result } from '@troupe/basics/result';
import { currencyCodes } from '@/commerce/pricing/currencies';
import type { Issues } from './issue';
import {
  citySlug,
  count,
  day,
  distinct,
  id,
  isStay,
  itemChoices,
  list,
  locale,
  parsePosted,
  stayIssue,
  uuid,
} from './parsePosted';

const price = z.number().min(0);

const extra = z.object({
  id,
  price,
  quantity: count(mostUnits),
  min_people: z.int().min(0),
});

const item = z.object({
  ...itemChoices,
  price,
  min_people: z.int().min(0),
  single: z.boolean(),
  stag_goes_free: z.int().min(0).nullish(),
  extras: list(extra, 0, mostExtras).refine(distinct, 'must not name the same extra twice'),
});

const cart = z.object({
  id: uuid,
  shop_group_id: id,
  city: citySlug,
  locale,
  currency: z.enum(currencyCodes),
  items: list(item, 1, mostItems).refine(distinct, 'must not name the same product twice'),
  customer: customerSchema,
  // The shop group's terms apply, so only the type of these two is checked.
  deposit: z.number().nullish(),
  tax: z.number().nullish(),
  arrival: day.nullish(),
  departure: day.nullish(),
  terms_version: z
    .string()
    .regex(/^[\w.:-]{1,200}$/, 'must be at most 200 letters, digits, dots, colons and dashes')
    .nullish(),
});

const postedCart = cart.refine(isStay, stayIssue);

/** A cart without a customer, as a group plans it. */
export const postedPlan = cart.omit({ id: true, customer: true }).refine(isStay, stayIssue);

/** A posted cart (spec section 7) with a valid form. Its content is not checked against the catalogue yet. */
export type PostedCart = z.output<typeof postedCart>;
export type PostedPlan = z.output<typeof postedPlan>;
export type PostedItem = PostedCart['items'][number];

/**
 * @param body the parsed JSON of the request
 * @returns the cart, or all issues of its form
 */
export const parsePostedCart = (body: unknown): Result<PostedCart, Issues> =>
  parsePosted(postedCart, body);
