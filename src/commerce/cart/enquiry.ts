import '@/lib/zodWithoutEval';
import { z } from 'zod';
import { customerSchema } from './customer';

/**
 * An enquiry with its sender. The form and the server both use this schema; its messages are for the API. Fields and
 * lengths are the same as for a customer.
 */
export const enquirySchema = customerSchema
  .pick({ name: true, email: true, phone: true, company: true })
  .extend({ message: customerSchema.shape.notes.pipe(z.string('must not be empty')) });

export type EnquiryWords = z.output<typeof enquirySchema>;
