import { useMemo } from 'react';
import { Fold } from '@/ui/components/Fold';
import { PriceCurve } from '@/ui/components/priceCurve/PriceCurve';
import { useNamespace } from '@/ui/hooks/useNamespace';
import { useTranslation } from 'next-i18next/pages';
import styles from './FoundTrip.module.css';
import type { TripParts } from './tripParts';

/** What the planned activities cost each, by size of the group, in the trip's currency. */
export const TripCosts = ({ trip }: Pick<TripParts, 'trip'>) => {
  const isReady = useNamespace('costs');
  const { t } = useTranslation('costs');
  const { currency, pricing } = trip;
  const money = useMemo(() => ({ currency, rates: pricing.rates }), [currency, pricing]);
  if (!isReady || pricing.items.length === 0) return null;
  return (
    <div className={styles.costs}>
      <Fold look="panel" summary={t('curve.summary')}>
        <PriceCurve items={pricing.items} terms={pricing.terms} money={money} />
      </Fold>
    </div>
  );
};
