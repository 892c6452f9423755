import { useEffect, useMemo, type RefObject } from 'react';
import type { BookingPage } from '@/commerce/cart/bookingPage';
import { paymentMode } from '@/commerce/pricing/payment';
import { listDueDates } from '@/commerce/promises/dueDates';
import { todayIn } from '@/lib/days';
import { formatMoney } from '@/lib/formatMoney';
import { withChatText } from '@/lib/phone';
import { Button } from '@/ui/components/Button';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { Icon } from '@/ui/components/Icon';
import { Section } from '@/ui/components/Section';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import { DueDates } from '../dueDates/DueDates';
import { OrderedPlan } from '../thankYou/OrderedPlan';
import styles from './BookingView.module.css';
import { StateLine } from './StateLine';

interface FoundBookingProps {
  readonly booking: BookingPage;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly chatHref: string;
  /** Path of the page, which lists all bookings. */
  readonly page: string;
}

/** An address for the calendar file, as long as the page shows it. */
const useFile = (text: string): string => {
  const address = useMemo(
    () => URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' })),
    [text],
  );
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
};

const useNextSteps = ({ order, state, balanceDue }: BookingPage): readonly string[] => {
  const { t } = useTranslation('booking');
  const { locale } = useMoney();
  const deposit = formatMoney(order.totals.deposit.amount, order.currency, locale);
  const balance = t(`next.balance.${balanceDue}`);
  switch (state) {
    case 'received':
      return [
        t('next.check'),
        `${t(`next.pay.${paymentMode}`, { deposit })} ${balance}`,
        t('next.go'),
      ];
    case 'confirmed':
      return [`${t('next.paid', { deposit })} ${balance}`, t('next.go')];
    case 'cancelled':
      return [];
  }
};

/** The due dates of a booking that are still ahead. */
const BookingDueDates = ({ booking }: { readonly booking: BookingPage }) => {
  const { locale } = useMoney();
  const { order, city, state, timeZone } = booking;
  const { totals, currency, reference } = order;
  // Days are those of the city, as in the e-mail about the order.
  const today = todayIn(timeZone);
  const bookedOn = order.createdAt ? todayIn(timeZone, order.createdAt) : today;
  const days = order.items.map(({ day }) => day);
  if (state === 'cancelled') return null;
  return (
    <DueDates
      dates={listDueDates(days, bookedOn).filter(({ day }) => day === null || day >= today)}
      city={city}
      id={reference}
      amounts={{
        deposit: formatMoney(totals.deposit.amount, currency, locale),
        balance: formatMoney(totals.balance, currency, locale),
      }}
    />
  );
};

/** A booking: how it stands, what happens next, and what was ordered. */
export const FoundBooking = ({ booking, heading, chatHref, page }: FoundBookingProps) => {
  const { t } = useTranslation('booking');
  const { order, city, state, balanceDue, calendar } = booking;
  const { reference } = order;
  const file = useFile(calendar);
  const steps = useNextSteps(booking);
  return (
    <>
      <div className={styles.top}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {t('heading', { city })}
        </h1>
        <StateLine state={state} />
        <p className={styles.lead}>{t(`state.${state}.text`)}</p>
        <dl className={styles.reference}>
          <dt>{t('reference')}</dt>
          <dd>{reference}</dd>
        </dl>
        <div className={styles.actions}>
          <ButtonLink href={file} download={`${reference}.ics`}>
            {t('calendar')}
          </ButtonLink>
          <Button onClick={() => window.print()}>{t('print')}</Button>
          <ButtonLink href={withChatText(chatHref, t('chatText', { reference }))} look="chat">
            <Icon name="chat" /> {t('chat')}
          </ButtonLink>
        </div>
      </div>
      {steps.length > 0 && (
        <Section heading={t('next.heading')} ground="wash">
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Section>
      )}
      <div className={styles.end}>
        <BookingDueDates booking={booking} />
      </div>
      <Section heading={t('plan')}>
        <OrderedPlan order={order} balanceDue={balanceDue} />
      </Section>
      <div className={styles.end}>
        <p className={styles.small}>{t('keep')}</p>
        <p>
          <a href={page}>{t('all')}</a>
        </p>
      </div>
    </>
  );
};
