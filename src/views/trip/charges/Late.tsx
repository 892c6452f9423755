import type { TripState } from '@/commerce/trips/model/tripState';
import { Button } from '@/ui/components/Button';
import { useTranslation } from 'next-i18next/pages';
import panel from '../FoundTrip.module.css';
import { useSharing } from '../useSharing';
import styles from './Charges.module.css';
import type { ChargeOfGuest } from './useCharges';

interface LateProps {
  readonly trip: TripState;
  readonly charges: readonly ChargeOfGuest[];
}

/** Who is late, with a reminder to copy. It names nobody else, and no amounts. */
export const Late = ({ trip, charges }: LateProps) => {
  const { t } = useTranslation(['charges', 'trip']);
  const { outcome, copy } = useSharing();
  const late = charges.filter(({ state, isSettled }) => isSettled && state.isLate);
  if (late.length === 0) return null;
  const names = late.map(({ name }) => name).join(', ');
  const text = t('charges:late.message', { names, city: trip.city.name });
  return (
    <div className={panel.stack}>
      <p className={styles.late}>{t('charges:late.text', { names })}</p>
      <div>
        <Button onClick={() => void copy(text)}>{t('charges:late.copy')}</Button>
      </div>
      <p role="status" className={panel.outcome}>
        {outcome === 'copied' && t('trip:share.copied')}
        {outcome === 'failed' && text}
      </p>
    </div>
  );
};
