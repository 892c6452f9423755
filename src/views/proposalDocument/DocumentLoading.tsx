import { useTranslation } from 'next-i18next/pages';
import styles from '@/ui/components/emptyPage.module.css';

export const DocumentLoading = () => {
  const { t } = useTranslation('proposalDocument');
  return (
    <p role="status" className={styles.none}>
      {t('loading')}
    </p>
  );
};
