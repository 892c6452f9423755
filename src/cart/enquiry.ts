import '@/lib/zodWithoutEval';
import { z } from 'zod';
import { customerSchema } from './customer';

/**
 * Who asks us something, and what. The form and the server check by this same schema; its messages are the API's. What
 * somebody tells of themselves, and how long they may write, is as with a booking.
 */
export const enquirySchema = customerSchema
  .pick({ name: true, email: true, phone: true, company: true })
  .extend({ message: customerSchema.shape.notes.pipe(z.string('must not be empty')) });

export type EnquiryWords = z.output<typeof enquirySchema>;
