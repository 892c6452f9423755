import { Button } from '@/ui/components/Button';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import type { TripPageProps } from './tripPage';
import styles from './TripView.module.css';

interface NoTripProps extends TripPageProps {
  readonly words: 'unknown' | 'failure';
  readonly onRetry?: () => void;
}

/** Says why there is no trip to show. */
export const NoTrip = ({ words, onRetry, heading, home }: NoTripProps) => {
  const { t } = useTranslation('trip');
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [heading, words]);
  return (
    <div className={styles.none}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {t(`${words}.heading`)}
      </h1>
      <p>{t(`${words}.text`)}</p>
      {onRetry && (
        <Button look="cta" onClick={onRetry}>
          {t('failure.retry')}
        </Button>
      )}
      <ButtonLink href={home}>{t('home')}</ButtonLink>
    </div>
  );
};
