import { memo, useDeferredValue } from 'react';
import { useMoney } from '@/ui/hooks/useMoney';
import { useRootState } from '@/ui/hooks/useRootState';
import { useTranslation } from '@/ui/hooks/useTranslation';
import { priceItem, type Tariff } from '@/commerce/pricing/priceItem';

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

/** The total price of an activity for the visitor's group. */
export const GroupPrice = ({ tariff }: { readonly tariff: Tariff }) => {
  const { selectedNumberOfPeople } = useRootState();
  // A page may contain hundreds of these, so the pressed control updates first.
  const people = useDeferredValue(selectedNumberOfPeople);
  return <Total tariff={tariff} people={people} />;
};
