import type { RememberedBooking } from '@/commerce/cart/bookings';
import { toBookingLink } from '@/commerce/cart/bookings';
import { formatDay } from '@/lib/formatTime';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import styles from './BookingView.module.css';

interface BookingListProps {
  readonly bookings: readonly RememberedBooking[];
  /** Path of the page. */
  readonly page: string;
}

/** The bookings that this browser remembers. */
export const BookingList = ({ bookings, page }: BookingListProps) => {
  const { t } = useTranslation('booking');
  const { locale } = useMoney();
  return (
    <ul className={styles.list}>
      {bookings.map(({ key, reference, city, day }) => (
        <li key={reference} className={styles.booking}>
          <a href={toBookingLink(page, key)}>
            {t('list.open', { city, day: formatDay(day, locale) })}
          </a>
          <span className={styles.small}>{reference}</span>
        </li>
      ))}
    </ul>
  );
};
