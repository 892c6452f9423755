import { memo, useDeferredValue } from 'react';
import { useMoney } from '@/hooks/useMoney';
import { useRootState } from '@/hooks/useRootState';
import { useTranslation } from '@/hooks/useTranslation';
import { priceItem, type Tariff } from '@/pricing/priceItem';

interface TotalProps {
  readonly tariff: Tariff;
  readonly people: number;
}

const Total = memo(({ tariff, people }: TotalProps) => {
  const { t } = useTranslation('common');
  const { currency, rates, formatAmount } = useMoney();
  const { total } = priceItem({ ...tariff, people, extras: [] }, currency, rates);
  return <p>{t('plan.group', { count: people, total: formatAmount(total) })}</p>;
});
Total.displayName = 'Total';

/** What an activity costs the visitor's own group in all. */
export const GroupPrice = ({ tariff }: { readonly tariff: Tariff }) => {
  const { selectedNumberOfPeople } = useRootState();
  // There may be hundreds on a page: what was pressed answers first.
  const people = useDeferredValue(selectedNumberOfPeople);
  return <Total tariff={tariff} people={people} />;
};
