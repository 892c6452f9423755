import type { Customer } from '@/commerce/cart/customer';
import type { Enquiry } from '@/commerce/orders/enquiry';
import type { Order } from '@/commerce/orders/order';
import type { Block, EmailContent, Row } from './block';
import { moneyOf, toPlanBlocks } from './planBlocks';
import { toProposalBlocks } from './proposalBlocks';
import type { Setting } from './setting';

const toSender = (
  person: Omit<Customer, 'notes'>,
  { reference, locale }: Pick<Order, 'reference' | 'locale'>,
  { words: t }: Setting,
): readonly Block[] => {
  const rows: readonly (readonly [label: string, value: string | undefined])[] = [
    [t('shop.fields.reference'), reference],
    [t('shop.fields.site'), locale],
    [t('shop.fields.name'), person.name],
    [t('shop.fields.email'), person.email],
    [t('shop.fields.phone'), person.phone],
    [t('shop.fields.occasion'), person.occasion],
    [t('shop.fields.company'), person.company],
    [t('shop.fields.vat'), person.vat_number],
  ];
  return [
    { kind: 'heading', text: t('shop.sender') },
    {
      kind: 'facts',
      rows: rows.flatMap(([label, value]): Row[] => (value === undefined ? [] : [[label, value]])),
    },
  ];
};

/** The e-mail to the shop with the complete order. */
export const writeToShop = (order: Order, setting: Setting): EmailContent => {
  const { words: t } = setting;
  const { notes, ...person } = order.customer;
  const city = setting.nameOfCity(order.city);
  const total = moneyOf(order, setting)(order.totals.total);
  return {
    subject: t('shop.order.subject', { reference: order.reference, city, total }),
    blocks: [
      { kind: 'text', text: t('shop.order.lead') },
      ...toSender(person, order, setting),
      ...(notes === undefined
        ? []
        : [{ kind: 'words', label: t('shop.fields.notes'), text: notes } as const]),
      ...toPlanBlocks(order, setting),
      { kind: 'text', text: t('shop.reply'), isSmall: true },
    ],
  };
};

/** The e-mail to the shop with the complete enquiry. */
export const forwardToShop = (enquiry: Enquiry, setting: Setting): EmailContent => {
  const { words: t } = setting;
  const { reference, sender, proposal } = enquiry;
  return {
    subject: proposal
      ? t('shop.proposal.subject', { reference, company: sender.company ?? sender.name })
      : t('shop.enquiry.subject', { reference }),
    blocks: [
      { kind: 'text', text: t(proposal ? 'shop.proposal.lead' : 'shop.enquiry.lead') },
      ...(enquiry.isSuspect ? [{ kind: 'text', text: t('shop.suspect') } as const] : []),
      ...toSender(sender, enquiry, setting),
      { kind: 'words', label: t('shop.fields.message'), text: enquiry.message },
      ...(proposal ? toProposalBlocks(proposal, setting) : []),
      { kind: 'text', text: t('shop.reply'), isSmall: true },
    ],
  };
};
