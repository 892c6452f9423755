import type { Enquiry } from '../enquiry';
import { proposalSchema } from '../proposal';
import type { EnquiryRow } from './tables';

/** Conversion between enquiries and database rows. */

export const toEnquiryRow = ({ sender, ...enquiry }: Enquiry): EnquiryRow => ({
  reference: enquiry.reference,
  enquiry_id: enquiry.enquiryId,
  body_hash: enquiry.bodyHash,
  created_at: enquiry.createdAt,
  shop_group_id: enquiry.shopGroupId,
  locale: enquiry.locale,
  name: sender.name,
  email: sender.email,
  phone: sender.phone ?? null,
  company: sender.company ?? null,
  message: enquiry.message,
  is_suspect: enquiry.isSuspect ? 1 : 0,
  vat_number: sender.vat_number ?? null,
  proposal: enquiry.proposal ? JSON.stringify(enquiry.proposal) : null,
});

export const toEnquiry = (row: EnquiryRow): Enquiry => ({
  reference: row.reference,
  enquiryId: row.enquiry_id,
  bodyHash: row.body_hash,
  createdAt: row.created_at,
  shopGroupId: row.shop_group_id,
  locale: row.locale,
  sender: {
    name: row.name,
    email: row.email,
    ...(row.phone === null ? {} : { phone: row.phone }),
    ...(row.company === null ? {} : { company: row.company }),
    ...(row.vat_number === null ? {} : { vat_number: row.vat_number }),
  },
  message: row.message,
  isSuspect: row.is_suspect === 1,
  ...(row.proposal === null ? {} : { proposal: proposalSchema.parse(JSON.parse(row.proposal)) }),
});
