import { useEffect } from 'react';
import { Button } from '@/ui/components/Button';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { useTranslation } from 'next-i18next/pages';
import type { DocumentPageProps } from './documentPage';
import styles from './DocumentView.module.css';

interface NoDocumentProps extends DocumentPageProps {
  readonly words: 'unknown' | 'failure';
  readonly onRetry?: () => void;
}

/** Says why there is no document to show. */
export const NoDocument = ({ words, onRetry, heading, home }: NoDocumentProps) => {
  const { t } = useTranslation('proposalDocument');
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
