import { nextOpenDay } from '@/commerce/cart/bookableDay';
import { daysAhead } from '@/commerce/cart/changes';
import { isBlocking } from '@/commerce/cart/notices';
import { AskAboutGroup, type ContactLinks } from '@/ui/components/AskAboutGroup';
import { Button } from '@/ui/components/Button';
import { Icon } from '@/ui/components/Icon';
import { useCart } from '@/ui/hooks/useCart';
import { useMoney } from '@/ui/hooks/useMoney';
import { useRequestText } from '@/ui/hooks/useRequestText';
import { useTranslation } from 'next-i18next/pages';
import { addDays } from '@/lib/days';
import { formatShortDay } from '@/lib/formatTime';
import styles from './CartItemCard.module.css';
import type { Move } from './useMove';
import { useNoticeText } from './useNoticeText';
import type { PlannedItem } from './useSettledPlan';

interface ItemNoticesProps {
  readonly planned: PlannedItem;
  readonly today: string;
  readonly contact: ContactLinks;
  readonly onMove: Move['toDay'];
}

/** Reasons why an item cannot be booked, each with a fix, and other notices. */
export const ItemNotices = ({ planned, today, contact, onMove }: ItemNoticesProps) => {
  const { t } = useTranslation('plan');
  const { locale } = useMoney();
  const textOf = useNoticeText();
  const toText = useRequestText();
  const { city } = useCart();
  const { item, product, notices } = planned;
  if (notices.length === 0) return null;
  const isDayRefused = notices.includes('past') || notices.includes('closed');
  // If the planned day is past, search from the usual lead time, not from today.
  const from = item.selected_date < today ? addDays(today, daysAhead) : item.selected_date;
  const open = product && isDayRefused ? nextOpenDay(from, today, product) : null;
  return (
    <>
      <ul id={`notices-${item.id}`} className={styles.notices}>
        {notices.map((notice) => (
          <li key={notice} className={isBlocking(notice) ? styles.blocking : undefined}>
            <Icon name="alert" size={18} />
            <span>{textOf(notice, product)}</span>
          </li>
        ))}
        {open !== null && (
          <li>
            <Button look="quiet" className={styles.move} onClick={() => onMove(item.id, open)}>
              {t('notices.moveTo', { day: formatShortDay(open, locale) })}
            </Button>
          </li>
        )}
      </ul>
      {product && notices.includes('tooMany') && (
        <AskAboutGroup
          links={contact}
          people={item.number_of_people}
          text={toText({
            activity: product.name,
            city: city?.name ?? '',
            day: item.date_choice ? null : item.selected_date,
            people: item.number_of_people,
          })}
        />
      )}
    </>
  );
};
