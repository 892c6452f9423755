import type { ConfirmedOrder } from '@/commerce/cart/parseOrder';
import type { BalanceDue } from '@/commerce/pricing/payment';
import { PlanTotals } from '@/ui/components/PlanTotals';
import { PriceLines } from '@/ui/components/PriceLines';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from '@/ui/hooks/useTranslation';
import { formatShortDay } from '@/lib/formatTime';
import styles from './OrderedPlan.module.css';

/** An ordered plan, in the prices and the currency of the order. */
export const OrderedPlan = ({
  order,
  balanceDue,
}: {
  readonly order: ConfirmedOrder;
  readonly balanceDue: BalanceDue;
}) => {
  const { t } = useTranslation('common');
  const { locale } = useMoney();
  const { items, totals, currency } = order;
  const inOrder = [...items].sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  return (
    <div className={styles.columns}>
      <ul className={styles.items}>
        {inOrder.map(({ id, name, day, people, price, extras }) => (
          <li key={id} className={styles.item}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.when}>
              {formatShortDay(day, locale)}, {t('plan.people', { count: people })}
            </p>
            <PriceLines
              price={price}
              currency={currency}
              nameOfExtra={(extra) => extras[extra] ?? ''}
            />
          </li>
        ))}
      </ul>
      <div className={styles.totals}>
        <PlanTotals price={totals} balanceDue={balanceDue} currency={currency} />
      </div>
    </div>
  );
};
