import { z } from 'zod';
import { dateChoices } from '@/commerce/cart/cart';
import { currencyCodes } from '@/commerce/pricing/currencies';

/**
 * What a company wants a proposal for, as it is stored with its enquiry. Names are in the language of the site, amounts
 * are whole units of the currency: those of the catalogue at that moment. Totals are `null` where a group is too large
 * for an activity, since there is no price for it.
 */
export const proposalSchema = z.object({
  people: z.number(),
  /** Slug. */
  city: z.string().nullable(),
  /** `YYYY-MM-DD` */
  arrival: z.string().nullable(),
  departure: z.string().nullable(),
  plan: z
    .object({
      city: z.string(),
      currency: z.enum(currencyCodes),
      items: z.array(
        z.object({
          productId: z.number(),
          name: z.string(),
          selectedDate: z.string(),
          dateChoice: z.enum(dateChoices),
          startTime: z.string().nullable(),
          people: z.number(),
          extras: z.array(z.object({ id: z.number(), name: z.string(), quantity: z.number() })),
          total: z.number().nullable(),
        }),
      ),
      total: z.number().nullable(),
    })
    .nullable(),
});

export type Proposal = z.output<typeof proposalSchema>;
export type ProposedPlan = NonNullable<Proposal['plan']>;
export type ProposedItem = ProposedPlan['items'][number];

/** The proposal for API responses and exports. */
export const toApiProposal = ({ plan, ...proposal }: Proposal) => ({
  ...proposal,
  plan: plan && {
    city: plan.city,
    currency: plan.currency,
    items: plan.items.map(
      ({ productId, selectedDate, dateChoice, startTime, people, ...item }) => ({
        id: productId,
        ...item,
        selected_date: selectedDate,
        date_choice: dateChoice,
        start_time: startTime,
        number_of_people: people,
      }),
    ),
    total: plan.total,
  },
});
