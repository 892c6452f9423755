import { useDayText } from '@/ui/hooks/useDayText';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import type { CartItem } from '@/commerce/cart/cart';
import type { PlannedProduct } from '@/commerce/cart/catalogue';
import { resolveStartTime } from '@/commerce/cart/notices';
import { chargedQuantity } from '@/commerce/pricing/priceItem';
import { useNoticeText } from '../cart/useNoticeText';
import type { PlannedDay } from '../cart/useSettledPlan';
import styles from './PlanOverview.module.css';

interface PlanOverviewProps {
  readonly days: readonly PlannedDay<PlannedProduct>[];
}

const nameOfExtra = (product: PlannedProduct | undefined, id: number) =>
  product?.extras.find((extra) => extra.id === id)?.name ?? '';

/** The plan, day by day, read-only. */
export const PlanOverview = ({ days }: PlanOverviewProps) => {
  const { t } = useTranslation(['plan', 'common']);
  const { formatAmount } = useMoney();
  const dayTextOf = useDayText();
  const textOf = useNoticeText();
  const timeOf = ({ start_time }: CartItem, { startTimes }: PlannedProduct) => {
    const time = resolveStartTime(start_time, startTimes);
    return time === undefined ? t('plan:start.any') : t('plan:start.only', { time });
  };
  return (
    <ul className={styles.days}>
      {days.map(({ key, day, choice, items }) => (
        <li key={key}>
          <h3 className={styles.day}>{dayTextOf(day, choice)}</h3>
          <ul className={styles.items}>
            {items.map(({ item, product, name, price, notices }) => (
              <li key={item.id} className={styles.item}>
                <span>
                  <span className={styles.name}>{name ?? t('plan:notices.gone')}</span>
                  {name !== undefined &&
                    notices.map((notice) => (
                      <strong key={notice} className={styles.notice}>
                        {textOf(notice, product)}
                      </strong>
                    ))}
                  {product && product.startTimes.length > 0 && (
                    <span className={styles.people}>{timeOf(item, product)}</span>
                  )}
                  <span className={styles.people}>
                    {t('common:plan.people', { count: item.number_of_people })}
                  </span>
                  {item.extras.map(({ id, quantity, min_people: least }) => (
                    <span key={id} className={styles.people}>
                      {`${chargedQuantity(quantity, least)} × ${nameOfExtra(product, id)}`}
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
