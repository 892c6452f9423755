import { paymentMode } from '@/commerce/pricing/payment';
import type { Enquiry } from '@/commerce/orders/enquiry';
import type { Order } from '@/commerce/orders/order';
import type { Block, EmailContent } from './block';
import { greet } from './greeting';
import { balanceDueOf, moneyOf, toPlanBlocks } from './planBlocks';
import type { Setting } from './setting';

const toReference = (reference: string, { words: t }: Setting): Block => ({
  kind: 'facts',
  rows: [[t('reference'), reference]],
});

const toClosing = ({ words: t, group }: Setting): readonly Block[] => [
  { kind: 'text', text: t('reply', { phone: group.phone }) },
  { kind: 'text', text: [group.name, group.address].join(', ') },
  { kind: 'text', text: t('mistake'), isSmall: true },
];

/**
 * The customer's confirmation of an order, with the next steps and the whole plan.
 *
 * @param bookingLink the private link to the page of the order
 */
export const writeToCustomer = (
  order: Order,
  setting: Setting,
  bookingLink?: string,
): EmailContent => {
  const { words: t } = setting;
  const city = setting.nameOfCity(order.city);
  const deposit = moneyOf(order, setting)(order.totals.deposit.amount);
  const balanceDue = balanceDueOf(order, setting);
  return {
    subject: t('order.subject', { city, reference: order.reference }),
    blocks: [
      greet(order.customer.name, t),
      { kind: 'text', text: t('order.lead', { city }) },
      toReference(order.reference, setting),
      ...(bookingLink === undefined
        ? []
        : [
            { kind: 'link', text: t('booking.open'), href: bookingLink } as const,
            { kind: 'text', text: t('booking.keep'), isSmall: true } as const,
          ]),
      { kind: 'heading', text: t('next.heading') },
      {
        kind: 'steps',
        steps: [
          t('next.check'),
          `${t(`next.pay.${paymentMode}`, { deposit })} ${t(`next.balance.${balanceDue}`)}`,
          t('next.go'),
        ],
      },
      ...toPlanBlocks(order, setting),
      ...toClosing(setting),
    ],
  };
};

/**
 * The confirmation of an enquiry. Does not repeat its message or plan, because the address may be of another person.
 */
export const confirmToSender = (
  { reference, sender, proposal }: Enquiry,
  setting: Setting,
): EmailContent => {
  const { words: t } = setting;
  const kind = proposal ? 'proposal' : 'enquiry';
  return {
    subject: t(`${kind}.subject`, { reference }),
    blocks: [
      greet(sender.name, t),
      { kind: 'text', text: t(`${kind}.lead`) },
      toReference(reference, setting),
      ...toClosing(setting),
    ],
  };
};
