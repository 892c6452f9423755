import { type RefObject } from 'react';
import { type Confirmation, hasOtherPrices } from '@/commerce/cart/confirmation';
import { toBookingLink, toFirstDay } from '@/commerce/cart/bookings';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { CheckoutSteps } from '@/ui/components/CheckoutSteps';
import { Icon } from '@/ui/components/Icon';
import { Notice } from '@/ui/components/Notice';
import { Section } from '@/ui/components/Section';
import { Steps } from '@/ui/components/Steps';
import { getBalanceDue, paymentMode } from '@/commerce/pricing/payment';
import { useRememberBooking } from '@/ui/hooks/useBookings';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import { todayIn } from '@/lib/days';
import { formatMoney } from '@/lib/formatMoney';
import { OrderedPlan } from './OrderedPlan';
import styles from './ThankYouView.module.css';

interface ConfirmedProps {
  readonly confirmation: Confirmation;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** IANA name of the city's time zone. */
  readonly timeZone: string;
  readonly links: { readonly home: string; readonly chat: string; readonly booking: string };
}

/** Confirms the order: its reference and the next steps. */
export const Confirmed = ({ confirmation, heading, timeZone, links }: ConfirmedProps) => {
  const { t } = useTranslation('thankYou');
  const { locale } = useMoney();
  const { city, name, email, shown, order } = confirmation;
  const deposit = order
    ? formatMoney(order.totals.deposit.amount, order.currency, locale)
    : formatMoney(shown.deposit, shown.currency, locale);
  const balanceDue = order?.createdAt
    ? getBalanceDue(
        order.items.map(({ day }) => day),
        todayIn(timeZone, order.createdAt),
      )
    : 'later';
  const key = order?.key;
  useRememberBooking(
    order && key !== undefined
      ? { key, reference: order.reference, city, day: toFirstDay(order.items) }
      : undefined,
  );
  const steps = [
    { heading: t('next.check.heading'), text: t('next.check.text', { email }) },
    {
      heading: t(`next.pay.${paymentMode}.heading`),
      text: `${t(`next.pay.${paymentMode}.text`, { deposit })} ${t(`next.balance.${balanceDue}`)}`,
    },
    { heading: t('next.go.heading'), text: t('next.go.text') },
  ];
  return (
    <>
      <div className={styles.top}>
        <CheckoutSteps step={3} />
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {t('heading', { name })}
        </h1>
        <p className={styles.lead}>
          {t('lead', { city })}
          {order?.isMailed && ` ${t('copy', { email })}`}
        </p>
        {order && (
          <dl className={styles.reference}>
            <dt>{t('reference')}</dt>
            <dd>{order.reference}</dd>
          </dl>
        )}
      </div>
      <Section heading={t('next.heading')} ground="wash">
        <Steps steps={steps} isOrdered />
      </Section>
      {order && (
        <Section heading={t('plan')}>
          {hasOtherPrices(confirmation) && (
            <div className={styles.changed}>
              <Notice>{t('changed')}</Notice>
            </div>
          )}
          <OrderedPlan order={order} balanceDue={balanceDue} />
        </Section>
      )}
      <p className={styles.actions}>
        {key !== undefined && (
          <ButtonLink href={toBookingLink(links.booking, key)} look="cta" isFullLoad>
            {t('booking')}
          </ButtonLink>
        )}
        <ButtonLink href={links.chat} look="chat">
          <Icon name="chat" /> {t('chat')}
        </ButtonLink>
        <ButtonLink href={links.home}>{t('home')}</ButtonLink>
      </p>
    </>
  );
};
