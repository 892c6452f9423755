import type { Enquiry } from '@/commerce/orders/enquiry';
import type { Order } from '@/commerce/orders/order';
import { toCalendarFileName } from '@/commerce/orders/calendar';
import { idOf, type Message } from '@/commerce/orders/outbox/message';
import type { MailAddress } from '@/config/env/mailParsers';
import type { EmailContent } from './block';
import { confirmToSender, writeToCustomer } from './customerTemplates';
import { toOrderCalendar } from '../orderCalendar';
import type { Look } from './look';
import type { Setting } from './setting';
import { forwardToShop, writeToShop } from './shopTemplates';
import { toHtml } from './toHtml';
import { toPlainText } from './toPlainText';

/** The order or enquiry of a message. */
export type Subject =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'enquiry'; readonly enquiry: Enquiry };

/** A complete e-mail with exactly one recipient. */
export interface Mail {
  /** The same for each attempt, so that mailboxes can detect duplicates. */
  readonly messageId: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly replyTo: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
}

interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

const fillTemplate = (
  isForShop: boolean,
  subject: Subject,
  setting: Setting,
  bookingLink: string | undefined,
): EmailContent => {
  if (subject.kind === 'order') {
    return isForShop
      ? writeToShop(subject.order, setting)
      : writeToCustomer(subject.order, setting, bookingLink);
  }
  return isForShop
    ? forwardToShop(subject.enquiry, setting)
    : confirmToSender(subject.enquiry, setting);
};

/** The calendar of an order, for its customer. */
const toAttachments = (
  isForShop: boolean,
  subject: Subject,
  setting: Setting,
): readonly Attachment[] =>
  isForShop || subject.kind !== 'order'
    ? []
    : [
        {
          filename: toCalendarFileName(subject.order.reference),
          contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
          content: toOrderCalendar(subject.order, 'received', setting),
        },
      ];

interface MailOptions {
  /** The sender of brands that have none of their own. */
  readonly from: MailAddress;
  readonly look: Look;
  /** The private link to the page of an order, for its customer alone. */
  readonly bookingLink?: string | undefined;
}

/** The brand's sender, or else that of `MAIL_FROM`; its name defaults to the brand's. */
export const senderOf = (group: Setting['group'], from: MailAddress): MailAddress =>
  group.sender
    ? { name: group.sender.name ?? group.name, address: group.sender.address }
    : { name: group.name, ...from };

/** @param message what the e-mail is for */
export const toMail = (
  message: Pick<Message, 'reference' | 'channel'>,
  subject: Subject,
  setting: Setting,
  { from, look, bookingLink }: MailOptions,
): Mail => {
  const { name, email } =
    subject.kind === 'order' ? subject.order.customer : subject.enquiry.sender;
  const { group } = setting;
  const shop: MailAddress = { name: group.name, address: group.email };
  const visitor: MailAddress = { name, address: email };
  const isForShop = message.channel === 'shop';
  const content = fillTemplate(isForShop, subject, setting, bookingLink);
  const sender = senderOf(group, from);
  return {
    messageId: `<${idOf(message)}@${sender.address.replace(/^.*@/, '')}>`,
    from: sender,
    // Without the name, because the address may be of another person.
    to: isForShop ? shop : { address: email },
    replyTo: isForShop ? visitor : shop,
    subject: content.subject,
    text: toPlainText(content.blocks, setting.lang),
    html: toHtml(content, setting.lang, look),
    attachments: toAttachments(isForShop, subject, setting),
  };
};
