import type { MailAddress } from '@/config/env/mailParsers';
import type { Enquiry } from '@/commerce/orders/enquiry';
import { idOf, type Message } from '@/commerce/orders/outbox/message';
import { isQuestionReference } from '@/commerce/orders/reference';
import type {
  StoredQuestion,
  StoredSignature,
} from '@/commerce/orders/store/documents/documentRows';
import { callWebhook } from './callWebhook';
import type { Post } from './deliver';
import { writeDocumentEvent } from './mail/documentTemplates';
import { toLook } from './mail/look';
import { senderOf } from './mail/mail';
import { loadSetting } from './mail/setting';
import { toHtml } from './mail/toHtml';
import { toPlainText } from './mail/toPlainText';
import type { Outcome } from './outcome';
import { sendMail } from './sendMail';

/** What has happened to the document of a request. */
export type DocumentEvent =
  | { readonly kind: 'question'; readonly question: StoredQuestion }
  | { readonly kind: 'signature'; readonly signature: StoredSignature };

const fail = (problem: string): Outcome => ({ kind: 'failed', problem });

const findEvent = async (
  reference: string,
  { openStore }: Pick<Post, 'openStore'>,
): Promise<DocumentEvent | undefined> => {
  const { documents } = await openStore();
  if (isQuestionReference(reference)) {
    const question = await documents.findQuestion(reference);
    return question && { kind: 'question', question };
  }
  const signature = await documents.findSignature(reference);
  return signature && { kind: 'signature', signature };
};

const referenceOf = (event: DocumentEvent): string =>
  event.kind === 'question' ? event.question.reference : event.signature.reference;

/** With the field names of the API. */
const toContent = (event: DocumentEvent): object => {
  if (event.kind === 'question') {
    const { reference, id, author, name, text, createdAt } = event.question;
    return {
      type: 'proposal_question',
      question: { reference, id, author, name, text, created_at: createdAt },
    };
  }
  const { reference, version, hash, option, name, position, termsVersion, signedAt } =
    event.signature;
  return {
    type: 'proposal_signature',
    signature: {
      ...{ reference, version, hash, option, name, position },
      terms_version: termsVersion,
      signed_at: signedAt,
    },
  };
};

const mailTo = async (
  message: Message,
  event: DocumentEvent,
  enquiry: Enquiry,
  post: Post,
  { smtpUrl, mailFrom }: { readonly smtpUrl: string; readonly mailFrom: MailAddress },
): Promise<Outcome> => {
  const setting = await loadSetting(await post.getMesh(), enquiry);
  if (!setting) return fail(`there is no shop group ${enquiry.shopGroupId} any more`);
  const content = writeDocumentEvent(event, enquiry, setting);
  const { group, lang } = setting;
  const from = senderOf(group, mailFrom);
  const shop: MailAddress = { name: group.name, address: group.email };
  return sendMail(smtpUrl, {
    messageId: `<${idOf(message)}@${from.address.replace(/^.*@/, '')}>`,
    from,
    to: shop,
    // To the shop itself: the name was typed by somebody with a link, and is not that of the request's address.
    replyTo: shop,
    subject: content.subject,
    text: toPlainText(content.blocks, lang),
    html: toHtml(content, lang, toLook(post.env, enquiry, setting)),
    attachments: [],
  });
};

/**
 * Tells the shop of a question or a signature. Nobody else gets a message.
 *
 * @throws if the store or the catalogue fails; then nothing was sent
 */
export const deliverDocumentEvent = async (message: Message, post: Post): Promise<Outcome> => {
  const { smtpUrl, mailFrom, orderWebhookUrl: url, orderWebhookSecret: secret } = post.env;
  const event = await findEvent(message.reference, post);
  const enquiry = event && (await (await post.openStore()).enquiries.get(referenceOf(event)));
  if (!event || !enquiry || message.channel === 'customer') {
    return fail('the record that it is about was deleted');
  }
  if (message.channel === 'webhook') {
    if (url === undefined || secret === undefined) return fail('ORDER_WEBHOOK_URL is not set');
    return callWebhook({ url, secret }, idOf(message), toContent(event), post.now().getTime());
  }
  if (smtpUrl === undefined || mailFrom === undefined) return fail('SMTP_URL is not set');
  return mailTo(message, event, enquiry, post, { smtpUrl, mailFrom });
};
