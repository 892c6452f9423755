import { nextOpenDay } from '@/cart/bookableDay';
import { daysAhead } from '@/cart/changes';
import { isBlocking } from '@/cart/notices';
import { Icon } from '@/components/Icon';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { addDays } from '@/lib/days';
import { formatShortDay } from '@/lib/formatTime';
import styles from './CartItemCard.module.css';
import type { Move } from './useMove';
import type { PlannedItem } from './useSettledPlan';

interface ItemNoticesProps {
  readonly planned: PlannedItem;
  readonly today: string;
  readonly onMove: Move;
}

/** What keeps an item from being booked, with the way out, and what is good to know. */
export const ItemNotices = ({ planned, today, onMove }: ItemNoticesProps) => {
  const { t } = useTranslation('plan');
  const { locale } = useMoney();
  const { item, product, notices } = planned;
  if (notices.length === 0) return null;
  const isDayRefused = notices.includes('past') || notices.includes('closed');
  // Who left a plan lying wants time to travel, not today.
  const from = item.selected_date < today ? addDays(today, daysAhead) : item.selected_date;
  const open = product && isDayRefused ? nextOpenDay(from, today, product) : null;
  return (
    <ul id={`notices-${item.id}`} className={styles.notices}>
      {notices.map((notice) => (
        <li key={notice} className={isBlocking(notice) ? styles.blocking : undefined}>
          <Icon name="alert" size={18} />
          <span>
            {notice === 'tooMany'
              ? t('notices.tooMany', { count: product?.mostPeople ?? 0 })
              : t(`notices.${notice}`)}
          </span>
        </li>
      ))}
      {open !== null && (
        <li>
          <button type="button" className={styles.move} onClick={() => onMove(item.id, open)}>
            {t('notices.moveTo', { day: formatShortDay(open, locale) })}
          </button>
        </li>
      )}
    </ul>
  );
};
