import { z } from 'zod';
import { day, line } from './fields';

/** A body that the legal notice names, such as a mediator. */
const body = z.strictObject({
  name: line(2, 120),
  address: line(5, 200),
  /** Web address or telephone number. */
  contact: line(5, 120).optional(),
});

/**
 * The company behind a brand, as its sites have to name it by law. Which of the optional fields a site needs depends on
 * its country: see `report/companies.ts`.
 */
export const company = z.strictObject({
  /** The registered name, with the legal form if it is part of the name. */
  name: line(2, 120),
  /** In the words of its country: `sp. z o.o.`, `GmbH`, `private limited company`. */
  legalForm: line(2, 60),
  address: line(5, 200),
  /** ISO 3166-1 alpha-2 */
  country: z.string().regex(/^[A-Z]{2}$/, 'must be a country code of two letters such as PL'),
  /** Those who represent it by law. */
  representatives: z.array(line(2, 80)).min(1).max(6),
  /** Answers for the content of the sites. */
  responsiblePerson: line(2, 80),
  register: z.strictObject({ name: line(2, 120), number: line(2, 40) }).optional(),
  vatNumber: z
    .string()
    .regex(
      /^[A-Z]{2}[A-Z0-9]{2,13}$/,
      'must be a VAT number with its country, without spaces, such as PL5252445767',
    )
    .optional(),
  /** As the register has it: `PLN 50,000`. */
  capital: line(2, 60).optional(),
  /** The company that runs the servers. */
  host: body.optional(),
  /** Settles disputes between the company and consumers out of court. */
  mediator: body.optional(),
  /** Protects customers' money if the company becomes insolvent. */
  insolvencyProtection: body.optional(),
  /** Day of the last change of this record. */
  updated: day,
});

export type Company = z.infer<typeof company>;
export type CompanyBody = z.infer<typeof body>;
