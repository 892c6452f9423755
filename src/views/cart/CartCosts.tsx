import { useMemo } from 'react';
import { mostPeople, toPricedItem } from '@/commerce/cart/cart';
import { formatMinor } from '@/lib/formatMoney';
import { checkoutControls } from '@/ui/controls/controlGroups';
import { PriceCurve } from '@/ui/components/priceCurve/PriceCurve';
import { useCart } from '@/ui/hooks/useCart';
import { useMoney } from '@/ui/hooks/useMoney';
import { useNamespace } from '@/ui/hooks/useNamespace';
import { useTranslation } from 'next-i18next/pages';
import styles from './CartView.module.css';
import type { PlannedItem } from './useSettledPlan';

const Fold = checkoutControls.get('Fold');

interface CartCostsProps {
  /** Not empty. */
  readonly planned: readonly PlannedItem[];
}

/** What the plan costs each: by size of the group, and if the guest of honour goes free. */
export const CartCosts = ({ planned }: CartCostsProps) => {
  const isReady = useNamespace('costs');
  const { t } = useTranslation('costs');
  const { terms, price, hasPrice } = useCart();
  const { currency, locale } = useMoney();
  const items = useMemo(
    () =>
      planned.map(({ item, product }) => ({
        ...toPricedItem(item),
        mostPeople: product?.mostPeople ?? mostPeople,
      })),
    [planned],
  );
  if (!isReady) return <div className={styles.costsSpace} />;
  const others = price.people - 1;
  return (
    <>
      <Fold look="panel" summary={t('curve.summary')}>
        <PriceCurve items={items} terms={terms} />
      </Fold>
      {hasPrice && others > 0 && (
        <p className={styles.honour}>
          {t('split.cart', {
            count: others,
            // Rounded up to the cent: some may pay one less.
            amount: formatMinor(Math.ceil((price.total * 100) / others), currency, locale),
          })}
        </p>
      )}
    </>
  );
};
