import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from '@/ui/hooks/useTranslation';
import { formatShortDay } from '@/lib/formatTime';
import type { PlannedProduct } from '@/commerce/cart/catalogue';
import { isBlocking } from '@/commerce/cart/notices';
import { useNoticeText } from '../cart/useNoticeText';
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

/** The plan, day by day, read-only. */
export const PlanOverview = ({ days }: PlanOverviewProps) => {
  const { t } = useTranslation(['plan', 'common']);
  const { formatAmount, locale } = useMoney();
  const textOf = useNoticeText();
  return (
    <ul className={styles.days}>
      {days.map(({ day, items }) => (
        <li key={day}>
          <h3 className={styles.day}>{formatShortDay(day, locale)}</h3>
          <ul className={styles.items}>
            {items.map(({ item, product, price, notices }) => (
              <li key={item.id} className={styles.item}>
                <span>
                  <span className={styles.name}>{product?.name ?? t('plan:notices.gone')}</span>
                  {product &&
                    notices.filter(isBlocking).map((notice) => (
                      <strong key={notice} className={styles.blocking}>
                        {textOf(notice, product)}
                      </strong>
                    ))}
                  <span className={styles.people}>
                    {t('common:plan.people', { count: item.number_of_people })}
                  </span>
                  {item.extras.map(({ id, quantity, min_people: least }) => (
                    <span key={id} className={styles.people}>
                      {`${Math.max(quantity, least)} × ${nameOfExtra(product, id)}`}
                    </span>
                  ))}
                </span>
                {product && !notices.includes('tooMany') && (
                  <span className={styles.price}>{formatAmount(price.total)}</span>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
};
