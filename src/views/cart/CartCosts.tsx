import { useMemo } from 'react';
import { mostPeople, toPricedItem } from '@/commerce/cart/cart';
import { checkoutControls } from '@/ui/controls/controlGroups';
import { PriceCurve } from '@/ui/components/priceCurve/PriceCurve';
import { useCart } from '@/ui/hooks/useCart';
import { useNamespace } from '@/ui/hooks/useNamespace';
import { useTranslation } from 'next-i18next/pages';
import styles from './CartView.module.css';
import type { PlannedItem } from './useSettledPlan';

const Fold = checkoutControls.get('Fold');

interface CartCostsProps {
  /** Not empty. */
  readonly planned: readonly PlannedItem[];
}

/** What the plan costs each, by size of the group. */
export const CartCosts = ({ planned }: CartCostsProps) => {
  const isReady = useNamespace('costs');
  const { t } = useTranslation('costs');
  const { terms } = useCart();
  const items = useMemo(
    () =>
      planned.map(({ item, product }) => ({
        ...toPricedItem(item),
        mostPeople: product?.mostPeople ?? mostPeople,
      })),
    [planned],
  );
  if (!isReady) return <div className={styles.costsSpace} />;
  return (
    <Fold look="panel" summary={t('curve.summary')}>
      <PriceCurve items={items} terms={terms} />
    </Fold>
  );
};
