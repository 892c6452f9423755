import type { Enquiry } from '@/commerce/orders/enquiry';
import type { DocumentEvent } from '../deliverDocumentEvent';
import type { Block, EmailContent } from './block';
import type { Setting } from './setting';

const toRows = (event: DocumentEvent, { words: t }: Setting): Block => {
  const person = event.kind === 'question' ? event.question : event.signature;
  const signed = event.kind === 'signature' ? event.signature : undefined;
  return {
    kind: 'facts',
    rows: [
      [t('shop.fields.name'), person.name],
      ...(signed
        ? ([
            [t('shop.document.position'), signed.position],
            [t('shop.document.version'), `${signed.version} / ${signed.option}`],
            [t('shop.document.hash'), signed.hash],
          ] as const)
        : []),
    ],
  };
};

/** The e-mail to the shop about a question on a document, or about its signature. */
export const writeDocumentEvent = (
  event: DocumentEvent,
  { reference, sender }: Pick<Enquiry, 'reference' | 'sender'>,
  setting: Setting,
): EmailContent => {
  const { words: t } = setting;
  const company = sender.company ?? sender.name;
  return {
    subject: t(`shop.document.${event.kind}`, { reference, company }),
    blocks: [
      toRows(event, setting),
      ...(event.kind === 'question'
        ? [
            { kind: 'words', label: t('shop.fields.message'), text: event.question.text } as const,
            {
              kind: 'text',
              text: t('shop.document.answer', { reference }),
              isSmall: true,
            } as const,
          ]
        : [{ kind: 'text', text: t('shop.document.next') } as const]),
    ],
  };
};
