import { z } from 'zod';
import { customerSchema } from '@/commerce/cart/customer';
import { enquirySchema } from '@/commerce/cart/enquiry';
import type { Result } from '@troupe/basics/result';
import type { Issues } from './issue';
import { id, locale, parsePosted, uuid } from './parsePosted';
import { postedProposal } from './parsePostedProposal';

const postedEnquiry = enquirySchema
  .extend({
    id: uuid,
    shop_group_id: id,
    locale,
    /** A hidden field (honeypot): only bots that fill in every field set it. */
    subject: z.unknown().optional(),
    vat_number: customerSchema.shape.vat_number,
    proposal: postedProposal.optional(),
  })
  .refine(({ proposal, company }) => !proposal || company !== undefined, {
    path: ['company'],
    message: 'must not be empty: a proposal is for a company',
  });

/** A posted enquiry with a valid form. */
export type PostedEnquiry = z.output<typeof postedEnquiry>;

/**
 * @param body the parsed JSON of the request
 * @returns the enquiry, or all issues of its form
 */
export const parsePostedEnquiry = (body: unknown): Result<PostedEnquiry, Issues> =>
  parsePosted(postedEnquiry, body);
