import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { formatShortDay } from '@/lib/formatTime';
import type { PlannedProduct } from '@/cart/catalogue';
import type { PlannedItem } from '../cart/useSettledPlan';
import styles from './PlanOverview.module.css';

interface PlanOverviewProps {
  readonly days: readonly {
    readonly day: string;
    readonly items: readonly PlannedItem<PlannedProduct>[];
  }[];
}

const nameOfExtra = (product: PlannedProduct | undefined, id: number) =>
  product?.extras.find((extra) => extra.id === id)?.name ?? '';

/** The plan to read, day by day. */
export const PlanOverview = ({ days }: PlanOverviewProps) => {
  const { t } = useTranslation(['plan', 'common']);
  const { formatAmount, locale } = useMoney();
  return (
    <ul className={styles.days}>
      {days.map(({ day, items }) => (
        <li key={day}>
          <h3 className={styles.day}>{formatShortDay(day, locale)}</h3>
          <ul className={styles.items}>
            {items.map(({ item, product, price }) => (
              <li key={item.id} className={styles.item}>
                <span>
                  <span className={styles.name}>{product?.name ?? t('plan:notices.gone')}</span>
                  <span className={styles.people}>
                    {t('common:plan.people', { count: item.number_of_people })}
                  </span>
                  {item.extras.map(({ id, quantity, min_people: least }) => (
                    <span key={id} className={styles.people}>
                      {`${Math.max(quantity, least)} × ${nameOfExtra(product, id)}`}
                    </span>
                  ))}
                </span>
                {product && <span className={styles.price}>{formatAmount(price.total)}</span>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
};
