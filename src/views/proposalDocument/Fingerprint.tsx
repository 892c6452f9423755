import { useTranslation } from 'next-i18next/pages';
import styles from './FoundDocument.module.css';

/** The whole hash of the version, by which two copies are compared. */
export const Fingerprint = ({ hash }: { readonly hash: string }) => {
  const { t } = useTranslation('proposalDocument');
  return (
    <footer className={styles.fingerprint}>
      <p>
        {t('fingerprint.heading')}
        <code className={styles.code}>{hash}</code>
      </p>
      <p className={styles.small}>{t('fingerprint.text')}</p>
    </footer>
  );
};
