import type { RatingProps } from '@/ui/components/cards';
import { useTranslation } from 'next-i18next/pages';
import styles from './Rating.module.css';
import { Stars } from './Stars';

interface Props extends RatingProps {
  /** The average, for five stars. Without it, as on cards, there is one star. */
  readonly stars?: number;
}

/** Average and number of ratings. Demo ratings are marked as such. */
export const Rating = ({ value, count, isDemo, stars }: Props) => {
  const { t } = useTranslation('common');
  return (
    <p className={styles.rating}>
      {stars === undefined ? (
        <>
          <span className={styles.star} aria-hidden="true">
            ★
          </span>
          <span role="img" aria-label={t('rating.label', { value })}>
            {value}
          </span>
        </>
      ) : (
        <>
          <Stars value={stars} label={t('rating.label', { value })} />
          <span aria-hidden="true">{value}</span>
        </>
      )}
      <span className={styles.count}>
        {t('rating.count', { count })}
        {isDemo && ` (${t('rating.demo')})`}
      </span>
    </p>
  );
};
