import type { ConfirmedOrder } from '@/cart/parseOrder';
import { PlanTotals } from '@/components/PlanTotals';
import { PriceLines } from '@/components/PriceLines';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { formatShortDay } from '@/lib/formatTime';
import styles from './OrderedPlan.module.css';

/** A plan as it was ordered, at the prices and in the currency of that moment. */
export const OrderedPlan = ({ order }: { readonly order: ConfirmedOrder }) => {
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
        <PlanTotals price={totals} currency={currency} />
      </div>
    </div>
  );
};
