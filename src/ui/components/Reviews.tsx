import type { ReviewProps } from '@/ui/components/cards';
import { useTranslation } from '@/ui/hooks/useTranslation';
import styles from './Reviews.module.css';

interface ReviewsProps {
  readonly reviews: readonly ReviewProps[];
}

const most = 5;

/** Reviews of customers. The shipped ones are examples and are marked as such. */
export const Reviews = ({ reviews }: ReviewsProps) => {
  const { t } = useTranslation('common');
  return (
    <ul className={styles.list}>
      {reviews.map(({ author, text, stars, date, about }) => (
        <li key={author} className={styles.review}>
          <p className={styles.stars} role="img" aria-label={t('rating.label', { value: stars })}>
            <span aria-hidden="true">{'★'.repeat(Math.round(stars)).padEnd(most, '☆')}</span>
          </p>
          <blockquote className={styles.text}>{text}</blockquote>
          <p className={styles.author}>
            <strong>{author}</strong>
            <span>{[about, date, t('reviews.demo')].filter(Boolean).join(' · ')}</span>
          </p>
        </li>
      ))}
    </ul>
  );
};
