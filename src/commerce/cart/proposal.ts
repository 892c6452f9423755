import '@/lib/zodWithoutEval';
import { z } from 'zod';
import { customerSchema } from './customer';
import { enquirySchema } from './enquiry';

/** More people than any event of a company that is planned here. */
export const mostProposalPeople = 2000;

/** The words of a sender who requests a proposal: an enquiry of a company. The form and the server both use this. */
const proposalSenderSchema = enquirySchema.extend({
  company: customerSchema.shape.company.pipe(z.string('must not be empty')),
  vat_number: customerSchema.shape.vat_number,
});

const isDigits = (value: unknown): value is string =>
  typeof value === 'string' && /^\s*\d{1,6}\s*$/.test(value);

/** The whole form. What is typed as a number is one afterwards. */
export const proposalFormSchema = proposalSenderSchema.extend({
  people: z.preprocess(
    (value) => (isDigits(value) ? Number(value) : value),
    z.int().min(1).max(mostProposalPeople),
  ),
  /** Slug of a city; empty if it is not decided. */
  city: z.string().max(80),
});

export type ProposalForm = z.output<typeof proposalFormSchema>;
