import { toFields } from '@troupe/basics/fields';
import type { Cart } from './cart';
import { toProposalItems } from './postedProposal';
import { type CartPlace, parseStored, toStored } from './storedCart';

/**
 * A stored plan may contain the plan that was there before a trip was booked. Any change of the plan drops that one.
 *
 * @returns the former plan as it was stored; `undefined` if there is none
 */
export const getFormer = (stored: unknown): unknown => toFields(stored)['former'];

/** What a visitor has chosen in a plan: not the names and prices, which differ from day to day. */
const toComparable = (plan: Cart): string => JSON.stringify(toProposalItems(plan));

/**
 * A plan to be stored in place of another one, which it keeps, so that the visitor can have it back. Of several plans
 * that are replaced one after the other, the first is kept: only that one is the visitor's own.
 *
 * @param own the stored plan @param today see `parseStored`
 */
export const toReplacement = (
  cart: Cart,
  place: CartPlace,
  own: unknown,
  today: string,
  savedAt: Date,
) => {
  const stored = toStored(cart, place, savedAt);
  const former = getFormer(own) ?? own;
  const plan = parseStored(former, place, today, () => cart.id);
  const isOther = plan && plan.items.length > 0 && toComparable(plan) !== toComparable(cart);
  return isOther ? { ...stored, former } : stored;
};
