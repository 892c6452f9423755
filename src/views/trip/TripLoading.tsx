import { useTranslation } from 'next-i18next/pages';
import styles from '@/ui/components/emptyPage.module.css';

export const TripLoading = () => {
  const { t } = useTranslation('trip');
  return (
    <p role="status" className={styles.none}>
      {t('loading')}
    </p>
  );
};
