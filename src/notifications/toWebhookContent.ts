import { type Enquiry, toApiEnquiry } from '@/orders/enquiry';
import { type Order, toApiOrder } from '@/orders/order';
import type { Subject } from './mail/mail';

const toApiEnquiryInFull = (enquiry: Enquiry) => ({
  ...toApiEnquiry(enquiry),
  sender: enquiry.sender,
  message: enquiry.message,
  is_suspect: enquiry.isSuspect,
});

const toApiOrderInFull = (order: Order) => ({
  ...toApiOrder(order),
  cart_id: order.cartId,
  customer: order.customer,
});

/** What a webhook tells: the names are those of the API, and here the customer's own words are with it. */
export const toWebhookContent = (subject: Subject): object =>
  subject.kind === 'order'
    ? { type: 'order', order: toApiOrderInFull(subject.order) }
    : { type: 'enquiry', enquiry: toApiEnquiryInFull(subject.enquiry) };
