import type { TripState } from '@/commerce/trips/model/tripState';
import { memoize } from '@/lib/memoize';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import styles from './FoundTrip.module.css';
import { findGuest } from './tripParts';
import { useGuestName } from './useGuestName';

/** The latest changes that are shown. */
const SHOWN = 12;

const timeFormat = memoize(
  (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** Who changed what, the latest first, in the time zone of this browser. */
export const History = ({ trip }: { readonly trip: TripState }) => {
  const { t } = useTranslation('trip');
  const { locale } = useMoney();
  const nameOf = useGuestName();
  const activities = new Map([...trip.others, ...trip.items].map(({ id, name }) => [id, name]));
  return (
    <section className={styles.panel} aria-labelledby="trip-history">
      <h2 id="trip-history" className={styles.heading}>
        {t('history.heading')}
      </h2>
      <ol className={styles.events}>
        {trip.events
          .slice(-SHOWN)
          .reverse()
          .map(({ revision, guest, kind, item, at }) => {
            const who = findGuest(trip, guest);
            const activity = activities.get(item ?? 0) ?? t('history.something');
            const name = who ? nameOf(who) : t('history.somebody');
            return (
              <li key={revision}>
                {t(`history.${kind}`, { name, activity })}
                {at !== '' && <time dateTime={at}>{timeFormat(locale).format(new Date(at))}</time>}
              </li>
            );
          })}
      </ol>
    </section>
  );
};
