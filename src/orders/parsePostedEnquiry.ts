import { z } from 'zod';
import { enquirySchema } from '@/cart/enquiry';
import type { Result } from '@/lib/result';
import type { Issues } from './issue';
import { id, locale, parsePosted, uuid } from './parsePosted';

const postedEnquiry = enquirySchema.extend({
  id: uuid,
  shop_group_id: id,
  locale,
  /** No person sees this field; what fills in every field there is gives itself away. */
  subject: z.unknown().optional(),
});

/** An enquiry as it is posted: right in its form. */
export type PostedEnquiry = z.output<typeof postedEnquiry>;

/**
 * @param body what the JSON of the request says
 * @returns the enquiry, or everything that is wrong with its form
 */
export const parsePostedEnquiry = (body: unknown): Result<PostedEnquiry, Issues> =>
  parsePosted(postedEnquiry, body);
