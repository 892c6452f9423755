import type { ReviewProps } from '@/ui/components/cards';
import { useTranslation } from 'next-i18next/pages';
import styles from './Reviews.module.css';
import { Stars } from './Stars';

interface ReviewsProps {
  readonly reviews: readonly ReviewProps[];
}

/** Reviews of customers. The shipped ones are examples and are marked as such. */
export const Reviews = ({ reviews }: ReviewsProps) => {
  const { t } = useTranslation('common');
  return (
    <ul className={styles.list}>
      {reviews.map(({ author, text, stars, date, about }) => (
        <li key={author} className={styles.review}>
          <p>
            <Stars value={stars} label={t('rating.label', { value: stars })} />
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
