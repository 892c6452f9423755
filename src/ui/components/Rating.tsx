import type { RatingProps } from '@/ui/components/cards';
import { useTranslation } from '@/ui/hooks/useTranslation';
import styles from './Rating.module.css';

/** Average and number of ratings. Demo ratings are marked as such. */
export const Rating = ({ value, count, isDemo }: RatingProps) => {
  const { t } = useTranslation('common');
  return (
    <p className={styles.rating}>
      <span className={styles.star} aria-hidden="true">
        ★
      </span>
      <span role="img" aria-label={t('rating.label', { value })}>
        {value}
      </span>
      <span className={styles.count}>
        {t('rating.count', { count })}
        {isDemo && ` (${t('rating.demo')})`}
      </span>
    </p>
  );
};
