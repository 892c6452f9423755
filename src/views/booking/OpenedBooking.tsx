import { useEffect, type RefObject } from 'react';
import { toFirstDay } from '@/commerce/cart/bookings';
import { Button } from '@/ui/components/Button';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { useRememberBooking } from '@/ui/hooks/useBookings';
import { useTranslation } from 'next-i18next/pages';
import styles from './BookingView.module.css';
import { FoundBooking } from './FoundBooking';
import { LoadingBooking } from './LoadingBooking';
import { useBookingPage } from './useBookingPage';

interface OpenedBookingProps {
  readonly bookingKey: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly chatHref: string;
  readonly page: string;
}

/** The booking of a private link, which this browser remembers from then on. */
export const OpenedBooking = ({ bookingKey, heading, chatHref, page }: OpenedBookingProps) => {
  const { t } = useTranslation('booking');
  const answer = useBookingPage(bookingKey);
  const booking = answer.kind === 'found' ? answer.booking : undefined;
  useRememberBooking(
    booking && {
      key: bookingKey,
      reference: booking.order.reference,
      city: booking.city,
      day: toFirstDay(booking.order.items),
    },
  );
  const { kind } = answer;
  useEffect(() => {
    if (kind !== 'loading') heading.current?.focus({ preventScroll: true });
  }, [kind, heading]);
  if (booking) return <FoundBooking {...{ booking, heading, chatHref, page }} />;
  if (kind === 'loading') return <LoadingBooking />;
  const words = kind === 'failed' ? 'failure' : 'unknown';
  return (
    <div className={styles.none}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {t(`${words}.heading`)}
      </h1>
      <p>{t(`${words}.text`)}</p>
      {answer.kind === 'failed' && (
        <Button look="cta" onClick={answer.retry}>
          {t('failure.retry')}
        </Button>
      )}
      <ButtonLink href={chatHref}>{t('chat')}</ButtonLink>
    </div>
  );
};
