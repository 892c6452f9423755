import dynamic from 'next/dynamic';
import { useRef } from 'react';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { useBookings } from '@/ui/hooks/useBookings';
import { useTranslation } from 'next-i18next/pages';
import { PageHead } from '@/seo/PageHead';
import { loadPatiently } from '@/lib/loadPatiently';
import type { ViewProps } from '../staticPage';
import { BookingList } from './BookingList';
import styles from './BookingView.module.css';
import { LoadingBooking } from './LoadingBooking';
import { useBookingKey } from './useBookingKey';

const OpenedBooking = dynamic(
  () => loadPatiently(() => import('./OpenedBooking')).then((module) => module.OpenedBooking),
  { ssr: false, loading: LoadingBooking },
);

/**
 * The page of an order. The key of the order is in the fragment of its address, so the server sends the same page to
 * everybody, and the browser asks for the order. Without a key it lists the bookings that the browser remembers.
 */
export const BookingView = ({ frame }: ViewProps<null>) => {
  const { t } = useTranslation('booking');
  const key = useBookingKey();
  const { bookings } = useBookings();
  const heading = useRef<HTMLHeadingElement>(null);
  const words = bookings.length > 0 ? 'list' : 'none';
  return (
    <>
      <PageHead
        title={t('title', { brand: frame.brand.name })}
        description={t('description')}
        isPrivate
      />
      <noscript>
        <p className={styles.none}>{t('noScript', { phone: frame.brand.phone })}</p>
      </noscript>
      {typeof key === 'string' ? (
        <OpenedBooking
          key={key}
          bookingKey={key}
          heading={heading}
          chatHref={frame.brand.chatHref}
          page={frame.links.bookings}
        />
      ) : (
        <div className={`${styles.none} ${key === undefined ? styles.waiting : ''}`}>
          <h1 ref={heading} tabIndex={-1} className={styles.heading}>
            {t(`${words}.heading`)}
          </h1>
          <p>{t(`${words}.text`)}</p>
          <BookingList bookings={bookings} page={frame.links.bookings} />
          <ButtonLink href={frame.links.home}>{t('home')}</ButtonLink>
        </div>
      )}
    </>
  );
};
