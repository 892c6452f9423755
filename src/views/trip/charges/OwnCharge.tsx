import type { TripParts } from '../tripParts';
import { useTranslation } from 'next-i18next/pages';
import panel from '../FoundTrip.module.css';
import styles from './Charges.module.css';
import { useCharges } from './useCharges';

/** What a guest has paid and still has to pay, and how. Of others he sees nothing. */
export const OwnCharge = ({ trip }: Pick<TripParts, 'trip'>) => {
  const { t } = useTranslation('charges');
  const { charges, describe, describeEntry } = useCharges(trip);
  const [own] = charges;
  if (!own || trip.payTo === null) return null;
  const { charge, state } = own;
  const isOpen = state.dueNow + state.dueLater > 0;
  return (
    <div className={panel.part}>
      <h3 className={panel.subheading}>{t('own.heading')}</h3>
      <p className={state.isLate ? styles.late : undefined}>{describe(own)}</p>
      {charge.entries.length > 0 && (
        <ul className={styles.entries}>
          {charge.entries.map((entry) => (
            <li key={entry.id}>{describeEntry(entry)}</li>
          ))}
        </ul>
      )}
      {isOpen && (
        <div className={styles.how}>
          <h4 className={styles.title}>{t('payTo.heading')}</h4>
          <p className={styles.payTo}>{trip.payTo === '' ? t('payTo.none') : trip.payTo}</p>
          <p>
            {t('payTo.reference')} <strong>{charge.reference}</strong>
          </p>
        </div>
      )}
    </div>
  );
};
