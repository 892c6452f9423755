import { mostPeople } from '@/commerce/cart/cart';
import { Fold } from '@/ui/components/Fold';
import { useTranslation } from 'next-i18next/pages';
import { ForecastLines } from './ForecastLines';
import panel from './FoundTrip.module.css';
import type { TripParts } from './tripParts';
import styles from './WhoPays.module.css';

/** What it costs everybody if the group has one person more, or one fewer, before the organiser decides. */
export const SizeForecast = ({ trip }: Pick<TripParts, 'trip'>) => {
  const { t } = useTranslation('costs');
  const sizes = [
    { people: trip.ownPeople + 1, heading: 'forecast.joins' },
    { people: trip.ownPeople - 1, heading: 'forecast.drops' },
  ] as const;
  return (
    <Fold summary={t('forecast.sizes')}>
      {sizes
        .filter(({ people }) => people >= 1 && people <= mostPeople)
        .map(({ people, heading }) => (
          <div key={heading} className={styles.forecast}>
            <h3 className={panel.subheading}>{t(heading, { people })}</h3>
            <ForecastLines trip={trip} steps={[{ kind: 'setPeople', people }]} />
          </div>
        ))}
    </Fold>
  );
};
