import { z } from 'zod';
import { mostExtras, mostItems, mostUnits } from '@/commerce/cart/cart';
import { mostProposalPeople } from '@/commerce/cart/proposal';
import { currencyCodes } from '@/commerce/pricing/currencies';
import {
  citySlug,
  count,
  day,
  distinct,
  id,
  isStay,
  itemChoices,
  list,
  stayIssue,
} from './parsePosted';

const extra = z.strictObject({ id, quantity: count(mostUnits) });

const item = z.strictObject({
  ...itemChoices,
  extras: list(extra, 0, mostExtras).refine(distinct, 'must not name the same extra twice'),
});

const plan = z.strictObject({
  city: citySlug,
  currency: z.enum(currencyCodes),
  items: list(item, 1, mostItems).refine(distinct, 'must not name the same product twice'),
});

/** What a company wants a proposal for. A price in it is refused like any other unknown field: the catalogue has them. */
export const postedProposal = z
  .strictObject({
    people: count(mostProposalPeople),
    city: citySlug.optional(),
    arrival: day.optional(),
    departure: day.optional(),
    plan: plan.optional(),
  })
  .refine(isStay, stayIssue);

export type ParsedProposal = z.output<typeof postedProposal>;
