import { siteIds } from '@/config/sites/site';
import type { Enquiry } from '../enquiry';
import { numberIn, oneIn, optionalIn, type Row, textIn, type Value } from './database';

/** Conversion between enquiries and database rows. */

export const toEnquiryRow = ({ sender, ...enquiry }: Enquiry): Readonly<Record<string, Value>> => ({
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
});

export const toEnquiry = (row: Row): Enquiry => ({
  reference: textIn(row, 'reference'),
  enquiryId: textIn(row, 'enquiry_id'),
  bodyHash: textIn(row, 'body_hash'),
  createdAt: textIn(row, 'created_at'),
  shopGroupId: numberIn(row, 'shop_group_id'),
  locale: oneIn(row, 'locale', siteIds),
  sender: {
    name: textIn(row, 'name'),
    email: textIn(row, 'email'),
    ...optionalIn(row, ['phone', 'company']),
  },
  message: textIn(row, 'message'),
  isSuspect: numberIn(row, 'is_suspect') === 1,
});
