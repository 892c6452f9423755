import type { Enquiry } from '@/commerce/orders/enquiry';
import type { Order } from '@/commerce/orders/order';
import { idOf, type Message } from '@/commerce/orders/outbox/message';
import type { MailAddress } from '@/config/env/mailParsers';
import type { EmailContent } from './block';
import { confirmToSender, writeToCustomer } from './customerTemplates';
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
}

const fillTemplate = (isForShop: boolean, subject: Subject, setting: Setting): EmailContent => {
  if (subject.kind === 'order') {
    return isForShop
      ? writeToShop(subject.order, setting)
      : writeToCustomer(subject.order, setting);
  }
  return isForShop
    ? forwardToShop(subject.enquiry, setting)
    : confirmToSender(subject.enquiry, setting);
};

/** @param from the sender of all e-mails; its name defaults to the brand's */
export const toMail = (
  message: Pick<Message, 'reference' | 'channel'>,
  subject: Subject,
  setting: Setting,
  from: MailAddress,
): Mail => {
  const { name, email } =
    subject.kind === 'order' ? subject.order.customer : subject.enquiry.sender;
  const shop: MailAddress = { name: setting.group.name, address: setting.group.email };
  const visitor: MailAddress = { name, address: email };
  const isForShop = message.channel === 'shop';
  const content = fillTemplate(isForShop, subject, setting);
  return {
    messageId: `<${idOf(message)}@${from.address.replace(/^.*@/, '')}>`,
    from: { name: setting.group.name, ...from },
    // Without the name, because the address may be of another person.
    to: isForShop ? shop : { address: email },
    replyTo: isForShop ? visitor : shop,
    subject: content.subject,
    text: toPlainText(content.blocks, setting.lang),
    html: toHtml(content, setting.lang),
  };
};
