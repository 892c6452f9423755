import { formatMoney } from '@/lib/formatMoney';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import type { ItemParts } from './itemParts';
import styles from './TripItemCard.module.css';

/** What an activity costs, for how many people, and whether as many have said yes. */
export const ItemPrice = ({ item, trip }: Pick<ItemParts, 'item' | 'trip'>) => {
  const { t } = useTranslation('trip');
  const { locale } = useMoney();
  if (!item.isSold) return <p className={styles.note}>{t('items.gone')}</p>;
  const { people, coming, followsRsvps, mostPeople, state } = item;
  const format = (amount: number) => formatMoney(amount, trip.currency, locale);
  const more = coming.yes - people;
  return (
    <>
      <p className={styles.price}>
        <strong className={styles.figure}>
          {t('items.each', { price: format(item.perHead) })}
        </strong>
        <span>{t('size.total', { price: format(item.total), count: people })}</span>
      </p>
      {state === 'planned' && followsRsvps && (
        <p className={styles.small}>
          {coming.yes > 0 ? t('size.followed') : t('size.nobody', { count: people })}
        </p>
      )}
      {state === 'planned' && !followsRsvps && coming.yes > 0 && more !== 0 && (
        <p className={more > 0 ? styles.note : styles.small}>
          {more > 0 ? t('size.more', { count: more }) : t('size.fewer', { count: -more })}
        </p>
      )}
      {mostPeople !== null && Math.max(people, coming.yes) > mostPeople && (
        <p className={styles.note}>{t('size.most', { count: mostPeople })}</p>
      )}
    </>
  );
};
