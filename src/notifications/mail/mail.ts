import type { Enquiry } from '@/orders/enquiry';
import type { Order } from '@/orders/order';
import { idOf, type Message } from '@/orders/outbox/message';
import type { MailAddress } from '@/env/mailParsers';
import type { Letter } from './block';
import { confirmToSender, writeToCustomer } from './customerLetters';
import type { Setting } from './setting';
import { forwardToShop, writeToShop } from './shopLetters';
import { toHtml } from './toHtml';
import { toPlainText } from './toPlainText';

/** What an outbox message is about. */
export type Subject =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'enquiry'; readonly enquiry: Enquiry };

/** An e-mail as it is handed over. There is exactly one who gets it. */
export interface Mail {
  /** The same at each try, which is how mailboxes tell that they have it already. */
  readonly messageId: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly replyTo: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const writeLetter = (isForShop: boolean, subject: Subject, setting: Setting): Letter => {
  if (subject.kind === 'order') {
    return isForShop
      ? writeToShop(subject.order, setting)
      : writeToCustomer(subject.order, setting);
  }
  return isForShop
    ? forwardToShop(subject.enquiry, setting)
    : confirmToSender(subject.enquiry, setting);
};

/** @param from the sender of all e-mails; it goes by the brand's name unless it has one of its own */
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
  const letter = writeLetter(isForShop, subject, setting);
  return {
    messageId: `<${idOf(message)}@${from.address.replace(/^.*@/, '')}>`,
    from: { name: setting.group.name, ...from },
    // A name that somebody typed in is nothing to show to whoever it may be that reads this.
    to: isForShop ? shop : { address: email },
    replyTo: isForShop ? visitor : shop,
    subject: letter.subject,
    text: toPlainText(letter.blocks, setting.lang),
    html: toHtml(letter, setting.lang),
  };
};
