import { useMoney } from '@/hooks/useMoney';
import { useRootState } from '@/hooks/useRootState';
import { useTranslation } from '@/hooks/useTranslation';
import { priceItem, type Tariff } from '@/pricing/priceItem';

/** What an activity costs the visitor's own group in all. */
export const GroupPrice = ({ tariff }: { readonly tariff: Tariff }) => {
  const { t } = useTranslation('common');
  const { currency, rates, formatAmount } = useMoney();
  const { selectedNumberOfPeople: people } = useRootState();
  const { total } = priceItem({ ...tariff, people, extras: [] }, currency, rates);
  return <p>{t('plan.group', { count: people, total: formatAmount(total) })}</p>;
};
