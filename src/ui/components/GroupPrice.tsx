import { memo, useDeferredValue } from 'react';
import { type Capacity, exceedsCapacity } from '@/commerce/cart/capacity';
import { priceItem, type Tariff } from '@/commerce/pricing/priceItem';
import { useMoney } from '@/ui/hooks/useMoney';
import { useRootState } from '@/ui/hooks/useRootState';
import { useTranslation } from 'next-i18next/pages';

interface GroupPriceProps {
  readonly offer: Tariff & Capacity;
  /** Size of the group; by default the one that the visitor has said. */
  readonly people?: number | undefined;
}

interface TotalProps extends Pick<GroupPriceProps, 'offer'> {
  /** `null` if the visitor has not said how many they are. */
  readonly people: number | null;
}

const Total = memo(({ offer, people }: TotalProps) => {
  const { t } = useTranslation('common');
  const { currency, rates, formatAmount } = useMoney();
  const { single, minPeople, mostPeople } = offer;
  const totalFor = (size: number) =>
    formatAmount(priceItem({ ...offer, people: size, extras: [] }, currency, rates).total);
  if (people !== null && !exceedsCapacity(people, offer)) {
    return <p>{t('plan.group', { count: people, total: totalFor(people) })}</p>;
  }
  if (people === null && !single && minPeople > 1) {
    return <p>{t('plan.least', { count: minPeople, total: totalFor(minPeople) })}</p>;
  }
  return <p>{t('plan.upTo', { count: mostPeople })}</p>;
});
Total.displayName = 'Total';

/**
 * The total price of an activity for the visitor's group: for the smallest that is charged if the group's size is not
 * known, and none for a group that is too large for one session.
 */
export const GroupPrice = ({ offer, people: given }: GroupPriceProps) => {
  const { saidNumberOfPeople } = useRootState();
  // A page may contain hundreds of these, so the pressed control updates first.
  const people = useDeferredValue(given ?? saidNumberOfPeople);
  return <Total offer={offer} people={people} />;
};
