import { type Enquiry, toApiEnquiry } from '@/commerce/orders/enquiry';
import { toApiProposal } from '@/commerce/orders/proposal';
import { toFullOrder } from '@/commerce/orders/order';
import type { Subject } from './mail/mail';

const toApiEnquiryInFull = (enquiry: Enquiry) => ({
  ...toApiEnquiry(enquiry),
  sender: enquiry.sender,
  message: enquiry.message,
  is_suspect: enquiry.isSuspect,
  ...(enquiry.proposal && { proposal: toApiProposal(enquiry.proposal) }),
});

/** The content of a webhook call, with the field names of the API and the customer's data. */
export const toWebhookContent = (subject: Subject): object =>
  subject.kind === 'order'
    ? { type: 'order', order: toFullOrder(subject.order) }
    : { type: 'enquiry', enquiry: toApiEnquiryInFull(subject.enquiry) };
