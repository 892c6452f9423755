import { useMemo } from 'react';
import { toPricedItem } from '@/commerce/cart/cart';
import { Fold } from '@/ui/components/Fold';
import { PriceCurve } from '@/ui/components/priceCurve/PriceCurve';
import { useCart } from '@/ui/hooks/useCart';
import { useTranslation } from 'next-i18next/pages';
import styles from './ActivityView.module.css';
import { useBooking } from './useBooking';

/** What the activity costs each, by size of the group, with the extras that are chosen. */
export const GroupSizes = () => {
  const { t } = useTranslation('activity');
  const { item, product } = useBooking();
  const { terms } = useCart();
  const { mostPeople } = product;
  const items = useMemo(() => [{ ...toPricedItem(item), mostPeople }], [item, mostPeople]);
  // The price in the box is without tax too.
  const untaxed = useMemo(() => ({ ...terms, tax: null }), [terms]);
  return (
    <div className={styles.sizes} data-scripted>
      <Fold look="panel" summary={t('sizes')}>
        <PriceCurve items={items} terms={untaxed} />
      </Fold>
    </div>
  );
};
