import { type RememberedTrip, toTripLink } from '@/commerce/trips/model/rememberedTrips';
import { formatDay } from '@/lib/formatTime';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import styles from './TripList.module.css';

interface TripListProps {
  readonly trips: readonly RememberedTrip[];
  /** Path of the page. */
  readonly page: string;
}

/** The trips that this browser remembers. */
export const TripList = ({ trips, page }: TripListProps) => {
  const { t } = useTranslation('trip');
  const { locale } = useMoney();
  return (
    <ul className={styles.list}>
      {trips.map(({ id, city, day }) => (
        <li key={id}>
          <a href={toTripLink(page, id)}>{t('list.open', { city, day: formatDay(day, locale) })}</a>
        </li>
      ))}
    </ul>
  );
};
