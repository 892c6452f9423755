import { toBookingLink } from '@/commerce/cart/bookings';
import type { Env } from '@/config/env/env';
import type { Mesh } from '@/catalog/mesh/mesh';
import { idOf, type Message } from '@/commerce/orders/outbox/message';
import {
  isEnquiryReference,
  isQuestionReference,
  isRecoveryReference,
  isSignatureReference,
} from '@/commerce/orders/reference';
import type { Store } from '@/commerce/orders/store/store';
import { callWebhook } from './callWebhook';
import { deliverDocumentEvent } from './deliverDocumentEvent';
import { deliverRecovery } from './deliverRecovery';
import { toLook } from './mail/look';
import { loadSetting } from './mail/setting';
import { type Subject, toMail } from './mail/mail';
import type { Outcome } from './outcome';
import { sendMail } from './sendMail';
import { toWebhookContent } from './toWebhookContent';

/** The services for delivery. Each is called for every message. */
export interface Post {
  readonly env: Pick<
    Env,
    | 'smtpUrl'
    | 'mailFrom'
    | 'orderWebhookUrl'
    | 'orderWebhookSecret'
    | 'siteHosts'
    | 'siteSettings'
    | 'port'
  >;
  readonly openStore: () => Promise<
    Pick<Store, 'orders' | 'enquiries' | 'documents' | 'links' | 'database'>
  >;
  readonly getMesh: () => Promise<Mesh>;
  readonly now: () => Date;
}

const findSubject = async (
  reference: string,
  { orders, enquiries }: Pick<Store, 'orders' | 'enquiries'>,
): Promise<Subject | undefined> => {
  if (isEnquiryReference(reference)) {
    const enquiry = await enquiries.get(reference);
    return enquiry && { kind: 'enquiry', enquiry };
  }
  const order = await orders.get(reference);
  return order && { kind: 'order', order };
};

const fail = (problem: string): Outcome => ({ kind: 'failed', problem });

/**
 * Sends the e-mail or webhook call of a message.
 *
 * @throws if the store or the catalogue fails; then nothing was sent
 */
export const deliver = async (message: Message, post: Post): Promise<Outcome> => {
  const { smtpUrl, mailFrom, orderWebhookUrl: url, orderWebhookSecret: secret } = post.env;
  if (isRecoveryReference(message.reference)) {
    return smtpUrl === undefined || mailFrom === undefined
      ? fail('SMTP_URL is not set')
      : deliverRecovery(message, post, { smtpUrl, mailFrom });
  }
  if (isQuestionReference(message.reference) || isSignatureReference(message.reference)) {
    return deliverDocumentEvent(message, post);
  }
  const store = await post.openStore();
  const subject = await findSubject(message.reference, store);
  if (!subject) return fail('the record that it is about was deleted');
  if (message.channel === 'webhook') {
    if (url === undefined || secret === undefined) return fail('ORDER_WEBHOOK_URL is not set');
    const content = toWebhookContent(subject);
    return callWebhook({ url, secret }, idOf(message), content, post.now().getTime());
  }
  if (smtpUrl === undefined || mailFrom === undefined) return fail('SMTP_URL is not set');
  const about = subject.kind === 'order' ? subject.order : subject.enquiry;
  const setting = await loadSetting(await post.getMesh(), about);
  if (!setting) return fail(`there is no shop group ${about.shopGroupId} any more`);
  const look = toLook(post.env, about, setting);
  const key =
    subject.kind === 'order' && message.channel === 'customer'
      ? await store.links.issue(message.reference, post.now())
      : undefined;
  const bookingLink =
    key === undefined ? undefined : toBookingLink(look.origin + look.bookingPath, key);
  return sendMail(
    smtpUrl,
    toMail(message, subject, setting, { from: mailFrom, look, bookingLink }),
  );
};
